import { expect, test } from 'vitest'
import { Conflict } from '../../../store/store.ts'
import { aRecord, aReport } from '../samples.ts'
import { laid, type Open } from './ground.ts'

export function recordsContract(open: Open): void {
  test('a record is kept under its id, once', async () => {
    const { records } = (await open()).store
    await records.save(aRecord('r1'))
    await expect(records.save(aRecord('r1', { sealed: 'other' }))).rejects.toThrow(Conflict)
    expect(await records.find('r1')).toStrictEqual(aRecord('r1'))
    expect(await records.find('r2')).toBeNull()
    await records.forget('ada')
    expect(await records.find('r1')).toStrictEqual(aRecord('r1', { account: null }))
  })

  test('a report is open until it is settled, once; the newest comes first', async () => {
    const opened = await open()
    const { reports } = opened.store
    await laid(opened, 't1')
    await reports.save(aReport('old', { at: 1 }))
    await reports.save(aReport('new', { at: 3, talk: null }))
    await reports.save(aReport('middle', { at: 2 }))
    await expect(reports.save(aReport('old'))).rejects.toThrow(Conflict)
    expect((await reports.list(true)).map(({ id }) => id)).toEqual(['new', 'middle', 'old'])
    expect(await reports.settle('middle', 9)).toBe(true)
    expect(await reports.settle('middle', 10)).toBe(false)
    expect(await reports.settle('none', 10)).toBe(false)
    expect((await reports.list(true)).map(({ id }) => id)).toEqual(['new', 'old'])
    expect(await reports.list(false)).toStrictEqual([aReport('middle', { at: 2, settledAt: 9 })])
  })

  test('the house remembers the last thing it was told', async () => {
    const { memory } = (await open()).store
    expect(await memory.get('vapid')).toBeNull()
    await memory.set('vapid', 'one')
    await memory.set('vapid', 'two')
    expect(await memory.get('vapid')).toBe('two')
    expect(await memory.keep('vapid', 'three')).toBe('two')
    expect(await memory.keep('other', 'first')).toBe('first')
  })

  test('servers that start at once agree on what they keep', async () => {
    const here = await open()
    const there = await open(here.place)
    const kept = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 === 0 ? here : there).store.memory.keep('key', String(index)),
      ),
    )
    expect(new Set(kept).size).toBe(1)
    expect(await here.store.memory.get('key')).toBe(kept[0])
  })

  test('the store answers until it is closed, which may be done twice', async () => {
    const { store } = await open()
    await store.memory.get('key')
    await store.close()
    await store.close()
    await expect(store.memory.get('key')).rejects.toThrow(Error)
  })
}
