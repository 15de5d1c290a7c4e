import type { State } from '../state.ts'
import { manner } from './manner.ts'
import { lowerHalf } from './memory.ts'

/** Cards that a turn draws, all in all, in races between bots. */
const drawnInATurn = 1.45
/** How much of what is neither in hands nor on vehicles comes back with a new pile. */
const comesBack = 0.75

/** How many cards are still to be drawn before the flag comes, on average. */
function drawsLeft({ race, pile, discards, flag, markers, shuffles }: State): number {
  const cycle = comesBack * (pile.length + discards.length)
  if (flag === 'discards') return pile.length + cycle * (markers + 0.5)
  const here = race.short && shuffles === 0 ? pile.length - lowerHalf(race.seats) / 2 : pile.length / 2
  return Math.max(0, here) + markers * cycle
}

/** How many turns everybody still has, on average. */
export function turnsLeft(state: State): number {
  const { last, race } = state
  if (last !== null) return (last + 0.5) / race.seats
  const after = race.lastTurn ? 1 : 0
  return after + drawsLeft(state) / drawnInATurn / race.seats
}

/** From 0 to 1: how much it is worth to build something now. */
export function ripe(turns: number): number {
  return turns / (turns + manner.wane)
}
