import type { RuleId, Seat, Turn } from '@octopolis/engine'
import type { aims, Character, Moment } from '../../data/characters.ts'
import type { Fact } from '../../facts.ts'
import type { Drawer } from '../../logbook.ts'
import type { UseOf } from '../../moves.ts'
import type { Open, State } from '../../state.ts'

/** What is within reach of a character, by what it is used on. Seats are sets of bits. */
export interface Reach {
  /** Would it do anything? */
  nothing: boolean
  /** Anyone of these. */
  mate: number
  /** Any two of these. */
  pair: number
  /** Any two of these, and any third. */
  gift: number
  /** Any of these, and any of those. */
  marker: { readonly from: number; readonly to: number }
  post: readonly Drawer[]
}

/** All there is to a character. Its functions are methods, so that each fits the type Entry<Character>. */
export interface Entry<Name extends Character> {
  readonly rule: RuleId
  /** KRA-8.23: when it may be used. */
  readonly moments: readonly Moment[]
  /** What the one at this seat can use it on now. */
  offers(table: Open, seat: Seat): Reach[(typeof aims)[Name]]
  /** What it does, once it was shown. */
  does(state: State, seat: Seat, use: UseOf<Name>, turn: Turn<Fact>): void
}

export type Entries = { readonly [Name in Character]: Entry<Name> }
