import { randomInt } from 'node:crypto'
import { agree } from '@octopolis/engine'
import type { z } from 'zod'
import type { Account } from '../identity/account.ts'
import type { newTable, quickMatch } from '../protocol/tables.ts'
import { Refused } from '../refused.ts'
import type { SeatRow, TableRow } from '../store/rows.ts'
import { Conflict } from '../store/store.ts'
import { expectSeats, sitDown } from './gathering.ts'
import { newCode, newTableId } from './names.ts'
import type { OpenTables } from './open-tables.ts'
import { emptySeat, isEmpty, seatOf, takeSeat, type Seating } from './seating.ts'
import type { TableNeeds } from './needs.ts'
import type { LiveTable } from './table.ts'

/** A quick match waits so long for people. */
const QUICK_WAIT = 20_000
/** How many tables somebody may be gathering people at, at a time. */
const MOST_GATHERING = 10

/** What new tables need of the house. */
interface Ground extends Pick<TableNeeds, 'store' | 'boxes' | 'now' | 'date'> {
  readonly openTables: OpenTables
  open(id: string): Promise<LiveTable>
  /** There is one more. */
  founded(table: LiveTable): void
}

/** New tables: at somebody's wish, for a quick match, or to play once more. */
export class Founding {
  private readonly ground: Ground

  constructor(ground: Ground) {
    this.ground = ground
  }

  async create(account: Account, wish: z.infer<typeof newTable>): Promise<LiveTable> {
    const { game } = this.box(wish.game)
    const seats = wish.seats ?? game.seats.max
    expectSeats(game, seats)
    agree(game.options, wish.options, seats)
    const seating = takeSeat(emptySeats(seats), 0, account.id)
    return this.add(account, { ...wish, seats, quickUntil: null, rematchOf: null }, seating)
  }

  /** Sits down at the next open table that fits, or opens one that fills with bots after a while. */
  async quick(account: Account, wish: z.infer<typeof quickMatch>): Promise<LiveTable> {
    if (wish.game !== undefined) this.box(wish.game)
    const fits = ({ row, seating }: LiveTable): boolean =>
      row.quickUntil !== null &&
      row.status === 'gathering' &&
      (wish.game === undefined || row.game === wish.game) &&
      (wish.seats === undefined || row.seats === wish.seats) &&
      row.clock.kind === wish.clock.kind &&
      (seating.some(isEmpty) || seatOf(seating, account.id) !== null)
    for (const id of this.ground.openTables.quick(wish.game)) {
      const table = await this.ground.open(id).catch(() => null)
      if (table === null || !fits(table)) continue
      const isSeated = await table.queue.run(async () => {
        if (!fits(table)) return false
        const free = seatOf(table.seating, account.id) ?? table.seating.findIndex(isEmpty)
        await sitDown(table, account.id, free)
        return true
      })
      if (isSeated) return table
    }
    const { game } = this.box(wish.game ?? this.anyGame(wish.seats))
    const seats = wish.seats ?? defaultSeats(game.seats)
    expectSeats(game, seats)
    const seating = takeSeat(emptySeats(seats), 0, account.id).map((row) => ({ ...row, ready: row.account !== null }))
    const quickUntil = this.ground.now() + QUICK_WAIT
    const { clock } = wish
    return this.add(
      account,
      {
        game: game.id,
        seats,
        options: {},
        visibility: 'open',
        clock,
        hints: false,
        casual: false,
        quickUntil,
        rematchOf: null,
      },
      seating,
    )
  }

  /** The same people, bots and settings once more. All who ask come to the same table. */
  rematch(table: LiveTable, account: Account): Promise<LiveTable> {
    return table.queue.run(async () => {
      const { row, seating } = table
      if (seatOf(seating, account.id) === null)
        throw new Refused('forbidden', 'Only those who played may ask for a rematch.')
      if (row.status !== 'finished') throw new Refused('conflict', 'The game is not over yet.')
      const known = row.rematch === null ? null : await this.ground.store.tables.find(row.rematch)
      if (known !== null && known.table.status !== 'closed') return this.ground.open(known.table.id)
      const again = seating.map((old): SeatRow => ({
        ...old,
        standIn: null,
        hinted: false,
        ready: old.bot !== null || old.account === account.id,
      }))
      const { game, seats, options, visibility, clock, hints, casual } = row
      const next = await this.add(
        account,
        { game, seats, options, visibility, clock, hints, casual, quickUntil: null, rematchOf: row.id },
        again,
      )
      await table.change({ rematch: next.id })
      return next
    })
  }

  private async add(
    account: Account,
    wish: Pick<
      TableRow,
      'game' | 'seats' | 'options' | 'visibility' | 'clock' | 'hints' | 'casual' | 'quickUntil' | 'rematchOf'
    >,
    seating: Seating,
  ): Promise<LiveTable> {
    const { store, date } = this.ground
    const hosted = (await store.tables.of(account.id, 'gathering')).filter(({ table }) => table.host === account.id)
    if (hosted.length >= MOST_GATHERING) {
      throw new Refused(
        'often',
        `You are host of ${hosted.length} tables that haven't started: start or leave one first.`,
      )
    }
    const row: TableRow = {
      ...wish,
      id: newTableId(),
      version: null,
      status: 'gathering',
      code: wish.visibility === 'code' ? newCode() : null,
      host: account.id,
      hostBefore: null,
      rematch: null,
      seed: null,
      outcome: null,
      createdAt: date(),
      startedAt: null,
      finishedAt: null,
    }
    try {
      await store.tables.create(row, seating)
    } catch (error) {
      if (!(error instanceof Conflict)) throw error
      return this.add(account, wish, seating)
    }
    const table = await this.ground.open(row.id)
    this.ground.founded(table)
    return table
  }

  /** One of those that so many can play, by chance. */
  private anyGame(seats: number | undefined): string {
    const found = Object.values(this.ground.boxes).flatMap(({ game }) =>
      seats === undefined || (seats >= game.seats.min && seats <= game.seats.max) ? [game.id] : [],
    )
    const game = found.length === 0 ? undefined : found[randomInt(found.length)]
    if (game === undefined) throw new Refused('invalid', `No game here is for ${seats} seats.`)
    return game
  }

  private box(game: string): TableNeeds['boxes'][string] {
    const box = Object.hasOwn(this.ground.boxes, game) ? this.ground.boxes[game] : undefined
    if (box !== undefined) return box
    throw new Refused(
      'invalid',
      `There is no game ${game.slice(0, 40)}; there is ${Object.keys(this.ground.boxes).join(', ')}.`,
    )
  }
}

function emptySeats(seats: number): Seating {
  return Array.from({ length: seats }, (_, seat) => emptySeat(seat))
}

/** Four where a game can be played by four, else what comes closest. */
function defaultSeats({ min, max }: { readonly min: number; readonly max: number }): number {
  return Math.min(Math.max(4, min), max)
}
