import type { Level } from '@octopolis/bots'
import type { Outcome, Seat } from '@octopolis/engine'

/** What lies in the store. Times are milliseconds since 1970. */

export type Status = 'gathering' | 'playing' | 'finished' | 'closed'
export type Visibility = 'open' | 'unlisted' | 'code'

/**
 * How long a decision may take: as long as it likes; seconds, with a reserve a seat; or hours. `window` is the seconds in
 * which anybody may answer an event; tables that were there before it don't have it.
 */
export type ClockSetting =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'live'
      readonly think: number
      readonly reserve: number
      readonly window?: number | undefined
    }
  | { readonly kind: 'slow'; readonly hours: number }

export interface TableRow {
  readonly id: string
  readonly game: string
  /** Of the game's rules, once it has started. */
  readonly version: number | null
  readonly status: Status
  readonly visibility: Visibility
  /** Opens a table that is closed to strangers; unique among tables that still have one. */
  readonly code: string | null
  /** An account's id. */
  readonly host: string
  /** Whose table it is, while somebody else is host because they are away; theirs again when they return. */
  readonly hostBefore: string | null
  readonly seats: number
  /** As the host asked for them; complete once the game has started. */
  readonly options: object
  readonly clock: ClockSetting
  /** Those who sit here may ask what a bot would do. */
  readonly hints: boolean
  /** It counts for nobody's rating, whoever plays. */
  readonly casual: boolean
  /** A quick match: until then people are waited for, then bots fill the seats and it starts. */
  readonly quickUntil: number | null
  /** The table this one is the rematch of, and the one that is the rematch of this. */
  readonly rematchOf: string | null
  readonly rematch: string | null
  /** Secret until the game is over. */
  readonly seed: string | null
  readonly outcome: Outcome | null
  readonly createdAt: number
  readonly startedAt: number | null
  readonly finishedAt: number | null
}

/** A place at a table: empty, a person's, or a bot's. */
export interface SeatRow {
  readonly seat: Seat
  readonly account: string | null
  readonly bot: Level | null
  /** The bot's name and crest: a key of the characters. */
  readonly character: string | null
  readonly ready: boolean
  /** A bot plays for the person, who is away. */
  readonly standIn: Level | null
  /** The person has asked what a bot would do. */
  readonly hinted: boolean
}

/** One line of a table's log. The log is the truth: states are a cache of it. */
export interface Entry {
  readonly table: string
  /** From 1, without gaps. */
  readonly seq: number
  /**
   * undo: the last move is taken back; hurry: those who are awaited got a deadline; rest: everybody has left, and time
   * stands still; wake: somebody is back; outage: the house couldn't write for a while, and that time counts against nobody.
   */
  readonly kind: 'move' | 'undo' | 'hurry' | 'rest' | 'wake' | 'outage'
  readonly seat: Seat | null
  readonly move: unknown
  /** Chosen by who sent it, so that a move sent twice counts once. */
  readonly id: string
  readonly by: 'person' | 'bot' | 'clock'
  readonly at: number
}

/** An answer that was given with eyes closed: it becomes a line of the log when all are there and time is up. */
export interface SealedRow {
  readonly table: string
  readonly seat: Seat
  /** The line of the log since which the seat is asked: it answers nothing else. */
  readonly asked: number
  readonly move: unknown
  readonly id: string
  readonly by: Entry['by']
}

/** What is to be done when an event of some kind may be answered: ask, pass unless it is about me, pass. */
export type Order = 'ask' | 'mine' | 'pass'

/** Standing orders by kind of event; whatever isn't named is asked. */
export type Orders = Readonly<Record<string, Order>>

/** The orders that somebody left at a table. */
export interface OrdersRow {
  readonly table: string
  readonly account: string
  readonly orders: Orders
}

/** Somebody was called to a table: to what they are asked since that line, and how often. */
export interface CallRow {
  readonly table: string
  readonly account: string
  readonly asked: number
  readonly times: number
}

/** A cache of a table after the first `seq` lines of its log. */
export interface SnapshotRow {
  readonly table: string
  readonly seq: number
  readonly data: unknown
}

export interface TalkRow {
  readonly table: string
  /** From 1, without gaps. */
  readonly n: number
  /** Moves made before it. */
  readonly seq: number
  /** null: a watcher. */
  readonly seat: Seat | null
  readonly account: string | null
  /** event: nobody said it, it happened to that seat. */
  readonly kind: 'text' | 'emote' | 'talk' | 'event'
  /** A text, an emote's name, something said in the game's own terms, or what happened. */
  readonly said: unknown
  /** Chosen by who sent it, so that words sent twice are said once; null: nobody chose one. */
  readonly id: string | null
  readonly at: number
}

export interface RatingRow {
  /** An account's id, or bot:level. */
  readonly player: string
  readonly game: string
  readonly mu: number
  readonly sigma: number
  readonly games: number
}

/** A record somebody brought from elsewhere, checked when it came. */
export interface RecordRow {
  readonly id: string
  readonly game: string
  readonly account: string | null
  readonly sealed: unknown
  /** Who sat where, by name and crest, if the one who brought it said so. */
  readonly players: readonly unknown[] | null
  readonly at: number
}

export interface ReportRow {
  readonly id: string
  readonly table: string
  readonly by: string
  readonly about: string
  /** The line of talk that is complained about. */
  readonly talk: number | null
  readonly why: string
  readonly at: number
  readonly settledAt: number | null
}

export interface PushRow {
  readonly endpoint: string
  readonly account: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
  readonly language: string
  readonly at: number
}
