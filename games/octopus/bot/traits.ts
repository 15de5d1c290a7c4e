import type { Seat } from '@octopolis/engine'
import { exteriorLocation, libraryRoom, locations } from '../data/places.ts'
import { inPlay, type Cult, type State } from '../state.ts'
import { has, reachOf, size, type Places } from './reach.ts'

/** What makes a cult likely to win, as it stands at the start of a turn. */
export type Traits = {
  /** Is it 1, 2 or 3 components short of the ritual? */
  readonly missing1: number
  readonly missing2: number
  readonly missing3: number
  /** Power, and the two levels at which it becomes precious. */
  readonly power: number
  readonly power1: number
  readonly power2: number
  /** Missing components that can be gathered this coming turn. */
  readonly near: number
  /** Turns to wait until there is one: 0, 1, or 2 for longer. */
  readonly wait: number
  /** The near components, each shared among all cults that could want it this turn. */
  readonly open: number
  /** Places where the ritual could be completed this coming turn. */
  readonly finish: number
  /** In the Exterior, whence all rooms are one step away. */
  readonly outside: number
  /** Ties go to the grimoire. */
  readonly grimoire: number
}

export type Trait = keyof Traits

/** Where there is something this cult lacks. */
function lacking(state: State, { components }: Cult): Places {
  let wanted = 0
  for (const kind of locations) if ((state.stock[kind] ?? 0) > 0) wanted |= 1 << kind
  for (const kind of components) wanted &= ~(1 << kind)
  return wanted
}

/** Where it could gather some of that this coming turn. */
function wishes(state: State, cult: Cult): Places {
  return lacking(state, cult) & (reachOf(state.night).once[cult.at] ?? 0)
}

/** The traits of all cults; those that are out have none. */
export function traitsOf(state: State): readonly (Traits | null)[] {
  const wished = state.cults.map((cult) => (inPlay(cult) ? wishes(state, cult) : 0))
  return state.cults.map((cult, seat) => (inPlay(cult) ? describe(state, cult, seat, wished) : null))
}

function describe(state: State, cult: Cult, seat: Seat, wished: readonly Places[]): Traits {
  const { at, components, power } = cult
  const missing = state.night.goal - components.length
  const mine = wished[seat] ?? 0
  const near = size(mine)
  return {
    missing1: missing <= 1 ? 1 : 0,
    missing2: missing === 2 ? 1 : 0,
    missing3: missing === 3 ? 1 : 0,
    power,
    power1: power === 1 ? 1 : 0,
    power2: power === 2 ? 1 : 0,
    near,
    wait: near > 0 ? 0 : (lacking(state, cult) & (reachOf(state.night).twice[at] ?? 0)) !== 0 ? 1 : 2,
    open: openTo(mine, wished),
    finish: missing <= 1 ? near : 0,
    outside: at === exteriorLocation ? 1 : 0,
    grimoire: components.includes(libraryRoom) ? 1 : 0,
  }
}

function openTo(mine: Places, wished: readonly Places[]): number {
  let share = 0
  for (const place of locations) {
    if (!has(mine, place)) continue
    let rivals = 0
    for (const theirs of wished) if (has(theirs, place)) rivals++
    share += 1 / rivals
  }
  return share
}
