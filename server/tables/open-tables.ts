import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { readCursor, writeCursor } from './cursor.ts'
import type { ListedTable, LobbyCounts, LobbyFilter, LobbyPage } from '../protocol/lists.ts'
import { isEmpty, people } from './seating.ts'
import type { LiveTable } from './table.ts'

/** What has to be known of a table to show it. */
type Shown = Pick<LiveTable, 'id' | 'row' | 'seating' | 'listing'>

type Running = ListedTable['status']

/** Where a table lies: those that gather first, the newest first of each. */
interface Spot {
  readonly status: Running
  readonly createdAt: number
  readonly id: string
}

interface Entry extends Spot {
  readonly game: string
  readonly isFree: boolean
  readonly isQuick: boolean
  readonly people: readonly string[]
  readonly row: ListedTable
  /** It is out of memory, and shown as it was. */
  rests: boolean
}

const place = z.tuple([z.enum(['gathering', 'playing']), z.int(), z.string().max(64)])

/** Below zero: `a` comes first. */
function compare(a: Spot, b: Spot): number {
  if (a.status !== b.status) return a.status === 'gathering' ? -1 : 1
  if (a.createdAt !== b.createdAt) return b.createdAt - a.createdAt
  return a.id === b.id ? 0 : a.id > b.id ? -1 : 1
}

/**
 * The tables that are open to all and not over, always in order. A page costs what is on it, however
 * many tables there are, and what a table looks like is made once for all who ask.
 */
export class OpenTables {
  private readonly order: Entry[] = []
  private readonly entries = new Map<string, Entry>()
  private readonly tally = new Map<string, Record<Running, number>>()

  get size(): number {
    return this.order.length
  }

  /** A table has come, changed, or gone. Says whether anybody could see that here. */
  note(table: Shown): boolean {
    const { id, seating } = table
    const row = table.row.visibility === 'open' ? table.listing() : null
    if (row === null) return this.remove(id)
    const known = this.entries.get(id)
    // What hasn't changed stays the very same, so that nobody is told about it.
    const same = known !== undefined && isDeepStrictEqual(known.row, row) ? known.row : null
    const { game, status, createdAt } = row
    const entry: Entry = {
      id,
      game,
      status,
      createdAt,
      row: same ?? row,
      rests: false,
      isFree: seating.some(isEmpty),
      isQuick: status === 'gathering' && table.row.quickUntil !== null,
      people: people(seating),
    }
    this.remove(id)
    this.order.splice(this.position(entry), 0, entry)
    this.entries.set(id, entry)
    this.count(entry, 1)
    return same === null
  }

  /** A table goes out of memory. */
  rest(id: string): void {
    const entry = this.entries.get(id)
    if (entry !== undefined) entry.rests = true
  }

  /** Those out of memory at which this account sits. */
  restingWith(account: string): string[] {
    return this.order.filter((entry) => entry.rests && entry.people.includes(account)).map(({ id }) => id)
  }

  clear(): void {
    this.order.length = 0
    this.entries.clear()
    this.tally.clear()
  }

  /** Where a quick match at a game gathers, or at any; who waits longest comes first. */
  quick(game: string | undefined): string[] {
    const waiting = this.order.filter((entry) => entry.isQuick && (game === undefined || entry.game === game))
    return waiting.map(({ id }) => id).toReversed()
  }

  page(filter: LobbyFilter, limit: number, after?: string): LobbyPage {
    const tables: Entry[] = []
    let at = after === undefined ? 0 : this.after(after)
    for (; at < this.order.length && tables.length <= limit; at++) {
      const entry = this.order[at]
      if (entry !== undefined && isAskedFor(entry, filter)) tables.push(entry)
    }
    const shown = tables.slice(0, limit)
    const last = tables.length > limit ? shown.at(-1) : undefined
    return {
      tables: shown.map(({ row }) => row),
      next: last === undefined ? null : writeCursor(last.status, last.createdAt, last.id),
      counts: this.counts(filter.game),
    }
  }

  private counts(game: string | undefined): LobbyCounts {
    const tallies =
      game === undefined ? [...this.tally.values()] : [this.tally.get(game) ?? { gathering: 0, playing: 0 }]
    const sum = (status: Running): number => tallies.reduce((total, tally) => total + tally[status], 0)
    return { gathering: sum('gathering'), playing: sum('playing') }
  }

  private after(cursor: string): number {
    const [status, createdAt, id] = readCursor(place, cursor)
    const at = this.position({ status, createdAt, id })
    return this.order[at]?.id === id ? at + 1 : at
  }

  private remove(id: string): boolean {
    const entry = this.entries.get(id)
    if (entry === undefined) return false
    this.order.splice(this.position(entry), 1)
    this.entries.delete(id)
    this.count(entry, -1)
    return true
  }

  private count({ game, status }: Entry, change: 1 | -1): void {
    const tally = this.tally.get(game) ?? { gathering: 0, playing: 0 }
    tally[status] += change
    this.tally.set(game, tally)
  }

  /** Where it lies, or would. */
  private position(spot: Spot): number {
    let [from, to] = [0, this.order.length]
    while (from < to) {
      const middle = (from + to) >> 1
      const entry = this.order[middle]
      if (entry !== undefined && compare(entry, spot) < 0) from = middle + 1
      else to = middle
    }
    return from
  }
}

function isAskedFor(entry: Entry, { game, status, free }: LobbyFilter): boolean {
  if (game !== undefined && entry.game !== game) return false
  if (status !== undefined && entry.status !== status) return false
  return free === 'no' || (entry.status === 'gathering' && entry.isFree)
}
