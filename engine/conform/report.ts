import type { Seat } from '../game.ts'
import type { GameRecord } from '../table.ts'
import type { TableSetting } from './proof.ts'

/** What must hold, by the numbers of the contract. */
export const groups = {
  1: 'games end',
  2: 'who is asked can answer',
  3: 'only listed moves count',
  4: 'everything is plain JSON',
  5: 'a record replays',
  6: 'a view says enough to imagine a world',
  7: 'nothing leaks',
  8: 'everything has words and rules',
  9: 'invariants hold',
} as const

export type Group = keyof typeof groups

/** Something that must hold and doesn't, said in one sentence. */
export class Fault extends Error {
  override readonly name = 'Fault'
  readonly group: Group
  /** The move after which it shows, where that isn't the last one. */
  readonly move: number | null

  constructor(group: Group, what: string, move: number | null = null) {
    super(what)
    this.group = group
    this.move = move
  }
}

export interface Failure {
  readonly group: Group
  readonly what: string
  /** The plan's seed and the number of the game: with `from` they play the same game again. */
  readonly seed: string
  readonly game: number
  readonly table: TableSetting
  /** How many moves had been made. */
  readonly move: number
  /** The game so far; null where it couldn't even be set up. */
  readonly record: GameRecord | null
}

export interface Report {
  readonly games: number
  readonly moves: number
  /** Positions × viewers that were compared with a twin for leaks. */
  readonly positions: number
  /** Those of them in which the twin really was another state: something was hidden. */
  readonly hidden: number
  /** At most one a group: the first. */
  readonly failures: readonly Failure[]
}

/** What doesn't hold, in a sentence. */
export function messageOf({ group, what }: Failure): string {
  return `Group ${group}, ${groups[group]}: ${what}`
}

/** A failure as a test shows it, with all it takes to see it again. */
export function describeFailure(failure: Failure): string {
  const { seed, game, table, move, record } = failure
  const { seats, options } = table
  return [
    messageOf(failure),
    `  after move ${move} of game ${game}, ${seats} seats, options ${JSON.stringify(options)}`,
    `  again: conform(game, proof, { seed: ${JSON.stringify(seed)}, from: ${game}, games: 1 })`,
    `  record: ${JSON.stringify(record)}`,
  ].join('\n')
}

export function nameOf(viewer: Seat | 'watcher'): string {
  return viewer === 'watcher' ? 'a watcher' : `seat ${viewer}`
}

/** Runs code of the game. An error in it is a fault of this group, unless it is a fault already. */
export function blaming<Result>(group: Group, what: string, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    throw error instanceof Fault ? error : new Fault(group, `${what}: ${saying(error)}.`)
  }
}

/** What an error says, whatever was thrown. */
export function saying(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
}
