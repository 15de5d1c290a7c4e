import type { LiveTable } from './table.ts'

/** After the house can write again, clocks stand still for a moment more: what people have kept has to arrive. */
const MOMENT = 3000

/**
 * The house can write again: clocks run on, and the time in which it couldn't counts against nobody. That is a line of the
 * log like any other, so that it is still so after a restart. In the table's queue.
 */
export async function endOutage(table: LiveTable): Promise<void> {
  const { match, row, outSince: from } = table
  if (from === null) return
  const id = `outage:${from}`
  const isRunning = match !== null && row.status === 'playing' && match.outcome === null && table.lost === null
  if (isRunning && match.isTimed && match.lineOf(id) === null) {
    const until = table.house.now() + MOMENT
    await table.write({ kind: 'outage', seat: null, move: { from, until }, id, by: 'clock' })
  }
  table.wake()
}
