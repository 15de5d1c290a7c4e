import { EventEmitter } from 'node:events'
import type { AnyGame } from '@octopolis/engine'
import type { Account } from '../identity/account.ts'
import { Refused } from '../refused.ts'
import { causeOf } from '../store/faults.ts'
import type { SeatRow, TableRow } from '../store/rows.ts'
import { Conflict, Gap, Restored, type WholeTable } from '../store/store.ts'
import type { Happenings } from './happenings.ts'
import { Match } from './match.ts'
import { Queue } from './queue.ts'
import { readMatch } from './reading.ts'
import { Sealed } from './sealed.ts'
import { people, type Seating } from './seating.ts'
import type { TableNeeds } from './needs.ts'
import { lostLine } from './unbroken.ts'
import { lostGame, refusedFor, whyNot, type Unopenable } from './unopenable.ts'
import { StandingOrders } from './windows/standing.ts'

/** What those who aren't in the queue may know of the lines that are kept. */
interface Kept {
  readonly seq: number
  readonly isOver: boolean
  /** By seat: deadlines missed in a row. */
  readonly missed: readonly number[]
  readonly commitment: string | null
}

const nothingKept: Kept = { seq: 0, isOver: false, missed: [], commitment: null }

/**
 * How what is in memory compares with the store: it is what is kept; it is a line ahead, which is being written; or nobody
 * knows, for a write failed, and it has to be read again.
 */
type Truth = 'kept' | 'ahead' | 'void'

/** What is held of a table in memory: its row, its seats and the match made of its log. Once in doubt, it is read again. */
export abstract class KeptTable extends EventEmitter<Happenings> {
  readonly id: string
  readonly game: AnyGame
  readonly house: TableNeeds
  readonly queue = new Queue(() => this.refresh())
  readonly sealed: Sealed
  readonly orders: StandingOrders
  row: TableRow
  seating: Seating
  /** Why there will be no match; null: nothing is in its way. */
  unopenable: Unopenable | null = null
  /** The first line of its log that is missing though later ones are there: then it can be looked at, and not played on. */
  lost: number | null = null
  protected kept = nothingKept
  /** Those who sit here, by account. */
  protected known: ReadonlyMap<string, Account> = new Map()
  protected usedAt: number
  protected truth: Truth = 'kept'
  private opened: Match | null = null

  protected constructor(house: TableNeeds, { table, seats }: WholeTable) {
    super()
    this.setMaxListeners(0)
    const box = house.boxes[table.game]
    this.house = house
    this.id = table.id
    this.game = box?.game ?? lostGame(table.game)
    if (box === undefined) this.unopenable = 'game'
    this.row = table
    this.seating = seats
    this.usedAt = house.now()
    this.sealed = new Sealed(house.store, table.id)
    this.orders = new StandingOrders(house.store, table.id)
  }

  /** Null before the start, and as long as nobody may look at it: while a line is written, or until it was read again. */
  get match(): Match | null {
    return this.truth === 'kept' ? this.opened : null
  }

  /** A write has failed: nothing that is in memory may be looked at before it was read again. */
  get isVoid(): boolean {
    return this.truth === 'void'
  }

  /** Lines of the log that are kept. */
  get lines(): number {
    return this.kept.seq
  }

  /** What was promised of its dice; null: nothing yet. */
  get commitment(): string | null {
    return this.kept.commitment
  }

  /** All that the store has besides row and seats. */
  protected async fetch(): Promise<void> {
    await this.meet()
    await this.orders.open(this.house.boxes[this.game.id])
    if (this.row.status === 'playing' || this.row.status === 'finished') await this.openMatch()
  }

  protected async openMatch(): Promise<void> {
    const { house, id, game, row } = this
    const reading = this.unopenable === 'game' ? null : await readMatch(house.store, game, row)
    if (reading === null) return
    const { setting, lines, saved, ended, lost } = reading
    if (lost !== this.lost && lost !== null) house.trouble(lostLine(id, lost), `log of ${id}`)
    this.lost = lost
    const match = this.tryToOpen(setting, lines, saved, ended)
    if (match === null) return
    await this.writeDownEdition(match.setting.version)
    await this.sealed.open(match)
    this.keep(match)
    // It ended, and the house fell before it could write that down.
    await this.finish()
  }

