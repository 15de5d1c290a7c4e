import type { Game, Seat } from '@octopolis/engine'
import { imagine } from './imagine.ts'
import { options } from './options.ts'
import { advance, awaiting, play, prompt, veil } from './rules/index.ts'
import { setUp } from './rules/setup.ts'
import { clone, mateAt, type State } from './state.ts'
import { sails, talk } from './talk.ts'
import { view } from './view.ts'
import type { Kraken } from './kit.ts'

/** L'Ombre du Kraken, Feed the Kraken: start reading here. */
export const kraken: Game<Kraken> = {
  id: 'kraken',
  version: 1,
  seats: { min: 5, max: 11 },
  options,
  /** Every navigation leads north and every mutiny costs muskets; some 20 navigations and 40 mutinies at the very most. */
  longest: 6000,
  setup(chosen, seats, turn) {
    const state = setUp(chosen, seats, turn)
    advance(state, turn)
    return state
  },
  awaiting,
  prompt,
  play,
  veil,
  view,
  imagine,
  clone,
  outcome: (state) => state.ending,
  voice,
  talk,
}

/** KRA-4.3, KRA-5.2, KRA-8.24 */
function voice(state: State, seat: Seat): 'free' | 'gestures' | 'silent' {
  if (state.ending !== null) return 'free'
  const { aboard, tongueless } = mateAt(state, seat)
  if (!aboard || sails(state, seat)) return 'silent'
  return tongueless ? 'gestures' : 'free'
}
