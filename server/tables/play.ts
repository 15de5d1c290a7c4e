import type { Seat } from '@octopolis/engine'
import type { Played, PlayedMove, TakenBack } from '../protocol/tables.ts'
import { Refused } from '../refused.ts'
import type { Match } from './match.ts'
import { seatOf } from './seating.ts'
import type { LiveTable } from './table.ts'
import { comeBack } from './votes.ts'
import { answer } from './windows/answer.ts'
import { tooLate } from './windows/course.ts'

function seatOfPlayer(table: LiveTable, account: string): Seat {
  const seat = seatOf(table.seating, account)
  if (seat === null) throw new Refused('forbidden', "You don't sit at this table.")
  return seat
}

function expectRunning(match: Match): void {
  if (match.outcome !== null) throw new Refused('conflict', 'The game is over.')
}

/** When a move came, and how long its way may have been. */
interface Journey {
  readonly at: number
  readonly lag: number
}

/** A person's move. Sent again with the same id it is answered as the first time, and counts once. */
export async function playMove(
  table: LiveTable,
  account: string,
  { id, seq, move }: PlayedMove,
  { at, lag }: Journey = { at: table.house.now(), lag: 0 },
): Promise<number> {
  // What is held is waited for outside of the queue: others have to be able to answer meanwhile.
  const { line } = await table.queue.run(async (): Promise<{ line: number | Promise<number> }> => {
    const match = table.expectMatch()
    const seat = seatOfPlayer(table, account)
    const key = `${seat}:${id}`
    const before = table.lineOf(key) ?? table.race.find(key)
    if (before !== null) return { line: before }
    expectRunning(match)
    await comeBack(table, account, 'returned')
    if (table.prompt(seat) === null) throw notAsked(match, seq)
    return answer(table, { seat, move, id: key, by: 'person', seq, counted: at - lag })
  })
  return line
}

/** Nothing is asked. Either the answer was meant for a window that has shut, or it was never asked for. */
function notAsked(match: Match, seq: number): Refused {
  return match.wasWindow(seq) ? tooLate() : new Refused('conflict', 'You are not asked anything now.')
}

/** How that line is acknowledged. */
export function asPlayed({ lines }: LiveTable, seq: number): Played {
  return seq > lines ? { seq, sealed: true } : { seq }
}

/** Takes the last move back, while nothing was learned by it and nobody has moved since. */
export function takeBack(table: LiveTable, account: string, { id, seq }: TakenBack): Promise<number> {
  return table.queue.run(async () => {
    const match = table.expectMatch()
    const seat = seatOfPlayer(table, account)
    const key = `${seat}:${id}`
    const before = match.lineOf(key)
    if (before !== null) return before
    expectRunning(match)
    await comeBack(table, account, 'returned')
    if (seq !== match.seq || !match.mayUndo(seat)) {
      throw new Refused('conflict', "Your last move can't be taken back any more.")
    }
    return table.write({ kind: 'undo', seat, move: null, id: key, by: 'person' })
  })
}
