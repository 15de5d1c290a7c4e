import type { Outcome } from '../game.ts'
import { same } from '../json.ts'
import type { Check } from './check.ts'
import { reread, text } from './plain.ts'
import type { Position } from './position.ts'
import { Fault } from './report.ts'

/** Group 1: games end within their bound, and the outcome is sound. */
export const ending: Check = {
  group: 1,
  onePositionIn: 1,
  look(position) {
    const { outcome, game, state, table } = position
    if (isOverdue(position)) {
      throw new Fault(1, `The game goes on after the ${game.longest} answers that it says are the most.`)
    }
    if (outcome === null) return
    const problem = placesProblem(outcome, table.seats)
    if (problem !== null) throw new Fault(1, `The places ${text(outcome.places)} ${problem}.`)
    const later = game.outcome(reread(state))
    if (!same(later, outcome)) {
      throw new Fault(1, `The outcome ${text(outcome)} becomes ${text(later)} once the state was stored and read back.`)
    }
  },
}

/** Somebody is still to answer though all the answers that the game allows itself were given. */
export function isOverdue({ awaiting, outcome, answers, game }: Position): boolean {
  const bound = Number.isSafeInteger(game.longest) ? game.longest : 0
  return awaiting.length > 0 && outcome === null && answers >= bound
}

function placesProblem({ places }: Outcome, seats: number): string | null {
  if (places.length !== seats) return `are not one for each of the ${seats} seats`
  if (!places.every((place) => Number.isInteger(place) && place >= 1)) return 'are not all whole numbers from 1 on'
  // In a game that nobody wins the house is first, and the seats come after it.
  const house = places.includes(1) ? 0 : 1
  const fair = places.every((place) => place === 1 + house + places.filter((other) => other < place).length)
  return fair ? null : "don't share: two firsts are followed by a third, and without a winner the best are second"
}
