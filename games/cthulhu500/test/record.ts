import { Keepsakes, Recorder } from '#test/keepsakes'
import type { Chance, Prompt, SealedRecord } from '@octopolis/engine'
import { cthulhu500 } from '../game.ts'
import type { Move } from '../moves.ts'
import type { Ask } from '../state.ts'
import { Passages } from './passages.ts'
import { recordings, type Recording } from './recordings.ts'

const recorder = new Recorder(cthulhu500, (table) => new Passages(table))
const mostMoves = 1400

/** Keen on answering, else anything goes. */
function answer({ ask, moves, fallback }: Prompt<Move, Ask>, { idle = false }: Recording, chance: Chance): Move {
  if (idle) return ask.type === 'act' ? { type: 'done' } : fallback
  if (ask.type === 'window' && moves.length > 1 && chance.below(2) === 0) return chance.pick(moves.slice(1))
  return chance.pick(moves)
}

export const keepsakes = new Keepsakes(cthulhu500, import.meta.url)

export const account = (race: SealedRecord) => recorder.retell(race)

/** Drives the races that are missing and keeps them. */
export function recordMissing(): void {
  const added = recorder.record(keepsakes.missing(recordings), mostMoves, answer)
  keepsakes.write(added, Object.keys(recordings), account)
}
