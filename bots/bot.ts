import type { Chance, Prompt, Seat, Typed } from '@octopolis/engine'

/** All a bot ever gets: what its seat sees, is asked and was told. Never a state, so it can't cheat. */
export interface Situation<Move, View, Fact extends Typed, Ask extends Typed> {
  readonly seat: Seat
  readonly view: View
  readonly prompt: Prompt<Move, Ask>
  /** Everything this seat was told since the start, faded facts too: a bot's memory. */
  readonly facts: readonly Fact[]
  /** The bot's own dice, not the table's. */
  readonly chance: Chance
}

/** A way to play: one of the prompt's moves for any situation. */
export interface Bot<Move, View, Fact extends Typed, Ask extends Typed> {
  decide(situation: Situation<Move, View, Fact, Ask>): Move
}

export type AnyBot = Bot<unknown, unknown, Typed, Typed>

export const levels = ['random', 'easy', 'normal', 'hard'] as const
export type Level = (typeof levels)[number]
