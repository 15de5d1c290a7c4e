/** The two that are compared. */
export type Rival = 'octopolis' | 'boardgameio'

/** What a crowd is to do. Plain data: it goes to a process of its own. */
export interface Job {
  readonly house: Rival
  readonly base: string
  /** Where tables are made. */
  readonly lobby: string
  readonly game: string
  readonly tables: number
  readonly seats: number
  /** Milliseconds that a seat thinks on average. */
  readonly pause: number
  /** Seconds that are played before it counts. */
  readonly warmUp: number
  readonly seconds: number
  /** A folder for profiles of the server's processor time, if they are wanted. */
  readonly profiles: string | null
}

/** What is chosen before a house is open. */
export type Setting = Omit<Job, 'base' | 'lobby'>

/** What a crowd has lived through in the time that counts. Milliseconds. */
export interface Tally {
  readonly seen: Float64Array
  readonly confirmed: Float64Array
  readonly games: number
  readonly overtaken: number
  readonly lost: number
  readonly failures: readonly string[]
  readonly bytesReceived: number
  readonly bytesSent: number
  /** The share of one core that the crowd itself has used. */
  readonly cpu: number
  /** What the crowd itself was late at worst, 95 times of 100: no latency can be told apart from it. */
  readonly late: number
}

/** What a crowd says: that it counts from now on, that it counts no longer, and what came of it. */
export type News = { readonly type: 'opened' | 'closed' } | { readonly type: 'tally'; readonly tally: Tally }
