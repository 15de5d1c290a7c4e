import type { Outcome, Seat } from '@octopolis/engine'
import type { Component, Exterior, Location, Room } from './data/places.ts'
import type { Stairs } from './data/stairs.ts'

/** What was agreed before the night began. It never changes, so copies of a state share it. */
export interface Night {
  /** By whose rules it is played. */
  readonly edition: number
  /** null: the quick game, without an Exterior. */
  readonly exterior: Exterior | null
  readonly stairs: Stairs
  readonly hidden: boolean
  /** How many different components complete the ritual. */
  readonly goal: number
}

/** A hand of the clock: a room, or 0 for "on the line". */
export type Hand = 0 | Room

export interface Clock {
  readonly dagger: Hand
  readonly tentacle: Hand
}

export interface Cult {
  /** 0: out of the game. */
  power: number
  /** Where the pawn is; 0: off the board. */
  at: Location | 0
  lying: boolean
  /** Where the offspring is; 0: off the board. */
  offspring: Hand
  /** As gathered. Those of a cult that is out have left the game and lie here to be counted only. */
  components: Component[]
  /** Set for this turn and not yet revealed: secret. */
  clock: Clock | null
  /** The last one it revealed. */
  shown: Clock | null
  /** Lost power in a conflict this turn. */
  hurt: boolean
}

/** What a party to a negotiation wants: nothing to happen, a fight, or that this cult takes it. */
export type Stance = 'nothing' | 'fight' | Seat

export interface Party {
  readonly cult: Seat
  stance: Stance | null
  locked: boolean
  declared: number
}

export interface Parley {
  readonly type: 'negotiate'
  readonly at: Location
  round: 1 | 2
  readonly parties: Party[]
}

/** What is still to be done this turn; those that ask somebody something are the asks of the game. */
export type Ask =
  | { readonly type: 'clock' }
  | Parley
  | { readonly type: 'gather'; readonly cult: Seat; readonly at: Location }
  | { readonly type: 'swap'; readonly cult: Seat }
  | { readonly type: 'return'; readonly cult: Seat; readonly to: Seat }
  | { readonly type: 'dream'; readonly cults: Seat[] }

export type Step =
  | Ask
  | { readonly type: 'reveal' }
  | { readonly type: 'resolve'; readonly at: Location }
  | { readonly type: 'dominate'; readonly cult: Seat; readonly at: Location }
  | { readonly type: 'dusk' }
  | { readonly type: 'verify' }

export interface State {
  readonly night: Night
  turn: number
  cults: Cult[]
  /** Components left, by location; stock[0] is always 0. */
  stock: number[]
  /** Who took a component where, this turn. */
  taken: { readonly cult: Seat; readonly at: Location }[]
  /** What came of the last swap of hidden components, until the next reveal. */
  swap: { readonly cult: Seat; readonly with: Seat; readonly done: boolean } | null
  agenda: Step[]
  ending: Outcome | null
}

export function cultOf(state: State, seat: Seat): Cult {
  const cult = state.cults[seat]
  if (cult === undefined) throw new RangeError(`no cult ${seat}`)
  return cult
}

export function inPlay(cult: Cult): boolean {
  return cult.power > 0
}

/** OCT-3.3: a cult lying down counts as absent. */
export function stands(cult: Cult): boolean {
  return cult.power > 0 && !cult.lying
}

/** The cults that stand at a location. */
export function standing(state: State, at: Location): Seat[] {
  const present: Seat[] = []
  const { cults } = state
  for (let seat = 0; seat < cults.length; seat++) {
    const cult = cults[seat] as Cult
    if (cult.at === at && stands(cult)) present.push(seat)
  }
  return present
}

export function offspringAt(state: State, at: Location): boolean {
  for (const cult of state.cults) if (cult.offspring === at) return true
  return false
}

export function stockAt(state: State, at: Location): number {
  return state.stock[at] ?? 0
}

export function cloneStep(step: Step): Step {
  switch (step.type) {
    case 'negotiate':
      return { ...step, parties: step.parties.map((party) => ({ ...party })) }
    case 'dream':
      return { ...step, cults: [...step.cults] }
    default:
      return step
  }
}

export function clone(state: State): State {
  return {
    night: state.night,
    turn: state.turn,
    cults: state.cults.map((cult) => ({
      power: cult.power,
      at: cult.at,
      lying: cult.lying,
      offspring: cult.offspring,
      components: cult.components.slice(),
      clock: cult.clock,
      shown: cult.shown,
      hurt: cult.hurt,
    })),
    stock: state.stock.slice(),
    taken: state.taken.slice(),
    swap: state.swap,
    agenda: state.agenda.map(cloneStep),
    ending: state.ending,
  }
}
