import { describe, expect, test } from 'vitest'
import { aSeat, aTable } from '../store/samples.ts'
import { ada, ben, cleo, openHouse, pass, show, started, stopTime } from './house.ts'

const minute = 60_000
const page = { limit: 30 }
const every = { free: 'no' } as const

describe('a list', () => {
  test('of one’s tables and turns opens no table that was put away, and knows whose turn it is', async () => {
    stopTime()
    const { house } = await openHouse()
    const table = await started(house, { visibility: 'open' })
    await show(table, ada, 3)
    await pass(7 * minute)
    expect(house.size).toBe(0)
    expect(await house.lists.turns(ada.id, page)).toEqual({ tables: [], next: null })
    expect(await house.lists.turns(ben.id, page)).toEqual({ tables: [table.id], next: null })
    const { tables } = await house.lists.running(ben.id, 'playing', page)
    expect(tables).toMatchObject([{ id: table.id, seat: 1, awaiting: [{ seat: 1, ask: 'fingers' }], trouble: null }])
    expect(house.openTables.page(every, 9).tables.map(({ id }) => id)).toEqual([table.id])
    expect(house.size).toBe(0)
    await show(await house.open(table.id), ben, 3)
    expect((await house.lists.turns(ada.id, page)).tables).toEqual([table.id])
  })

  test('of the lobby shows a new name, be the table in memory or not', async () => {
    stopTime()
    const { house } = await openHouse()
    await started(house, { visibility: 'open' })
    await pass(7 * minute)
    expect(house.size).toBe(0)
    await house.introduce(ada.id)
    expect(house.size).toBe(1)
  })

  test('of history opens no table at all', async () => {
    stopTime()
    const { house, store } = await openHouse()
    for (let n = 0; n < 5; n++) {
      const table = aTable(`t${n}`, { status: 'finished', finishedAt: n, outcome: { places: [2, 1], reason: 'most' } })
      await store.tables.create(table, [aSeat(0, { account: ada.id }), aSeat(1, { bot: 'easy', character: 'mousse' })])
    }
    const first = await house.lists.history(ada.id, { limit: 3 })
    expect(first.games.map(({ id }) => id)).toEqual(['t4', 't3', 't2'])
    expect(first.games[0]).toMatchObject({
      seat: 0,
      places: [2, 1],
      reason: 'most',
      rated: null,
      seats: [
        { kind: 'person', name: 'ADA' },
        { kind: 'bot', name: 'Célestin Mousse', level: 'easy' },
      ],
    })
    const rest = await house.lists.history(ada.id, { limit: 3, after: first.next ?? undefined })
    expect(rest.games.map(({ id }) => id)).toEqual(['t1', 't0'])
    expect(rest.next).toBeNull()
    expect(house.size).toBe(0)
  })

  test('has a table that can’t be opened, and says why', async () => {
    const { house, store, again } = await openHouse()
    const fine = await started(house)
    const broken = { status: 'playing', game: 'forgotten', seed: 's', startedAt: 1, version: 1, host: ada.id } as const
    await store.tables.create(aTable('broken', broken), [aSeat(0, { account: ada.id }), aSeat(1)])
    const { house: next } = await again()
    const { tables } = await next.lists.running(ada.id, 'playing', page)
    expect(tables.map(({ id, trouble }) => [id, trouble])).toEqual([
      [fine.id, null],
      ['broken', "This table can't be opened: nobody here knows its game any more."],
    ])
    expect((await next.lists.turns(ada.id, page)).tables).toEqual([fine.id])
  })

  test('of turns is leafed through, however many tables there are where one only waits', async () => {
    const { house } = await openHouse()
    const mine: string[] = []
    for (let n = 0; n < 6; n++) {
      const table = await started(house)
      if (n % 2 === 0) await show(table, ada, 3)
      else mine.unshift(table.id)
    }
    // Those that began in the same moment go by their ids.
    const all = (await house.lists.turns(ada.id, page)).tables
    expect(all.toSorted()).toEqual(mine.toSorted())
    const met: string[] = []
    for (let after: string | undefined; met.length < 9;) {
      const { tables, next } = await house.lists.turns(ada.id, { limit: 1, after })
      met.push(...tables)
      if (next === null) break
      after = next
    }
    expect(met).toEqual(all)
  })
})

test('a quick match sits down where somebody waits longest', async () => {
  stopTime()
  const { house } = await openHouse()
  const wish = { game: 'whispers', clock: { kind: 'none' } } as const
  const first = await house.quick(ada, { ...wish, seats: 3 })
  await pass(1000)
  expect((await house.quick(cleo, { ...wish, seats: 5 })).id).not.toBe(first.id)
  expect((await house.quick(ben, wish)).id).toBe(first.id)
  expect((await house.quick(ada, wish)).id).toBe(first.id)
})
