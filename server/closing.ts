import { setTimeout as sleep } from 'node:timers/promises'

/** Something to be closed, and what it is called if it can't be. */
export type Closing = readonly [what: string, close: () => void | Promise<void>]

/** Milliseconds, for all together: less than those who stop a process usually wait before they kill it. */
const PATIENCE = 8000

/**
 * Closes one after the other. What fails, or takes too long, is said, and keeps nothing else from being closed: nobody
 * was promised anything that isn't kept already.
 */
export async function closeInOrder(
  steps: readonly Closing[],
  complain: (sentence: string) => void,
  patience = PATIENCE,
): Promise<void> {
  const isLate = new AbortController()
  const late = sleep(patience, 'late', { signal: isLate.signal, ref: false }).catch(() => 'late')
  for (const [what, close] of steps) {
    try {
      const how = await Promise.race([Promise.resolve(close()).then(() => 'closed'), late])
      if (how === 'late') complain(`There was no time to close ${what}.`)
    } catch (error) {
      complain(`Closing ${what}: ${error instanceof Error ? error.message : String(error)}.`)
    }
  }
  isLate.abort()
}
