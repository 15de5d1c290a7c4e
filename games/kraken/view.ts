import type { Outcome, Seat, Viewer } from '@octopolis/engine'
import type { Card } from './data/cards.ts'
import type { Character } from './data/characters.ts'
import type { SpaceId } from './data/charts.ts'
import type { Allegiance, Faction } from './data/crew.ts'
import type { Entry, Hand, Navigation, RitualEntry } from './logbook.ts'
import type { Move } from './moves.ts'
import { faction, type Mate, type State, type Step, type Team, type Test, type Tricks, type Voyage } from './state.ts'

export interface MateView {
  /** The faction card, where the viewer has seen it; null: unknown. */
  readonly dealt: Allegiance | null
  /** Converted or not, where the viewer knows it. */
  readonly convert: boolean | null
  /** The character, where it was shown or is the viewer's own. */
  readonly character: Character | null
  readonly used: boolean
  readonly shown: boolean
  readonly muskets: number
  readonly aboard: boolean
  readonly offDuty: boolean
  readonly searched: boolean
  readonly flogged: Faction | null
  readonly tongueless: boolean
  readonly record: readonly Card[]
}

export interface TestView extends Omit<Test, 'committed'> {
  /** What was put forward, once it is shown; before that the viewer's own alone. */
  readonly committed: readonly (number | null)[]
  readonly ready: readonly boolean[]
}

/** Cards that the viewer didn't see are null. */
export interface HandView extends Omit<Hand, 'drew' | 'threw'> {
  readonly drew: readonly (Card | null)[]
  readonly threw: readonly (Card | null)[]
  readonly given: boolean
}

export interface NavigationView extends Omit<Navigation, 'captainHand' | 'lieutenantHand' | 'logbook'> {
  readonly captainHand: HandView
  readonly lieutenantHand: HandView
  readonly logbook: readonly (Card | null)[]
}

type PeekEntry = Extract<Entry, { type: 'peek' }>
type MermaidEntry = Extract<Entry, { type: 'mermaid' }>

/** The notebook: what happened, with what the viewer saw of it. */
export type EntryView =
  | NavigationView
  | (Omit<PeekEntry, 'card'> & { readonly card: Card | null })
  | (Omit<MermaidEntry, 'cards'> & { readonly cards: readonly (Card | null)[] })
  | RitualEntry
  | Exclude<Entry, Navigation | PeekEntry | MermaidEntry | RitualEntry>

export interface View {
  readonly viewer: Viewer
  readonly voyage: Voyage
  readonly round: number
  readonly ship: SpaceId
  readonly captain: Seat
  readonly team: Team
  readonly crew: readonly MateView[]
  /** How many cards are in the pile, how many were discarded, how many rituals are left. */
  readonly pile: number
  readonly discards: number
  readonly rituals: number
  readonly consultant: Seat | null
  readonly test: TestView
  readonly tricks: Tricks
  /** The viewer's own answer to what is asked of many at once. */
  readonly answer: Move | null
  /** Who has answered, where all may see it; empty while eyes are closed. */
  readonly answered: readonly boolean[]
  readonly navigation: NavigationView | null
  /** The card on top, while the viewer is looking at it. */
  readonly top: Card | null
  readonly yellow: boolean
  readonly log: readonly EntryView[]
  readonly agenda: readonly Step[]
  readonly ending: Outcome | null
}

/** Who sees what: factions, characters, hands and rituals are secret; what a seat has once seen it keeps (KRA-9.2). */
export function view(state: State, viewer: Viewer): View {
  const open = state.ending !== null
  const known = knowledge(state, viewer)
  const { voyage, round, ship, captain, team, consultant, tricks, yellow, ending } = state
  return {
    viewer,
    voyage,
    round,
    ship,
    captain,
    team,
    crew: state.crew.map((mate, seat) =>
      mateView(mate, seat === viewer || open, known.dealt[seat], known.convert[seat]),
    ),
    pile: state.pile.length,
    discards: state.discards.length,
    rituals: state.rituals.length,
    consultant,
    test: testView(state.test, viewer),
    tricks,
    answer: viewer === 'watcher' ? null : (state.answers[viewer] ?? null),
    answered: eyesAreClosed(state) ? [] : state.answers.map((answer) => answer !== null),
    navigation: state.navigation === null ? null : navigationView(state.navigation, viewer, open),
    top: seesTop(state, viewer) ? (state.pile.at(-1) ?? null) : null,
    yellow,
    log: state.log.map((entry) => entryView(state, entry, viewer, open)),
    agenda: state.agenda.slice(),
    ending,
  }
}

/** KRA-7.4 */
export function eyesAreClosed({ agenda }: Pick<State, 'agenda'>): boolean {
  return agenda.at(-1)?.type === 'ritual'
}

