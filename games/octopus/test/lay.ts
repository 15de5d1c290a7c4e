import { QuickChance, settle, Table, type Seat, type Turn, type Viewer } from '@octopolis/engine'
import { locations, rooms, type Component, type Exterior, type Location, type Room } from '../data/places.ts'
import type { PossibleStair } from '../data/stairs.ts'
import type { Fact } from '../facts.ts'
import { octopus } from '../game.ts'
import type { Move } from '../moves.ts'
import type { Options } from '../options.ts'
import { cultOf, type Ask, type Clock, type Cult, type Hand, type Stance, type State } from '../state.ts'
import type { Octopus } from '../kit.ts'

export { viewersOf as viewers } from '#test/viewers'

export const [red, blue, green, gold, violet] = [0, 1, 2, 3, 4]
const names = ['red', 'blue', 'green', 'gold', 'violet'] as const
type Name = (typeof names)[number]

export const line = 0
export const [library, museum, crypt, laboratory, observatory, garden, outside] = locations
export const [grimoire, idol, skull, potion, chart, plant, key] = locations

export type OctopusTable = Table<Octopus>

/** A cult as it is laid on the table. Unless it sets its clock otherwise, it stays where it is. */
interface Laid {
  /** The library, unless said. */
  readonly in?: Location
  /** Players + 1, unless said; 0: the cult is out. */
  readonly power?: number
  readonly holds?: readonly Component[]
  /** Where it will send its offspring. */
  readonly sends?: Room
  /** It will set its dagger on the line, lose 1 power and lie down. */
  readonly errs?: boolean
}

interface On {
  /** The Dreams, unless said, which ask nothing of a cult that isn't there. */
  readonly exterior?: Exterior
  readonly quick?: boolean
  readonly hidden?: boolean
  readonly stairs?: readonly PossibleStair[]
  readonly turn?: number
  /** The newest, unless said. */
  readonly edition?: number
  /** Where there isn't what the cults have left of players − 1. */
  readonly stock?: Readonly<Partial<Record<Location, number>>>
}

/** The clocks that the cults of a table laid by hand mean to set. */
const plans = new WeakMap<OctopusTable, readonly Clock[]>()

/** A table laid by hand, at the start of a turn, before anyone has set a clock. */
export function lay(cults: Partial<Record<Name, Laid>>, on: On = {}): OctopusTable {
  const laid = names.flatMap((name) => cults[name] ?? [])
  const state = stateOf(laid, on)
  const table = Table.start<Octopus>(
    { ...octopus, seats: { min: 1, max: 5 }, setup: () => octopus.clone(state) },
    { seats: laid.length, seed: 'laid by hand', version: on.edition ?? octopus.version },
  )
  plans.set(table, laid.map(clockOf))
  return table
}

/** What the rules set up, and then the pieces where the test wants them. */
function stateOf(laid: readonly Laid[], { turn = 1, stock: left, edition = octopus.version, ...wanted }: On): State {
  const options = settle(octopus.options, { quick: false, exterior: 'dreams', ...wanted }, laid.length)
  const state = octopus.setup(options, laid.length, inSilence, edition)
  state.turn = turn
  laid.forEach(({ in: at = library, power = laid.length + 1, holds = [] }, seat) => {
    Object.assign(cultOf(state, seat), { power, at: power === 0 ? 0 : at, components: [...holds] })
  })
  for (const kind of options.quick ? rooms : locations) {
    const held = laid.filter(({ holds }) => holds?.includes(kind) === true).length
    state.stock[kind] = left?.[kind] ?? Math.max(0, Math.max(3, laid.length) - 1 - held)
  }
  return state
}

const inSilence: Turn<Fact> = { chance: new QuickChance('never rolled'), tell() {}, reveal() {} }

function clockOf({ in: at = library, errs = false, ...cult }: Laid): Clock {
  const sends: Hand = cult.sends ?? line
  if (at === outside) return errs ? { dagger: line, tentacle: sends } : { dagger: library, tentacle: library }
  return { dagger: errs ? line : at, tentacle: sends }
}

