import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { markOf, type Mark, type Page, type Rank, type Store } from '../../../store/store.ts'
import type { RatingRow, ReportRow, TalkRow } from '../../../store/rows.ts'
import { aLineOfTalk, aRating, aReport, aSeat, aTable } from '../samples.ts'
import type { Open } from './ground.ts'

const outcome = { places: [2, 1], reason: 'counted' }

/** A game of these two that is being played; made at that time. */
async function playing(store: Store, id: string, createdAt: number, ...people: readonly string[]): Promise<void> {
  const [first = 'ada', second = 'bob'] = people
  await store.tables.create(aTable(id, { createdAt, status: 'playing' }), [
    aSeat(0, { account: first }),
    aSeat(1, { account: second }),
  ])
}

async function over(store: Store, id: string, at: number): Promise<void> {
  await store.tables.finish(id, outcome, at, async () => [aRating('ada')])
}

/** Goes through a list page by page; `between` happens after each. */
async function leaf<Row, After>(
  read: (page: Page<After>) => Promise<readonly Row[]>,
  mark: (row: Row) => After,
  limit: number,
  between: (page: number) => Promise<void> = async () => {},
): Promise<Row[]> {
  const all: Row[] = []
  for (let page = 0; ; page++) {
    const last = all.at(-1)
    const rows = await read(last === undefined ? { limit } : { limit, after: mark(last) })
    all.push(...rows)
    if (rows.length < limit) return all
    await between(page)
  }
}

const ids = (rows: readonly { table: { id: string } }[]): string[] => rows.map(({ table }) => table.id)

