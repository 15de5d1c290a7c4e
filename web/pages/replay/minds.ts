import type { Passage, Seat, Told, Typed } from '@octopolis/engine'
import { secretOf, type Replay } from './frames.ts'
import type { Reading } from './seen.ts'

/** What a seat knew after a move, and the others didn't. */
export interface Mind {
  readonly seat: Seat
  readonly own: readonly Passage[]
  /** What it alone was told by that move. */
  readonly told: readonly Told<Typed>[]
}

export function mindsOf(replay: Replay, { game, say }: Pick<Reading, 'game' | 'say'>, move: number): Mind[] {
  return Array.from({ length: replay.seats }, (_, seat) => ({
    seat,
    own: game.table(replay.view(move, seat), say).filter((passage) => passage.own === true),
    told: (replay.frames[move]?.told ?? []).filter((one) => secretOf(one)?.includes(seat) === true),
  }))
}
