import { RecordedGames, Recorder, type Asked } from '#test/recorded-games'
import { kraken } from '../game.ts'
import type { Move } from '../moves.ts'
import { Passages } from './passages.ts'
import type { Recording } from './recordings.ts'
import type { Kraken } from '../kit.ts'
import { en } from '../text/en.ts'

export const recorder = new Recorder(kraken, (table) => new Passages(table))
export const recordedGames = new RecordedGames(kraken, en, import.meta.url)

/** Mostly loyal, and keen on using their characters, which makes games short; for the rest, anything goes. */
function answer(
  { prompt: { ask, moves, fallback }, chance }: Asked<Kraken>,
  { slow = false, restless = false }: Recording,
): Move {
  if (ask.type === 'window') {
    return moves.length === 1 || (slow && chance.below(5) > 0) ? fallback : chance.pick(moves.slice(1))
  }
  if (ask.type === 'loyalty') return chance.below(4) === 0 ? chance.pick(moves) : fallback
  if (ask.type === 'logbook' && !restless && chance.below(8) > 0) return chance.pick(moves.slice(0, -1))
  return chance.pick(moves)
}

export const playing = { mostMoves: 600, answer }
