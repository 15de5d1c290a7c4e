import type { Seat } from '@octopolis/engine'
import type { SeatRow, TableRow } from '../store/rows.ts'

/** So often a bot may decide for somebody who is gone for a moment. */
const MOMENT = 3

/** Ratings are for games between people: as they sit now, does this one count? */
export function isBetweenPeople(seats: readonly SeatRow[]): boolean {
  return seats.length > 1 && seats.every(({ bot }) => bot === null)
}

/** Who is rated, by seat; null: it is played for nothing, or a bot has played for this seat, or told it what to play. */
export function ratedPlayers(
  { casual }: Pick<TableRow, 'casual'>,
  seats: readonly SeatRow[],
  botMoves: (seat: Seat) => number,
): (string | null)[] {
  const counts = !casual && isBetweenPeople(seats)
  return seats.map(({ seat, account, hinted }) => (counts && !hinted && botMoves(seat) <= MOMENT ? account : null))
}
