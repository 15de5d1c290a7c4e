import { situationAt } from '@octopolis/bots'
import type { Chance, Seat, Viewer } from '@octopolis/engine'
import type { Proof } from '@octopolis/engine/conform'
import { bots } from './bot/bots.ts'
import { cards, decks, ritualCards } from './data/cards.ts'
import { chartNames } from './data/charts.ts'
import { crewOf, musketsInBox } from './data/crew.ts'
import { imagine } from './imagine.ts'
import { handOf, type Drawer, type Entry, type Hand, type Navigation } from './logbook.ts'
import { clone, type Mate, type State } from './state.ts'
import type { EntryView, HandView, MateView, NavigationView, View } from './view.ts'
import type { Kraken } from './kit.ts'

type KrakenProof = Proof<Kraken>

/**
 * A state that differs only in what this viewer may not know. It says once more what that is, from the state and by
 * taking away, while the view is made by adding: so it can convict the view. What was taken away is filled in by
 * imagine.
 */
function redeal(state: State, viewer: Viewer, chance: Chance): State {
  return imagine(account(state, viewer), chance)
}

/** All that a viewer may know, by the proof's own reckoning. */
function account(state: State, viewer: Viewer): View {
  const { crew, pile, discards, rituals, answers, test, navigation, log, ...open } = clone(state)
  const top = open.agenda.at(-1)
  const isOver = state.ending !== null
  return {
    ...open,
    viewer,
    crew: crew.map((mate, seat) => mateBefore(state, viewer, mate, seat)),
    pile: pile.length,
    discards: discards.length,
    rituals: rituals.length,
    test: {
      ...test,
      committed: test.committed.map((count, seat) => (!test.shown && seat !== viewer ? null : count)),
      ready: test.committed.map((count) => count !== null),
    },
    answer: viewer === 'watcher' ? null : (answers[viewer] ?? null),
    answered: top?.type === 'ritual' ? [] : answers.map((answer) => answer !== null),
    navigation: navigation === null ? null : navigationBefore(navigation, viewer, isOver),
    top: top?.type === 'peek' && top.seat === viewer ? (pile.at(-1) ?? null) : null,
    log: log.map((entry) => entryBefore(state, entry, viewer)),
  }
}

function mateBefore(state: State, viewer: Viewer, mate: Mate, seat: Seat): MateView {
  const isMe = seat === viewer
  const me = viewer === 'watcher' ? undefined : state.crew[viewer]
  const leads = me?.dealt === 'leader'
  const searched = state.log.some((entry) => entry.type === 'search' && entry.captain === viewer && entry.seat === seat)
  const served = mate.dealt === 'leader' && state.log.some((entry) => entry.type === 'ritual' && entry.chose === viewer)
  const inCabin = leads && state.log.some((entry) => entry.type === 'ritual' && entry.team.includes(seat))
  const met = leads && !mate.convert && state.log.some((entry) => entry.type === 'ritual' && entry.chose === seat)
  const comrade = me?.dealt === 'pirate' && mate.dealt === 'pirate'
  const isOver = state.ending !== null
  const seesCard = isOver || isMe || searched || served || inCabin || comrade || met
  return {
    ...mate,
    dealt: seesCard ? mate.dealt : null,
    convert: isOver || isMe || searched || served || leads ? mate.convert : null,
    character: isOver || isMe || mate.shown ? mate.character : null,
  }
}

function handBefore({ drew, threw, gave }: Hand, sees: boolean): HandView {
  const hide = <Of>(one: Of) => (sees ? one : null)
  return { drew: drew.map(hide), threw: threw.map(hide), gave: hide(gave), given: gave !== null }
}

function navigationBefore(navigation: Navigation, viewer: Viewer, isOver: boolean): NavigationView {
  return {
    ...navigation,
    captainHand: handBefore(navigation.captainHand, isOver || navigation.captain === viewer),
    lieutenantHand: handBefore(navigation.lieutenantHand, isOver || navigation.lieutenant === viewer),
    logbook: navigation.logbook.map((card) => (isOver || navigation.navigator === viewer ? card : null)),
  }
}

function entryBefore(state: State, entry: Entry, viewer: Viewer): EntryView {
  const isOver = state.ending !== null
  const leads = viewer !== 'watcher' && state.crew[viewer]?.dealt === 'leader'
  switch (entry.type) {
    case 'navigation':
      return navigationBefore(entry, viewer, isOver)
    case 'peek':
      return { ...entry, card: isOver || entry.seat === viewer ? entry.card : null }
    case 'mermaid':
      return { ...entry, cards: entry.cards.map((card) => (isOver || entry.seat === viewer ? card : null)) }
    case 'ritual':
      return { ...entry, chose: isOver || leads || entry.chose === viewer ? entry.chose : null }
    default:
      return entry
  }
}