  /** Null if it can't be opened any more: then its people read why. */
  private tryToOpen(...given: Parameters<typeof Match.open>): Match | null {
    try {
      const match = Match.open(...given)
      this.unopenable = null
      return match
    } catch (error) {
      this.opened = null
      this.unopenable = whyNot(this.game, this.row)
      this.house.trouble(error, `opening the match of ${this.id}`)
      return null
    }
  }

  /** All of it is kept: it may be seen. */
  protected keep(match: Match): void {
    this.opened = match
    this.truth = 'kept'
    this.kept = {
      seq: match.seq,
      isOver: match.outcome !== null,
      missed: this.seating.map(({ seat }) => match.missed(seat)),
      commitment: match.commitment,
    }
  }

  /** A number that means several editions is looked into once. */
  private async writeDownEdition(version: number): Promise<void> {
    const { id, row, seating, house } = this
    if (row.version === version) return
    try {
      await house.store.tables.change(id, { version }, undefined, { table: row, seats: seating })
      this.row = { ...row, version }
    } catch (error) {
      // Another has changed it meanwhile, or nothing can be written: it will be looked into again.
      if (!(error instanceof Conflict)) house.trouble(error, `edition of ${id}`)
    }
  }

  /** Learns the names of those who sit here. */
  async meet(): Promise<void> {
    this.known = await this.house.accounts([...new Set([...people(this.seating), this.row.host])])
  }

  nameOf(account: string): string {
    return this.known.get(account)?.name ?? '?'
  }

  /** Null: nobody sits there in person. */
  personIn({ account }: SeatRow): Account | null {
    return account === null ? null : (this.known.get(account) ?? null)
  }

  expectMatch(): Match {
    if (this.truth !== 'kept') throw unwritten()
    if (this.unopenable !== null) throw refusedFor(this.unopenable)
    if (this.match === null) throw new Refused('conflict', 'The game has not started yet.')
    return this.match
  }

  /** Refuses to go on where the log has a hole. */
  protected expectWhole(): void {
    if (this.lost !== null) throw lostLine(this.id, this.lost)
  }

  /** Writes down how it ended, with what follows from it. */
  abstract finish(): Promise<void>

  /**
   * A write failed, and nobody knows whether it was kept, so everything is read again. Gives what to tell those who wrote it;
   * throws `unavailable` if nothing can be read either.
   */
  protected async recover(error: unknown): Promise<unknown> {
    this.truth = 'void'
    if (error instanceof Restored) {
      this.house.restored()
      throw new Refused('unavailable', 'The house was just restored from a backup: look at the table again.')
    }
    if (error instanceof Gap) this.house.trouble(error, `log of ${this.id}`)
    await this.reload()
    if (error instanceof Conflict || error instanceof Gap)
      return new Refused('stale', 'Somebody else was faster: look at the table again.')
    return causeOf(error) === null ? error : unwritten()
  }

  /** Before anything else is done here: what is void is read again, or nothing is done. */
  private async refresh(): Promise<void> {
    if (this.isVoid) await this.reload()
  }

  private async reload(): Promise<void> {
    try {
      const whole = await this.house.store.tables.find(this.id)
      if (whole === null) throw new Refused('gone', 'This table is gone.')
      this.row = whole.table
      this.seating = whole.seats
      await this.fetch()
      this.truth = 'kept'
    } catch (error) {
      this.doubt()
      throw causeOf(error) === null ? error : unwritten()
    }
    this.emit('reopened')
    this.emit('changed')
  }

  /** Nothing in memory counts any more: it is read again before anything else is done here. */
  protected doubt(): void {
    this.truth = 'void'
    this.emit('voided')
  }
}

function unwritten(): Refused {
  return new Refused('unavailable', "The house can't write just now: send it again in a moment.")
}
