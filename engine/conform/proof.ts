import type { Chance } from '../chance.ts'
import type { Kit, Seat, Viewer } from '../game.ts'
import type { Table } from '../table.ts'
import type { AnyWords, Language } from '../words.ts'

/** Method types, so that a proof of any game fits AnyProof. */
type Invariant<State> = { wrong(state: State): string | null }['wrong']
type Mover<Tabled, Move> = { move(table: Tabled, seat: Seat, chance: Chance): Move }['move']

export interface TableSetting {
  readonly seats: number
  readonly options: object
}

/** What a game's author gives beside the game, so that the kit can try it. */
export interface Proof<K extends Kit> {
  readonly words: Readonly<Record<Language, AnyWords>>
  /** Markdown; an id starts its paragraph in bold: **OCT-4.3** … */
  readonly rulebooks: Readonly<Record<Language, string>>
  /**
   * A state that differs only in what this viewer may not know.
   * Written from the state, not from the view, so that it can convict the view. The state is a copy that it may change.
   */
  redeal(state: K['State'], viewer: Viewer, chance: Chance): K['State']
  /** What must hold after every move; each says what is wrong, or null. */
  readonly invariants: Readonly<Record<string, Invariant<K['State']>>>
  /** All are tried, in rotation. */
  readonly tables: readonly TableSetting[]
  /** Movers for a part of the games; the others are played at random. */
  readonly bots?: readonly Mover<Table<K>, K['Move']>[]
}

export type AnyProof = Proof<Kit>
