/** What somebody at a table sees. */
export interface Sight {
  /** How many moves were made. */
  readonly line: number
  /** Every legal answer if this seat is awaited. */
  readonly moves: readonly unknown[] | null
  readonly isOver: boolean
}

/** Somebody at a table, however the house is reached. */
export interface Player {
  /** Called with all that this player gets to see. */
  see: (sight: Sight) => void
  /** The number of the move, once the house has confirmed it; null: somebody else was faster, and it is void. */
  play(move: unknown): Promise<number | null>
  readonly bytes: Bytes
}

export interface Bytes {
  received: number
  sent: number
}

/** Those at one table. */
export interface Party {
  readonly players: readonly Player[]
  /** Everybody sits down at a new table, and its game begins. */
  begin(): Promise<void>
  close(): void
}
