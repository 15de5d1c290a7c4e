import { random, search, type Bot, type Budget, type Level } from '@octopolis/bots'
import { octopus } from '../game.ts'
import { guide } from './guide.ts'
import { negotiate, type Manner } from './negotiation.ts'
import type { Octopus } from '../kit.ts'

type OctopusBot = Bot<Octopus>

/** Talk is thought about in one in so many of the worlds, which leaves easy leaders none. Set by judgement. */
const TALK = 8

/** A cult leader that thinks before it sets its clock, and talks when it comes to talking. */
function leader(budget: Budget, manner: Manner): OctopusBot {
  const thinker = search(octopus, guide, budget)
  return {
    decide(situation) {
      const { ask } = situation.prompt
      return ask.type === 'negotiate'
        ? negotiate(situation, ask, manner, Math.floor(budget.worlds / TALK))
        : thinker.decide(situation)
    },
  }
}

/** Levels are budgets (decision 5), set by judgement; figures.md says how they fare against each other. */
export const bots: Readonly<Record<Level, OctopusBot>> = {
  random,
  easy: leader({ worlds: 1, answers: 2 }, 'fair'),
  normal: leader({ worlds: 12, answers: 12 }, 'fair'),
  hard: leader({ worlds: 80, answers: 64 }, 'bold'),
}
