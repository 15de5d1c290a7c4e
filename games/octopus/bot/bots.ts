import { random, search, temperOf, type Bot, type Budget, type Level, type Situation } from '@octopolis/bots'
import { octopus } from '../game.ts'
import { guide } from './guide.ts'
import { heedful } from './heed.ts'
import { negotiate, type Manner } from './negotiation.ts'
import { wordsGiven } from './talk/pledges.ts'
import { answerOnly, speak } from './talk/speak.ts'
import type { Octopus } from '../kit.ts'

type OctopusBot = Bot<Octopus>

/** Negotiations are thought about in one in so many of the worlds, which leaves easy leaders none. Set by judgement. */
const TALK = 8

/** A cult leader that thinks before it sets its clock, and talks when it comes to talking. */
function leader(budget: Budget, manner: Manner): OctopusBot {
  const thinker = search(octopus, guide, budget)
  const worlds = Math.floor(budget.worlds / TALK)
  return {
    decide(situation) {
      const { ask } = situation.prompt
      if (ask.type === 'negotiate') return negotiate(situation, ask, manner, worlds)
      return ask.type === 'clock' ? setClock(situation, budget) : thinker.decide(situation)
    },
    speak: (moment) => speak(moment, { manner, worlds: Math.max(1, worlds) }),
  }
}

/** Sets its clock with what was promised in mind. Whether it keeps its own word is for the dice and its honesty to say. */
function setClock(situation: Situation<Octopus>, budget: Budget): ReturnType<OctopusBot['decide']> {
  const { seat, talk, facts, view, temper, chance } = situation
  const words = wordsGiven(talk, facts).filter(({ turn, kept }) => kept !== null || turn === view.turn)
  const isBound = words.some(({ by, kept }) => by === seat && kept === null)
  const meansIt = isBound && chance.below(100) < 100 * temperOf(temper).honest
  return search(octopus, heedful(guide, words, { seat, meansIt }, chance), budget).decide(situation)
}

/** Levels are budgets (decision 5), set by judgement; figures.md says how they fare against each other. */
export const bots: Readonly<Record<Level, OctopusBot>> = {
  random: { ...random, speak: answerOnly },
  easy: leader({ worlds: 1, answers: 2 }, 'fair'),
  normal: leader({ worlds: 12, answers: 12 }, 'fair'),
  hard: leader({ worlds: 80, answers: 64 }, 'bold'),
}
