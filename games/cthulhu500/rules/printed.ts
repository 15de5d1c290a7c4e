import type { Seat } from '@octopolis/engine'
import { cardIds, cards, type CardId } from '../data/cards/index.ts'
import type { Card, Side, Vehicle } from '../data/cardtypes.ts'
import { vehicleIds, vehicles, type VehicleId } from '../data/vehicles.ts'
import type { CardKind, Effect, Modifier, Replacement, Standing, Trigger } from '../data/vocabulary.ts'
import { racerAt, type Racer, type State } from '../state.ts'

/** What a total is for: to pass, to stay ahead, or to repair. */
export type Purpose = 'passing' | 'defending' | 'repair'

/** What a card adds to a total: so much in any case, and what depends on something. */
interface Points {
  readonly sure: number
  readonly perhaps: readonly Modifier[]
}

/** What a card in play does, sorted out once: rolls ask for it again and again. */
export interface Standings {
  /** The driver's score at the wheel, the fix-it score in the pit. */
  readonly score: number
  readonly modifiers: readonly Modifier[]
  readonly triggers: readonly Trigger[]
  readonly replacements: readonly Replacement['instead'][]
  readonly points: Readonly<Record<Purpose, Points>>
}

function pointsFor(purpose: Purpose, modifiers: readonly Modifier[], score: number): Points {
  const meant = modifiers.filter(({ bonus }) => bonus === purpose || (bonus === 'racing' && purpose !== 'repair'))
  const sure = meant.reduce((sum, { amount, if: only }) => (only === undefined ? sum + amount : sum), score)
  return { sure, perhaps: meant.filter(({ if: only }) => only !== undefined) }
}

/** C500-3.2, C500-4.5: a driver's score counts in a race, a fix-it score in a repair. */
function sorted(standing: readonly Standing[], driver = 0, fixIt = 0): Standings {
  const modifiers = standing.filter((one) => 'bonus' in one)
  return {
    score: driver + fixIt,
    modifiers,
    points: {
      passing: pointsFor('passing', modifiers, driver),
      defending: pointsFor('defending', modifiers, driver),
      repair: pointsFor('repair', modifiers, fixIt),
    },
    triggers: standing.filter((one) => 'when' in one),
    replacements: standing.flatMap((one) => ('instead' in one ? [one.instead] : [])),
  }
}

/** Maps, for a map finds one of so many keys several times faster than an object does. */
function byCard<Value>(of: (card: Card) => Value): ReadonlyMap<CardId, Value> {
  return new Map(cardIds.map((id) => [id, of(cards[id])]))
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
  const sidesOn = ({ intact, damaged }: Vehicle) => ({ intact: withStandings(intact), damaged: withStandings(damaged) })
  return {
    driving: byCard((card) => (card.kind === 'crew' ? sorted(card.driving, card.driver) : nothing)),
    fixing: byCard((card) => (card.kind === 'crew' ? sorted(card.fixing, 0, card.fixIt) : nothing)),
    fitted: byCard((card) => (card.kind === 'mod' || card.kind === 'tires' ? sorted(card.standing) : nothing)),
    sides: new Map(vehicleIds.map((id): [VehicleId, PrintedVehicle] => [id, sidesOn(vehicles[id])])),
  }
}

let printed = print()

export const driving = (id: CardId): Standings => printed.driving.get(id) ?? nothing
export const fixing = (id: CardId): Standings => printed.fixing.get(id) ?? nothing
export const fitted = (id: CardId): Standings => printed.fitted.get(id) ?? nothing

/** For whoever tries other numbers: what is printed is read again. */
export function reprint(): void {
  printed = print()
}

const kinds = byCard(({ kind }) => kind)

export const kindOf = (id: CardId): CardKind => kinds.get(id) ?? cards[id].kind

const noEffects: readonly Effect[] = []
const played = byCard((card) => (card.kind === 'action' ? card.effects : noEffects))

/** What an action card does. */
export const effectsOf = (id: CardId): readonly Effect[] => played.get(id) ?? noEffects

export function isSpell(id: CardId): boolean {
  const card = cards[id]
  return card.kind === 'action' && card.spell === true
}

/** Is it played on somebody? */
export function isAimed(effects: readonly Effect[]): boolean {
  return effects.some((effect) => 'who' in effect && effect.who === 'chosen')
}

/** C500-3.4: the side that is up. */
export function sideOf(racer: Racer): PrintedSide {
  const { intact, damaged } = sidesOf(racer)
  return racer.damaged ? damaged : intact
}

export function sidesOf({ vehicle }: Racer): PrintedVehicle {
  const sides = vehicle === null ? undefined : printed.sides.get(vehicle)
  if (sides === undefined) throw new RangeError('no vehicle was chosen yet')
  return sides
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
  for (const id of mods) if (fitted(id).replacements.includes(instead)) return id
  if (tires !== null && fitted(tires).replacements.includes(instead)) return tires
  if (driver !== null && driving(driver).replacements.includes(instead)) return driver
  for (const id of pit) if (fixing(id).replacements.includes(instead)) return id
  return null
}
