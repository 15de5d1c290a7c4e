import { isDeserted } from './seating.ts'
import type { LiveTable } from './table.ts'

/** So long a table waits for the people who have left it. */
const FORSAKEN = 30 * 24 * 3600_000

/** When nobody is waited for any more; null: the table isn't at rest. */
export function forsakenAt({ match }: LiveTable): number | null {
  const since = match?.restingSince ?? null
  return since === null ? null : since + FORSAKEN
}

/** Is somebody gone or back without the table having noticed? */
export function isRestless({ match, row, seating, lost }: LiveTable): boolean {
  if (match === null || match.outcome !== null || row.status !== 'playing' || lost !== null) return false
  return isDeserted(seating) !== (match.restingSince !== null)
}

/** With the last who leaves the table comes to rest, with the first who returns it goes on: a line of the log each. */
export async function restOrWake(table: LiveTable): Promise<void> {
  if (!isRestless(table)) return
  const { restingSince, seq } = table.expectMatch()
  const kind = restingSince === null ? 'rest' : 'wake'
  await table.write({ kind, seat: null, move: null, id: `${kind}:${seq}`, by: 'person' })
}
