import type { Generated, Kysely, Transaction } from 'kysely'
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
} from './rows.ts'
import { shape, type Stored } from './shape.ts'
import type { ListRow } from './store.ts'
import type { Weather } from './weather.ts'

/** A seat and the table it belongs to. */
export type PlacedSeat = SeatRow & { readonly table: string }

/** How it stands with a seat's table: what its people's lists are found and ordered by. */
interface ListingColumns {
  status: Generated<Status>
  /** When it ended; before that, when it was made. */
  at: Generated<number>
  /** Whether the game counted for the one who sat here; null: nobody knows. */
  rated: number | null
}

/** The house's tables. Identity keeps its own beside them. */
export interface Schema {
  tables: Stored<TableRow>
  seats: Stored<PlacedSeat> & ListingColumns
  admissions: { table: string; account: string }
  entries: Stored<Entry>
  snapshots: Stored<SnapshotRow>
  sealed: Stored<SealedRow>
  orders: Stored<OrdersRow>
  calls: Stored<CallRow>
  talk: Stored<TalkRow>
  mutes: { account: string; muted: string }
  ratings: Stored<RatingRow>
  records: Stored<RecordRow>
  reports: Stored<ReportRow>
  push: Stored<PushRow>
  memory: { key: string; value: string }
}

export interface Database {
  readonly kysely: Kysely<Schema>
  readonly dialect: 'sqlite' | 'postgres'
  /** How a sentence names it: a file, or a host and a port. */
  readonly place: string
  /** Whether it can be written to. */
  readonly weather: Weather
}

export type Work = Transaction<Schema>

export const tableShape = shape<TableRow>({
  id: 'plain',
  game: 'plain',
  version: 'plain',
  status: 'plain',
  visibility: 'plain',
  code: 'plain',
  host: 'plain',
  hostBefore: 'plain',
  seats: 'plain',
  options: 'json',
  clock: 'json',
  hints: 'flag',
  casual: 'flag',
  quickUntil: 'plain',
  rematchOf: 'plain',
  rematch: 'plain',
  seed: 'plain',
  outcome: 'json',
  createdAt: 'plain',
  startedAt: 'plain',
  finishedAt: 'plain',
})

export const listShape = shape<ListRow>({
  id: 'plain',
  game: 'plain',
  status: 'plain',
  host: 'plain',
  clock: 'json',
  casual: 'flag',
  outcome: 'json',
  createdAt: 'plain',
  startedAt: 'plain',
  finishedAt: 'plain',
})

export const seatShape = shape<SeatRow>({
  seat: 'plain',
  account: 'plain',
  bot: 'plain',
  character: 'plain',
  ready: 'flag',
  standIn: 'plain',
  hinted: 'flag',
})

export const entryShape = shape<Entry>({
  table: 'plain',
  seq: 'plain',
  kind: 'plain',
  seat: 'plain',
  move: 'json',
  id: 'plain',
  by: 'plain',
  at: 'plain',
})

export const sealedShape = shape<SealedRow>({
  table: 'plain',
  seat: 'plain',
  asked: 'plain',
  move: 'json',
  id: 'plain',
  by: 'plain',
})

export const ordersShape = shape<OrdersRow>({ table: 'plain', account: 'plain', orders: 'json' })

export const callShape = shape<CallRow>({ table: 'plain', account: 'plain', asked: 'plain', times: 'plain' })

export const snapshotShape = shape<SnapshotRow>({ table: 'plain', seq: 'plain', data: 'json' })

export const talkShape = shape<TalkRow>({
  table: 'plain',
  n: 'plain',
  seq: 'plain',
  seat: 'plain',
  account: 'plain',
  kind: 'plain',
  said: 'json',
  id: 'plain',
  at: 'plain',
})

export const ratingShape = shape<RatingRow>({
  player: 'plain',
  game: 'plain',
  mu: 'plain',
  sigma: 'plain',
  games: 'plain',
})

export const recordShape = shape<RecordRow>({
  id: 'plain',
  game: 'plain',
  account: 'plain',
  sealed: 'json',
  players: 'json',
  at: 'plain',
})

export const reportShape = shape<ReportRow>({
  id: 'plain',
  table: 'plain',
  by: 'plain',
  about: 'plain',
  talk: 'plain',
  why: 'plain',
  at: 'plain',
  settledAt: 'plain',
})

export const pushShape = shape<PushRow>({
  endpoint: 'plain',
  account: 'plain',
  keys: 'json',
  language: 'plain',
  at: 'plain',
})
