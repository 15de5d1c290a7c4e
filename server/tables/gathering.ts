import { randomBytes } from 'node:crypto'
import type { Level } from '@octopolis/bots'
import { agree, QuickChance, type Seat } from '@octopolis/engine'
import type { z } from 'zod'
import { character as choose } from '../protocol/characters.ts'
import type { tableChange } from '../protocol/tables.ts'
import { Refused } from '../refused.ts'
import type { SeatRow } from '../store/rows.ts'
import { tellEvent } from './events.ts'
import { newCode } from './names.ts'
import { restOrWake } from './resting.ts'
import {
  askAgain,
  emptySeat,
  expectReady,
  isEmpty,
  people,
  resize,
  seatAt,
  seatBot,
  seatOf,
  setReady,
  swap,
  takeSeat,
  vacate,
  type Seating,
} from './seating.ts'
import type { LiveTable } from './table.ts'
import { takeBackSeat } from './votes.ts'

/** Who a table is waiting for: seats, options and readiness, until it starts. */

function expectGathering({ row }: LiveTable): void {
  if (row.status !== 'gathering') throw new Refused('conflict', 'The game has started.')
}

function expectHost({ row }: LiveTable, account: string): void {
  if (row.host !== account) throw new Refused('forbidden', 'Only the host may do that.')
}

/** A bot's name and crest that nobody at the table has. */
function newcomer(level: Level, seating: Seating): string {
  const taken = seating.flatMap((row) => row.character ?? [])
  return choose(level, taken, new QuickChance(newSeed()))
}

/** Sits down. In a running game it is how somebody who has left comes back. */
export async function sitDown(table: LiveTable, account: string, seat: Seat): Promise<void> {
  if (table.row.status === 'playing' && seatOf(table.seating, account) === seat) return takeBackSeat(table, seat)
  expectGathering(table)
  const isQuick = table.row.quickUntil !== null
  const seating = takeSeat(table.seating, seat, account)
  await table.change({}, isQuick ? setReady(seating, account, true) : seating)
  if (isQuick && !table.seating.some(isEmpty)) await startQuickly(table)
}

/** Gets up, or is asked to by the host. Who leaves a running game has a bot play on. */
export async function standUp(table: LiveTable, account: string, seat: Seat): Promise<void> {
  const { row, seating } = table
  const isOwn = seatAt(seating, seat).account === account
  if (row.status === 'playing') {
    if (!isOwn) throw new Refused('forbidden', 'Nobody is removed from a running game.')
    return leave(table, seat)
  }
  expectGathering(table)
  if (!isOwn) expectHost(table, account)
  const left = vacate(seating, seat)
  const heir = people(left)[0]
  // Who gets up of their own accord doesn't want the table back.
  const hostBefore = isOwn && row.hostBefore === account ? null : row.hostBefore
  const isFollowed = isOwn && row.host === account && heir !== undefined
  await table.change(isFollowed ? { host: heir, hostBefore } : { hostBefore }, left)
}

/** A bot plays on, until they return. */
async function leave(table: LiveTable, seat: Seat): Promise<void> {
  const { standIn, ready } = seatAt(table.seating, seat)
  if (standIn !== null && !ready) return
  await table.change(
    {},
    table.seating.map((one) => (one.seat === seat ? { ...one, standIn: one.standIn ?? 'normal', ready: false } : one)),
  )
  await tellEvent(table, seat, 'left')
  await restOrWake(table)
}

export async function giveToBot(table: LiveTable, account: string, seat: Seat, level: Level): Promise<void> {
  expectGathering(table)
  expectHost(table, account)
  await table.change({}, seatBot(table.seating, seat, level, newcomer(level, table.seating)))
}

/** Wants two seats swapped, or no longer: it is done once everybody wants it whom it is up to. */
export async function swapSeats(
  table: LiveTable,
  account: string,
  [a, b]: readonly [Seat, Seat],
  wanted: boolean,
): Promise<void> {
  expectGathering(table)
  const { swaps } = table
  if (wanted && swaps.want(table, account, a, b)) return table.change({}, swap(table.seating, a, b))
  if (!wanted) swaps.refuse(table, account, a, b)
  table.emit('changed')
}

