import { tellEvent } from './events.ts'
import { LONG_AWAY } from './presence.ts'
import { people, seatOf } from './seating.ts'
import type { LiveTable } from './table.ts'

/** A host who is away doesn't freeze a gathering: somebody who is there takes over until they return. */

/** The next person around the table who is there. */
function heirOf({ row, seating, presence, house }: LiveTable): string | undefined {
  const hosts = seatOf(seating, row.host) ?? 0
  const around = people([...seating.slice(hosts), ...seating.slice(0, hosts)])
  return around.find((account) => account !== row.host && presence.isPresent(account, house.now()))
}

/** When somebody else takes over; null: the host is there, nobody else is, or the house itself starts the game. */
export function inheritedAt(table: LiveTable): number | null {
  const { row, presence } = table
  if (row.status !== 'gathering' || row.quickUntil !== null || heirOf(table) === undefined) return null
  const since = presence.awaySince(row.host)
  return since === null ? null : since + LONG_AWAY
}

/** Is the one there again whose table it is? */
export function mayHostAgain({ row, presence, house }: LiveTable): boolean {
  const { status, hostBefore } = row
  return status === 'gathering' && hostBefore !== null && presence.isPresent(hostBefore, house.now())
}

export async function inherit(table: LiveTable): Promise<void> {
  const { row, house } = table
  const due = inheritedAt(table)
  const heir = heirOf(table)
  if (due === null || due > house.now() || heir === undefined) return
  await makeHost(table, heir, row.hostBefore ?? row.host)
}

export async function hostAgain(table: LiveTable): Promise<void> {
  const { hostBefore } = table.row
  if (hostBefore !== null && mayHostAgain(table)) await makeHost(table, hostBefore, null)
}

async function makeHost(table: LiveTable, host: string, hostBefore: string | null): Promise<void> {
  await table.change({ host, hostBefore })
  const seat = seatOf(table.seating, host)
  if (seat !== null) await tellEvent(table, seat, 'host')
}
