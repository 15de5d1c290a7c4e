import { firstThrough, Keepsakes, retell } from '#test/keepsakes'
import type { Chance, Prompt, SealedRecord } from '@octopolis/engine'
import { cthulhu500 } from '../game.ts'
import type { Move } from '../moves.ts'
import type { Ask } from '../state.ts'
import type { RaceTable } from './lay.ts'
import { Passages } from './passages.ts'
import { recordings, type Recording } from './recordings.ts'

const recorder = { game: cthulhu500, passages: (table: RaceTable) => new Passages(table) }
const mostMoves = 1400

/** Keen on answering, else anything goes. */
function answer({ ask, moves, fallback }: Prompt<Move, Ask>, { idle = false }: Recording, chance: Chance): Move {
  if (idle) return ask.type === 'act' ? { type: 'done' } : fallback
  if (ask.type === 'window' && moves.length > 1 && chance.below(2) === 0) return chance.pick(moves.slice(1))
  return chance.pick(moves)
}

export const keepsakes = new Keepsakes(import.meta.url)

export const account = (race: SealedRecord) => retell(recorder, race)

/** Drives the races anew and keeps them. */
export function recordAnew(): void {
  const races = Object.entries(recordings).map(([name, recording]) => {
    const race = firstThrough(recorder, name, recording, mostMoves, (prompt, chance) =>
      answer(prompt, recording, chance),
    )
    return [name, race] as const
  })
  keepsakes.write(Object.fromEntries(races), account)
}
