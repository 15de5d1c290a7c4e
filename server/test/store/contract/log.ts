import { expect, test } from 'vitest'
import { anEntry } from '../samples.ts'
import { endings, laid, type Open } from './ground.ts'

const many = 500

export function logContract(open: Open): void {
  test('lines are read as they were written, in the order of seq', async () => {
    const opened = await open()
    const { log } = opened.store
    await laid(opened, 't1', 't2')
    const lines = [
      anEntry('t1', 1),
      anEntry('t1', 2, { kind: 'undo', seat: null, move: null }),
      anEntry('t1', 3, { kind: 'hurry', by: 'clock', move: { until: 5 } }),
      anEntry('t1', 4, { by: 'bot', move: [1, 'two', null, { three: [] }] }),
    ]
    // In the same turn, so in one commit: whoever came last stands last.
    await Promise.all(lines.toReversed().map((line) => log.append(line)))
    await log.append(anEntry('t2', 1))
    expect(await log.read('t1')).toStrictEqual(lines)
    expect(await log.read('t3')).toEqual([])
  })

  test('the time of the last line of any log is known', async () => {
    const opened = await open()
    const { log } = opened.store
    expect(await log.newest()).toBe(0)
    await laid(opened, 't1', 't2')
    await log.append(anEntry('t2', 1, { at: 7000 }))
    await log.append(anEntry('t1', 1, { at: 5000 }))
    expect(await log.newest()).toBe(7000)
  })

  test('a seq or an id that is there already is a conflict', async () => {
    const opened = await open()
    const { log } = opened.store
    await laid(opened, 't1', 't2')
    await log.append(anEntry('t1', 1))
    expect(
      await endings([
        log.append(anEntry('t1', 1, { id: 'another' })),
        log.append(anEntry('t1', 2, { id: 'id-1' })),
        log.append(anEntry('t2', 1)),
      ]),
    ).toEqual(['Conflict', 'Conflict', 'well'])
    expect(await log.read('t1')).toStrictEqual([anEntry('t1', 1)])
  })

  test('the same line twice at once is written once', async () => {
    const opened = await open()
    const { log } = opened.store
    await laid(opened, 't1')
    const results = await endings([1, 1, 1].map((seq) => log.append(anEntry('t1', seq))))
    expect(results.toSorted()).toEqual(['Conflict', 'Conflict', 'well'])
    expect(await log.read('t1')).toHaveLength(1)
  })

  test('of two servers that write the same line, exactly one does', async () => {
    const here = await open()
    const there = await open(here.place)
    await laid(here, 't1')
    for (let seq = 1; seq <= 50; seq++) {
      const results = await endings([
        here.store.log.append(anEntry('t1', seq, { id: `here-${seq}` })),
        there.store.log.append(anEntry('t1', seq, { id: `there-${seq}` })),
      ])
      expect(results.toSorted()).toEqual(['Conflict', 'well'])
    }
    const lines = await here.store.log.read('t1')
    expect(lines.map(({ seq }) => seq)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1))
    expect(await there.store.log.read('t1')).toStrictEqual(lines)
  })

  test('of two servers that write the same many lines in any order, each line is written by one', async () => {
    const here = await open()
    const there = await open(here.place)
    await laid(here, 't1', 't2')
    const seqs = Array.from({ length: 200 }, (_, index) => index + 1)
    const lines = (name: string) =>
      seqs.flatMap((seq) => ['t1', 't2'].map((table) => anEntry(table, seq, { id: `${name}-${seq}` })))
    const [mine, theirs] = await Promise.all([
      endings(lines('here').map((line) => here.store.log.append(line))),
      endings(
        lines('there')
          .toReversed()
          .map((line) => there.store.log.append(line)),
      ),
    ])
    expect(mine).toEqual(theirs.toReversed().map((ending) => (ending === 'well' ? 'Conflict' : 'well')))
    expect(await here.store.log.read('t1')).toHaveLength(seqs.length)
    expect(await here.store.log.read('t2')).toHaveLength(seqs.length)
  })

  test('one bad line among many spoils nothing for the others', async () => {
    const opened = await open()
    const { log } = opened.store
    await laid(opened, 't1')
    const taken = Array.from({ length: 77 }, (_, index) => anEntry('t1', index + 1))
    await Promise.all(taken.map((line) => log.append(line)))
    const lines = Array.from({ length: many }, (_, index) => anEntry('t1', index + 77))
    const results = await endings(lines.map((line) => log.append(line)))
    expect(results).toEqual(lines.map(({ seq }) => (seq === 77 ? 'Conflict' : 'well')))
    expect(await log.read('t1')).toStrictEqual([...taken, ...lines.slice(1)])
  })

  test('a line that cannot be written at all spoils nothing for the others either', async () => {
    const opened = await open()
    const { log } = opened.store
    await laid(opened, 't1', 't2', 't3', 't4')
    const circle: { self?: unknown } = {}
    circle.self = circle
    const results = await endings([
      log.append(anEntry('t1', 1)),
      log.append(anEntry('nowhere', 1)),
      log.append(anEntry('t2', 1, { id: 'a\0b' })),
      log.append(anEntry('t3', 1, { move: circle })),
      log.append(anEntry('t4', 1)),
    ])
    expect(results.map((result) => result === 'well')).toEqual([true, false, false, false, true])
    expect(results).not.toContain('Conflict')
    const kept = await Promise.all(['t1', 't2', 't3', 't4'].map((table) => log.read(table)))
    expect(kept.map((lines) => lines.length)).toEqual([1, 0, 0, 1])
  })

  test('a line whose predecessor is not stored is refused', async () => {
    const opened = await open()
    const { log } = opened.store
    await laid(opened, 't1', 't2')
    await log.append(anEntry('t1', 1))
    expect(await endings([3, 2, 5, 4].map((seq) => log.append(anEntry('t1', seq))))).toEqual(Array(4).fill('well'))
    expect(await endings([log.append(anEntry('t1', 7)), log.append(anEntry('t2', 2))])).toEqual(['Gap', 'Gap'])
    expect(await endings([log.append(anEntry('t1', 0)), log.append(anEntry('t1', -1))])).toEqual(['Gap', 'Gap'])
    expect((await log.read('t1')).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5])
    expect(await log.read('t2')).toEqual([])
  })

  test('a line that is refused takes those after it along, however many come at once', async () => {
    const opened = await open()
    const { log } = opened.store
    await laid(opened, 't1')
    await log.append(anEntry('t1', 1, { id: 'first' }))
    const results = await endings([
      log.append(anEntry('t1', 2)),
      // Its id is there already, so line 3 is not written, and line 4 would lie behind a hole.
      log.append(anEntry('t1', 3, { id: 'first' })),
      log.append(anEntry('t1', 4)),
    ])
    expect(results).toEqual(['well', 'Conflict', 'Gap'])
    expect((await log.read('t1')).map(({ seq }) => seq)).toEqual([1, 2])
  })

  test('a seq that is there already is a conflict, though its predecessor is missing', async () => {
    const opened = await open()
    const { log } = opened.store
    await laid(opened, 't1')
    await Promise.all([1, 2, 3].map((seq) => log.append(anEntry('t1', seq))))
    await opened.database.kysely.deleteFrom('entries').where('seq', '=', 2).execute()
    expect(await endings([3, 4].map((seq) => log.append(anEntry('t1', seq, { id: `new-${seq}` }))))).toEqual([
      'Conflict',
      'well',
    ])
  })

  test('more lines at once than one commit takes are all written', async () => {
    const opened = await open()
    const { log } = opened.store
    await laid(opened, 't1')
    const lines = Array.from({ length: 2500 }, (_, index) => anEntry('t1', index + 1))
    await Promise.all(lines.map((line) => log.append(line)))
    expect(await log.read('t1')).toStrictEqual(lines)
  })

  test('whoever closes the store waits for the lines on their way', async () => {
    const opened = await open()
    await laid(opened, 't1')
    const written = opened.store.log.append(anEntry('t1', 1))
    await opened.store.close()
    await written
    const again = await open(opened.place)
    expect(await again.store.log.read('t1')).toHaveLength(1)
    await expect(opened.store.log.append(anEntry('t1', 2))).rejects.toThrow(Error)
  })

  test('the newest snapshot before a line is found, and a newer one of the same line takes its place', async () => {
    const opened = await open()
    const { log } = opened.store
    await laid(opened, 't1')
    expect(await log.snapshot('t1', 1000)).toBeNull()
    for (const seq of [100, 50, 150]) await log.saveSnapshot({ table: 't1', seq, data: { seq } })
    await log.saveSnapshot({ table: 't1', seq: 100, data: { again: [true] } })
    expect(await log.snapshot('t1', 1000)).toStrictEqual({ table: 't1', seq: 150, data: { seq: 150 } })
    expect(await log.snapshot('t1', 150)).toStrictEqual({ table: 't1', seq: 100, data: { again: [true] } })
    expect(await log.snapshot('t1', 50)).toBeNull()
    expect(await log.snapshot('t2', 1000)).toBeNull()
  })
}
