import type { Game } from '@octopolis/engine'
import { editions, newest, since, untold } from './data/editions/index.ts'
import { imagine } from './imagine.ts'
import { options } from './options.ts'
import { advance, awaiting, play, prompt } from './rules/index.ts'
import { setUp } from './rules/setup.ts'
import { clone } from './state.ts'
import { view } from './view.ts'
import type { Cthulhu500 } from './kit.ts'

/** Cthulhu 500: start reading here. */
export const cthulhu500: Game<Cthulhu500> = {
  id: 'cthulhu500',
  version: newest,
  /**
   * Several editions were kept under the number 1. Most games of that number are of the newest one, since each of the
   * others lasted only some hours. A game that has just begun fits several of them, and goes on by the cards that are
   * on the table today.
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
