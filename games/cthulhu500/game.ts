import type { Game } from '@octopolis/engine'
import { editions, newest, since, untold } from './data/editions/index.ts'
import type { Fact } from './facts.ts'
import { imagine } from './imagine.ts'
import type { Move } from './moves.ts'
import { options, type Options } from './options.ts'
import { advance, awaiting, play, prompt } from './rules/index.ts'
import { setUp } from './rules/setup.ts'
import { clone, type Ask, type State } from './state.ts'
import { view, type View } from './view.ts'

/** Cthulhu 500: start reading here. */
export const cthulhu500: Game<State, Move, Options, View, Fact, Ask> = {
  id: 'cthulhu500',
  version: newest,
  /**
   * Most that was kept under the first number is of the newest edition, for each of the others lasted some hours; and where
   * a game has only begun, so that several explain it, it goes on by the cards that are on the table today.
   */
  editions: { ...Object.fromEntries(editions.map((edition) => [edition, [edition]])), [untold]: editions },
  since,
  seats: { min: 3, max: 8 },
  options,
  /** C500-6.5: five piles at most, a card drawn in three rounds at least, and some twenty windows in a turn. */
  longest: 2_000_000,
  setup(chosen, seats, turn, edition) {
    const state = setUp(chosen, seats, turn, edition)
    advance(state, turn)
    return state
  },
  awaiting,
  prompt,
  play,
  view,
  imagine,
  clone,
  outcome: (state) => state.ending,
}
