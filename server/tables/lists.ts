import { z } from 'zod'
import { readCursor, writeCursor } from './cursor.ts'
import type { AdminTablesPage, HistoryPage, ListedTable, MyTable, MyTablesPage } from '../protocol/lists.ts'
import type { PageWish } from '../protocol/pages.ts'
import type { SeatRow } from '../store/rows.ts'
import { markOf, type Mark, type OwnTable, type Page } from '../store/store.ts'
import { awaitedBy, type Glance } from './glance.ts'
import { listing, shown } from './listing.ts'
import { people } from './seating.ts'
import type { TableNeeds } from './needs.ts'
import type { LiveTable } from './table.ts'

/** Whom a table waits for; or, if it can't be opened, why, in one sentence. */
export type Sight = Glance | { readonly trouble: string }

export interface ListSetting extends Pick<TableNeeds, 'store' | 'accounts'> {
  glance(id: string): Promise<Sight>
  /** Null: it isn't in memory. */
  inMemory(id: string): Promise<LiveTable | null>
}

/** So many tables are looked through at a time for those at which somebody is awaited. */
const LOOKED_THROUGH = 100

/** No date is later. */
const LAST_MOMENT = 8_640_000_000_000_000

const place = z.tuple([z.int().min(0).max(LAST_MOMENT), z.string().max(64)])

/** Where a list of tables goes on. */
export function markIn(after: string | undefined): Mark | undefined {
  if (after === undefined) return undefined
  const [at, id] = readCursor(place, after)
  return { at, id }
}

export function cursorAt({ at, id }: Mark): string {
  return writeCursor(at, id)
}

/** One more than fits is read, to know whether it goes on. */
export async function cut<Row, After>(
  { limit, after }: Page<After>,
  read: (page: Page<After>) => Promise<readonly Row[]>,
  cursor: (last: Row) => string,
): Promise<{ readonly rows: readonly Row[]; readonly next: string | null }> {
  const found = await read({ limit: limit + 1, after })
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return { rows, next: found.length > limit && last !== undefined ? cursor(last) : null }
}

/** Lists of tables, made of what is stored: nobody's game has to be replayed for it. */
export class Lists {
  private readonly setting: ListSetting

  constructor(setting: ListSetting) {
    this.setting = setting
  }

  /** Where somebody sits. */
  async running(account: string, status: ListedTable['status'], wish: PageWish): Promise<MyTablesPage> {
    const { rows, next } = await this.own(account, status, wish)
    const names = await this.names(rows)
    const tables: MyTable[] = []
    for (const own of rows) {
      const row = listing(own, names)
      if (row === null) continue
      const sight = row.status === 'gathering' ? nobody : await this.setting.glance(row.id)
      const isKnown = 'awaiting' in sight
      const awaiting = isKnown ? awaitedBy(sight, own.seat) : []
      tables.push({ ...row, seat: own.seat, awaiting, trouble: isKnown ? null : sight.trouble })
    }
    return { tables, next }
  }

  /** What somebody has played to the end, the last first. */
  async history(account: string, wish: PageWish): Promise<HistoryPage> {
    const { rows, next } = await this.own(account, 'finished', wish)
    const names = await this.names(rows)
    const games = rows.map((own) => ({
      ...shown(own, names),
      seat: own.seat,
      places: [...(own.table.outcome?.places ?? [])],
      reason: own.table.outcome?.reason ?? null,
      rated: own.rated,
      finishedAt: markOf(own).at,
    }))
    return { games, next }
  }

  /** Where somebody is awaited. */
  async turns(account: string, { limit, after }: PageWish): Promise<{ tables: string[]; next: string | null }> {
    const { store, glance } = this.setting
    const found: OwnTable[] = []
    for (let mark = markIn(after); ;) {
      const rows = await store.tables.of(account, 'playing', { limit: LOOKED_THROUGH, after: mark })
      for (const own of rows) {
        const sight = await glance(own.table.id)
        if ('awaiting' in sight && sight.awaiting.includes(own.seat)) found.push(own)
      }
      const last = rows.at(-1)
      if (rows.length < LOOKED_THROUGH || last === undefined || found.length > limit) break
      mark = markOf(last)
    }
    const last = found.length > limit ? found[limit - 1] : undefined
    return {
      tables: found.slice(0, limit).map(({ table }) => table.id),
      next: last === undefined ? null : cursorAt(markOf(last)),
    }
  }

  /** All tables, also those that only some may see. */
  async all(status: AdminTablesPage['tables'][number]['status'], wish: PageWish): Promise<AdminTablesPage> {
    const page = { limit: wish.limit, after: markIn(wish.after) }
    const { rows, next } = await cut(
      page,
      (part) => this.setting.store.tables.list({ status, ...part }),
      (last) => cursorAt(markOf(last)),
    )
    const names = await this.names(rows)
    const tables = await Promise.all(
      rows.map(async (whole) => {
        const info = (await this.setting.inMemory(whole.table.id))?.info(null)
        const { visibility } = whole.table
        return { ...shown(whole, names), status, visibility, seq: info?.seq ?? null, watchers: info?.watchers ?? null }
      }),
    )
    return { tables, next }
  }

  private async own(account: string, status: ListedTable['status'] | 'finished', { limit, after }: PageWish) {
    const { tables } = this.setting.store
    const { rows, next } = await cut<OwnTable, Mark>(
      { limit, after: markIn(after) },
      (page) => tables.of(account, status, page),
      (last) => cursorAt(markOf(last)),
    )
    const seats = await tables.seatsOf(rows.map(({ table }) => table.id))
    return { rows: rows.map((own) => ({ ...own, seats: seats.get(own.table.id) ?? [] })), next }
  }

  /** Asked by id, every time: who is deleted is in no list, and a new name is in all. */
  private names(wholes: readonly { readonly seats: readonly SeatRow[] }[]): ReturnType<TableNeeds['accounts']> {
    return this.setting.accounts([...new Set(wholes.flatMap(({ seats }) => people(seats)))])
  }
}

const nobody: Glance = { awaiting: [], seeming: [] }
