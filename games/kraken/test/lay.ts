import { QuickChance, settle, Table, type Seat, type Turn, type Viewer } from '@octopolis/engine'
import { cards, decks, ritualCards, type Card, type Ritual } from '../data/cards.ts'
import { characterNames, type Character } from '../data/characters.ts'
import type { ChartName, SpaceId } from '../data/charts.ts'
import { crewOf, type Allegiance, type Faction } from '../data/crew.ts'
import type { Fact } from '../facts.ts'
import { kraken } from '../game.ts'
import type { Move, Use } from '../moves.ts'
import type { Options } from '../options.ts'
import { advance } from '../rules/index.ts'
import type { Ask, Mate, State } from '../state.ts'
import type { Kraken } from '../kit.ts'

export { viewersOf as viewers } from '#test/viewers'

export const [ada, bo, cy, dee, eli, fay, gus, hal, ivy, jo, kit] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
export const names = ['ada', 'bo', 'cy', 'dee', 'eli', 'fay', 'gus', 'hal', 'ivy', 'jo', 'kit'] as const
export type Name = (typeof names)[number]

export const yellow: Card = 'north-uprising'
export const blueDrunk: Card = 'east-drunk'
export const disarmed: Card = 'east-disarmed'
export const redDrunk: Card = 'west-drunk'
export const mermaid: Card = 'west-mermaid'
export const telescope: Card = 'west-telescope'
export const armed: Card = 'west-armed'

export type KrakenTable = Table<Kraken>

/** One of the crew as it is laid on the table. */
interface Laid {
  readonly is?: Allegiance
  readonly convert?: boolean
  /** Face down. A seat that isn't given a character here has used its own, so that no window waits for it. */
  readonly as?: Character
  readonly used?: boolean
  /** 3, unless said. */
  readonly muskets?: number
  readonly out?: boolean
  readonly offDuty?: boolean
  readonly searched?: boolean
  readonly flogged?: Faction
  readonly tongueless?: boolean
  readonly record?: readonly Card[]
}

interface On {
  /** 7, unless said. */
  readonly seats?: number
  readonly chart?: ChartName
  /** Ada, unless said. */
  readonly captain?: Seat
  readonly at?: SpaceId
  /** The next cards of the pile, first to last. */
  readonly draws?: readonly Card[]
  /** How many cards are left in the pile: all others lie among the discards, beneath those said. */
  readonly left?: number
  /** The last discards, the last one last. */
  readonly discards?: readonly Card[]
  /** Rituals still face down, the next one first. */
  readonly rituals?: readonly Ritual[]
  /** The last card revealed was yellow. */
  readonly yellow?: boolean
  readonly seed?: string
}

/** A table laid by hand at the start of a round: a crew, the sea, and what is on top of the pile. */
export function lay(crew: Partial<Record<Name, Laid>> = {}, on: On = {}): KrakenTable {
  const { seats = 7, chart = 'long', seed = 'laid by hand' } = on
  const state = stateOf(crew, { ...on, seats, chart })
  const setup = (_options: Options, _seats: number, turn: Turn<Fact>) => {
    const laid = kraken.clone(state)
    advance(laid, turn)
    return laid
  }
  return Table.start({ ...kraken, setup }, { seats, options: { chart }, seed })
}

const inSilence: Turn<Fact> = { chance: new QuickChance('never rolled'), tell() {}, reveal() {} }

