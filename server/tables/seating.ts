import type { Level } from '@octopolis/bots'
import type { Seat } from '@octopolis/engine'
import { Refused } from '../refused.ts'
import type { SeatRow } from '../store/rows.ts'

/** The seats of a table before the start: each function gives them anew, or refuses. */
export type Seating = readonly SeatRow[]

export function emptySeat(seat: Seat): SeatRow {
  return { seat, account: null, bot: null, character: null, ready: false, standIn: null, hinted: false }
}

export function isEmpty({ account, bot }: SeatRow): boolean {
  return account === null && bot === null
}

export function seatAt(seating: Seating, seat: Seat): SeatRow {
  const found = seating[seat]
  if (found === undefined)
    throw new Refused('missing', `There is no seat ${seat}: they go from 0 to ${seating.length - 1}.`)
  return found
}

export function seatOf(seating: Seating, account: string): Seat | null {
  return seating.find((row) => row.account === account)?.seat ?? null
}

/** Everybody who sits here in person. */
export function people(seating: Seating): string[] {
  return seating.flatMap(({ account }) => account ?? [])
}

/** Has everybody who plays here left their seat, so that bots would play on among themselves? */
export function isDeserted(seating: Seating): boolean {
  const own = seating.filter(({ account }) => account !== null)
  return own.length > 0 && own.every(({ standIn }) => standIn !== null)
}

function replaced(seating: Seating, ...rows: readonly SeatRow[]): Seating {
  return seating.map((old) => rows.find(({ seat }) => seat === old.seat) ?? old)
}

/** Sits down, or moves to another seat that is empty. */
export function takeSeat(seating: Seating, seat: Seat, account: string): Seating {
  const wanted = seatAt(seating, seat)
  if (wanted.account === account) return seating
  if (!isEmpty(wanted)) throw new Refused('conflict', `Seat ${seat} is taken.`)
  const left = seating.map((row) => (row.account === account ? emptySeat(row.seat) : row))
  return replaced(left, { ...wanted, account })
}

export function vacate(seating: Seating, seat: Seat): Seating {
  if (isEmpty(seatAt(seating, seat))) throw new Refused('conflict', `Seat ${seat} is empty already.`)
  return replaced(seating, emptySeat(seat))
}

export function seatBot(seating: Seating, seat: Seat, bot: Level, character: string): Seating {
  const wanted = seatAt(seating, seat)
  if (wanted.account !== null) throw new Refused('conflict', `Somebody sits in seat ${seat}: remove them first.`)
  return replaced(seating, { ...wanted, bot, character: wanted.character ?? character, ready: true })
}

export function swap(seating: Seating, a: Seat, b: Seat): Seating {
  const [one, other] = [seatAt(seating, a), seatAt(seating, b)]
  return replaced(seating, { ...other, seat: a }, { ...one, seat: b })
}

export function setReady(seating: Seating, account: string, ready: boolean): Seating {
  return seating.map((row) => (row.account === account ? { ...row, ready } : row))
}

/** What was agreed to has changed: everybody but the one who changed it is asked again. */
export function askAgain(seating: Seating, except: string): Seating {
  return seating.map((row) => (row.account === null || row.account === except ? row : { ...row, ready: false }))
}

/** More or fewer seats; nobody who sits is pushed off. */
export function resize(seating: Seating, seats: number): Seating {
  const off = seating.slice(seats).find((row) => !isEmpty(row))
  if (off !== undefined)
    throw new Refused('conflict', `Seat ${off.seat} is taken: free it before there are only ${seats} seats.`)
  return Array.from({ length: seats }, (_, seat) => seating[seat] ?? emptySeat(seat))
}

/** The ready check: everybody has a place, and everybody but the host, who starts, has said yes. */
export function expectReady(seating: Seating, host: string): void {
  const empty = seating.find(isEmpty)
  if (empty !== undefined) throw new Refused('conflict', `Seat ${empty.seat} is empty: take it, or give it to a bot.`)
  const waiting = seating.find(({ account, ready }) => account !== null && account !== host && !ready)
  if (waiting !== undefined) throw new Refused('conflict', `Seat ${waiting.seat} is not ready yet.`)
}
