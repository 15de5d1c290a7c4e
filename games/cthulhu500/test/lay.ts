import { QuickChance, settle, Table, type Chance, type Seat, type Turn, type Viewer } from '@octopolis/engine'
import { deck, type CardId } from '../data/cards/index.ts'
import { vehicleIds, type VehicleId } from '../data/vehicles.ts'
import type { Effect } from '../data/vocabulary.ts'
import type { Fact } from '../facts.ts'
import { cthulhu500 } from '../game.ts'
import type { Move } from '../moves.ts'
import type { Options } from '../options.ts'
import { advance } from '../rules/index.ts'
import { racerAt, type Ask, type Racer, type State } from '../state.ts'
import type { Cthulhu500 } from '../kit.ts'

export { viewersOf as viewers } from '#test/viewers'

export const [ada, bo, cy, dee, eli, fay, gus, hal] = [0, 1, 2, 3, 4, 5, 6, 7]
export const names = ['ada', 'bo', 'cy', 'dee', 'eli', 'fay', 'gus', 'hal'] as const
export type Name = (typeof names)[number]

export type RaceTable = Table<Cthulhu500>

/** One player as they are laid on the table. */
export interface Laid {
  readonly vehicle?: VehicleId
  readonly damaged?: boolean
  readonly driver?: CardId
  readonly mods?: readonly CardId[]
  readonly tires?: CardId
  readonly pit?: readonly CardId[]
  readonly hand?: readonly CardId[]
  readonly laps?: number
  readonly carry?: number
}

export interface On extends Partial<Options> {
  /** 4, unless said. */
  readonly seats?: number
  /** The leader first; in order of seats, unless said. */
  readonly pack?: readonly Seat[]
  /** Ada's, unless said. */
  readonly turn?: Seat
  /** What the dice will show, first to last: up to twenty and more, where numbers on cards mustn't matter. */
  readonly dice?: readonly number[]
  /** The next cards of the pile, first to last. */
  readonly draws?: readonly (CardId | 'flag')[]
  /** How many cards are in the pile; all others lie among the discards. */
  readonly left?: number
  /** What a card of Ada's does before the turn begins. */
  readonly effect?: Effect
  readonly seed?: string
  /** The newest, unless said. */
  readonly edition?: number
}

/** Where chance is told what to show; shuffles and picks are left to it. */
class LoadedDice implements Chance {
  private readonly chance: Chance
  private readonly next: () => number | undefined

  constructor(chance: Chance, next: () => number | undefined) {
    this.chance = chance
    this.next = next
  }

  die(faces: number): number {
    return this.next() ?? this.chance.die(faces)
  }

  below(n: number): number {
    return this.chance.below(n)
  }

  pick<Item>(items: readonly Item[]): Item {
    return this.chance.pick(items)
  }

  shuffle<Item>(items: Item[]): Item[] {
    return this.chance.shuffle(items)
  }
}

/** A table laid by hand at the start of a turn. */
export function lay(racers: Partial<Record<Name, Laid>> = {}, on: On = {}): RaceTable {
  const { seats = 4, dice = [], seed = 'laid by hand', vehicles, markers, short, lastTurn } = on
  const options = {
    ...(vehicles === undefined ? {} : { vehicles }),
    ...(markers === undefined ? {} : { markers }),
    ...(short === undefined ? {} : { short }),
    ...(lastTurn === undefined ? {} : { lastTurn }),
  }
  const state = stateOf(racers, { ...on, seats })
  let rolled = 0
  const loaded = (turn: Turn<Fact>): Turn<Fact> => ({
    chance: new LoadedDice(turn.chance, () => dice[rolled++]),
    tell: (fact, to, others) => turn.tell(fact, to, others),
    reveal: () => turn.reveal(),
  })
  const game = {
    ...cthulhu500,
    setup(_options: Options, _seats: number, turn: Turn<Fact>): State {
      // A replay rolls the same dice again.
      rolled = 0
      const laid = cthulhu500.clone(state)
      advance(laid, loaded(turn))
      return laid
    },
    play(laid: State, seat: Seat, move: Move, turn: Turn<Fact>): void {
      cthulhu500.play(laid, seat, move, loaded(turn))
    },
  }
  return Table.start(game, { seats, options, seed })
}

const inSilence: Turn<Fact> = { chance: new QuickChance('never rolled'), tell() {}, reveal() {} }

function stateOf(laid: Partial<Record<Name, Laid>>, on: On & { readonly seats: number }): State {
  const { seats, turn = ada } = on
  const chosen = { markers: on.markers ?? '0', short: on.short ?? false, lastTurn: on.lastTurn ?? false }
  const state = cthulhu500.setup(
    settle(cthulhu500.options, chosen, seats),
    seats,
    inSilence,
    on.edition ?? cthulhu500.version,
  )
  const taken = Object.values(laid).flatMap(({ vehicle }) => (vehicle === undefined ? [] : [vehicle]))
  // The Chariot may pass when spells are cast: it comes last.
  const spare = [...vehicleIds.filter((id) => id !== 'chariot'), 'chariot' as const].filter((id) => !taken.includes(id))
  state.racers = names.slice(0, seats).map((name): Racer => {
    const one = laid[name] ?? {}
    return {
      vehicle: one.vehicle ?? spare.shift() ?? null,
      damaged: one.damaged ?? false,
      driver: one.driver ?? null,
      mods: [...(one.mods ?? [])],
      tires: one.tires ?? null,
      pit: [...(one.pit ?? [])],
      laps: one.laps ?? 0,
      hand: [...(one.hand ?? [])],
      known: Array.from({ length: seats }, () => []),
      familiar: Array.from({ length: seats }, () => 0),
      carry: one.carry ?? 0,
    }
  })
  state.pack = [...(on.pack ?? state.racers.keys())]
  layCards(state, on)
  state.agenda = [{ type: 'turn', seat: turn }]
  const cause = { owner: ada, source: 'ownersManual' as const, chosen: null, actor: ada, subject: null }
  if (on.effect !== undefined) state.agenda.push({ type: 'effect', effect: on.effect, cause })
  state.choices = state.racers.map(() => null)
  return state
}

