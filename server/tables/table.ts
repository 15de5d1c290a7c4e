import { EventEmitter } from 'node:events'
import { Refusal, settle, type AnyGame, type Prompt, type Seat, type Viewer } from '@octopolis/engine'
import { characters } from '../protocol/characters.ts'
import type { Account } from '../identity/account.ts'
import type { ListedTable } from '../protocol/lists.ts'
import type { Position, Said, TableInfo } from '../protocol/tables.ts'
import { isBetweenPeople, ratedPlayers } from '../ratings/counting.ts'
import { rated } from '../ratings/ratings.ts'
import { Refused } from '../refused.ts'
import type { Entry, Orders, SeatRow, TableRow } from '../store/rows.ts'
import { causeOf } from '../store/faults.ts'
import { Conflict, Gap, Restored, type TablePatch, type WholeTable } from '../store/store.ts'
import { Ballot } from './ballot.ts'
import { Conversation } from './conversation.ts'
import { awaitedBy, type Glance } from './glance.ts'
import { listing } from './listing.ts'
import { Match, type Saved } from './match.ts'
import { LONG_AWAY, Presence, type Arrival } from './presence.ts'
import { Queue } from './queue.ts'
import { Race, type Answer } from './race.ts'
import { Reflexes } from './reflexes.ts'
import { Sealed } from './sealed.ts'
import { StandingOrders } from './standing.ts'
import { isDeserted, people, seatAt, seatOf, type Seating } from './seating.ts'
import type { Surroundings } from './surroundings.ts'
import { unbroken } from './unbroken.ts'
import { lostGame, refusedFor, whyNot, type Unopenable } from './unopenable.ts'

/** A snapshot is kept every so many lines of the log. */
const SNAPSHOT_EVERY = 50

/** After a start of the house nobody's time runs out before people could come back. */
const GRACE = 15_000

/** At a slow table it is by deadlines missed in a row. */
const DEADLINES_MISSED = 2

interface Happenings {
  /** Who sits here, who is there, what was agreed: everything but the match itself. */
  changed: []
  /** Something was heard of somebody who was perhaps not there. */
  attended: []
  moved: [entry: Entry]
  /** A seat has answered with eyes closed: its own affair. */
  sealed: [seat: Seat]
  /** An answer to a window has come, and is held for a moment. */
  held: []
  /** Somebody has left orders: their own affair. */
  ordered: []
  said: [said: Said]
  /** From now on it opens with its code alone: strangers have to go. */
  locked: []
  /** Whatever was read of this table before is void: read again. */
  reopened: []
  /** It couldn't be read again yet. */
  voided: []
}

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

/**
 * A table as it lives in memory: what the store knows of it, the match made of its log, and who is there. Whoever
 * changes it does so in its queue, so it has one writer; the store has the last word, so nothing it has said is lost.
 */
export class LiveTable extends EventEmitter<Happenings> {
  readonly id: string
  readonly game: AnyGame
  readonly house: Surroundings
  readonly queue = new Queue(() => this.refresh())
  readonly votes = new Ballot()
  readonly presence: Presence
  readonly conversation: Conversation
  readonly sealed: Sealed
  readonly orders: StandingOrders
  readonly race: Race
  readonly reflexes: Reflexes
  row: TableRow
  seating: Seating
  /** Why there will be no match; null: nothing is in its way. */
  unopenable: Unopenable | null = null
  /** The first line of its log that is missing though later ones are there: then it can be looked at, and not played on. */
  lost: number | null = null
  /** Since when its clocks stand still because the house can't write; null: they run. */
  outSince: number | null = null
  private truth: Truth = 'kept'
  private opened: Match | null = null
  private kept = nothingKept
  private known: ReadonlyMap<string, Account> = new Map()
  private usedAt: number

