import type { Seat, Turn } from '@octopolis/engine'
import { musketsInBox } from '../data/crew.ts'
import type { Change, Fact } from '../facts.ts'
import { mateAt, type State } from '../state.ts'

/** KRA-1.5: what is left in the box. */
function inBox({ crew, test }: State): number {
  let out = 0
  for (const { muskets } of crew) out += muskets
  if (test.shown) for (const shown of test.committed) out += shown ?? 0
  return musketsInBox - out
}

export function gain(state: State, seat: Seat, count: number, why: Change, turn: Turn<Fact>): void {
  const got = Math.min(count, inBox(state))
  if (got <= 0) return
  const mate = mateAt(state, seat)
  mate.muskets += got
  turn.tell({ type: 'armament', seat, muskets: mate.muskets, why })
}

export function lose(state: State, seat: Seat, count: number, why: Change, turn: Turn<Fact>): void {
  const mate = mateAt(state, seat)
  const lost = Math.min(count, mate.muskets)
  if (lost === 0) return
  mate.muskets -= lost
  turn.tell({ type: 'armament', seat, muskets: mate.muskets, why })
}

/** KRA-8.23: who has too few gives what they have. */
export function hand(state: State, from: Seat, to: Seat, turn: Turn<Fact>): void {
  if (mateAt(state, from).muskets === 0) return
  lose(state, from, 1, 'character', turn)
  gain(state, to, 1, 'character', turn)
}
