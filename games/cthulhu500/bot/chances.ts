import type { Seat } from '@octopolis/engine'
import { racerAt, total, type State } from '../state.ts'
import { replacing, sideOf } from '../rules/printed.ts'
import { tallyOf } from '../rules/tally.ts'

/** By the edge before the dice, from −6 to 6: the chance to win the roll, and to tie. */
const wins: number[] = []
const ties: number[] = []
for (let edge = -6; edge <= 6; edge++) {
  let [won, tied] = [0, 0]
  for (let mine = 1; mine <= 6; mine++) {
    for (let theirs = 1; theirs <= 6; theirs++) {
      if (mine + edge > theirs) won++
      else if (mine + edge === theirs) tied++
    }
  }
  wins.push(won / 36)
  ties.push(tied / 36)
}

const placeOf = (edge: number) => Math.max(0, Math.min(12, Math.round(edge) + 6))

export const winChance = (edge: number): number => wins[placeOf(edge)] ?? 0
export const tieChance = (edge: number): number => ties[placeOf(edge)] ?? 0

/** What somebody has before the die. */
export function power(
  state: State,
  seat: Seat,
  purpose: 'passing' | 'defending' | 'repair',
  against: Seat | null,
): number {
  return total(tallyOf(state, seat, purpose, against, 0, 0))
}

/** How far ahead of the other one is before the dice, when one tries to pass the other. */
export function edgeOver(state: State, seat: Seat, over: Seat): number {
  return power(state, seat, 'passing', over) - power(state, over, 'defending', seat)
}

/** The chance that a try to pass succeeds, ties that this one wins included. */
export function passChance(state: State, seat: Seat, over: Seat, bonus: number): number {
  return chanceBy(state, seat, over, edgeOver(state, seat, over) + bonus)
}

/** The same, by the edge before the dice. */
export function chanceBy(state: State, seat: Seat, over: Seat, edge: number): number {
  const tied = tieChance(edge)
  if (tied === 0 || replacing(state, seat, 'tie') === null || replacing(state, over, 'tie') !== null)
    return winChance(edge)
  return winChance(edge) + tied
}

/** The chance that a pit stop would mend the damage, as the pit is now. */
export function repairChance(state: State, seat: Seat): number {
  const { complexity } = sideOf(state, racerAt(state, seat))
  const lowest = complexity - power(state, seat, 'repair', null)
  return Math.max(0, Math.min(6, 7 - lowest)) / 6
}