function stateOf(
  laid: Partial<Record<Name, Laid>>,
  on: On & { readonly seats: number; readonly chart: ChartName },
): State {
  const { seats, chart } = on
  const state = kraken.setup(settle(kraken.options, { chart, small: false }, seats), seats, inSilence, kraken.version)
  const crew = names.slice(0, seats).map((name): Laid => laid[name] ?? {})
  const factions = dealOut(
    crew.map(({ is }) => is ?? null),
    seats,
  )
  const spare = characterNames.filter((name) => crew.every(({ as }) => as !== name))
  state.crew = crew.map((mate, seat): Mate => ({
    dealt: factions[seat] ?? 'sailor',
    convert: mate.convert ?? false,
    character: mate.as ?? (spare.pop() as Character),
    used: mate.used ?? mate.as === undefined,
    shown: mate.used ?? mate.as === undefined,
    muskets: mate.muskets ?? 3,
    aboard: mate.out !== true,
    offDuty: mate.offDuty ?? false,
    searched: mate.searched ?? false,
    flogged: mate.flogged ?? null,
    tongueless: mate.tongueless ?? false,
    record: [...(mate.record ?? [])],
  }))
  layCards(state, on)
  state.captain = on.captain ?? ada
  state.ship = on.at ?? '0,0'
  state.yellow = on.yellow ?? false
  state.rituals = [...(on.rituals ?? ritualCards)].toReversed()
  state.round = 0
  state.agenda = [{ type: 'round' }]
  state.answers = state.crew.map(() => null)
  return state
}

/** Sailors first, then pirates, the leader (and the cultist) last, unless said. */
function dealOut(said: readonly (Allegiance | null)[], seats: number): Allegiance[] {
  const { allegiances } = crewOf(seats)
  const order: readonly Allegiance[] = ['sailor', 'pirate', 'leader', 'cultist']
  const pool = order.flatMap((one) => {
    const given = said.filter((card) => card === one).length
    return Array.from({ length: Math.max(0, allegiances[one] - given) }, () => one)
  })
  const open = said.filter((card) => card === null).length
  const rest = pool.slice(pool.length - open)
  return said.map((card) => card ?? rest.shift() ?? 'sailor')
}

/** Every card of the chart is somewhere, or the test has laid one too many. */
function layCards(state: State, on: On & { readonly chart: ChartName }): void {
  const { draws = [], discards = [], chart, left } = on
  const deck = [...decks[chart]]
  for (const card of [...draws, ...discards, ...state.crew.flatMap(({ record }) => record)]) {
    const at = deck.indexOf(card)
    if (at < 0) throw new RangeError(`there is no other ${card}`)
    deck.splice(at, 1)
  }
  const beneath = left === undefined ? deck : deck.splice(0, left - draws.length)
  state.pile = [...beneath, ...draws.toReversed()]
  state.discards = left === undefined ? [...discards] : [...deck, ...discards]
}

/** A real table, set up by the rules. */
export function start(seats: number, options: Partial<Options> = {}, seed = 'a table'): KrakenTable {
  return Table.start(kraken, { seats, options, seed })
}

// --- acts

/** Those who are waited for answer by this, as long as this is asked. */
function settleAll(table: KrakenTable, type: Ask['type'], answer: (seat: Seat) => Move): void {
  const { awaiting } = table
  for (const seat of awaiting) if (table.prompt(seat)?.ask.type === type) table.play(seat, answer(seat))
}

/** In the window that is open, one uses a character and all others pass. */
export function use(table: KrakenTable, seat: Seat, what: Omit<Use, 'type'> | Use): void {
  settleAll(table, 'window', (one) => (one === seat ? ({ type: 'use', ...what } as Use) : { type: 'pass' }))
}

export function pass(table: KrakenTable): void {
  settleAll(table, 'window', () => ({ type: 'pass' }))
}

export function nominate(table: KrakenTable, lieutenant: Seat | null, navigator: Seat | null): void {
  table.play(table.state.captain, { type: 'nominate', lieutenant, navigator })
}

/** What these put forward; all others as little as they may. */
export function commit(table: KrakenTable, muskets: Partial<Record<Name, number>> = {}): void {
  settleAll(table, 'loyalty', (seat) => {
    const said = muskets[names[seat] ?? 'ada']
    return said === undefined ? (table.prompt(seat)?.fallback as Move) : { type: 'commit', muskets: said }
  })
}

/** Whoever is asked points at somebody. */
export function choose(table: KrakenTable, seat: Seat): void {
  table.play(table.awaiting[0] ?? -1, { type: 'choose', seat })
}

export const give = (table: KrakenTable, seat: Seat, card: Card): void => table.play(seat, { type: 'give', card })
export const steer = (table: KrakenTable, card: Card): void => table.play(navigatorOf(table), { type: 'steer', card })
export const jump = (table: KrakenTable): void => table.play(navigatorOf(table), { type: 'jump' })

