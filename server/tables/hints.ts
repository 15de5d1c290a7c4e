import { Refused } from '../refused.ts'
import { seatAt, seatOf } from './seating.ts'
import type { LiveTable } from './table.ts'

/** Somebody looks at what a bot would do in their place: allowed at this table, and their rating is left out of it. */
export async function takeHint(table: LiveTable, account: string): Promise<void> {
  const { row, seating } = table
  const seat = seatOf(seating, account)
  if (seat === null) throw new Refused('forbidden', "You don't sit at this table.")
  if (row.status !== 'playing') throw new Refused('conflict', 'The game is not on.')
  if (!row.hints) throw new Refused('forbidden', 'This table allows no hints.')
  if (seatAt(seating, seat).hinted) return
  await table.change(
    {},
    seating.map((one) => (one.seat === seat ? { ...one, hinted: true } : one)),
  )
}