/** Every card is somewhere, or the test has laid one too many. */
function layCards(state: State, { draws = [], left }: On): void {
  const rest = [...deck]
  const laid = state.racers.flatMap((one) => [one.driver, one.tires, ...one.mods, ...one.pit, ...one.hand])
  for (const card of [...draws, ...laid]) {
    if (card === null || card === 'flag') continue
    const at = rest.indexOf(card)
    if (at < 0) throw new RangeError(`there is no other ${card}`)
    rest.splice(at, 1)
  }
  const beneath = left === undefined ? rest : rest.splice(0, left - draws.length)
  state.pile = [...beneath, ...draws.toReversed()]
  state.flag = draws.includes('flag') ? 'pile' : 'discards'
  state.discards = [...(left === undefined ? [] : rest), ...(draws.includes('flag') ? [] : (['flag'] as const))]
}

/** A real table, set up by the rules. */
export function start(seats: number, options: Partial<Options> = {}, seed = 'a table'): RaceTable {
  return Table.start(cthulhu500, { seats, options, seed })
}

// --- acts

/** Everybody lets the open event happen. */
export function hold(table: RaceTable): void {
  for (const seat of table.awaiting) if (askOf(table)?.type === 'window') table.play(seat, holding(table))
}

export const holding = (table: RaceTable): Move => ({ type: 'hold', after: table.state.laid.length })

/** Everybody lets everything happen, until something else is asked. */
export function holdAll(table: RaceTable): void {
  for (let windows = 0; windows < 100; windows++) {
    if (askOf(table)?.type !== 'window') return
    hold(table)
  }
  throw new Error('one event leads to another, and there is no end to it')
}

/** Whose turn it is does this, and everybody lets it happen. */
export function act(table: RaceTable, move: Move): void {
  table.play(table.state.turn, move)
  holdAll(table)
}

export const pass = (table: RaceTable): void => act(table, { type: 'pass' })

/** Somebody lays a reaction in the open window; which card it cancels, by its place on the table. */
export function react(
  table: RaceTable,
  seat: Seat,
  card: CardId,
  more: { against?: number; target?: Seat } = {},
): void {
  table.play(seat, { type: 'react', card, ...more })
}

/** A pit stop: nobody tries the free pass, and this is done. */
export function pit(table: RaceTable, work: Move): void {
  act(table, { type: 'pit' })
  if (askOf(table)?.type === 'freePass') table.play(table.awaiting[0] ?? -1, { type: 'decline' })
  act(table, work)
}

/** Everybody does as little as they can until this is asked, of this seat if said. */
export function goTo(table: RaceTable, type: Ask['type'], seat?: Seat): void {
  for (let steps = 0; steps < 2000; steps++) {
    const [first] = table.awaiting
    const prompt = first === undefined ? null : table.prompt(first)
    if (first === undefined || prompt === null) return
    if (prompt.ask.type === type && (seat === undefined || table.awaiting.includes(seat))) return
    table.play(first, prompt.fallback)
  }
  throw new Error(`nobody is ever asked "${type}"`)
}

/** The turn ends: nothing more is done, and nothing discarded. */
export function endTurn(table: RaceTable): void {
  const { turn } = table.state
  goTo(table, 'act', turn)
  table.play(turn, { type: 'done' })
  if (askOf(table)?.type === 'tidy') table.play(turn, { type: 'discard', cards: [] })
}

// --- what can be seen

export function askOf(table: RaceTable): Ask | null {
  const [first] = table.awaiting
  return first === undefined ? null : (table.prompt(first)?.ask ?? null)
}

/** What is asked, and of whom: 'act ada'; a window by its kind. At the end of the game: 'nothing'. */
export function asked(table: RaceTable): string {
  const ask = askOf(table)
  if (ask === null) return 'nothing'
  return [ask.type === 'window' ? ask.event.kind : ask.type, ...table.awaiting.map((seat) => names[seat])].join(' ')
}

export const racer = (table: RaceTable, seat: Seat): Racer => racerAt(table.state, seat)
export const packOf = (table: RaceTable): string => table.state.pack.map((seat) => names[seat]).join(' ')
export const laps = (table: RaceTable): number[] => table.state.racers.map((one) => one.laps)
export const damaged = (table: RaceTable): Seat[] =>
  table.state.racers.flatMap((one, seat) => (one.damaged ? [seat] : []))
export const handOf = (table: RaceTable, seat: Seat): readonly CardId[] => racer(table, seat).hand
export const answers = (table: RaceTable, seat: Seat): readonly Move[] => table.prompt(seat)?.moves ?? []

/** The types of the answers that a seat may give, each once. */
export const kinds = (table: RaceTable, seat: Seat): string[] => [
  ...new Set(answers(table, seat).map(({ type }) => type)),
]

/** The reactions that a seat may lay now. */
export const reactions = (table: RaceTable, seat: Seat): CardId[] => [
  ...new Set(answers(table, seat).flatMap((move) => (move.type === 'react' ? [move.card] : []))),
]

/** What this viewer was told of one type. */
export function told<Type extends Fact['type']>(
  table: RaceTable,
  type: Type,
  viewer: Viewer = 'watcher',
): Extract<Fact, { type: Type }>[] {
  return table.heard(viewer).filter((fact): fact is Extract<Fact, { type: Type }> => fact.type === type)
}
