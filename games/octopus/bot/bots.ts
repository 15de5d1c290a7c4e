import { random, search, type Bot, type Budget, type Level } from '@octopolis/bots'
import type { Fact } from '../facts.ts'
import { octopus } from '../game.ts'
import type { Ask, Move } from '../state.ts'
import type { View } from '../view.ts'
import { guide } from './guide.ts'
import { negotiate, type Manner } from './negotiation.ts'

type OctopusBot = Bot<Move, View, Fact, Ask>

/** A cult leader that thinks before it sets its clock, and talks when it comes to talking. */
function leader(budget: Budget, manner: Manner): OctopusBot {
  const thinker = search(octopus, guide, budget)
  return {
    decide(situation) {
      const { ask } = situation.prompt
      return ask.type === 'negotiate'
        ? negotiate(situation, ask, manner, Math.floor(budget.worlds / 8))
        : thinker.decide(situation)
    },
  }
}

export const bots: Readonly<Record<Level, OctopusBot>> = {
  random,
  easy: leader({ worlds: 1, answers: 2 }, 'fair'),
  normal: leader({ worlds: 12, answers: 12 }, 'fair'),
  hard: leader({ worlds: 80, answers: 64 }, 'bold'),
}
