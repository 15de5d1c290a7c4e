import type { Say, Seat } from '@octopolis/engine'
import type { aims, Character } from '../data/characters.ts'
import type { UseOf } from '../moves.ts'
import type { View } from '../view.ts'

/** As many questions as it takes to say what a character is used on. */
interface Questions {
  nothing: readonly []
  mate: readonly [string]
  pair: readonly [string, string]
  gift: readonly [string, string, string]
  marker: readonly [string, string]
  post: readonly [string]
}

/** How a character is spoken of. Functions are methods, so that each fits the type Role<Character>. */
export interface Role<Name extends Character> {
  readonly name: string
  /** What it does, once. */
  readonly does: string
  /** When it may be used, if its moments don't say it all. */
  readonly when?: string
  readonly asks: Questions[(typeof aims)[Name]]
  /** What is worth knowing of somebody whom it could be used on, if it isn't what all can see of them anyway. */
  note?(view: View, seat: Seat): string | null
  /** How it goes on, after "Ada shows the Bosun". */
  told(use: UseOf<Name>, say: Say, user: string): string
}
