import type { Outcome, Viewer } from '@octopolis/engine'
import type { Component, Location } from './data/places.ts'
import type { Fact } from './facts.ts'
import { clone, type Clock, type Hand, type Night, type State, type Step } from './state.ts'

export interface CultView {
  readonly power: number
  readonly at: Location | 0
  readonly lying: boolean
  readonly offspring: Hand
  readonly hurt: boolean
  /** Has set its clock. */
  readonly ready: boolean
  /** Its clock for this turn: its own eyes only. */
  readonly clock: Clock | null
  /** The last clock it revealed. */
  readonly shown: Clock | null
  /** How many components it has. */
  readonly tokens: number
  /** Which, where they may be seen. */
  readonly components: readonly Component[] | null
}

export interface View {
  readonly viewer: Viewer
  readonly night: Night
  readonly turn: number
  readonly cults: readonly CultView[]
  readonly stock: readonly number[]
  readonly taken: readonly { readonly cult: number; readonly at: Location }[]
  readonly swap: State['swap']
  readonly agenda: readonly Step[]
  readonly ending: Outcome | null
}

/** Who sees what: the table is open but for clocks before the reveal (OCT-2.5) and hidden components (OCT-7.3). */
export function view(state: State, viewer: Viewer): View {
  const open = clone(state)
  const seen = open.cults.map((cult, seat): CultView => {
    const mine = seat === viewer
    return {
      power: cult.power,
      at: cult.at,
      lying: cult.lying,
      offspring: cult.offspring,
      hurt: cult.hurt,
      ready: cult.clock !== null,
      clock: mine ? cult.clock : null,
      shown: cult.shown,
      tokens: cult.components.length,
      components: mine || seesComponents(open) ? cult.components : null,
    }
  })
  const { night, turn, stock, taken, swap, agenda, ending } = open
  return { viewer, night, turn, cults: seen, stock, taken, swap, agenda, ending }
}

/** OCT-7.3: hidden components are shown when the game is over. */
function seesComponents({ night, ending }: State): boolean {
  return !night.hidden || ending !== null
}

/** OCT-7.3: what was taken where is told in that turn only; the log forgets it until the game is over. */
function isForgotten(state: State, turn: number): boolean {
  return !seesComponents(state) && turn < state.turn
}

/** A cult goes on remembering what it did itself; what passed between two is forgotten by both. */
export function faded(state: State, fact: Fact, viewer: Viewer): boolean {
  switch (fact.type) {
    case 'dominated':
    case 'gathered':
    case 'declined':
    case 'returned':
      return isForgotten(state, fact.turn) && fact.cult !== viewer
    case 'agreed':
    case 'swapped':
    case 'swappedUnseen':
    case 'swapFailed':
      return isForgotten(state, fact.turn)
    default:
      return false
  }
}