const drawers: readonly Drawer[] = ['captain', 'lieutenant']

/** Every navigation card, wherever it is now. */
function allCards({ pile, discards, crew, navigation }: State): readonly string[] {
  const logbook = navigation === null ? [] : navigation.logbook
  const held = navigation === null || logbook.length > 0 ? [] : drawers.flatMap((post) => handOf(navigation, post).drew)
  return [...pile, ...discards, ...crew.flatMap(({ record }) => record), ...held, ...logbook].toSorted()
}

const count = <Of>(list: readonly Of[], test: (one: Of) => boolean) => list.filter(test).length

function wrongCrew({ crew }: State): string | null {
  const { sailor, pirate, leader, cultist } = crewOf(crew.length).allegiances
  const sailors = count(crew, ({ dealt }) => dealt === 'sailor')
  const pirates = count(crew, ({ dealt }) => dealt === 'pirate')
  if (count(crew, ({ dealt }) => dealt === 'leader') !== leader) return 'there is not one leader'
  if (count(crew, ({ dealt }) => dealt === 'cultist') !== cultist) return 'there are other cultists'
  const wrong = sailors > sailor || pirates > pirate || sailors + pirates + leader + cultist !== crew.length
  return wrong ? `there are ${sailors} sailors and ${pirates} pirates` : null
}

const invariants: Readonly<Record<string, (state: State) => string | null>> = {
  'KRA-1.7: navigation cards are conserved': (state) =>
    allCards(state).join() === decks[state.voyage.chart].toSorted().join()
      ? null
      : `there are ${allCards(state).join()}`,
  'KRA-1.5: muskets come from the box': ({ crew, test }) => {
    const shown = test.shown ? test.committed.reduce<number>((sum, one) => sum + (one ?? 0), 0) : 0
    const out = crew.reduce((sum, { muskets }) => sum + muskets, shown)
    return out > musketsInBox || crew.some(({ muskets }) => muskets < 0) ? `${out} muskets are out` : null
  },
  'KRA-1.2: the factions are those of the crew': wrongCrew,
  'KRA-1.8: five rituals': ({ rituals, log, agenda }) => {
    const seen = [...log, ...agenda].flatMap((one) => (one.type === 'ritual' ? [one.ritual] : []))
    return [...rituals, ...seen].toSorted().join() === ritualCards.toSorted().join() ? null : 'rituals are missing'
  },
  'KRA-1.9: every character once': ({ crew, voyage }) => {
    const names = crew.map(({ character }) => character)
    return new Set(names).size === names.length && names.every((name) => voyage.cast.includes(name))
      ? null
      : `the characters are ${names.join()}`
  },
  'KRA-4.5: the records hold what was revealed': ({ crew, log }) => {
    const revealed = log.flatMap((entry) => (entry.type === 'navigation' ? [entry.revealed] : []))
    const kept = crew.flatMap(({ record }) => record)
    return kept.toSorted().join() ===
      revealed
        .filter((card) => card !== null)
        .toSorted()
        .join()
      ? null
      : 'a record lacks a card'
  },
  'KRA-5.3: a flogging tells the truth': ({ crew }) => {
    const liar = crew.findIndex(({ flogged, dealt, convert }) => {
      const side = convert || dealt === 'leader' || dealt === 'cultist' ? 'cult' : `${dealt}s`
      return flogged === side
    })
    return liar === -1 ? null : `seat ${liar} is what it was shown not to be`
  },
  'KRA-4.1: what is given was drawn': ({ log }) => {
    const wrong = log.some(
      (entry) =>
        entry.type === 'navigation' &&
        drawers.some((post) => {
          const { drew, gave } = handOf(entry, post)
          return gave === null || !drew.includes(gave) || drew.some((card) => cards[card] === undefined)
        }),
    )
    return wrong ? 'a card was given that nobody drew' : null
  },
}

const tables = [5, 6, 7, 8, 9, 10, 11].flatMap((seats) =>
  chartNames.flatMap((chart) => [
    { seats, options: { chart } },
    ...(seats <= 6 ? [{ seats, options: { chart, small: false } }] : []),
  ]),
)

/** What the conformance kit needs to put this game on trial. */
export const proof: Omit<KrakenProof, 'words' | 'rulebooks'> = {
  redeal,
  invariants,
  tables,
  bots: [(table, seat, chance) => bots.easy.decide(Object.assign(situationAt(table, seat, chance), { talk: [] }))],
}
