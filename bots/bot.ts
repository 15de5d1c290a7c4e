import type { Chance, Kit, Prompt, Seat, Spoken } from '@octopolis/engine'
import type { TemperName } from './temper.ts'

/** All a bot ever gets: what its seat sees, was told and heard said. Never a state, so it can't cheat. */
export interface Moment<K extends Kit> {
  readonly seat: Seat
  readonly view: K['View']
  /** Everything this seat was told since the start, faded facts too: a bot's memory. */
  readonly facts: readonly K['Fact'][]
  /** Everything that was said so far in the game's own terms, by anyone, true or not. */
  readonly talk: readonly Spoken<K['Talk']>[]
  /** The bot's own dice, not the table's. */
  readonly chance: Chance
  /** The temper of the character it plays, if it plays one: its manners may depend on it. */
  readonly temper?: TemperName | undefined
}

/** The same, when its seat is asked something. */
export interface Situation<K extends Kit> extends Moment<K> {
  readonly prompt: Prompt<K['Move'], K['Ask']>
}

/** A way to play: one of the prompt's moves for any situation. */
export interface Bot<K extends Kit> {
  decide(situation: Situation<K>): K['Move']
  /**
   * One of the things that the game lists for its seat, if it wants to say it now; null: it stays silent. It is asked
   * after every move, and after everything that is said, which is then in `talk`. The host of the table sees to it
   * that nobody talks without end.
   */
  speak?(moment: Moment<K>): K['Talk'] | null
}

export type AnyBot = Bot<Kit>

export const levels = ['random', 'easy', 'normal', 'hard'] as const
export type Level = (typeof levels)[number]