/** A real table, set up by the rules. */
export function start(seats: number, options: Partial<Options> = {}, seed = 'a table'): OctopusTable {
  return Table.start(octopus, { seats, options, seed })
}

// --- acts

export function set(table: OctopusTable, seat: Seat, dagger: Hand, tentacle: Hand): void {
  table.play(seat, { type: 'clock', dagger, tentacle })
}

/** Whoever hasn't set a clock does now, as laid, and the turn runs to its next question. */
export function resolve(table: OctopusTable): void {
  for (const seat of table.awaiting) {
    const { dagger, tentacle } = plans.get(table)?.[seat] ?? { dagger: line, tentacle: line }
    set(table, seat, dagger, tentacle)
  }
}

export function lock(table: OctopusTable, stance: Stance, ...seats: readonly Seat[]): void {
  for (const seat of seats) table.play(seat, { type: 'lock', stance })
}

export function declare(table: OctopusTable, stance: Stance, ...seats: readonly Seat[]): void {
  for (const seat of seats) table.play(seat, { type: 'declare', stance })
}

export function take(table: OctopusTable, seat: Seat): void {
  table.play(seat, { type: 'take' })
}

export function leave(table: OctopusTable, seat: Seat): void {
  table.play(seat, { type: 'leave' })
}

/** Nobody answers any more: fallbacks to the end of the turn, or only as long as this is asked. */
export function letTimeRunOut(table: OctopusTable, during?: Ask['type']): void {
  const { turn } = table.state
  for (;;) {
    const [seat] = table.awaiting
    const prompt = seat === undefined ? null : table.prompt(seat)
    if (seat === undefined || prompt === null) return
    if (table.state.turn !== turn || (during !== undefined && prompt.ask.type !== during)) return
    table.play(seat, prompt.fallback)
  }
}

// --- what can be seen

function byName<Value>(table: OctopusTable, of: (cult: Cult) => Value): Partial<Record<Name, Value>> {
  const said: Partial<Record<Name, Value>> = {}
  for (const [seat, name] of names.slice(0, table.seats).entries()) said[name] = of(cultOf(table.state, seat))
  return said
}

export const powers = (table: OctopusTable) => byName(table, ({ power }) => power)
/** Where the pawns are; 0: off the board. */
export const whereabouts = (table: OctopusTable) => byName(table, ({ at }) => at)
export const offspring = (table: OctopusTable) => byName(table, (cult) => cult.offspring)
export const lying = (table: OctopusTable) => byName(table, (cult) => cult.lying)
export const held = (table: OctopusTable) => byName(table, ({ components }) => components.toSorted((a, b) => a - b))
export const stock = (table: OctopusTable, at: Location) => table.state.stock[at]

/** What is asked, and of whom: 'gather red'. At the end of the game: 'nothing'. */
export function asked(table: OctopusTable): string {
  const [first] = table.awaiting
  if (first === undefined) return 'nothing'
  return [table.prompt(first)?.ask.type, ...table.awaiting.map((seat) => names[seat])].join(' ')
}

/** The answers that a seat may give. */
export const answers = (table: OctopusTable, seat: Seat): readonly Move[] => table.prompt(seat)?.moves ?? []

/** What everyone was told of one type. */
export function told<Type extends Fact['type']>(
  table: OctopusTable,
  type: Type,
  viewer: Viewer = 'watcher',
): Extract<Fact, { type: Type }>[] {
  return table.heard(viewer).filter((fact): fact is Extract<Fact, { type: Type }> => fact.type === type)
}

/** The types of what a viewer heard since the table was laid, in order. */
export const heard = (table: OctopusTable, viewer: Viewer = 'watcher'): string[] =>
  table.heard(viewer).map(({ type }) => type)

export const logged = (table: OctopusTable, viewer: Viewer): string[] => table.log(viewer).map(({ type }) => type)
