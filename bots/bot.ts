import type { Chance, Prompt, Seat, Spoken, Typed } from '@octopolis/engine'

/** All a bot ever gets: what its seat sees, is asked, was told and heard said. Never a state, so it can't cheat. */
export interface Situation<Move, View, Fact extends Typed, Ask extends Typed, Talk extends Typed = Typed> {
  readonly seat: Seat
  readonly view: View
  readonly prompt: Prompt<Move, Ask>
  /** Everything this seat was told since the start, faded facts too: a bot's memory. */
  readonly facts: readonly Fact[]
  /** Everything that was said so far in the game's own terms, by anyone, true or not. */
  readonly talk: readonly Spoken<Talk>[]
  /** The bot's own dice, not the table's. */
  readonly chance: Chance
}

/** A way to play: one of the prompt's moves for any situation. */
export interface Bot<Move, View, Fact extends Typed, Ask extends Typed, Talk extends Typed = Typed> {
  decide(situation: Situation<Move, View, Fact, Ask, Talk>): Move
}

export type AnyBot = Bot<unknown, unknown, Typed, Typed>

export const levels = ['random', 'easy', 'normal', 'hard'] as const
export type Level = (typeof levels)[number]
