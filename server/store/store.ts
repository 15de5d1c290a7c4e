import type { Outcome, Seat } from '@octopolis/engine'
import type {
  CallRow,
  Entry,
  OrdersRow,
  PushRow,
  RatingRow,
  RecordRow,
  ReportRow,
  SealedRow,
  SeatRow,
  SnapshotRow,
  Status,
  TableRow,
  TalkRow,
  Visibility,
} from './rows.ts'

/** Somebody else wrote that line first, changed that table, or has that code: read again, then decide again. */
export class Conflict extends Error {
  override readonly name = 'Conflict'
}

/** The line before this one isn't stored. So the memory that this one rests on is wrong. */
export class Gap extends Error {
  override readonly name = 'Gap'
}

/** The store was restored from a backup: whatever is remembered of it is wrong. */
export class Restored extends Error {
  override readonly name = 'Restored'

  constructor() {
    super('The store was restored from a backup.')
  }
}

export interface TableFilter {
  readonly status?: Status
  readonly visibility?: Visibility
  readonly game?: string
  readonly limit?: number
  readonly after?: Mark | undefined
}

/** A place in a list that goes from the newest to the oldest; what has the same time goes by its id. */
export interface Mark {
  readonly at: number
  readonly id: string
}

/** So many of a list at a time, from the start or after the last one that is known. */
export interface Page<After = Mark> {
  readonly limit: number
  readonly after?: After | undefined
}

/** A place in the list of the best. */
export interface Rank {
  readonly ordinal: number
  readonly player: string
}

/** Some lines of a talk: after one and before another, at most so many from either end, and none by these people. */
export interface Stretch {
  readonly after: number
  /** null: to the last. */
  readonly before: number | null
  /** null: all of them. */
  readonly limit: number | null
  readonly from: 'start' | 'end'
  readonly but: ReadonlySet<string>
}

export type TablePatch = Partial<Omit<TableRow, 'id' | 'game' | 'createdAt'>>

/** A table with its seats. */
export interface WholeTable {
  readonly table: TableRow
  readonly seats: readonly SeatRow[]
}

/** What lists need of a table. */
export type ListRow = Pick<
  TableRow,
  'id' | 'game' | 'status' | 'host' | 'clock' | 'casual' | 'outcome' | 'createdAt' | 'startedAt' | 'finishedAt'
>

/** A table at which somebody sits or sat. */
export interface OwnTable {
  readonly table: ListRow
  readonly seat: Seat
  /** Whether the game counted for their rating; null: it isn't over, or was before that was kept. */
  readonly rated: boolean | null
}

/** Where a table lies in lists: by when it ended, or as long as it hasn't, by when it was made. */
export function markOf({ table: { id, finishedAt, createdAt } }: { readonly table: ListRow }): Mark {
  return { at: finishedAt ?? createdAt, id }
}

/**
 * All that outlives a process. The same contract holds on SQLite and on PostgreSQL.
 *
 * What rests on something remembered (change, finish, log.append, saveSnapshot, sealed, orders, calls, talk.append) throws
 * Restored after a restore, until restoredSince was asked.
 */
