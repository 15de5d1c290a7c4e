import type { Group, Trial } from '../../../conform/index.ts'
import type { Game, Prompt, Seat, Turn } from '../../../index.ts'
import { pearls, type Ask, type Fact, type Move, type Options, type State, type View } from '../game.ts'
import { trial } from '../trial.ts'

export type Pearls = Game<State, Move, Options, View, Fact, Ask>

export type PearlsTrial = Trial<State, Move, Options, View, Fact, Ask>

/** The sound game with one thing wrong, and the group that has to find it. */
export interface Planted {
  readonly group: Group
  /** A part of the sentence that says so: it tells which of the group's checks has seen it. */
  readonly says: string
  /** Groups that can't help seeing it too, and why. */
  readonly also?: readonly Group[]
  readonly because?: string
  /** 8 unless told: more for what only shows where one looks hard, less where other checks look first. */
  readonly thoroughness?: number
  readonly game?: Partial<Pearls>
  readonly trial?: Partial<PearlsTrial>
}

/** The sound game, with another way to tell. */
export function telling(bend: (turn: Turn<Fact>, state: State) => Turn<Fact>['tell']): Pick<Pearls, 'play'> {
  return {
    play(state, seat, move, turn) {
      const tell = bend(turn, state)
      pearls.play(state, seat, move, { chance: turn.chance, tell, reveal: () => turn.reveal() })
    },
  }
}

export function prompting(
  bend: (prompt: Prompt<Move, Ask>, state: State, seat: Seat) => Prompt<Move, Ask>,
): Partial<Pearls> {
  return {
    prompt(state, seat) {
      const prompt = pearls.prompt(state, seat)
      return prompt === null ? null : bend(prompt, state, seat)
    },
  }
}

export function plant({ game, trial: bent }: Planted): { readonly game: Pearls; readonly trial: PearlsTrial } {
  return { game: { ...pearls, ...game }, trial: { ...trial, ...bent } }
}
