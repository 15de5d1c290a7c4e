import type { Game } from '@octopolis/engine'
import type { Fact } from './facts.ts'
import { imagine } from './imagine.ts'
import { options, type Options } from './options.ts'
import { awaiting, play, prompt } from './rules/index.ts'
import { setUp } from './rules/setup.ts'
import { clone, type Ask, type Move, type State } from './state.ts'
import { talk, type Talk } from './talk.ts'
import { faded, view, type View } from './view.ts'

/** Night of the Grand Octopus: start reading here. */
export const octopus: Game<State, Move, Options, View, Fact, Ask, Talk> = {
  id: 'octopus',
  version: 1,
  seats: { min: 3, max: 5 },
  options,
  /** 30 turns; in each at most 5 clocks, 5 parties with ten words each, 5 tokens, and the Exterior's questions. */
  longest: 30 * (5 + 50 + 5 + 7),
  setup: setUp,
  awaiting,
  prompt,
  play,
  view,
  imagine,
  clone,
  outcome: (state) => state.ending,
  faded,
  talk,
}
