import type { Seat } from '@octopolis/engine'
import { racerAt, type State, type Tally } from '../state.ts'
import { holds } from './conditions.ts'
import { printOf, type Purpose, type StandingEffects } from './printed.ts'

/** C500-3.2, C500-4.5: everything that counts for a die, part by part. */
export function tallyOf(
  state: State,
  seat: Seat,
  purpose: Purpose,
  opponent: Seat | null,
  die: number,
  fromCards: number,
): Tally {
  const racer = racerAt(state, seat)
  const { driver, tires } = racer
  const print = printOf(state)
  const side = print.side(racer)
  let mods = 0
  for (const id of racer.mods) mods += points(state, print.fitted(id), seat, purpose, opponent, die)
  let crew = 0
  for (const id of racer.pit) crew += points(state, print.fixing(id), seat, purpose, opponent, die)
  return {
    die,
    speed: purpose === 'repair' ? 0 : side.speed,
    vehicle: points(state, side.effects, seat, purpose, opponent, die),
    driver: driver === null ? 0 : points(state, print.driving(driver), seat, purpose, opponent, die),
    mods,
    tires: tires === null ? 0 : points(state, print.fitted(tires), seat, purpose, opponent, die),
    crew,
    cards: fromCards,
  }
}

function points(
  state: State,
  effects: StandingEffects,
  seat: Seat,
  purpose: Purpose,
  opponent: Seat | null,
  die: number,
): number {
  const { sure, perhaps } = effects.points[purpose]
  let sum = sure
  for (const { amount, if: only } of perhaps) {
    if (only === undefined || holds(state, only, seat, opponent, die)) sum += amount
  }
  return sum
}