function seesTop({ agenda }: State, viewer: Viewer): boolean {
  const step = agenda.at(-1)
  return step?.type === 'peek' && step.seat === viewer
}

function mateView(mate: Mate, own: boolean, dealt: boolean | undefined, convert: boolean | undefined): MateView {
  return {
    dealt: dealt === true ? mate.dealt : null,
    convert: convert === true ? mate.convert : null,
    character: own || mate.shown ? mate.character : null,
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

interface Knowledge {
  /** By seat: has this viewer seen the faction card? */
  readonly dealt: boolean[]
  /** By seat: does this viewer know whether they were converted? */
  readonly convert: boolean[]
}

/** Whose factions a viewer knows: the one list of all ways to learn them. */
function knowledge(state: State, viewer: Viewer): Knowledge {
  const { crew, log } = state
  const all = crew.map(() => state.ending !== null)
  const dealt = all
  const convert = all.slice()
  const me = viewer === 'watcher' ? undefined : crew[viewer]
  if (viewer === 'watcher' || me === undefined || state.ending !== null) return { dealt, convert }
  dealt[viewer] = true
  convert[viewer] = true
  const leader = crew.findIndex((mate) => mate.dealt === 'leader')
  convert[leader] ||= dealt[leader] === true
  if (me.dealt === 'pirate') crew.forEach((mate, seat) => (dealt[seat] ||= mate.dealt === 'pirate')) // KRA-1.4
  if (me.dealt === 'leader') convert.fill(true)
  for (const entry of log) {
    if (entry.type === 'search' && entry.captain === viewer) {
      dealt[entry.seat] = true // KRA-5.1
      convert[entry.seat] = true
    } else if (entry.type === 'ritual' && entry.chose === viewer) {
      dealt[leader] = true // KRA-7.3
      convert[leader] = true
    } else if (entry.type === 'ritual' && me.dealt === 'leader') {
      for (const seat of entry.team) dealt[seat] = true // KRA-7.2
      // KRA-7.3: chosen and not converted, they were of the cult before.
      if (entry.chose !== null) dealt[entry.chose] ||= crew[entry.chose]?.convert === false
    }
  }
  return { dealt, convert }
}

function testView(test: Test, viewer: Viewer): TestView {
  return {
    sitOut: test.sitOut,
    pressed: test.pressed,
    equal: test.equal,
    committed: test.committed.map((muskets, seat) => (test.shown || seat === viewer ? muskets : null)),
    ready: test.committed.map((muskets) => muskets !== null),
    shown: test.shown,
    doubled: test.doubled,
    halvings: test.halvings,
    strategist: test.strategist,
    refused: test.refused,
  }
}

function handView({ drew, threw, gave }: Hand, sees: boolean): HandView {
  const given = gave !== null
  return sees
    ? { drew: drew.slice(), threw: threw.slice(), gave, given }
    : { drew: drew.map(() => null), threw: threw.map(() => null), gave: null, given }
}

function navigationView(navigation: Navigation, viewer: Viewer, open: boolean): NavigationView {
  const { captain, lieutenant, navigator, captainHand, lieutenantHand, logbook } = navigation
  return {
    ...navigation,
    captainHand: handView(captainHand, open || captain === viewer),
    lieutenantHand: handView(lieutenantHand, open || lieutenant === viewer),
    logbook: open || navigator === viewer ? logbook.slice() : logbook.map(() => null),
  }
}

function entryView(state: State, entry: Entry, viewer: Viewer, open: boolean): EntryView {
  switch (entry.type) {
    case 'navigation':
      return navigationView(entry, viewer, open)
    case 'peek':
      return open || entry.seat === viewer ? entry : { ...entry, card: null }
    case 'mermaid':
      return open || entry.seat === viewer ? entry : { ...entry, cards: entry.cards.map(() => null) }
    case 'ritual':
      return open || entry.chose === null || entry.chose === viewer || isLeader(state, viewer)
        ? entry
        : { ...entry, chose: null }
    case 'test':
    case 'mutiny':
    case 'shuffle':
    case 'search':
    case 'tongue':
    case 'flog':
    case 'fed':
      return entry
  }
}

function isLeader({ crew }: State, viewer: Viewer): boolean {
  return viewer !== 'watcher' && crew[viewer]?.dealt === 'leader'
}

/** A conversion that the chosen one and the leader alone know of; for the words of the notebook. */
export function factionKnown({ dealt, convert }: Pick<MateView, 'dealt' | 'convert'>): Faction | null {
  if (convert === true) return 'cult'
  return dealt === null || (convert === null && dealt !== 'leader' && dealt !== 'cultist')
    ? null
    : faction({ dealt, convert: false })
}
