import type { Game } from '@octopolis/engine'
import { imagine } from './imagine.ts'
import { options } from './options.ts'
import { awaiting, play, prompt } from './rules/index.ts'
import { setUp } from './rules/setup.ts'
import { clone } from './state.ts'
import { talk } from './talk.ts'
import { faded, view } from './view.ts'
import type { Octopus } from './kit.ts'

/** Night of the Grand Octopus: start reading here. */
export const octopus: Game<Octopus> = {
  id: 'octopus',
  version: 2,
  editions: { 2: [2], 1: [1] },
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
