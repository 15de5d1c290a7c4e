import type { Seat } from '@octopolis/engine'
import type { SealedRow } from '../store/rows.ts'
import type { LiveTable } from './table.ts'

/** Time is up: what was answered with eyes closed is played, in the order of seats. */
export async function openEyes(table: LiveTable): Promise<void> {
  const match = table.expectMatch()
  for (const seat of match.awaiting) {
    const { move, id, by } = table.sealed.of(match, seat) ?? fallbackOf(table, seat)
    await table.write({ kind: 'move', seat, move, id, by })
  }
  // They are lines of the log now, and mean nothing any more whatever becomes of this.
  await table.sealed.clear().catch((error: unknown) => table.house.trouble(error, `sealed answers of ${table.id}`))
}

/** For a seat that has not answered, or a bot that still thinks. */
function fallbackOf(table: LiveTable, seat: Seat): Pick<SealedRow, 'move' | 'id' | 'by'> {
  const match = table.expectMatch()
  const by = table.isBotRun(seat) ? 'bot' : 'clock'
  return { move: match.prompt(seat)?.fallback, id: `${by}:${seat}:${match.seq}`, by }
}