const navigatorOf = (table: KrakenTable): Seat => table.state.navigation?.navigator ?? -1

/** All close their eyes; the leader answers by this. */
export function closeEyes(table: KrakenTable, leader: Seat | null = null, answer: Move = { type: 'confirm' }): void {
  settleAll(table, 'ritual', (seat) => (seat === leader ? answer : { type: 'confirm' }))
}

/** Nobody does anything of their own until this is asked. */
export function goTo(table: KrakenTable, type: Ask['type'], window?: string): void {
  for (let steps = 0; steps < 500; steps++) {
    const [seat] = table.awaiting
    const prompt = seat === undefined ? null : table.prompt(seat)
    if (seat === undefined || prompt === null) return
    const { ask } = prompt
    if (ask.type === type && (window === undefined || (ask.type === 'window' && ask.window === window))) return
    table.play(seat, prompt.fallback)
  }
  throw new Error(`nobody is ever asked "${type}"`)
}

/** Bo and Cy, unless said, are nominated, nobody minds, and what the captain drew first is what is revealed. */
export function navigate(table: KrakenTable, lieutenant: Seat | null = bo, navigator: Seat | null = cy): void {
  goTo(table, 'nominate')
  nominate(table, lieutenant, navigator)
  sail(table)
}

/** The captain gives the first card drawn, and it is revealed. */
export function sail(table: KrakenTable): void {
  goTo(table, 'hand')
  const { captain, navigation } = table.state
  const card = navigation?.captainHand.drew[0]
  if (navigation === null || card === undefined) throw new Error('nobody draws')
  give(table, captain, card)
  goTo(table, 'logbook')
  if (table.state.navigation?.logbook.includes(card) === true) steer(table, card)
}

// --- what can be seen

export const muskets = (table: KrakenTable): number[] => table.state.crew.map((mate) => mate.muskets)
export const offDuty = (table: KrakenTable): Seat[] => seatsWhere(table, (mate) => mate.offDuty)
export const overboard = (table: KrakenTable): Seat[] => seatsWhere(table, (mate) => !mate.aboard)
export const seatsWhere = (table: KrakenTable, is: (mate: Mate) => boolean): Seat[] =>
  table.state.crew.flatMap((mate, seat) => (is(mate) ? [seat] : []))

export const mate = (table: KrakenTable, seat: Seat): Mate => {
  const found = table.state.crew[seat]
  if (found === undefined) throw new RangeError(`no seat ${seat}`)
  return found
}

/** What is asked, and of whom: 'nominate ada'; a window by its name. At the end of the game: 'nothing'. */
export function asked(table: KrakenTable): string {
  const [first] = table.awaiting
  if (first === undefined) return 'nothing'
  const ask = table.prompt(first)?.ask
  return [ask?.type === 'window' ? ask.window : ask?.type, ...table.awaiting.map((seat) => names[seat])].join(' ')
}

export const answers = (table: KrakenTable, seat: Seat): readonly Move[] => table.prompt(seat)?.moves ?? []

/** The seats that somebody may point at. */
export const choices = (table: KrakenTable, seat: Seat): Seat[] =>
  answers(table, seat).flatMap((move) => (move.type === 'choose' ? [move.seat] : []))

/** The characters that a seat may use now. */
export const usable = (table: KrakenTable, seat: Seat): string[] => [
  ...new Set(answers(table, seat).flatMap((move) => (move.type === 'use' ? [move.character] : []))),
]

/** What this viewer was told of one type. */
export function told<Type extends Fact['type']>(
  table: KrakenTable,
  type: Type,
  viewer: Viewer = 'watcher',
): Extract<Fact, { type: Type }>[] {
  return table.heard(viewer).filter((fact): fact is Extract<Fact, { type: Type }> => fact.type === type)
}

/** The types of what a viewer heard since the table was laid, in order. */
export const heard = (table: KrakenTable, viewer: Viewer = 'watcher'): string[] =>
  table.heard(viewer).map(({ type }) => type)

export const headingOf = (card: Card) => cards[card].heading
