import { RecordedGames, Recorder, type Asked } from '#test/recorded-games'
import { cthulhu500 } from '../game.ts'
import type { Move } from '../moves.ts'
import { Passages } from './passages.ts'
import type { Recording } from './recordings.ts'
import type { Cthulhu500 } from '../kit.ts'
import { en } from '../text/en.ts'

export const recorder = new Recorder(cthulhu500, (table) => new Passages(table))
export const recordedGames = new RecordedGames(cthulhu500, en, import.meta.url)

/** Keen on answering, else anything goes. */
function answer({ prompt: { ask, moves, fallback }, chance }: Asked<Cthulhu500>, { idle = false }: Recording): Move {
  if (idle) return ask.type === 'act' ? { type: 'done' } : fallback
  if (ask.type === 'window' && moves.length > 1 && chance.below(2) === 0) return chance.pick(moves.slice(1))
  return chance.pick(moves)
}

export const playing = { mostMoves: 1400, answer }
