import { byAgenda, type StepBook } from '@octopolis/engine'
import type { Octopus } from '../kit.ts'
import { setClocks } from './choice.ts'
import { returnComponent } from './exteriors/colony.ts'
import { dream } from './exteriors/dreams.ts'
import { swapInMarsh } from './exteriors/marsh.ts'
import { negotiate } from './negotiation.ts'
import { dominate, dusk, gather, resolveLocation } from './resolution.ts'
import { revealClocks } from './reveal.ts'
import { verifyVictory } from './victory.ts'

/** The turn, in the order of the rulebook. */
const book: StepBook<Octopus> = {
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

export const { awaiting, prompt, play } = byAgenda<Octopus>(book, (state) => state.cults.length)
