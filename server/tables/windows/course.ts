import { Refusal } from '@octopolis/engine'
import { Refused } from '../../refused.ts'
import type { LiveTable } from '../table.ts'
import type { Arrival } from './race.ts'

/** How a race is run at a table: how long answers are waited for, and which of them still count when they are played. */

type Course = Pick<LiveTable, 'awaiting' | 'seating' | 'presence' | 'race' | 'isBotRun'>

/** How long the slowest connection takes of those who are asked and haven't answered, in milliseconds. */
export function lagAt(table: Course): number {
  const { awaiting, seating, presence, race } = table
  const lags = awaiting.map((seat) => {
    const account = seating[seat]?.account ?? null
    const isOnItsWay = account !== null && !table.isBotRun(seat) && !race.has(seat)
    return isOnItsWay ? presence.lag(account) : 0
  })
  return Math.max(0, ...lags)
}

/** When the next held answer may be played; null: none is held. */
export function raceDue(table: Course): number | null {
  const { earliest } = table.race
  return earliest === null ? null : earliest + lagAt(table)
}

/** Plays the held answers that nothing can overtake any more, as they count; in the table's queue. Gives what broke, if it did. */
export async function letIn(table: LiveTable, now: number): Promise<Error | null> {
  let trouble: Error | null = null
  // Looked up once. Each that is played asks the others anew, but what they answer to that is later than it.
  const due = now - lagAt(table)
  for (let next = table.race.take(due); next !== null; next = table.race.take(due)) {
    try {
      next.resolve(await admit(table, next))
    } catch (error) {
      next.reject(error)
      const isRefused = error instanceof Refused || error instanceof Refusal
      if (!isRefused) trouble ??= error instanceof Error ? error : new Error(String(error))
    }
  }
  return trouble
}

/**
 * Plays an answer to a window; the line of the log that it is. Others may have answered since it was decided: it counts as
 * long as the rules still list it, if it was meant for the window that is open now.
 */
export async function admit(table: LiveTable, { seat, move, id, by, seq, counted }: Arrival): Promise<number> {
  const match = table.expectMatch()
  const since = match.window?.opened ?? null
  if (table.prompt(seat) === null || since === null || seq < since) throw tooLate()
  if (counted > (table.deadline(seat) ?? Infinity)) throw tooLate()
  try {
    match.checkMove(seat, move)
  } catch (error) {
    if (error instanceof Refusal && seq < match.askedSince(seat)) throw tooLate()
    throw error
  }
  return table.write({ kind: 'move', seat, move, id, by })
}

export function tooLate(): Refused {
  return new Refused('stale', 'That moment is over: look again.')
}
