import { Keepsakes, Recorder } from '#test/keepsakes'
import type { Chance, Prompt, SealedRecord } from '@octopolis/engine'
import { kraken } from '../game.ts'
import type { Move } from '../moves.ts'
import type { Ask } from '../state.ts'
import { Passages } from './passages.ts'
import { recordings, type Recording } from './recordings.ts'

const recorder = new Recorder(kraken, (table) => new Passages(table))
const mostMoves = 600

/** Mostly loyal, and keen on using their characters, which makes games short; for the rest, anything goes. */
function answer(
  { ask, moves, fallback }: Prompt<Move, Ask>,
  { slow = false, restless = false }: Recording,
  chance: Chance,
): Move {
  if (ask.type === 'window') {
    return moves.length === 1 || (slow && chance.below(5) > 0) ? fallback : chance.pick(moves.slice(1))
  }
  if (ask.type === 'loyalty') return chance.below(4) === 0 ? chance.pick(moves) : fallback
  if (ask.type === 'logbook' && !restless && chance.below(8) > 0) return chance.pick(moves.slice(0, -1))
  return chance.pick(moves)
}

export const keepsakes = new Keepsakes(kraken, import.meta.url)

export const account = (game: SealedRecord) => recorder.retell(game)

/** Plays the games that are missing and keeps them. */
export function recordMissing(): void {
  const added = recorder.record(keepsakes.missing(recordings), mostMoves, answer)
  keepsakes.write(added, Object.keys(recordings), account)
}
