import type { Group, Proof } from '../../../conform/index.ts'
import type { Game, Prompt, Seat, Turn, Typed } from '../../../index.ts'
import { pearls, type Ask, type Fact, type Move, type Pearls, type State } from '../game.ts'
import { proof } from '../proof.ts'

/** Some of them say what is no talk of the sound game. */
interface Loquacious extends Omit<Pearls, 'Talk'> {
  Talk: Typed
}

export type PearlsGame = Game<Loquacious>

export type PearlsProof = Proof<Loquacious>

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
  readonly game?: Partial<PearlsGame>
  readonly proof?: Partial<PearlsProof>
}

/** The sound game, with another way to tell. */
export function telling(bend: (turn: Turn<Fact>, state: State) => Turn<Fact>['tell']): Pick<PearlsGame, 'play'> {
  return {
    play(state, seat, move, turn) {
      const tell = bend(turn, state)
      pearls.play(state, seat, move, { chance: turn.chance, tell, reveal: () => turn.reveal() })
    },
  }
}

export function prompting(
  bend: (prompt: Prompt<Move, Ask>, state: State, seat: Seat) => Prompt<Move, Ask>,
): Partial<PearlsGame> {
  return {
    prompt(state, seat) {
      const prompt = pearls.prompt(state, seat)
      return prompt === null ? null : bend(prompt, state, seat)
    },
  }
}

export function plant({ game, proof: bent }: Planted): { readonly game: PearlsGame; readonly proof: PearlsProof } {
  return { game: { ...pearls, ...game }, proof: { ...proof, ...bent } }
}
