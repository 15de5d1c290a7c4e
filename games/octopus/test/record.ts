import { RecordedGames, Recorder, type Asked } from '#test/recorded-games'
import type { Chance, Seat } from '@octopolis/engine'
import { octopus } from '../game.ts'
import type { Move } from '../moves.ts'
import { Passages } from './passages.ts'
import type { Recording } from './recordings.ts'
import type { Octopus } from '../kit.ts'
import { en } from '../text/en.ts'

// Games are short: every position is looked at.
export const recorder = new Recorder(octopus, (table) => new Passages(table), 1)
export const recordedGames = new RecordedGames(octopus, en, import.meta.url)

function answer(asked: Asked<Octopus>, { players }: Recording): Move {
  const player = players[asked.seat % players.length]
  return player === undefined ? asked.prompt.fallback : player(asked)
}

/** Now and then somebody who isn't waited for changes its clock (OCT-2.5). */
function next(awaiting: readonly Seat[], seats: number, chance: Chance): Seat {
  return chance.below(8) === 0 ? chance.below(seats) : chance.pick(awaiting)
}

export const playing = { mostMoves: 200, answer, next }
