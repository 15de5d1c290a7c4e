import type { Seat } from '@octopolis/engine'
import { cardIds, cards, type CardId } from '../data/cards/index.ts'
import type { Card, ReactionCard, Side, Vehicle } from '../data/cardtypes.ts'
import { printingOf, type Printing } from '../data/editions/index.ts'
import { vehicleIds, type VehicleId } from '../data/vehicles.ts'
import {
  eventKinds,
  type Cue,
  type CardKind,
  type Effect,
  type EventKind,
  type Modifier,
  type Replacement,
  type StandingEffect,
  type Trigger,
} from '../data/vocabulary.ts'
import { racerAt, type OfEdition, type Racer, type State } from '../state.ts'

/** A race, or what somebody sees of it: it says which edition it is driven by. */
export interface Raced {
  readonly race: OfEdition
}

/** What a total is for: to pass, to stay ahead, or to repair. */
export type Purpose = 'passing' | 'defending' | 'repair'

/** What a card adds to a total: so much in any case, and what depends on something. */
interface Points {
  readonly sure: number
  readonly perhaps: readonly Modifier[]
}

/** What a card in play does, sorted out once: rolls ask for it again and again. */
export interface StandingEffects {
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
function sorted(standing: readonly StandingEffect[], driver = 0, fixIt = 0): StandingEffects {
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

const nothing = sorted([])

/** A reaction, as windows ask for it. */
export interface Reaction {
  /** By the kind of event, when it may be played. */
  readonly to: Readonly<Record<EventKind, readonly Cue[]>>
  readonly effects: readonly Effect[]
  readonly cancels: boolean
  /** It is played on somebody. */
  readonly isAimed: boolean
}

function reactionOf({ answers, effects }: ReactionCard): Reaction {
  const to = Object.fromEntries(eventKinds.map((kind) => [kind, answers.filter((answer) => answer.to === kind)]))
  return {
    to: to as Record<EventKind, Cue[]>,
    effects,
    cancels: effects.some((effect) => effect.do === 'cancel'),
    isAimed: isAimed(effects),
  }
}

interface PrintedSide extends Side {
  readonly effects: StandingEffects
}

interface PrintedVehicle {
  readonly intact: PrintedSide
  readonly damaged: PrintedSide
}

const withEffects = (side: Side): PrintedSide => ({ ...side, effects: sorted(side.standing) })

const noEffects: readonly Effect[] = []

/** What is printed in an edition, as rules and bots ask for it. Maps, for they find one of so many keys the fastest. */
export class Print {
  readonly printing: Printing
  private readonly atWheel: ReadonlyMap<CardId, StandingEffects>
  private readonly inPit: ReadonlyMap<CardId, StandingEffects>
  private readonly onVehicle: ReadonlyMap<CardId, StandingEffects>
  private readonly vehicles: ReadonlyMap<VehicleId, PrintedVehicle>
  private readonly played: ReadonlyMap<CardId, readonly Effect[]>
  private readonly aimed: ReadonlySet<CardId>
  private readonly reactions: ReadonlyMap<CardId, Reaction>

  constructor(printing: Printing) {
    const byCard = <Value>(of: (card: Card) => Value) => new Map(cardIds.map((id) => [id, of(printing.cards[id])]))
    const sidesOn = ({ intact, damaged }: Vehicle) => ({
      intact: withEffects(intact),
      damaged: withEffects(damaged),
    })
    this.printing = printing
    this.atWheel = byCard((card) => (card.kind === 'crew' ? sorted(card.driving, card.driver) : nothing))
    this.inPit = byCard((card) => (card.kind === 'crew' ? sorted(card.fixing, 0, card.fixIt) : nothing))
    this.onVehicle = byCard((card) => (card.kind === 'mod' || card.kind === 'tires' ? sorted(card.standing) : nothing))
    this.vehicles = new Map(vehicleIds.map((id) => [id, sidesOn(printing.vehicles[id])]))
    this.played = byCard((card) => (card.kind === 'action' ? card.effects : noEffects))
    this.aimed = new Set(cardIds.filter((id) => isAimed(this.effects(id))))
    this.reactions = new Map(
      cardIds.flatMap((id): [CardId, Reaction][] => {
        const card = printing.cards[id]
        return card.kind === 'reaction' ? [[id, reactionOf(card)]] : []
      }),
    )
  }

  driving(id: CardId): StandingEffects {
    return this.atWheel.get(id) ?? nothing
  }

  fixing(id: CardId): StandingEffects {
    return this.inPit.get(id) ?? nothing
  }

  fitted(id: CardId): StandingEffects {
    return this.onVehicle.get(id) ?? nothing
  }

  sides({ vehicle }: Racer): PrintedVehicle {
    const sides = vehicle === null ? undefined : this.vehicles.get(vehicle)
    if (sides === undefined) throw new RangeError('no vehicle was chosen yet')
    return sides
  }

  side(racer: Racer): PrintedSide {
    const { intact, damaged } = this.sides(racer)
    return racer.damaged ? damaged : intact
  }

  /** What an action card does. */
  effects(id: CardId): readonly Effect[] {
    return this.played.get(id) ?? noEffects
  }

  /** Is the action card played on somebody? */
  isAimed(id: CardId): boolean {
    return this.aimed.has(id)
  }

  reaction(id: CardId): Reaction | undefined {
    return this.reactions.get(id)
  }
}

const prints: Print[] = []

/** What is printed on the cards that this race is driven with. */
export function printOf({ race: { edition } }: Raced): Print {
  return prints[edition] ?? (prints[edition] = new Print(printingOf(edition)))
}

/** Reads what is printed again, after the lab has changed a number. */
export function reprint(): void {
  prints.length = 0
}

const kinds = new Map(cardIds.map((id) => [id, cards[id].kind]))

export const kindOf = (id: CardId): CardKind => kinds.get(id) ?? cards[id].kind

export function isSpell(id: CardId): boolean {
  const card = cards[id]
  return card.kind === 'action' && card.spell === true
}

/** Are they about somebody who is chosen? */
function isAimed(effects: readonly Effect[]): boolean {
  return effects.some((effect) => 'who' in effect && effect.who === 'chosen')
}

/** C500-3.4: the side that is up. */
export function sideOf(race: Raced, racer: Racer): PrintedSide {
  return printOf(race).side(racer)
}

export function sidesOf(race: Raced, racer: Racer): PrintedVehicle {
  return printOf(race).sides(racer)
}

/** Where a seat has something that goes otherwise; null: nowhere. */
export function replacing(state: State, seat: Seat, instead: Replacement['instead']): CardId | VehicleId | null {
  const racer = racerAt(state, seat)
  const print = printOf(state)
  const { replacements } = print.side(racer).effects
  if (racer.vehicle !== null && replacements.includes(instead)) return racer.vehicle
  return cardReplacing(print, racer, instead)
}

export function replacingCard(race: Raced, racer: Racer, instead: Replacement['instead']): CardId | null {
  return cardReplacing(printOf(race), racer, instead)
}

function cardReplacing(print: Print, racer: Racer, instead: Replacement['instead']): CardId | null {
  const { driver, mods, tires, pit } = racer
  for (const id of mods) if (print.fitted(id).replacements.includes(instead)) return id
  if (tires !== null && print.fitted(tires).replacements.includes(instead)) return tires
  if (driver !== null && print.driving(driver).replacements.includes(instead)) return driver
  for (const id of pit) if (print.fixing(id).replacements.includes(instead)) return id
  return null
}