export async function sayReady(table: LiveTable, account: string, ready: boolean): Promise<void> {
  expectGathering(table)
  if (seatOf(table.seating, account) === null) throw new Refused('conflict', 'Take a seat first.')
  await table.change({}, setReady(table.seating, account, ready))
}

/** The host changes what is played and how, before the start; handing over is possible at any time. */
export async function changeTable(table: LiveTable, account: string, wish: z.infer<typeof tableChange>): Promise<void> {
  expectHost(table, account)
  const { host, ...agreement } = wish
  if (host !== undefined && seatOf(table.seating, host) === null) {
    throw new Refused('invalid', 'The new host has to sit at the table.')
  }
  if (Object.keys(agreement).length > 0) await agreeAnew(table, account, agreement)
  if (host !== undefined) await table.change({ host, hostBefore: null })
}

async function agreeAnew(
  table: LiveTable,
  account: string,
  wish: Omit<z.infer<typeof tableChange>, 'host'>,
): Promise<void> {
  expectGathering(table)
  const { row, game } = table
  const { seats = row.seats, options = row.options, visibility = row.visibility } = wish
  const { clock = row.clock, hints = row.hints, casual = row.casual } = wish
  expectSeats(game, seats)
  // What was agreed before stays, even where other seats leave a part of it without meaning.
  if (wish.options !== undefined) agree(game.options, options, seats)
  const code = visibility === 'code' ? (row.code ?? newCode()) : null
  const seating = seats === row.seats ? table.seating : resize(table.seating, seats)
  const isOtherGame =
    seats !== row.seats ||
    options !== row.options ||
    clock !== row.clock ||
    hints !== row.hints ||
    casual !== row.casual
  await table.change(
    { seats, options, visibility, code, clock, hints, casual },
    isOtherGame ? askAgain(seating, account) : seating,
  )
}

export function expectSeats(game: LiveTable['game'], seats: number): void {
  const { min, max } = game.seats
  if (seats < min || seats > max)
    throw new Refused('invalid', `The game ${game.id} is for ${min} to ${max} seats, not ${seats}.`)
}

export async function startGame(table: LiveTable, account: string): Promise<void> {
  expectGathering(table)
  expectHost(table, account)
  expectReady(table.seating, account)
  await table.start(newSeed())
}

/** A quick match begins, with bots where nobody came; without anybody it never was. */
export async function startQuickly(table: LiveTable): Promise<void> {
  if (table.row.status !== 'gathering') return
  if (people(table.seating).length === 0) return table.change({ status: 'closed', quickUntil: null })
  let { seating } = table
  for (const { seat } of seating.filter(isEmpty)) {
    seating = seatBot(seating, seat, 'normal', newcomer('normal', seating))
  }
  await table.change({}, seating)
  await table.start(newSeed())
}

/** Somebody is gone for good: a bot plays on, another hosts, an empty table closes. */
export async function abandon(table: LiveTable, account: string): Promise<void> {
  const { row, seating } = table
  const isPlaying = row.status === 'playing'
  const left = seating.map((one): SeatRow => {
    if (one.account !== account) return one
    if (!isPlaying) return emptySeat(one.seat)
    const character = newcomer('normal', seating)
    return { ...emptySeat(one.seat), bot: 'normal', character, ready: true }
  })
  const heir = people(left)[0] ?? ''
  const host = row.host === account ? heir : row.host
  const hostBefore = row.hostBefore === account ? null : row.hostBefore
  const patch = { host, hostBefore }
  await table.change(heir === '' && !isPlaying ? { ...patch, status: 'closed', code: null } : patch, left)
  await restOrWake(table)
}

function newSeed(): string {
  return randomBytes(32).toString('hex')
}
