import { steps, type Kit } from '@octopolis/engine'
import type { Fact } from './facts.ts'
import type { Answers, Move } from './moves.ts'
import type { Options } from './options.ts'
import type { Ask, State, Step } from './state.ts'
import type { View } from './view.ts'

/** What Cthulhu 500 is made of. Nobody has anything to say in its own terms. */
export interface Cthulhu500 extends Kit {
  State: State
  Step: Step
  Move: Move
  Answers: Answers
  Options: Options
  View: View
  Fact: Fact
  Ask: Ask
}

/** What its rules are written in. */
export const { question, deed } = steps<Cthulhu500>()
