import { random, type Bot, type Level, type Situation } from '@octopolis/bots'
import type { Move } from '../moves.ts'
import { candidates } from './candidates.ts'
import { discarded, worldOf } from './memory.ts'
import { habit } from './policy.ts'
import { bestOf, type Budget } from './think.ts'
import type { Cthulhu500 } from '../kit.ts'

export type RacingBot = Bot<Cthulhu500>

type RacingSituation = Situation<Cthulhu500>

/** Mostly there is nothing to lay in a window: no need to look at anything. */
function unlessAlone(decide: (situation: RacingSituation) => Move): RacingBot {
  return {
    decide(situation) {
      const [only, other] = situation.prompt.moves
      return only !== undefined && other === undefined ? only : decide(situation)
    },
  }
}

/** Goes by rule of thumb, and by whim so many times in a hundred. */
export function sundayDriver(whims: number): RacingBot {
  return unlessAlone(({ seat, view, facts, prompt, chance }) => {
    if (chance.below(100) < whims) return chance.pick(prompt.moves)
    return habit(worldOf(view, discarded(facts), chance), seat, prompt, chance)
  })
}

/** Thinks beyond its habits, in turn and in windows. */
export function racer(budget: Budget): RacingBot {
  return unlessAlone(({ seat, view, facts, prompt, chance }) => {
    const discards = discarded(facts)
    const world = () => worldOf(view, discards, chance)
    const first = world()
    const habitual = habit(first, seat, prompt, chance)
    return bestOf(candidates(first, seat, prompt), habitual, seat, world, budget, chance)
  })
}

/** Easy drivers have a whim in three answers of ten, by judgement; how far hard ones think was tried (decision 19). */
export const bots: Readonly<Record<Level, RacingBot>> = {
  random,
  easy: sundayDriver(30),
  normal: sundayDriver(0),
  hard: racer({ worlds: 24, turns: 2 }),
}
