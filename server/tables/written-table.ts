import { Refusal, settle, type Seat } from '@octopolis/engine'
import type { Entry, Orders, SeatRow } from '../store/rows.ts'
import type { TablePatch } from '../store/store.ts'
import { writeEnd } from './ending.ts'
import { KeptTable } from './kept-table.ts'
import type { Match } from './match.ts'
import type { Seating } from './seating.ts'
import { refusedFor } from './unopenable.ts'

/** A snapshot is kept every so many lines of the log. */
const SNAPSHOT_EVERY = 50

/**
 * What can be changed of a table. Changes are made in its queue, so it has one writer. The store has the last word, so
 * nothing it has said is lost.
 */
export abstract class WrittenTable extends KeptTable {
  /** Changes what was agreed, in the store first. */
  async change(patch: TablePatch, seating: Seating = this.seating): Promise<void> {
    const seen = { table: this.row, seats: this.seating }
    try {
      await this.house.store.tables.change(this.id, patch, seating === this.seating ? undefined : seating, seen)
    } catch (error) {
      throw await this.recover(error)
    }
    const isLocked = patch.visibility === 'code' && this.row.visibility !== 'code'
    this.row = { ...this.row, ...patch }
    this.seating = seating
    if (isLocked) this.emit('locked')
    // It is kept, whether or not the names can be had: they are read again with everything else.
    await this.meet().catch((error: unknown) => this.recover(error))
    this.emit('changed')
  }

  async start(seed: string): Promise<void> {
    const { game, seating } = this
    if (this.unopenable !== null) throw refusedFor(this.unopenable)
    const options = settle<object>(game.options, this.row.options, seating.length)
    const startedAt = this.house.now()
    await this.change(
      {
        status: 'playing',
        version: game.version,
        options,
        seed,
        startedAt,
        code: this.row.code,
        quickUntil: null,
        hostBefore: null,
      },
      seating.map((row): SeatRow => ({ ...row, ready: true, hinted: false })),
    )
    await this.openMatch().catch((error: unknown) => this.recover(error))
    this.emit('changed')
    this.emit('reopened')
  }

  /** One more line of the log: it is played, then kept, and only then acknowledged and seen. */
  async write(line: Pick<Entry, 'kind' | 'seat' | 'move' | 'id' | 'by'>): Promise<number> {
    const match = this.expectMatch()
    this.expectWhole()
    const entry: Entry = { ...line, table: this.id, seq: match.seq + 1, at: this.house.now() }
    try {
      match.apply(entry)
    } catch (error) {
      // What the rules refuse changes nothing; anything else may have.
      throw error instanceof Refusal ? error : await this.recover(error)
    }
    this.truth = 'ahead'
    try {
      await this.house.store.log.append(entry)
      this.keep(match)
    } catch (error) {
      const why = await this.recover(error)
      // The log alone says whether it is a line: what was promised with eyes closed lies sealed until it is one.
      if (this.expectMatch().lineOf(entry.id) === null) throw why
    }
    this.usedAt = entry.at
    this.emit('moved', entry)
    // The move is kept whatever comes of this: it is tried again.
    if (match.outcome !== null)
      await this.finish().catch((error: unknown) => this.house.trouble(error, `end of ${this.id}`))
    else if (entry.seq % SNAPSHOT_EVERY === 0) this.saveSnapshot(match)
    return entry.seq
  }

  /** A seat's answer with eyes closed, which is checked and kept until they open; the line of the log that it will be. */
  async seal(line: Pick<Entry, 'move' | 'id' | 'by'> & { readonly seat: Seat }): Promise<number> {
    const match = this.expectMatch()
    const { seat, move, id } = line
    this.expectWhole()
    match.checkMove(seat, move)
    try {
      await this.sealed.put({ ...line, asked: match.askedSince(seat) })
    } catch (error) {
      const why = await this.recover(error)
      const kept = this.lineOf(id)
      if (kept === null) throw why
      return kept
    }
    this.usedAt = this.house.now()
    this.emit('sealed', seat)
    return promisedLine(match, seat)
  }

  /** The line that this move or wish is, or will be, if it came before. */
  lineOf(id: string): number | null {
    const match = this.expectMatch()
    const seat = match.awaiting.find((one) => this.sealed.of(match, one)?.id === id)
    return seat === undefined ? match.lineOf(id) : promisedLine(match, seat)
  }

  /** In the store first. */
  async keepOrders(account: string, orders: Orders): Promise<void> {
    try {
      await this.orders.set(account, orders)
    } catch (error) {
      throw await this.recover(error)
    }
    this.emit('ordered')
  }

  private saveSnapshot(match: Match): void {
    const saved = match.save()
    this.house.store.log
      .saveSnapshot({ table: this.id, seq: saved.seq, data: saved })
      .catch((error: unknown) => this.house.trouble(error, `snapshot of ${this.id}`))
  }

  /** Writes down how it ended, with what follows from it; once: whoever wakes up to do it may find it done. */
  async finish(): Promise<void> {
    const { match, house, row, seating } = this
    const outcome = match?.outcome ?? null
    if (match === null || outcome === null || this.row.status !== 'playing') return
    const finishedAt = house.date()
    try {
      const isFirst = await writeEnd(house.store, { row, seating, match, outcome, finishedAt })
      // Another server has: what it wrote is read again.
      if (!isFirst) this.doubt()
    } catch (error) {
      // Whether it was written down is seen when it is read again; if not, it is tried again then.
      this.doubt()
      throw error
    }
    this.row = { ...this.row, status: 'finished', outcome, finishedAt }
    this.emit('changed')
  }
}

/** Answers given with eyes closed are played in the order of seats, so their lines tell nothing of who was first. */
function promisedLine(match: Match, seat: Seat): number {
  return match.seq + 1 + match.awaiting.indexOf(seat)
}
