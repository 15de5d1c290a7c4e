import { expect, test } from 'vitest'
import { raiseGeneration } from '../../../store/generation.ts'
import { Restored } from '../../../store/store.ts'
import { aLineOfTalk, anEntry, anAnswer, aRating } from '../samples.ts'
import { endings, laid, type Open, type Opened } from './ground.ts'

/** What a restore does last. */
async function raise({ database }: Opened): Promise<void> {
  await database.kysely.transaction().execute(raiseGeneration)
}

export function restoredContract(open: Open): void {
  test('nothing that rests on what was remembered is written, until somebody has asked', async () => {
    const opened = await open()
    const { store } = opened
    await laid(opened, 't1')
    await store.tables.change('t1', { status: 'playing' })
    const before = await store.tables.find('t1')
    await raise(opened)
    const writes = () => [
      store.log.append(anEntry('t1', 1)),
      store.log.append(anEntry('t1', 2)),
      store.log.saveSnapshot({ table: 't1', seq: 50, data: {} }),
      store.talk.append(aLineOfTalk('t1', 1)),
      store.sealed.put(anAnswer('t1', 0)),
      store.orders.set({ table: 't1', account: 'ada', orders: {} }),
      store.calls.set({ table: 't1', account: 'ada', asked: 1, times: 1 }),
      store.tables.change('t1', { host: 'eve' }, []),
      store.tables.finish('t1', { places: [1], reason: 'over' }, 1, async () => [aRating('ada')]),
    ]
    const refused = Array<string>(9).fill('Restored')
    expect(await endings(writes())).toEqual(refused)
    expect(await endings(writes())).toEqual(refused)
    expect(await store.log.read('t1')).toEqual([])
    expect(await store.log.snapshot('t1', 99)).toBeNull()
    expect(await store.talk.read('t1', 0)).toEqual([])
    expect(await store.sealed.of('t1')).toEqual([])
    expect(await store.orders.of('t1')).toEqual([])
    expect(await store.calls.of('t1')).toEqual([])
    expect(await store.tables.find('t1')).toStrictEqual(before)

    expect(await store.restoredSince()).toBe(true)
    expect(await endings(writes())).toEqual(refused.map(() => 'well'))
  })

  test('it is told once a restore, and to every server', async () => {
    const here = await open()
    const there = await open(here.place)
    let forgotten = 0
    const forget = (): void => void forgotten++
    expect(await here.store.restoredSince(forget)).toBe(false)
    await raise(there)
    expect(await here.store.restoredSince(forget)).toBe(true)
    expect(await here.store.restoredSince(forget)).toBe(false)
    expect(await there.store.restoredSince(forget)).toBe(true)
    await raise(there)
    expect(await here.store.restoredSince(forget)).toBe(true)
    expect(forgotten).toBe(3)
  })

  test('a line that was on its way when somebody asked is not written all the same', async () => {
    const opened = await open()
    const { store } = opened
    await laid(opened, 't1')
    await raise(opened)
    const stale = endings([store.log.append(anEntry('t1', 8))])
    const fresh: Promise<string[]>[] = []
    await store.restoredSince(() => void fresh.push(endings([store.log.append(anEntry('t1', 1))])))
    expect(await stale).toEqual(['Restored'])
    expect(await Promise.all(fresh)).toEqual([['well']])
    expect(await store.log.read('t1')).toStrictEqual([anEntry('t1', 1)])
  })

  test('a database that has lost its mark counts as restored', async () => {
    const opened = await open()
    const { store } = opened
    await laid(opened, 't1')
    await opened.database.kysely.deleteFrom('memory').execute()
    await expect(store.log.append(anEntry('t1', 1))).rejects.toThrow(Restored)
    expect(await store.restoredSince()).toBe(true)
    await store.log.append(anEntry('t1', 1))
  })
}
