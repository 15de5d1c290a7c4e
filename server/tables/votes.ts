import type { Seat } from '@octopolis/engine'
import { Refused } from '../refused.ts'
import { tellEvent } from './events.ts'
import { restOrWake } from './resting.ts'
import { people, seatAt, seatOf } from './seating.ts'
import type { Match } from './match.ts'
import type { LiveTable } from './table.ts'

/** Awaited at a table without a clock for so long that the others may call for haste. */
const LONG_THOUGHT = 300_000

/** The people at the table who are there, but for one seat. */
function votersBut(table: LiveTable, seat: Seat | null): string[] {
  const { presence, house } = table
  return people(table.seating).filter(
    (account) => seatOf(table.seating, account) !== seat && presence.isPresent(account, house.now()),
  )
}

function expectVoter(table: LiveTable, account: string): void {
  if (seatOf(table.seating, account) === null) throw new Refused('forbidden', 'Only those who sit at this table vote.')
}

/** One more vote for a bot in the seat of somebody who is away; more than half of those present put it there. */
export async function voteBotIn(table: LiveTable, account: string, seat: Seat): Promise<void> {
  expectVoter(table, account)
  table.expectMatch()
  seatAt(table.seating, seat)
  if (seatOf(table.seating, account) === seat)
    throw new Refused('conflict', 'Leave your seat if you want a bot to play for you.')
  if (!table.mayBeReplaced(seat)) {
    throw new Refused('conflict', `Seat ${seat} can't be voted out: nobody who is there, or was a moment ago, can.`)
  }
  table.votes.cast(seat, account)
  const voters = votersBut(table, seat)
  if (table.votes.among(seat, voters) * 2 > voters.length) {
    await table.change(
      {},
      table.seating.map((row) => (row.seat === seat ? { ...row, standIn: 'normal' } : row)),
    )
    table.votes.clear(seat)
    await tellEvent(table, seat, 'replaced')
    await restOrWake(table)
  } else {
    table.emit('changed')
  }
}

/** At a table without a clock: more than half of those who aren't awaited give the others a deadline. */
export async function voteHaste(table: LiveTable, account: string, id: string): Promise<void> {
  expectVoter(table, account)
  const match = table.expectMatch()
  const own = seatOf(table.seating, account)
  const key = `haste:${own}:${id}`
  if (match.lineOf(key) !== null || match.isHurried) return
  const now = table.house.now()
  const slow = match.awaiting.filter((seat) => now - (match.awaitedSince(seat) ?? now) >= LONG_THOUGHT)
  if (table.row.clock.kind !== 'none' || slow.length === 0) {
    throw new Refused('conflict', `Nobody has kept this table waiting for ${LONG_THOUGHT / 60_000} minutes.`)
  }
  if (own !== null && table.awaiting.includes(own)) throw new Refused('conflict', 'It is you who is waited for.')
  table.votes.cast('haste', account)
  if (table.votes.among('haste', votersBut(table, null)) * 2 > idle(table, match)) {
    await table.write({ kind: 'hurry', seat: null, move: null, id: key, by: 'person' })
    table.votes.clear('haste')
  }
}

/** How many of those present wait for the others. With eyes closed that would tell who: it seems to be all but one. */
function idle(table: LiveTable, match: Match): number {
  const present = votersBut(table, null)
  if (match.isVeiled) return present.length - 1
  return present.filter((one) => !match.awaiting.includes(seatOf(table.seating, one) ?? -1)).length
}

/** What shows that somebody is there: they were heard of, or have come to play on. */
export type Sign = 'heard' | 'returned'

/**
 * The person is back: the stand-in makes room. Those who were voted out are back as soon as anything is heard of them.
 * Those who have left may go on looking: they are back only when they return.
 */
export async function comeBack(table: LiveTable, account: string, sign: Sign): Promise<void> {
  const seat = seatOf(table.seating, account)
  if (seat === null) return
  table.votes.clear(seat)
  const { ready: hasStayed } = seatAt(table.seating, seat)
  if (hasStayed || sign === 'returned') await takeBackSeat(table, seat)
}

export async function takeBackSeat(table: LiveTable, seat: Seat): Promise<void> {
  if (table.row.status !== 'playing' || seatAt(table.seating, seat).standIn === null) return
  await table.change(
    {},
    table.seating.map((row) => (row.seat === seat ? { ...row, standIn: null, ready: true } : row)),
  )
  await tellEvent(table, seat, 'returned')
  await restOrWake(table)
}
