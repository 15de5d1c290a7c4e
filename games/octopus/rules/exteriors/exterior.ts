import type { Seat, Turn } from '@octopolis/engine'
import type { Fact } from '../../facts.ts'
import type { Answers } from '../../moves.ts'
import { inPlay, stands, type Cult, type Night, type State } from '../../state.ts'

type Instead = Exclude<Answers['gather'], { type: 'take' | 'leave' }>

/** What an Exterior does, each at its time. */
export interface ExteriorRules {
  /** Just before it is resolved. */
  before?(state: State, turn: Turn<Fact>): void
  /** What the cult that dominates it may do instead of gathering. */
  readonly instead?: {
    moves(state: State, seat: Seat): readonly Instead[]
    answer(state: State, seat: Seat, move: Instead, turn: Turn<Fact>): void
  }
  /** Once the cult that dominates it has gathered, or not. */
  after?(state: State, seat: Seat): void
  /** At the end of the resolution. */
  dusk?(state: State): void
}

/**
 * Can the Exterior touch this cult's components? OCT-4.10: not those of a cult that is out. OCT-3.3: before edition 2, nor
 * those of one lying down.
 */
export function isWithinReach({ edition }: Night, cult: Cult): boolean {
  return (edition < 2 ? stands(cult) : inPlay(cult)) && cult.components.length > 0
}
