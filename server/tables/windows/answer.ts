import { Refused } from '../../refused.ts'
import type { Match } from '../match.ts'
import type { LiveTable } from '../table.ts'
import { admit, letIn } from './course.ts'
import type { Arrival } from './race.ts'

interface Answered {
  /** The line of the log that it is, or will be; a promise while it is held: not to be waited for in the table's queue. */
  readonly line: number | Promise<number>
  /** Something broke, with this answer or with another that was played with it. */
  readonly trouble: Error | null
}

/**
 * A seat's answer has arrived, in the table's queue. Where it counts who is first it is held for a moment; with eyes closed
 * it is sealed until they open; anywhere else it is played at once.
 */
export async function answer(table: LiveTable, arrival: Arrival): Promise<Answered> {
  const match = table.expectMatch()
  const { seat, move, id, by } = arrival
  expectFresh(match, arrival)
  if (match.isRace) return hold(table, arrival)
  if (match.isWindow) return { line: await admit(table, arrival), trouble: null }
  if (match.isVeiled) return { line: await table.seal({ seat, move, id, by }), trouble: null }
  return { line: await table.write({ kind: 'move', seat, move, id, by }), trouble: null }
}

async function hold(table: LiveTable, arrival: Arrival): Promise<Answered> {
  const line = table.race.hold(arrival)
  const trouble = await letIn(table, table.house.now())
  table.emit('held')
  return { line, trouble }
}

/** Was it decided in sight of what the seat is asked now? Others may have moved since, if that changed nothing for it. */
function expectFresh(match: Match, { seat, seq }: Arrival): void {
  if (seq > match.seq) throw new Refused('stale', `The log has ${match.seq} lines, not ${seq} yet.`)
  // In a window others answer meanwhile: whether it still counts is looked at when it is played.
  if (match.isWindow || seq >= match.askedSince(seat)) return
  throw new Refused('stale', `What you are asked has changed since line ${seq}: look again, this is line ${match.seq}.`)
}
