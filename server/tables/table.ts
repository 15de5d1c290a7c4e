import type { Prompt, Seat, Viewer } from '@octopolis/engine'
import type { ListedTable } from '../protocol/lists.ts'
import type { Position, TableInfo } from '../protocol/tables.ts'
import { Refused } from '../refused.ts'
import type { TalkRow } from '../store/rows.ts'
import type { WholeTable } from '../store/store.ts'
import { Ballot } from './ballot.ts'
import { Conversation } from './conversation.ts'
import type { Glance } from './glance.ts'
import { listing } from './listing.ts'
import { saidBy } from './said.ts'
import { LONG_AWAY, Presence, type Arrival } from './presence.ts'
import { seatAt, seatOf } from './seating.ts'
import { glanceAt, infoOf, positionOf } from './showing.ts'
import type { TableNeeds } from './needs.ts'
import { Swaps } from './swaps.ts'
import { Race } from './windows/race.ts'
import { Reflexes } from './windows/reflexes.ts'
import { WrittenTable } from './written-table.ts'

/** After a start of the house nobody's time runs out before people could come back. */
const GRACE = 15_000

/** At a slow table it is by deadlines missed in a row. */
const DEADLINES_MISSED = 2

/** A table that people are around: what is kept of it, who is there, what they say, whose time is up, and what they see. */
export class LiveTable extends WrittenTable {
  readonly votes = new Ballot()
  readonly swaps = new Swaps()
  readonly presence: Presence
  readonly conversation: Conversation
  readonly race = new Race()
  readonly reflexes: Reflexes
  /** Since when its clocks stand still because the house can't write; null: they run. */
  outSince: number | null = null

  private constructor(house: TableNeeds, whole: WholeTable) {
    super(house, whole)
    this.presence = new Presence(this.usedAt)
    this.conversation = new Conversation(house.store, this.id, (row) => this.tell(row))
    this.reflexes = new Reflexes(this)
  }

  static async open(house: TableNeeds, whole: WholeTable): Promise<LiveTable> {
    const table = new LiveTable(house, whole)
    await table.fetch()
    return table
  }

  /** Nothing happens here by itself: bots wait, clocks stand still. */
  get isStill(): boolean {
    return this.isVoid || this.lost !== null || this.outSince !== null
  }

  /** The house can't write: clocks stand still from then on. */
  standStill(since: number): void {
    this.outSince ??= since
  }

  /** Whatever waited goes on. */
  wake(): void {
    this.outSince = null
    this.emit('changed')
  }

  /** A line of talk was kept, and nobody knew: those around hear it now. */
  private async tell(row: TalkRow): Promise<void> {
    const { account } = row
    const by = account === null ? null : ((await this.house.accounts([account])).get(account) ?? null)
    this.emit('said', saidBy(row, by))
  }

  viewerOf(account: string | null): Viewer {
    return (account === null ? null : seatOf(this.seating, account)) ?? 'watcher'
  }

  /** A request without a connection. */
  hear(account: string): void {
    this.presence.hear(account, this.house.now())
    this.emit('attended')
  }

  /** A connection opens; the account is "" for a stranger who watches. */
  arrive(connection: string, account: string, arrival?: Arrival): void {
    this.presence.arrive(connection, account, this.house.now(), arrival)
    this.emit('attended')
  }

  /** A connection is gone. */
  part(connection: string): void {
    this.presence.depart(connection, this.house.now())
    this.emit('attended')
  }

  /** Somebody's page has come to the front, or lies behind others now. */
  show(connection: string, isVisible: boolean): void {
    this.presence.show(connection, isVisible, this.house.now())
    this.emit('attended')
  }

  /** Does a bot decide for this seat? */
  isBotRun(seat: Seat): boolean {
    const row = this.seating[seat]
    return row !== undefined && (row.bot !== null || row.standIn !== null)
  }

  /** Is the person in this seat away for so long that the others may vote a bot into it? */
  mayBeReplaced(seat: Seat): boolean {
    const { kept, row, presence, house } = this
    const { account, standIn } = seatAt(this.seating, seat)
    if (row.status !== 'playing' || kept.isOver || account === null || standIn !== null) return false
    if (presence.isPresent(account, house.now())) return false
    return row.clock.kind === 'slow'
      ? (kept.missed[seat] ?? 0) >= DEADLINES_MISSED
      : presence.absence(account, house.now()) >= LONG_AWAY
  }

  /** Sits at this table, or is its host. */
  isInside(account: string | null): boolean {
    return account !== null && (account === this.row.host || seatOf(this.seating, account) !== null)
  }

  /** Refuses those who may not even look. */
  async expectAccess(account: string | null): Promise<void> {
    this.usedAt = this.house.now()
    if (this.row.visibility !== 'code') return
    if (this.isInside(account)) return
    if (account !== null && (await this.house.store.tables.isAdmitted(this.id, account))) return
    throw new Refused('forbidden', 'This table opens with its code.')
  }

  /** Who still has to answer. With eyes closed nobody else may know. */
  get awaiting(): readonly Seat[] {
    const { match, sealed } = this
    return match === null ? [] : match.awaiting.filter((seat) => sealed.of(match, seat) === null)
  }

  /** What this seat is asked; null once it has answered, be it with eyes closed. */
  prompt(seat: Seat): Prompt<unknown> | null {
    const { match, sealed } = this
    return match === null || sealed.of(match, seat) !== null ? null : match.prompt(seat)
  }

  /** When eyes open, if nobody has anything left to say; null: they are open. */
  get opensAt(): number | null {
    const { house, match, row } = this
    const until = match?.closedUntil(house.veilMs) ?? null
    return until === null || row.clock.kind !== 'live' ? until : Math.max(until, house.startedAt + GRACE)
  }

  /** When this seat's time is up; bots have none of their own, but a window shuts for all at once. */
  deadline(seat: Seat): number | null {
    const { match, row } = this
    const isForAll = match?.isWindow === true && row.clock.kind === 'live'
    const due = this.isBotRun(seat) && !isForAll ? null : (match?.deadline(seat) ?? null)
    return due === null ? null : Math.max(due, this.house.startedAt + GRACE)
  }

  /** The match as this viewer may see it, with what it was told after a line of the log. */
  see(viewer: Viewer, after: number | null): Position {
    return positionOf(this, viewer, after)
  }

  /** The same, to be sent later: rules change the very objects that views and questions are made of. */
  look(viewer: Viewer, after: number | null): Position {
    return structuredClone(this.see(viewer, after))
  }

  /** What everybody may know of this table; its code is for those who sit at it. */
  info(account: string | null): TableInfo {
    return infoOf(this, account)
  }

  /** What a list shows of it; null: it is over, or can't be opened. */
  listing(): ListedTable | null {
    return this.unopenable !== null ? null : listing({ table: this.row, seats: this.seating }, this.known)
  }

  /** Who is waited for, to be remembered when this table is put away. */
  glance(): Glance {
    return glanceAt(this)
  }

  /** Nobody is here, nothing is under way, and it was so for a while. */
  isIdle(since: number): boolean {
    return this.presence.isEmpty && this.queue.isIdle && this.usedAt < since
  }
}
