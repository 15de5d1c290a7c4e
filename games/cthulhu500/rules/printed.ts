import type { Seat } from '@octopolis/engine'
import { cardIds, cards, type CardId } from '../data/cards/index.ts'
import type { Card, Side, Vehicle } from '../data/cardtypes.ts'
import { vehicles, type VehicleId } from '../data/vehicles.ts'
import type { Effect, Modifier, Replacement, Standing, Trigger } from '../data/vocabulary.ts'
import { racerAt, type Racer, type State } from '../state.ts'

/** What a card in play does, sorted out once: rolls ask for it again and again. */
export interface Standings {
  /** The driver's score at the wheel, the fix-it score in the pit. */
  readonly score: number
  readonly modifiers: readonly Modifier[]
  readonly triggers: readonly Trigger[]
  readonly replacements: readonly Replacement['instead'][]
}

function sorted(standing: readonly Standing[], score = 0): Standings {
  return {
    score,
    modifiers: standing.filter((one) => 'bonus' in one),
    triggers: standing.filter((one) => 'when' in one),
    replacements: standing.flatMap((one) => ('instead' in one ? [one.instead] : [])),
  }
}

function byCard(of: (card: Card) => Standings): Readonly<Record<CardId, Standings>> {
  return Object.fromEntries(cardIds.map((id) => [id, of(cards[id])])) as Record<CardId, Standings>
}

const nothing = sorted([])

interface PrintedSide extends Side {
  readonly standings: Standings
}

interface PrintedVehicle {
  readonly intact: PrintedSide
  readonly damaged: PrintedSide
}

const withStandings = (side: Side): PrintedSide => ({ ...side, standings: sorted(side.standing) })

/** At the wheel, in the pit, on a vehicle, and the vehicles themselves. */
function print() {
  const sides = Object.entries<Vehicle>(vehicles).map(([id, { intact, damaged }]): [string, PrintedVehicle] => [
    id,
    { intact: withStandings(intact), damaged: withStandings(damaged) },
  ])
  return {
    driving: byCard((card) => (card.kind === 'crew' ? sorted(card.driving, card.driver) : nothing)),
    fixing: byCard((card) => (card.kind === 'crew' ? sorted(card.fixing, card.fixIt) : nothing)),
    fitted: byCard((card) => (card.kind === 'mod' || card.kind === 'tires' ? sorted(card.standing) : nothing)),
    sides: Object.fromEntries(sides) as Record<VehicleId, PrintedVehicle>,
  }
}

const printed = print()
export const { driving, fixing, fitted } = printed

/** For whoever tries other numbers: what is printed is read again. */
export function reprint(): void {
  const again = print()
  Object.assign(driving, again.driving)
  Object.assign(fixing, again.fixing)
  Object.assign(fitted, again.fitted)
  Object.assign(printed.sides, again.sides)
}

const noEffects: readonly Effect[] = []

/** What an action card does. */
export function effectsOf(id: CardId): readonly Effect[] {
  const card = cards[id]
  return card.kind === 'action' ? card.effects : noEffects
}

export function isSpell(id: CardId): boolean {
  const card = cards[id]
  return card.kind === 'action' && card.spell === true
}

/** Is it played on somebody? */
export function isAimed(effects: readonly Effect[]): boolean {
  return effects.some((effect) => 'who' in effect && effect.who === 'chosen')
}

/** C500-3.4: the side that is up. */
export function sideOf({ vehicle, damaged }: Racer): PrintedSide {
  if (vehicle === null) throw new RangeError('no vehicle was chosen yet')
  return damaged ? printed.sides[vehicle].damaged : printed.sides[vehicle].intact
}

/** Where a seat has something that goes otherwise; null: nowhere. */
export function replacing(state: State, seat: Seat, instead: Replacement['instead']): CardId | VehicleId | null {
  const racer = racerAt(state, seat)
  const { replacements } = sideOf(racer).standings
  if (racer.vehicle !== null && replacements.includes(instead)) return racer.vehicle
  return replacingCard(racer, instead)
}

export function replacingCard(racer: Racer, instead: Replacement['instead']): CardId | null {
  const { driver, mods, tires, pit } = racer
  for (const id of mods) if (fitted[id].replacements.includes(instead)) return id
  if (tires !== null && fitted[tires].replacements.includes(instead)) return tires
  if (driver !== null && driving[driver].replacements.includes(instead)) return driver
  for (const id of pit) if (fixing[id].replacements.includes(instead)) return id
  return null
}
