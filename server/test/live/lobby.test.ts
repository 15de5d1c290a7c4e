import { EventEmitter } from 'node:events'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Account } from '../../identity/account.ts'
import { Lobby } from '../../live/lobby.ts'
import type { Sent } from '../../protocol/frames.ts'
import type { LobbyPage } from '../../protocol/lists.ts'
import type { Status, TableRow } from '../../store/rows.ts'
import { listing } from '../../tables/listing.ts'
import { OpenTables } from '../../tables/open-tables.ts'
import { aSeat, aTable } from '../store/samples.ts'
import { pass, stopTime } from '../tables/house.ts'
import { whispersBox } from '../whispers.ts'

const crest = { emblem: 'anchor', field: 'plain', tincture: 'ink' } as const
const ada: Account = { id: 'a'.repeat(32), name: 'Ada', crest, guest: true, username: null, createdAt: 0 }
const names = new Map([[ada.id, ada]])
const every = { free: 'no' } as const
const first = { ...every, pages: 1 }

/** Nothing of a house but what its lobby shows. */
class Hall extends EventEmitter<{ listed: [] }> {
  readonly openTables = new OpenTables()
  readonly boxes = { whispers: whispersBox, riddles: whispersBox }
  private readonly rows = new Map<string, TableRow>()

  /** A table comes, or changes. */
  set(id: string, given: Partial<TableRow> = {}, free = 1): void {
    const row: TableRow = { ...(this.rows.get(id) ?? aTable(id, { host: ada.id })), ...given }
    this.rows.set(id, row)
    const seating = [0, 1].map((seat) => aSeat(seat, seat < 2 - free ? { account: ada.id } : {}))
    const table = { id, row, seating, listing: () => listing({ table: row, seats: seating }, names) }
    if (this.openTables.note(table)) this.emit('listed')
  }

  /** So many, the last made last. */
  fill(count: number, status: Status = 'gathering', prefix = 't'): void {
    for (let n = 0; n < count; n++) this.set(`${prefix}${n}`, { status, createdAt: 1000 + n })
  }
}

interface Following {
  readonly hall: Hall
  readonly lobby: Lobby
  readonly news: { readonly to: readonly string[]; readonly news: Sent['lobby'] }[]
}

function open(): Following {
  stopTime()
  const hall = new Hall()
  const news: Following['news'] = []
  const lobby = new Lobby(hall, (to, one) => news.push({ to, news: one }))
  onTestFinished(() => lobby.close())
  return { hall, lobby, news }
}

const bytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))
const ids = ({ tables }: Pick<LobbyPage | Sent['lobby'], 'tables'>): string[] => tables.map(({ id }) => id)

describe('the lobby of 5 000 tables', () => {
  test('sends a page to whoever follows it, and no more news than a page', async () => {
    const { hall, lobby, news } = open()
    hall.fill(5000)
    const page = lobby.follow('me', first)
    expect(page.tables).toHaveLength(30)
    expect(page.counts).toEqual({ gathering: 5000, playing: 0 })
    expect(bytes(page)).toBeLessThan(20_000)
    for (let n = 0; n < 5000; n++) hall.set(`t${n}`, { status: 'playing' })
    await pass(1000)
    expect(news).toHaveLength(1)
    expect(bytes(news)).toBeLessThan(20_000)
    expect(news[0]?.news).toMatchObject({ counts: { gathering: 0, playing: 5000 } })
  })

  test('tells nothing of what nobody sees, but how many there are', async () => {
    const { hall, lobby, news } = open()
    hall.fill(5000)
    lobby.follow('me', first)
    hall.set('t3', {}, 0)
    hall.set('t4999')
    await pass(1000)
    expect(news).toEqual([])
    hall.set('t3', { status: 'finished' })
    await pass(1000)
    expect(news).toMatchObject([{ news: { tables: [], gone: [], counts: { gathering: 4999 } } }])
    expect(bytes(news)).toBeLessThan(300)
  })

  test('makes news once for all who see the same', async () => {
    const { hall, lobby, news } = open()
    hall.fill(5000)
    for (let n = 0; n < 400; n++) lobby.follow(`f${n}`, n % 2 === 0 ? first : { ...first, game: 'whispers' })
    hall.set('t4999', {}, 0)
    await pass(1000)
    expect(news.map(({ to }) => to.length)).toEqual([200, 200])
    expect(bytes(news.map((one) => one.news))).toBeLessThan(2000)
  })
})

