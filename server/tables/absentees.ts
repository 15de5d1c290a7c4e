import type { LiveTable } from './table.ts'

/** The people who play here and aren't there to see what happens. */
export function away({ seating, presence, house }: LiveTable): string[] {
  return seating.flatMap(({ account, standIn }) =>
    account !== null && standIn === null && !presence.isPresent(account, house.now()) ? account : [],
  )
}

/** Those among them whom this line of the log asks something. */
export function calledAway(table: LiveTable, seq: number): string[] {
  const { match, seating, row, reflexes } = table
  // Before anybody could come a window of seconds has shut.
  if (match === null || (match.isWindow && row.clock.kind === 'live')) return []
  const asked = match.awaiting
    .filter((seat) => match.askedSince(seat) === seq && !reflexes.passes(seat))
    .map((seat) => seating[seat]?.account)
  return away(table).filter((account) => asked.includes(account))
}