  private constructor(house: Surroundings, whole: WholeTable) {
    super()
    this.setMaxListeners(0)
    const { table, seats } = whole
    const box = house.boxes[table.game]
    this.house = house
    this.id = table.id
    this.game = box?.game ?? lostGame(table.game)
    if (box === undefined) this.unopenable = 'game'
    this.row = table
    this.seating = seats
    this.usedAt = house.now()
    this.presence = new Presence(this.usedAt)
    this.conversation = new Conversation(house.store, table.id)
    this.sealed = new Sealed(house.store, table.id)
    this.orders = new StandingOrders(house.store, table.id)
    this.race = new Race({ lag: () => this.lag, admit: (answer) => this.admit(answer) })
    this.reflexes = new Reflexes(this)
  }

  static async open(house: Surroundings, whole: WholeTable): Promise<LiveTable> {
    const table = new LiveTable(house, whole)
    await table.fetch()
    return table
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

  private async fetch(): Promise<void> {
    await this.meet()
    await this.orders.open(this.house.boxes[this.game.id])
    if (this.row.status === 'playing' || this.row.status === 'finished') await this.openMatch()
  }

  private async openMatch(): Promise<void> {
    const { id, game, row } = this
    if (row.seed === null || row.startedAt === null || row.version === null || this.unopenable === 'game') return
    const { store } = this.house
    const { lines, lost } = unbroken(await store.log.read(id))
    const saved = await store.log.snapshot(id, lines.length)
    const { version, options, seats, seed, clock, startedAt } = row
    const setting = { game, version, options, seats, seed, clock, startedAt }
    if (lost !== this.lost && lost !== null) this.house.trouble(lostLine(id, lost), `log of ${id}`)
    this.lost = lost
    // What comes before a line that is lost doesn't end as the whole of it did.
    const outcome = lost === null ? row.outcome : null
    const match = this.tryToOpen(setting, lines, (saved?.data ?? null) as Saved | null, outcome)
    if (match === null) return
    await this.writeDownEdition(match.setting.version)
    await this.sealed.open(match)
    this.keep(match)
    // It ended, and the house fell before it could write that down.
    if (row.status === 'playing' && match.outcome !== null) await this.finish()
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
  private keep(match: Match): void {
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

  /** Refuses whoever may not even look. */
  async expectAccess(account: string | null): Promise<void> {
    this.usedAt = this.house.now()
    if (this.row.visibility !== 'code') return
    if (this.isInside(account)) return
    if (account !== null && (await this.house.store.tables.isAdmitted(this.id, account))) return
    throw new Refused('forbidden', 'This table opens with its code.')
  }

  expectMatch(): Match {
    if (this.truth !== 'kept') throw unwritten()
    if (this.unopenable !== null) throw refusedFor(this.unopenable)
    if (this.match === null) throw new Refused('conflict', 'The game has not started yet.')
    return this.match
  }

  /** Refuses to go on where the log has a hole. */
  private expectWhole(): void {
    if (this.lost !== null) throw lostLine(this.id, this.lost)
  }

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

  /** The line that this move or wish is, or will be, if it came before. */
  lineOf(id: string): number | null {
    const match = this.expectMatch()
    const seat = match.awaiting.find((one) => this.sealed.of(match, one)?.id === id)
    return seat === undefined ? match.lineOf(id) : promisedLine(match, seat)
  }

  /** The longest way that an answer to the window may still be on. */
  get lag(): number {
    const lags = this.awaiting.map((seat) => {
      const account = this.seating[seat]?.account ?? null
      const isOnItsWay = account !== null && !this.isBotRun(seat) && !this.race.has(seat)
      return isOnItsWay ? this.presence.lag(account) : 0
    })
    return Math.max(0, ...lags)
  }

  /**
   * An answer to a window, if it still is one. Where others may have answered meanwhile it stands as long as it is listed,
   * and was decided in sight of this window.
   */
  async admit({ seat, move, id, by, seq, counted }: Answer): Promise<number> {
    const match = this.expectMatch()
    const since = match.openedAt
    if (this.prompt(seat) === null || since === null || seq < since) throw tooLate()
    if (counted > (this.deadline(seat) ?? Infinity)) throw tooLate()
    try {
      match.checkMove(seat, move)
    } catch (error) {
      if (error instanceof Refusal && seq < match.askedSince(seat)) throw tooLate()
      throw error
    }
    return this.write({ kind: 'move', seat, move, id, by })
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

  /** A seat's answer; the line of the log that it is, or with eyes closed will be. */
  async answer(line: Pick<Entry, 'move' | 'id' | 'by'> & { readonly seat: Seat }): Promise<number> {
    const match = this.expectMatch()
    if (!match.isVeiled) return this.write({ ...line, kind: 'move' })
    const { seat, move, id } = line
    this.expectWhole()
    match.checkMove(seat, move)
    try {
      await this.sealed.put({ ...line, asked: match.askedSince(seat) })
    } catch (error) {
      return this.found(id, await this.recover(error))
    }
    this.usedAt = this.house.now()
    this.emit('sealed', seat)
    return promisedLine(match, seat)
  }

  /** When eyes open, if nobody has anything left to say; null: they are open. */
  get opensAt(): number | null {
    const { house, match, row } = this
    const until = match?.closedUntil(house.veilMs) ?? null
    return until === null || row.clock.kind !== 'live' ? until : Math.max(until, house.startedAt + GRACE)
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
      this.found(entry.id, await this.recover(error))
    }
    this.usedAt = entry.at
    this.emit('moved', entry)
    // The move is kept whatever comes of this: it is tried again.
    if (match.outcome !== null && this.row.status === 'playing')
      await this.finish().catch((error: unknown) => this.house.trouble(error, `end of ${this.id}`))
    else if (entry.seq % SNAPSHOT_EVERY === 0) this.saveSnapshot(match)
    return entry.seq
  }

  /**
   * A write failed, so it may or may not have been kept: what is in memory is void, and read again. Gives the reason for
   * whoever asked for it; throws that nobody knows if it can't be read either.
   */
  private async recover(error: unknown): Promise<unknown> {
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

  /** The line that it turned out to be, for it was kept though nobody said so; or else why it wasn't. */
  private found(id: string, why: unknown): number {
    const line = this.lineOf(id)
    if (line === null) throw why
    return line
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
      this.truth = 'void'
      this.emit('voided')
      throw causeOf(error) === null ? error : unwritten()
    }
    this.emit('reopened')
    this.emit('changed')
  }

  private saveSnapshot(match: Match): void {
    const saved = match.save()
    this.house.store.log
      .saveSnapshot({ table: this.id, seq: saved.seq, data: saved })
      .catch((error: unknown) => this.house.trouble(error, `snapshot of ${this.id}`))
  }

  /** Writes down how it ended, with what follows from it. */
  async finish(): Promise<void> {
    const outcome = this.match?.outcome
    if (outcome === null || outcome === undefined) return
    const { store } = this.house
    const finishedAt = this.house.date()
    const players = ratedPlayers(this.seating, (seat) => this.match?.botMoves(seat) ?? 0)
    try {
      const isFirst = await store.tables.finish(this.id, outcome, finishedAt, async (forGame) => {
        const before = await forGame(
          this.game.id,
          players.flatMap((player) => player ?? []),
        )
        return rated(outcome.places, players, before, this.game.id)
      })
      // Another server has: what it wrote is read again.
      if (!isFirst) this.truth = 'void'
    } catch (error) {
      // Whether it was written down is seen when it is read again; if not, it is tried again then.
      this.truth = 'void'
      this.emit('voided')
      throw error
    }
    this.row = { ...this.row, status: 'finished', outcome, finishedAt }
    this.emit('changed')
  }

  /** When this seat's time is up; bots have none of their own, but a window shuts for all at once. */
  deadline(seat: Seat): number | null {
    const { match, row } = this
    const isForAll = match?.isWindow === true && row.clock.kind === 'live'
    const due = this.isBotRun(seat) && !isForAll ? null : (match?.deadline(seat) ?? null)
    return due === null ? null : Math.max(due, this.house.startedAt + GRACE)
  }

  /** Who is waited for, in this viewer's eyes: of itself it knows the truth, of others what everybody knows. */
  private awaitedBy(viewer: Viewer, match: Match): Position['awaiting'] {
    return awaitedBy({ awaiting: this.awaiting, seeming: this.seeming(match) }, viewer)
  }

  private seeming(match: Match): Glance['seeming'] {
    return match.seeming.map(({ seat, ask }) => ({
      seat,
      ask,
      deadline: this.deadline(seat),
      reserve: match.reserve(seat),
    }))
  }

  /** The match as this viewer may see it, with what it was told after a line of the log. */
  see(viewer: Viewer, after: number | null): Position {
    const match = this.expectMatch()
    const seat = viewer === 'watcher' ? null : viewer
    return {
      table: this.id,
      seq: match.seq,
      now: this.house.now(),
      seat,
      view: match.view(viewer),
      awaiting: this.awaitedBy(viewer, match),
      prompt: seat === null ? null : (this.prompt(seat) as Position['prompt']),
      mayUndo: seat !== null && match.outcome === null && match.mayUndo(seat),
      voice: seat === null ? 'free' : match.voice(seat),
      log: match.log(viewer, after),
      late: [...match.late],
      outcome: match.outcome as Position['outcome'],
    }
  }

  /** The same, to be sent later: rules change the very objects that views and questions are made of. */
  look(viewer: Viewer, after: number | null): Position {
    return structuredClone(this.see(viewer, after))
  }

  /** What everybody may know of this table; its code is for those who sit at it. */
  info(account: string | null): TableInfo {
    const { row, kept } = this
    return {
      id: row.id,
      game: row.game,
      status: row.status,
      visibility: row.visibility,
      code: this.isInside(account) ? row.code : null,
      host: row.host === '' ? null : row.host,
      options: row.options as TableInfo['options'],
      clock: row.clock,
      hints: row.hints,
      rated: isBetweenPeople(this.seating),
      resting: row.status === 'playing' && isDeserted(this.seating),
      seats: this.seating.map((seat) => ({ seat: seat.seat, ready: seat.ready, sitter: this.sitter(seat) })),
      watchers: this.presence.watchers(new Set(people(this.seating))),
      quickUntil: row.quickUntil,
      rematchOf: row.rematchOf,
      rematch: row.rematch,
      commitment: kept.commitment,
      seq: kept.seq,
      createdAt: row.createdAt,
      startedAt: row.startedAt,
      finishedAt: row.finishedAt,
      ...(this.unopenable === null ? {} : { unopenable: this.unopenable }),
    }
  }

  /** What a list shows of it; null: it is over, or can't be opened. */
  listing(): ListedTable | null {
    return this.unopenable !== null ? null : listing({ table: this.row, seats: this.seating }, this.known)
  }

  /** Who is waited for, to be remembered when this table is put away. */
  glance(): Glance {
    const { match, awaiting } = this
    return { awaiting: [...awaiting], seeming: match === null ? [] : this.seeming(match) }
  }

  private sitter({ seat, account, bot, character, standIn }: SeatRow): TableInfo['seats'][number]['sitter'] {
    const figure = character === null ? undefined : characters[character]
    if (bot !== null && character !== null && figure !== undefined) {
      return { kind: 'bot', character, ...figure, level: bot }
    }
    const person = account === null ? undefined : this.known.get(account)
    if (person === undefined) return null
    return {
      kind: 'person',
      id: person.id,
      name: person.name,
      crest: person.crest,
      present: this.presence.isPresent(person.id, this.house.now()),
      standIn,
      votes: this.votes.count(seat),
      mayBeReplaced: this.mayBeReplaced(seat),
    }
  }

  /** Nobody is here, nothing is under way, and it was so for a while. */
  isIdle(since: number): boolean {
    return this.presence.isEmpty && this.queue.isIdle && this.usedAt < since
  }
}

function unwritten(): Refused {
  return new Refused('unavailable', "The house can't write just now: send it again in a moment.")
}

function lostLine(table: string, line: number): Refused {
  return new Refused(
    'broken',
    `Line ${line} of the log of table ${table} is lost: it can be looked at as it was before, and not played on.`,
  )
}

function tooLate(): Refused {
  return new Refused('stale', 'That moment is over: look again.')
}

/** Answers given with eyes closed are played in the order of seats, so their lines tell nothing of who was first. */
function promisedLine(match: Match, seat: Seat): number {
  return match.seq + 1 + match.awaiting.indexOf(seat)
}
