import { expect, test } from 'vitest'
import type { TableFilter } from '../../../store/store.ts'
import { Conflict } from '../../../store/store.ts'
import { aRating, aSeat, aTable } from '../samples.ts'
import { endings, laid, type Open, type Opened } from './ground.ts'

const outcome = { places: [1, 2], reason: 'counted' }
const { game } = aRating('ada')

/** Some tables, the newest last. */
async function several({ store }: Opened): Promise<void> {
  await store.tables.create(aTable('old', { createdAt: 1, status: 'finished' }), [aSeat(0, { account: 'ada' })])
  await store.tables.create(aTable('hidden', { createdAt: 2, visibility: 'code', code: 'AAAA' }), [])
  await store.tables.create(aTable('other', { createdAt: 3, game: 'riddles' }), [
    aSeat(0, { account: 'bob' }),
    aSeat(1, { account: 'ada' }),
  ])
  await store.tables.create(aTable('new', { createdAt: 4 }), [aSeat(0, { account: 'bob' })])
}

export function tablesContract(open: Open): void {
  test('a table is found as it was made, with its seats in order', async () => {
    const { store } = await open()
    const table = aTable('t1', {
      version: 3,
      status: 'playing',
      visibility: 'code',
      code: 'KRKN',
      clock: { kind: 'slow', hours: 24 },
      hints: false,
      casual: true,
      quickUntil: 5,
      rematchOf: 't0',
      rematch: 't2',
      seed: 'seed',
      outcome,
      startedAt: 6,
      finishedAt: 7,
    })
    const seats = [
      aSeat(0, { account: 'ada', ready: true, standIn: 'hard' }),
      aSeat(1, { bot: 'easy', character: 'dagon' }),
    ]
    await store.tables.create(table, seats.toReversed())
    expect(await store.tables.find('t1')).toStrictEqual({ table, seats })
    expect(await store.tables.findByCode('KRKN')).toStrictEqual({ table, seats })
  })

  test('there is nothing where nothing was made', async () => {
    const { store } = await open()
    expect(await store.tables.find('t1')).toBeNull()
    expect(await store.tables.findByCode('KRKN')).toBeNull()
    expect(await store.tables.list({})).toEqual([])
  })

  test('an id or a code that is taken is a conflict, and nothing of the new table stays', async () => {
    const { store } = await open()
    await store.tables.create(aTable('t1', { code: 'KRKN' }), [aSeat(0)])
    await expect(store.tables.create(aTable('t1'), [aSeat(0), aSeat(1)])).rejects.toThrow(Conflict)
    await expect(store.tables.create(aTable('t2', { code: 'KRKN' }), [aSeat(0)])).rejects.toThrow(Conflict)
    expect(await store.tables.find('t2')).toBeNull()
    expect((await store.tables.find('t1'))?.seats).toHaveLength(1)
  })

  test('a code that was given up can be taken, and many tables have none', async () => {
    const opened = await open()
    const { store } = opened
    await laid(opened, 't1', 't2', 't3')
    await store.tables.change('t1', { code: 'KRKN' })
    await expect(store.tables.change('t2', { code: 'KRKN', host: 'bob' })).rejects.toThrow(Conflict)
    expect((await store.tables.find('t2'))?.table.host).toBe('ada')
    await store.tables.change('t1', { code: null })
    await store.tables.change('t2', { code: 'KRKN' })
    expect((await store.tables.findByCode('KRKN'))?.table.id).toBe('t2')
  })

  test('a change touches what is given and nothing else', async () => {
    const opened = await open()
    const { store } = opened
    await laid(opened, 't1', 't2')
    await store.tables.change('t1', { status: 'playing', startedAt: 9, options: { length: 'long' } })
    await store.tables.change('t1', {})
    const seats = [aSeat(0), aSeat(1)]
    const table = aTable('t1', { status: 'playing', startedAt: 9, options: { length: 'long' } })
    expect(await store.tables.find('t1')).toStrictEqual({ table, seats })
    expect(await store.tables.find('t2')).toStrictEqual({ table: aTable('t2'), seats })
  })

  test('seats that are given take the place of all that were there', async () => {
    const opened = await open()
    const { store } = opened
    await laid(opened, 't1', 't2')
    const seats = [aSeat(0, { account: 'ada', ready: true }), aSeat(1), aSeat(2, { bot: 'hard' })]
    await store.tables.change('t1', { seats: 3 }, seats)
    expect(await store.tables.find('t1')).toStrictEqual({ table: aTable('t1', { seats: 3 }), seats })
    await store.tables.change('t1', {}, [])
    expect((await store.tables.find('t1'))?.seats).toEqual([])
    expect((await store.tables.find('t2'))?.seats).toHaveLength(2)
  })

  test('a change that fails changes neither table nor seats', async () => {
    const opened = await open()
    const { store } = opened
    await laid(opened, 't1')
    const before = await store.tables.find('t1')
    await expect(store.tables.change('t1', { host: 'bob' }, [aSeat(0), aSeat(0)])).rejects.toThrow(Error)
    expect(await store.tables.find('t1')).toStrictEqual(before)
  })

  test('a table that is not there cannot be changed', async () => {
    const { store } = await open()
    await expect(store.tables.change('t1', { host: 'bob' })).rejects.toThrow(Conflict)
    await expect(store.tables.change('t1', {}, [aSeat(0)])).rejects.toThrow(Conflict)
  })

  test('of two servers that change what they have seen, one is told to look again', async () => {
    const here = await open()
    const there = await open(here.place)
    await laid(here, 't1')
    for (let time = 0; time < 10; time++) {
      const seen = (await here.store.tables.find('t1')) ?? undefined
      const results = await endings([
        here.store.tables.change('t1', { host: `here ${time}` }, undefined, seen),
        there.store.tables.change('t1', { host: `there ${time}` }, undefined, seen),
      ])
      expect(results.toSorted()).toEqual(['Conflict', 'well'])
    }
  })

  test('seats count among what was seen', async () => {
    const opened = await open()
    const { store } = opened
    await laid(opened, 't1')
    const seen = (await store.tables.find('t1')) ?? undefined
    await store.tables.change('t1', {}, [aSeat(0, { account: 'ada' }), aSeat(1)], seen)
    await expect(store.tables.change('t1', {}, [aSeat(0), aSeat(1, { account: 'bob' })], seen)).rejects.toThrow(
      Conflict,
    )
    expect((await store.tables.find('t1'))?.seats[0]?.account).toBe('ada')
  })

  const lists: [what: string, filter: TableFilter, ids: string[]][] = [
    ['all, the newest first', {}, ['new', 'other', 'hidden', 'old']],
    ['by status', { status: 'gathering' }, ['new', 'other', 'hidden']],
    ['by visibility', { visibility: 'open' }, ['new', 'other', 'old']],
    ['by game', { game: 'riddles' }, ['other']],
    ['up to a limit', { limit: 2 }, ['new', 'other']],
    ['after another', { after: { at: 3, id: 'other' } }, ['hidden', 'old']],
    ['by everything', { status: 'gathering', visibility: 'open', after: { at: 9, id: '' }, limit: 1 }, ['new']],
  ]
  test.each(lists)('tables are listed %s', async (_what, filter, ids) => {
    const opened = await open()
    await several(opened)
    expect((await opened.store.tables.list(filter)).map(({ table }) => table.id)).toEqual(ids)
  })

  test('a listed table has all of its seats, whoever was asked for', async () => {
    const opened = await open()
    await several(opened)
    const [other] = await opened.store.tables.list({ game: 'riddles' })
    expect(other).toStrictEqual(await opened.store.tables.find('other'))
    const seats = await opened.store.tables.seatsOf(['other', 'hidden', 'nowhere'])
    expect([...seats]).toStrictEqual([
      ['other', other?.seats],
      ['hidden', []],
      ['nowhere', []],
    ])
    expect(other?.seats.map(({ account }) => account)).toEqual(['bob', 'ada'])
  })

  test('a game ends once, with its ratings', async () => {
    const opened = await open()
    const { store } = opened
    await laid(opened, 't1')
    expect(await store.tables.finish('t1', outcome, 8, async () => [aRating('ada')])).toBe(false)
    expect(await store.ratings.of('ada')).toEqual([])
    await store.tables.change('t1', { status: 'playing' })
    expect(await store.tables.finish('t1', outcome, 9, async () => [aRating('bob'), aRating('ada')])).toBe(true)
    expect(await store.tables.finish('t1', outcome, 10, async () => [aRating('ada', { mu: 1 })])).toBe(false)
    expect((await store.tables.find('t1'))?.table).toMatchObject({ status: 'finished', outcome, finishedAt: 9 })
    expect(await store.ratings.of('ada')).toStrictEqual([aRating('ada')])
    expect(await store.tables.finish('t0', outcome, 9, async () => [])).toBe(false)
  })

  test('two servers that end the same game at the same time end it once', async () => {
    const here = await open()
    const there = await open(here.place)
    await laid(here, 't1')
    await here.store.tables.change('t1', { status: 'playing' })
    const ended = await Promise.all(
      [here, there, here, there].map(({ store }, at) =>
        store.tables.finish('t1', outcome, at, async () => [aRating('ada', { games: at })]),
      ),
    )
    expect(ended.filter(Boolean)).toHaveLength(1)
    const at = ended.indexOf(true)
    expect((await here.store.tables.find('t1'))?.table.finishedAt).toBe(at)
    expect(await here.store.ratings.of('ada')).toStrictEqual([aRating('ada', { games: at })])
  })

  test('games of the same people may end at the same time, and all of them count', async () => {
    const here = await open()
    const there = await open(here.place)
    const ids = Array.from({ length: 20 }, (_, index) => `t${index}`)
    await laid(here, ...ids)
    for (const id of ids) await here.store.tables.change(id, { status: 'playing' })
    const people = ['ada', 'bob', 'eve']
    const ended = await Promise.all(
      ids.map((id, index) => {
        const { store } = index % 2 === 0 ? here : there
        return store.tables.finish(id, outcome, 9, async (forGame) => {
          const before = await forGame(game, people)
          const after = people.map((player) => {
            const games = before.find((row) => row.player === player)?.games ?? 0
            return aRating(player, { games: games + 1 })
          })
          return index % 3 === 0 ? after.toReversed() : after
        })
      }),
    )
    expect(ended).toEqual(ids.map(() => true))
    const counted = await here.store.ratings.forGame(game, people)
    expect(counted.map(({ games }) => games)).toEqual(people.map(() => ids.length))
  })

  test('who is let in stays in', async () => {
    const opened = await open()
    const { store } = opened
    await laid(opened, 't1', 't2')
    expect(await store.tables.isAdmitted('t1', 'bob')).toBe(false)
    await store.tables.admit('t1', 'bob')
    await store.tables.admit('t1', 'bob')
    expect(await store.tables.isAdmitted('t1', 'bob')).toBe(true)
    expect(await store.tables.isAdmitted('t2', 'bob')).toBe(false)
    expect(await store.tables.isAdmitted('t1', 'ada')).toBe(false)
  })

  test('who is deleted leaves every table, and nobody hosts theirs', async () => {
    const { store } = await open()
    await store.tables.create(aTable('t1', { host: 'bob' }), [
      aSeat(0, { account: 'bob' }),
      aSeat(1, { account: 'ada' }),
    ])
    await store.tables.create(aTable('t2', { host: 'ada' }), [aSeat(0, { account: 'ada' })])
    await store.tables.admit('t2', 'bob')
    await store.tables.forget('bob')
    expect(await store.tables.find('t1')).toStrictEqual({
      table: aTable('t1', { host: '' }),
      seats: [aSeat(0), aSeat(1, { account: 'ada' })],
    })
    expect((await store.tables.find('t2'))?.table.host).toBe('ada')
    expect(await store.tables.isAdmitted('t2', 'bob')).toBe(false)
  })
}
