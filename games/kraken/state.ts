import type { Outcome, Seat } from '@octopolis/engine'
import type { Card, Ritual } from './data/cards.ts'
import type { Character, Moment } from './data/characters.ts'
import type { ChartName, SpaceId } from './data/charts.ts'
import { factionOf, type Allegiance, type Faction } from './data/crew.ts'
import { cloneNavigation, type Drawer, type Entry, type Navigation } from './logbook.ts'
import type { Move } from './moves.ts'

/** What was agreed before the voyage began. It never changes, so copies of a state share it. */
export interface Voyage {
  readonly chart: ChartName
  readonly seats: number
  /** The characters that may be on board. */
  readonly cast: readonly Character[]
}

/** One of the crew. */
export interface Mate {
  /** The faction card, as dealt: secret. */
  dealt: Allegiance
  /** Converted by a ritual: secret. */
  convert: boolean
  /** Secret until it was shown. */
  character: Character
  /** Has been used and lies face up. */
  used: boolean
  /** Has been seen by all, even if it lies face down again. */
  shown: boolean
  /** In reserve: those shown in a loyalty test lie apart. */
  muskets: number
  aboard: boolean
  offDuty: boolean
  searched: boolean
  /** The faction that a flogging has shown not to be theirs. */
  flogged: Faction | null
  tongueless: boolean
  /** Cards revealed as captain, face up for good. */
  record: Card[]
}

/** A loyalty test, from the nomination to what comes of it. */
export interface Test {
  /** The Minstrel's choice. */
  sitOut: readonly Seat[]
  /** The Agitator's choice. */
  pressed: readonly Seat[]
  /** The Equalizer's: one musket is enough, and the most anybody may show. */
  equal: boolean
  /** By seat, what was put forward: secret until all is shown. Null: nothing yet. */
  committed: (number | null)[]
  shown: boolean
  /** The Troublemaker's choice. */
  doubled: readonly Seat[]
  /** How often the Rabble-rouser has halved what is needed. */
  halvings: number
  /** Gets its muskets back unless it becomes captain. */
  strategist: Seat | null
  /** The Instigator has been refused, and may not ask again before the next test. */
  refused: boolean
}

export interface Tricks {
  readonly smuggler: readonly Drawer[]
  readonly archivist: readonly Drawer[]
}

export const noTricks: Tricks = { smuggler: [], archivist: [] }

export interface Team {
  readonly lieutenant: Seat | null
  readonly navigator: Seat | null
}

/** What is still to be done; those that ask somebody something are the asks of the game. */
export type Ask =
  | { readonly type: 'window'; readonly window: Moment }
  | { readonly type: 'nominate' }
  /** The Consultant names the lieutenant. */
  | { readonly type: 'advise'; readonly by: Seat }
  /** The captain names a navigator beside a lieutenant who is given. */
  | { readonly type: 'navigator'; readonly emergency: boolean }
  | { readonly type: 'loyalty' }
  | { readonly type: 'ruleOut'; readonly by: Seat; readonly tied: readonly Seat[] }
  | { readonly type: 'instigated'; readonly by: Seat; readonly seat: Seat }
  | { readonly type: 'hand' }
  | { readonly type: 'logbook' }
  | { readonly type: 'search' }
  | { readonly type: 'tongue' }
  | { readonly type: 'flog' }
  | { readonly type: 'feed' }
  | { readonly type: 'mermaid' }
  | { readonly type: 'telescope' }
  | { readonly type: 'peek'; readonly seat: Seat; readonly by: 'telescope' | 'lookout' }
  | { readonly type: 'ritual'; readonly ritual: Ritual }

export type Step =
  | Ask
  | { readonly type: 'round' }
  | { readonly type: 'reopen'; readonly window: Moment }
  | { readonly type: 'nomination' }
  | { readonly type: 'test' }
  | { readonly type: 'show' }
  | { readonly type: 'count' }
  | { readonly type: 'sail'; readonly emergency: boolean }
  | { readonly type: 'token' }
  | { readonly type: 'action'; readonly card: Card }
  | { readonly type: 'uprising' }
  | { readonly type: 'rest' }

export interface State {
  readonly voyage: Voyage
  /** Counts successful navigations and mutinies alike: every nomination begins one. */
  round: number
  ship: SpaceId
  captain: Seat
  team: Team
  crew: Mate[]
  /** The last card is the next to be drawn. */
  pile: Card[]
  /** The last card was discarded last. */
  discards: Card[]
  /** Ritual cards still face down; the last is the next to be revealed. */
  rituals: Ritual[]
  /** The Consultant who names the next lieutenant. */
  consultant: Seat | null
  test: Test
  /** For whom Smuggler and Archivist have something in store at the next draw. */
  tricks: Tricks
  /** Answers to what is asked of many at once: secret until all are there. */
  answers: (Move | null)[]
  /** The navigation under way. */
  navigation: Navigation | null
  /** The last card revealed was yellow. */
  yellow: boolean
  /** Everything that happened that somebody remembers. Its entries never change. */
  log: Entry[]
  agenda: Step[]
  ending: Outcome | null
}

