import type { Seat } from '@octopolis/engine'
import type { Modifier } from '../data/vocabulary.ts'
import { racerAt, type State, type Tally } from '../state.ts'
import { holds } from './conditions.ts'
import { driving, fitted, fixing, sideOf } from './printed.ts'

/** What a total is for: to pass, to stay ahead, or to repair. */
export type Purpose = 'passing' | 'defending' | 'repair'

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
  const side = sideOf(racer)
  const races = purpose !== 'repair'
  const sum = (modifiers: readonly Modifier[]) =>
    modifiers.length === 0 ? 0 : bonus(state, modifiers, seat, purpose, opponent, die)
  let driver = 0
  if (racer.driver !== null) {
    const { score, modifiers } = driving[racer.driver]
    driver = (races ? score : 0) + sum(modifiers)
  }
  let mods = 0
  for (const id of racer.mods) mods += sum(fitted[id].modifiers)
  let crew = 0
  for (const id of racer.pit) {
    const { score, modifiers } = fixing[id]
    crew += (races ? 0 : score) + sum(modifiers)
  }
  return {
    die,
    speed: races ? side.speed : 0,
    vehicle: sum(side.standings.modifiers),
    driver,
    mods,
    tires: racer.tires === null ? 0 : sum(fitted[racer.tires].modifiers),
    crew,
    cards: fromCards,
  }
}

function bonus(
  state: State,
  modifiers: readonly Modifier[],
  seat: Seat,
  purpose: Purpose,
  opponent: Seat | null,
  die: number,
): number {
  let sum = 0
  for (const modifier of modifiers) {
    const counts = modifier.bonus === purpose || (modifier.bonus === 'racing' && purpose !== 'repair')
    if (!counts || (modifier.if !== undefined && !holds(state, modifier.if, seat, opponent, die))) continue
    sum += modifier.amount
  }
  return sum
}
