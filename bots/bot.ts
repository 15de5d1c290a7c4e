import type { Chance, Prompt, Seat, Spoken, Typed } from '@octopolis/engine'

/** All a bot ever gets: what its seat sees, was told and heard said. Never a state, so it can't cheat. */
export interface Moment<View, Fact extends Typed, Talk extends Typed = Typed> {
  readonly seat: Seat
  readonly view: View
  /** Everything this seat was told since the start, faded facts too: a bot's memory. */
  readonly facts: readonly Fact[]
  /** Everything that was said so far in the game's own terms, by anyone, true or not. */
  readonly talk: readonly Spoken<Talk>[]
  /** The bot's own dice, not the table's. */
  readonly chance: Chance
}

/** The same, when its seat is asked something. */
export interface Situation<
  Move,
  View,
  Fact extends Typed,
  Ask extends Typed,
  Talk extends Typed = Typed,
> extends Moment<View, Fact, Talk> {
  readonly prompt: Prompt<Move, Ask>
}

/** A way to play: one of the prompt's moves for any situation. */
export interface Bot<Move, View, Fact extends Typed, Ask extends Typed, Talk extends Typed = Typed> {
  decide(situation: Situation<Move, View, Fact, Ask, Talk>): Move
  /**
   * Something it wants to say now, one of what the game lists for its seat; null: nothing. Asked after moves and after
   * somebody said something, with that in `talk`. Whoever hosts sees to it that nobody talks without end.
   */
  speak?(moment: Moment<View, Fact, Talk>): Talk | null
}

export type AnyBot = Bot<unknown, unknown, Typed, Typed>

export const levels = ['random', 'easy', 'normal', 'hard'] as const
export type Level = (typeof levels)[number]
