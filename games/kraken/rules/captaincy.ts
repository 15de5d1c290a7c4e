import type { Seat, Turn } from '@octopolis/engine'
import type { Fact, Rise } from '../facts.ts'
import { mateAt, type Open, type State } from '../state.ts'

/** KRA-6.1: clockwise the first with the fewest cards in their record; null: nobody can follow. */
export function successor(table: Pick<Open, 'captain' | 'crew'>): Seat | null {
  const { captain, crew } = table
  let next: Seat | null = null
  let fewest = Infinity
  for (let step = 1; step < crew.length; step++) {
    const seat = (captain + step) % crew.length
    const { aboard, tongueless, record } = mateAt(table, seat)
    if (!aboard || tongueless || record.length >= fewest) continue
    next = seat
    fewest = record.length
  }
  return next
}

export function takeOver(state: State, seat: Seat | null, by: Rise, turn: Turn<Fact>): void {
  if (seat === null) return turn.tell({ type: 'stays', seat: state.captain, by })
  state.captain = seat
  turn.tell({ type: 'captain', seat, by })
}