export function listsContract(open: Open): void {
  test('a game that is over leaves the running ones for the history of those who played it', async () => {
    const { store } = await open()
    await playing(store, 't1', 5)
    await playing(store, 't2', 6, 'eve', 'bob')
    expect(ids(await store.tables.of('bob', 'playing'))).toEqual(['t2', 't1'])
    await over(store, 't1', 9)
    expect(ids(await store.tables.of('bob', 'playing'))).toEqual(['t2'])
    const { id, game, status, host, clock, casual, createdAt, startedAt } = aTable('t1', {
      createdAt: 5,
      status: 'finished',
    })
    const table = { id, game, status, host, clock, casual, outcome, createdAt, startedAt, finishedAt: 9 }
    expect(await store.tables.of('bob', 'finished')).toStrictEqual([{ table, seat: 1, rated: false }])
    expect(await store.tables.of('ada', 'finished')).toStrictEqual([{ table, seat: 0, rated: true }])
    expect(await store.tables.of('eve', 'finished')).toEqual([])
  })

  test('a list of one’s tables follows every change of status and seats', async () => {
    const { store } = await open()
    await store.tables.create(aTable('t1', { createdAt: 1 }), [aSeat(0, { account: 'ada' }), aSeat(1)])
    expect(ids(await store.tables.of('ada', 'gathering'))).toEqual(['t1'])
    await store.tables.change('t1', {}, [aSeat(0), aSeat(1, { account: 'bob' })])
    expect(await store.tables.of('ada', 'gathering')).toEqual([])
    expect(await store.tables.of('bob', 'gathering')).toMatchObject([{ seat: 1, rated: null }])
    await store.tables.change('t1', { status: 'playing' })
    expect(await store.tables.of('bob', 'gathering')).toEqual([])
    expect(ids(await store.tables.of('bob', 'playing'))).toEqual(['t1'])
    await store.tables.change('t1', { status: 'closed' })
    expect(await store.tables.of('bob', 'playing')).toEqual([])
    expect(ids(await store.tables.of('bob', 'closed'))).toEqual(['t1'])
  })

  test('the history goes by when games ended, and those that ended at once by their ids', async () => {
    const { store } = await open()
    const ends = { a: 30, b: 10, c: 30, d: 20, e: 30 }
    for (const [id, at] of Object.entries(ends)) {
      await playing(store, id, 1)
      await over(store, id, at)
    }
    const order = ['e', 'c', 'a', 'd', 'b']
    expect(ids(await store.tables.of('ada', 'finished'))).toEqual(order)
    for (const limit of [1, 2, 3, 5]) {
      const history = await leaf((page) => store.tables.of('ada', 'finished', page), markOf, limit)
      expect(ids(history)).toEqual(order)
    }
    expect(ids(await store.tables.list({ status: 'finished' }))).toEqual(order)
    const all = await leaf((page) => store.tables.list({ status: 'finished', ...page }), markOf, 2)
    expect(ids(all)).toEqual(order)
  })

  test('whoever leafs through a list while games end meets each once, and misses none', async () => {
    const { store } = await open()
    for (let n = 0; n < 12; n++) await playing(store, `t${n}`, Math.floor(n / 3))
    for (let n = 0; n < 6; n++) await over(store, `t${n}`, 100 + Math.floor(n / 2))
    const past = ids(await store.tables.of('ada', 'finished'))
    const seen = await leaf(
      (page) => store.tables.of('ada', 'finished', page),
      markOf,
      2,
      (page) => over(store, `t${6 + page}`, 200 + page),
    )
    expect(ids(seen)).toEqual(past)

    const running = ids(await store.tables.of('ada', 'playing'))
    const met = await leaf(
      (page) => store.tables.of('ada', 'playing', page),
      markOf,
      1,
      async (page) => {
        // What is behind the reader ends, and something new begins before them.
        await over(store, running[page] ?? '', 300 + page)
        await playing(store, `new${page}`, 500 + page)
      },
    )
    expect(ids(met)).toEqual(running)
  })

  test('who is deleted has no history, and is in nobody else’s', async () => {
    const { store } = await open()
    for (let n = 0; n < 503; n++) {
      await store.tables.create(aTable(`t${n}`, { status: 'finished', finishedAt: n, host: 'ada' }), [
        aSeat(0, { account: 'ada' }),
        aSeat(1, { account: 'bob' }),
      ])
    }
    await store.tables.forget('ada')
    expect(await store.tables.of('ada', 'finished')).toEqual([])
    const others = await store.tables.of('bob', 'finished')
    expect(others).toHaveLength(503)
    expect(others.every(({ table }) => table.host === '')).toBe(true)
    const seats = await store.tables.seatsOf(others.map(({ table }) => table.id))
    expect([...seats.values()].flat().filter(({ account }) => account === 'ada')).toEqual([])
  })

  test('the games of before there was a history are in it', async () => {
    const { database, place, store } = await open()
    await store.tables.create(aTable('t1', { status: 'finished', createdAt: 3, finishedAt: 7, outcome }), [
      aSeat(0, { account: 'ada' }),
      aSeat(1, { bot: 'easy' }),
    ])
    await playing(store, 't2', 4)
    const { schema } = database.kysely
    for (const index of ['seats_of_account', 'tables_of_status', 'talk_of_account', 'reports_open']) {
      await schema.dropIndex(index).execute()
    }
    for (const column of ['status', 'at', 'rated']) await schema.alterTable('seats').dropColumn(column).execute()
    // And what came after it.
    await schema.dropTable('calls').execute()
    await schema.dropIndex('talk_once').execute()
    for (const [table, column] of [
      ['tables', 'hostBefore'],
      ['seats', 'hinted'],
      ['records', 'players'],
      ['personal_token', 'admin'],
      ['talk', 'id'],
      ['tables', 'casual'],
    ] as const) {
      await schema.alterTable(table).dropColumn(column).execute()
    }
    await sql`delete from kysely_migration where name >= '0006'`.execute(database.kysely)
    await store.close()
    const { store: after } = await open(place)
    expect(await after.tables.of('ada', 'finished')).toMatchObject([
      { table: { id: 't1', finishedAt: 7, outcome }, seat: 0, rated: null },
    ])
    const older: Mark = { at: 7, id: 't0' }
    expect(await after.tables.of('ada', 'finished', { limit: 5, after: older })).toEqual([])
    expect(ids(await after.tables.of('ada', 'playing'))).toEqual(['t2'])
  })

  test('the best, reports and talk are leafed through too', async () => {
    const { store } = await open()
    await playing(store, 't1', 1)
    const players = ['a', 'b', 'c', 'd', 'e']
    const ratings = players.map((player, index) => aRating(player, { mu: 25 + (index % 2) / 3, sigma: 1 / 3 }))
    await store.tables.finish('t1', outcome, 2, async () => ratings)
    const best = await leaf<RatingRow, Rank>(
      (page) => store.ratings.best('whispers', page),
      ({ mu, sigma, player }) => ({ ordinal: mu - 3 * sigma, player }),
      2,
    )
    expect(best.map(({ player }) => player)).toEqual(['b', 'd', 'a', 'c', 'e'])

    for (const id of ['x', 'z', 'y']) await store.reports.save(aReport(id, { at: 5 }))
    const reports = await leaf<ReportRow, Mark>(
      (page) => store.reports.list(true, page),
      (report) => report,
      1,
    )
    expect(reports.map(({ id }) => id)).toEqual(['z', 'y', 'x'])

    for (let n = 1; n <= 5; n++) await store.talk.append(aLineOfTalk('t1', n, { at: 10 - (n % 2) }))
    const talk = await leaf<TalkRow, TalkRow>(
      (page) => store.talk.of('ada', page),
      (line) => line,
      2,
    )
    expect(talk.map(({ n }) => n)).toEqual([1, 3, 5, 2, 4])
    expect((await store.talk.read('t1', 1, 2)).map(({ n }) => n)).toEqual([2, 3])
  })
}