/** One of the crew, as far as all can see; the character, where it is known. */
type OpenMate = Readonly<Pick<Mate, 'used' | 'muskets' | 'aboard' | 'offDuty' | 'tongueless'>> & {
  readonly character: Character | null
  readonly record: readonly Card[]
}

/** What states and views both hold: rules that go by it alone can be asked of either. */
export type Open = Readonly<Pick<State, 'voyage' | 'captain' | 'team' | 'consultant' | 'tricks' | 'yellow'>> & {
  readonly crew: readonly OpenMate[]
  readonly test: Readonly<Omit<Test, 'committed'>> & { readonly committed: readonly (number | null)[] }
}

export function mateAt<Of>({ crew }: { readonly crew: readonly Of[] }, seat: Seat): Of {
  const mate = crew[seat]
  if (mate === undefined) throw new RangeError(`no mate ${seat}`)
  return mate
}

/** KRA-1.1: the faction somebody belongs to now. */
export function faction({ dealt, convert }: Pick<Mate, 'dealt' | 'convert'>): Faction {
  return convert ? 'cult' : factionOf[dealt]
}

export function leaderOf(state: State): Seat {
  return state.crew.findIndex(({ dealt }) => dealt === 'leader')
}

export function isAboard(table: Pick<Open, 'crew'>, seat: Seat | null): seat is Seat {
  return seat !== null && mateAt(table, seat).aboard
}

/** The seats on board, as a set of bits: choices among them are made once and kept. */
export function aboard({ crew }: Pick<Open, 'crew'>): number {
  let seats = 0
  for (let seat = 0; seat < crew.length; seat++) if ((crew[seat] as OpenMate).aboard) seats |= 1 << seat
  return seats
}

/** KRA-5: on board and not the captain. */
export function others(table: Pick<Open, 'crew' | 'captain'>): number {
  return aboard(table) & ~(1 << table.captain)
}

export function listOf(seats: number): Seat[] {
  const list: Seat[] = []
  for (let seat = 0; seats >> seat !== 0; seat++) if ((seats >> seat) & 1) list.push(seat)
  return list
}

/** Those among them that fit. */
export function among(seats: number, fits: (seat: Seat) => boolean): number {
  let found = 0
  for (let seat = 0; seats >> seat !== 0; seat++) if (isIn(seats, seat) && fits(seat)) found |= 1 << seat
  return found
}

export function setOf(seats: readonly Seat[]): number {
  return seats.reduce((set, seat) => set | (1 << seat), 0)
}

export function countOf(seats: number): number {
  let count = 0
  for (let left = seats; left !== 0; left &= left - 1) count++
  return count
}

export function isIn(seats: number, seat: Seat): boolean {
  return ((seats >> seat) & 1) === 1
}

export function newTest(seats: number): Test {
  return {
    sitOut: [],
    pressed: [],
    equal: false,
    committed: Array.from({ length: seats }, () => null),
    shown: false,
    doubled: [],
    halvings: 0,
    strategist: null,
    refused: false,
  }
}

function cloneMate(mate: Mate): Mate {
  return {
    dealt: mate.dealt,
    convert: mate.convert,
    character: mate.character,
    used: mate.used,
    shown: mate.shown,
    muskets: mate.muskets,
    aboard: mate.aboard,
    offDuty: mate.offDuty,
    searched: mate.searched,
    flogged: mate.flogged,
    tongueless: mate.tongueless,
    record: mate.record.slice(),
  }
}

function cloneTest(test: Test): Test {
  return {
    sitOut: test.sitOut,
    pressed: test.pressed,
    equal: test.equal,
    committed: test.committed.slice(),
    shown: test.shown,
    doubled: test.doubled,
    halvings: test.halvings,
    strategist: test.strategist,
    refused: test.refused,
  }
}

export function clone(state: State): State {
  return {
    voyage: state.voyage,
    round: state.round,
    ship: state.ship,
    captain: state.captain,
    team: state.team,
    crew: state.crew.map(cloneMate),
    pile: state.pile.slice(),
    discards: state.discards.slice(),
    rituals: state.rituals.slice(),
    consultant: state.consultant,
    test: cloneTest(state.test),
    tricks: state.tricks,
    answers: state.answers.slice(),
    navigation: state.navigation === null ? null : cloneNavigation(state.navigation),
    yellow: state.yellow,
    log: state.log.slice(),
    agenda: state.agenda.slice(),
    ending: state.ending,
  }
}
