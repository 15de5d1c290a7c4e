import type { LiveTable } from './table.ts'

/** The people this line of the log has made awaited who aren't there to see it. */
export function calledAway(table: LiveTable, seq: number): string[] {
  const { match, seating, presence, house } = table
  if (match === null) return []
  return match.awaiting.flatMap((seat) => {
    const account = seating[seat]?.account ?? null
    const isNews = match.askedSince(seat) === seq
    return account !== null && isNews && !table.isBotRun(seat) && !presence.isPresent(account, house.now())
      ? account
      : []
  })
}