describe('whoever follows the lobby', () => {
  test('sees at any time what they would if they came just now', async () => {
    const { hall, lobby, news } = open()
    hall.fill(40)
    const seen = new Map(lobby.follow('me', first).tables.map((table) => [table.id, table]))
    const deeds = [
      () => hall.set('t39', { status: 'playing' }),
      () => hall.set('t38', { status: 'finished' }),
      () => hall.set('t99', { createdAt: 5000 }),
      () => hall.set('t20', {}, 0),
      () => hall.set('t39', { status: 'closed' }),
      () => hall.set('t99', { visibility: 'unlisted' }),
    ]
    for (const deed of deeds) {
      deed()
      await pass(1000)
      const told = news.splice(0).map((one) => one.news)
      for (const id of told.flatMap(({ gone }) => gone)) seen.delete(id)
      for (const table of told.flatMap(({ tables }) => tables)) seen.set(table.id, table)
      const now = hall.openTables.page(every, 30).tables
      expect([...seen.keys()].toSorted()).toEqual(now.map(({ id }) => id).toSorted())
      for (const table of now) expect(seen.get(table.id)).toEqual(table)
    }
  })

  test('is told of the game they chose, and of no other', async () => {
    const { hall, lobby, news } = open()
    hall.fill(3)
    expect(ids(lobby.follow('me', { ...first, game: 'riddles' }))).toEqual([])
    hall.set('r1', { game: 'riddles' })
    hall.set('t1', {}, 0)
    await pass(1000)
    expect(news.map((one) => ids(one.news))).toEqual([['r1']])
    expect(() => lobby.follow('me', { ...first, game: 'chess' })).toThrow('no game chess')
  })

  test('sees more if they ask for more, and nothing once they left', async () => {
    const { hall, lobby, news } = open()
    hall.fill(200)
    expect(lobby.follow('me', first).next).not.toBeNull()
    expect(lobby.follow('me', { ...first, pages: 2 }).tables).toHaveLength(60)
    hall.set('t150', {}, 0)
    await pass(1000)
    expect(news).toHaveLength(1)
    lobby.leave('me')
    hall.set('t199', {}, 0)
    await pass(1000)
    expect(news).toHaveLength(1)
  })
})

describe('pages of open tables', () => {
  const all = (hall: Hall, filter = {}, limit = 7, between = (): void => {}): string[] => {
    const met: string[] = []
    for (let after: string | undefined; ;) {
      const page = hall.openTables.page({ ...every, ...filter }, limit, after)
      met.push(...ids(page))
      if (page.next === null) return met
      after = page.next
      between()
    }
  }

  test('show who gathers first, newest first, and each once', () => {
    const hall = new Hall()
    hall.fill(10, 'playing', 'p')
    hall.fill(10)
    hall.set('same', { createdAt: 1004 })
    const order = all(hall, {}, 100)
    expect(order.slice(0, 7)).toEqual(['t9', 't8', 't7', 't6', 't5', 't4', 'same'])
    expect(order.slice(11)).toEqual(Array.from({ length: 10 }, (_, n) => `p${9 - n}`))
    for (const limit of [1, 3, 20, 21]) expect(all(hall, {}, limit)).toEqual(order)
  })

  test('miss nothing and repeat nothing while tables come and go', () => {
    const hall = new Hall()
    hall.fill(30)
    let n = 0
    const met = all(hall, { status: 'gathering' }, 3, () => {
      hall.set(`new${n}`, { createdAt: 9000 + n })
      // The very table that the reader stopped at goes.
      hall.set(`t${29 - 3 * n - 2}`, { status: 'playing' })
      n++
    })
    expect(met).toEqual(Array.from({ length: 30 }, (_, index) => `t${29 - index}`))
  })

  test('are of one game, of one status, or have a free seat', () => {
    const hall = new Hall()
    hall.set('open', { createdAt: 4 })
    hall.set('full', { createdAt: 3 }, 0)
    hall.set('other', { createdAt: 2, game: 'riddles' })
    hall.set('under way', { createdAt: 1, status: 'playing' })
    hall.set('hidden', { visibility: 'code' })
    expect(all(hall)).toEqual(['open', 'full', 'other', 'under way'])
    expect(all(hall, { game: 'riddles' })).toEqual(['other'])
    expect(all(hall, { status: 'playing' })).toEqual(['under way'])
    expect(all(hall, { free: 'yes' })).toEqual(['open', 'other'])
    expect(hall.openTables.page({ ...every, game: 'whispers' }, 1).counts).toEqual({ gathering: 2, playing: 1 })
  })
})
