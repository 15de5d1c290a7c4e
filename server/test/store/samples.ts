import type {
  Entry,
  PushRow,
  RatingRow,
  RecordRow,
  ReportRow,
  SealedRow,
  SeatRow,
  TableRow,
  TalkRow,
} from '../../store/rows.ts'

/** A table like any other, but for what is given. */
export function aTable(id: string, given: Partial<TableRow> = {}): TableRow {
  return {
    id,
    game: 'whispers',
    version: null,
    status: 'gathering',
    visibility: 'open',
    code: null,
    host: 'ada',
    hostBefore: null,
    seats: 2,
    options: { length: 'short', expansions: ['riddles'] },
    clock: { kind: 'live', think: 30, reserve: 120 },
    hints: true,
    casual: false,
    quickUntil: null,
    rematchOf: null,
    rematch: null,
    seed: null,
    outcome: null,
    createdAt: 1_700_000_000_000,
    startedAt: null,
    finishedAt: null,
    ...given,
  }
}

export function aSeat(seat: number, given: Partial<SeatRow> = {}): SeatRow {
  return { seat, account: null, bot: null, character: null, ready: false, standIn: null, hinted: false, ...given }
}

export function anEntry(table: string, seq: number, given: Partial<Entry> = {}): Entry {
  return {
    table,
    seq,
    kind: 'move',
    seat: 0,
    move: { take: seq },
    id: `id-${seq}`,
    by: 'person',
    at: 1_700_000_000_000 + seq,
    ...given,
  }
}

export function anAnswer(table: string, seat: number, given: Partial<SealedRow> = {}): SealedRow {
  return { table, seat, asked: 3, move: { mark: seat }, id: `id-${seat}`, by: 'person', ...given }
}

export function aLineOfTalk(table: string, n: number, given: Partial<TalkRow> = {}): TalkRow {
  const at = 1_700_000_000_000 + n
  return { table, n, seq: 0, seat: 0, account: 'ada', kind: 'text', said: 'hello', id: null, at, ...given }
}

export function aRating(player: string, given: Partial<RatingRow> = {}): RatingRow {
  return { player, game: 'whispers', mu: 25.125, sigma: 8.333333333333334, games: 1, ...given }
}

export function aRecord(id: string, given: Partial<RecordRow> = {}): RecordRow {
  return {
    id,
    game: 'whispers',
    account: 'ada',
    sealed: { moves: [1, 2] },
    players: null,
    at: 1_700_000_000_000,
    ...given,
  }
}

export function aReport(id: string, given: Partial<ReportRow> = {}): ReportRow {
  return {
    id,
    table: 't1',
    by: 'ada',
    about: 'bob',
    talk: 3,
    why: 'rude',
    at: 1_700_000_000_000,
    settledAt: null,
    ...given,
  }
}

export function aSubscription(endpoint: string, given: Partial<PushRow> = {}): PushRow {
  return { endpoint, account: 'ada', keys: { p256dh: 'p', auth: 'a' }, language: 'fr', at: 1_700_000_000_000, ...given }
}
