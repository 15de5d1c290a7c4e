import type { Answer } from './race.ts'
import type { LiveTable } from './table.ts'

interface Answered {
  /** The line of the log that it is; a promise while it is held: not to be waited for in the table's queue. */
  readonly line: number | Promise<number>
  /** Something broke, with this answer or with another that was let in. */
  readonly trouble: Error | null
}

/** An answer to a window, in the table's queue: at once where there is no race, else when it is its turn to count. */
export async function answerWindow(table: LiveTable, answer: Answer): Promise<Answered> {
  if (!table.expectMatch().isRace) return { line: await table.admit(answer), trouble: null }
  const line = table.race.hold(answer)
  const trouble = await table.race.letIn(table.house.now())
  table.emit('held')
  return { line, trouble }
}