export interface Store {
  readonly tables: {
    /** Conflict if its id or its code is taken. */
    create(table: TableRow, seats: readonly SeatRow[]): Promise<void>
    find(id: string): Promise<WholeTable | null>
    findByCode(code: string): Promise<WholeTable | null>
    /** By their marks, newest first. */
    list(filter: TableFilter): Promise<WholeTable[]>
    /** The tables of a status at which this account sits or sat; newest first. */
    of(account: string, status: Status, page?: Page): Promise<OwnTable[]>
    /** All seats of these tables, in their order. */
    seatsOf(ids: readonly string[]): Promise<Map<string, SeatRow[]>>
    /**
     * Changes the table and, if given, all of its seats, at once. Conflict if there is no such table, if its new code is
     * taken, or, where `seen` is given, if it is no longer as it was seen: two servers then don't undo each other's work.
     */
    change(id: string, patch: TablePatch, seats?: readonly SeatRow[], seen?: WholeTable): Promise<void>
    /**
     * playing → finished with all that follows from it, once: false if it had happened before. Ratings are read and
     * written in one go, so that two games that end at once both count.
     */
    finish(
      id: string,
      outcome: Outcome,
      at: number,
      rate: (before: Store['ratings']['forGame']) => Promise<readonly RatingRow[]>,
    ): Promise<boolean>
    /** Lets this account see a table that is closed to strangers. */
    admit(id: string, account: string): Promise<void>
    isAdmitted(id: string, account: string): Promise<boolean>
    /**
     * Empties the seats of somebody who is deleted, drops their orders and calls, and gives tables they host to nobody (""). A few
     * rows at a time, so that others are served meanwhile: what a fall leaves behind goes when it is done again.
     */
    forget(account: string): Promise<void>
  }
  readonly log: {
    /**
     * Durable when it returns. Conflict if that seq or that id is already there; Gap if the line before it isn't; Restored
     * after a restore.
     */
    append(entry: Entry): Promise<void>
    /** In their order. */
    read(table: string): Promise<Entry[]>
    /** When the last line of any log was written; 0: there is none. */
    newest(): Promise<number>
    saveSnapshot(snapshot: SnapshotRow): Promise<void>
    /** The newest one whose seq is below `before`. */
    snapshot(table: string, before: number): Promise<SnapshotRow | null>
  }
  readonly sealed: {
    /** Durable when it returns. Conflict if that seat has answered that already. */
    put(answer: SealedRow): Promise<void>
    /** By seat, the newest question last: what is left of earlier ones may still be there. */
    of(table: string): Promise<SealedRow[]>
    /** They have become lines of the log. */
    clear(table: string): Promise<void>
  }
  readonly orders: {
    /** Takes the place of what this account ordered at that table before. */
    set(orders: OrdersRow): Promise<void>
    /** All that were left at a table. */
    of(table: string): Promise<OrdersRow[]>
  }
  readonly calls: {
    /** Takes the place of the last call of this account to that table. */
    set(call: CallRow): Promise<void>
    /** All who were called to a table. */
    of(table: string): Promise<CallRow[]>
  }
  readonly talk: {
    /** Conflict if that n is already there, or a line of that account with that id. */
    append(talk: TalkRow): Promise<void>
    /** The lines after line `after`, in their order. */
    read(table: string, after: number, limit?: number): Promise<TalkRow[]>
    /** Always in their order, from whichever end they are counted. */
    some(table: string, stretch: Stretch): Promise<TalkRow[]>
    /** All that seats said in the game's own terms, in its order. */
    claims(table: string): Promise<TalkRow[]>
    /** What this account said at a table under that id. */
    find(table: string, account: string, id: string): Promise<TalkRow | null>
    /** What somebody said anywhere, oldest first. */
    of(account: string, page?: Page<Pick<TalkRow, 'at' | 'table' | 'n'>>): Promise<TalkRow[]>
    /** What somebody said stays, but nobody said it, and under no id. */
    forget(account: string): Promise<void>
  }
  readonly mutes: {
    set(account: string, muted: string, on: boolean): Promise<void>
    of(account: string): Promise<string[]>
    /** Takes back what somebody muted, and all that muted them. */
    forget(account: string): Promise<void>
  }
  readonly ratings: {
    of(player: string): Promise<RatingRow[]>
    forGame(game: string, players: readonly string[]): Promise<RatingRow[]>
    /** By mu - 3 sigma: those who are surely good. */
    best(game: string, page: Page<Rank>): Promise<RatingRow[]>
    forget(player: string): Promise<void>
  }
  readonly records: {
    /** Conflict if its id is taken. */
    save(record: RecordRow): Promise<void>
    find(id: string): Promise<RecordRow | null>
    /** What somebody brought stays, but nobody brought it. */
    forget(account: string): Promise<void>
  }
  readonly reports: {
    /** Conflict if its id is taken. */
    save(report: ReportRow): Promise<void>
    /** Those that are open, or those that are settled; newest first. */
    list(open: boolean, page?: Page): Promise<ReportRow[]>
    /** false if there is none, or it was settled before. */
    settle(id: string, at: number): Promise<boolean>
  }
  readonly push: {
    /** An endpoint belongs to the account that saved it last. */
    save(subscription: PushRow): Promise<void>
    of(account: string): Promise<PushRow[]>
    remove(endpoint: string, account?: string): Promise<void>
    forget(account: string): Promise<void>
  }
  /** A few things that the house itself remembers: keys for push, the generation. */
  readonly memory: {
    get(key: string): Promise<string | null>
    /** Keeps what is there already: two nodes that start at once agree. Returns what is kept. */
    keep(key: string, value: string): Promise<string>
    set(key: string, value: string): Promise<void>
  }
  /**
   * Whether there was a restore since this was last asked. If so, `forget` is called before anything can be written that
   * rests on what was there before.
   */
  restoredSince(forget?: () => void): Promise<boolean>
  /** Waits for what is being written. */
  close(): Promise<void>
}
