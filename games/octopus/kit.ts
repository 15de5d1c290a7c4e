import { steps, type Kit } from '@octopolis/engine'
import type { Fact } from './facts.ts'
import type { Options } from './options.ts'
import type { Answers, Move } from './moves.ts'
import type { Ask, State, Step } from './state.ts'
import type { Talk } from './talk.ts'
import type { View } from './view.ts'

/** What Night of the Grand Octopus is made of. */
export interface Octopus extends Kit {
  State: State
  Step: Step
  Move: Move
  Answers: Answers
  Options: Options
  View: View
  Fact: Fact
  Ask: Ask
  Talk: Talk
}

/** What its rules are written in. */
export const { question, deed } = steps<Octopus>()
