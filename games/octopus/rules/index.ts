import { byAgenda, type StepBook } from '@octopolis/engine'
import type { Fact } from '../facts.ts'
import type { Ask, Move, State, Step } from '../state.ts'
import { setClocks } from './choice.ts'
import { dream, dusk, returnComponent, swapInMarsh } from './exteriors.ts'
import { negotiate } from './negotiation.ts'
import { dominate, gather, resolveLocation } from './resolution.ts'
import { revealClocks } from './reveal.ts'
import { verifyVictory } from './victory.ts'

/** The turn, in the order of the rulebook. */
const book: StepBook<State, Step, Move, Fact> = {
  clock: setClocks,
  reveal: revealClocks,
  resolve: resolveLocation,
  negotiate,
  dominate,
  gather,
  swap: swapInMarsh,
  return: returnComponent,
  dusk,
  dream,
  verify: verifyVictory,
}

export const { awaiting, prompt, play } = byAgenda<State, Step, Ask, Move, Fact>(book, (state) => state.cults.length)
