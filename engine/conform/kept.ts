import type { GameRecord } from '../table.ts'
import { describeFailure, messageOf, type Failure } from './report.ts'

/** A failure as a file keeps it: with the record that leads there, it can be opened at its move. */
export interface KeptFailure {
  readonly game: string
  /** What doesn't hold, in a sentence. */
  readonly message: string
  /** How many moves had been made. */
  readonly move: number
  /** What plays the same game again: conform(game, proof, again). */
  readonly again: { readonly seed: string; readonly from: number; readonly games: 1 }
  /** Null where the game couldn't even be set up. */
  readonly record: GameRecord | null
}

/** The file of a failure. The same failure always has the same name. The kit only makes it: its caller writes it. */
export function failureFile(game: string, failure: Failure): { readonly name: string; readonly text: string } {
  const { group, seed, game: from, move, record } = failure
  const kept: KeptFailure = { game, message: messageOf(failure), move, again: { seed, from, games: 1 }, record }
  const plainSeed = seed.replaceAll(/\W+/gu, '-')
  return { name: `${game}-group-${group}-${plainSeed}-${from}`, text: `${JSON.stringify(kept)}\n` }
}

/** A failure as a test shows it, with the file that it was written to. */
export function describeKept(failure: Failure, file: string): string {
  return `${describeFailure(failure)}\n  kept: ${file}; /dev of npm run dev opens it at this move`
}
