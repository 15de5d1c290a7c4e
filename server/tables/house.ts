import { EventEmitter } from 'node:events'
import { setImmediate as breath } from 'node:timers/promises'
import { Refusal, settle, type Seat } from '@octopolis/engine'
import type { z } from 'zod'
import type { Account } from '../identity/account.ts'
import type { newTable, quickMatch, Said } from '../protocol/tables.ts'
import { Refused } from '../refused.ts'
import type { Entry, SeatRow, TableRow } from '../store/rows.ts'
import { isAway } from '../store/faults.ts'
import { Conflict } from '../store/store.ts'
import type { Weather } from '../store/weather.ts'
import { tellEditionsApart } from './editions.ts'
import { abandon, expectSeats, sitDown } from './gathering.ts'
import { Calling } from './calling.ts'
import type { Glance } from './glance.ts'
import { Lists, type Sight } from './lists.ts'
import { Minding } from './minding.ts'
import { Mutes } from './mutes.ts'
import { newCode, newTableId } from './names.ts'
import { OpenTables } from './open-tables.ts'
import { Outages } from './outages.ts'
import { emptySeat, isEmpty, people, seatOf, takeSeat, type Seating } from './seating.ts'
import { Speaking } from './speaking.ts'
import type { Surroundings } from './surroundings.ts'
import { LiveTable } from './table.ts'
import { saidBy } from './talk.ts'
import { whyShut } from './unopenable.ts'

/** A quick match waits so long for people. */
const QUICK_WAIT = 20_000
/** A table that nobody uses is put away: out of memory first, out of sight if it never started. */
const PUT_AWAY = 5 * 60_000
const FORGOTTEN_OPEN = 15 * 60_000
const FORGOTTEN = 7 * 24 * 3600_000
const SWEEP = 60_000
/** A table that couldn't be opened is not tried again for so long because it is in a list. */
const SHUT_FOR = 60_000
const LOOK_FOR_RESTORE = 2000
/** How many tables somebody may be gathering people at, at a time. */
const MOST_GATHERING = 10

interface Happenings {
  changed: [table: LiveTable]
  /** What the lobby shows is no longer what it was. */
  listed: []
  moved: [table: LiveTable, entry: Entry]
  sealed: [table: LiveTable, seat: Seat]
  said: [table: LiveTable, said: Said]
  reopened: [table: LiveTable]
  locked: [table: LiveTable]
  /** Everything was restored from a backup. */
  restored: []
}

interface HouseSetting extends Omit<Surroundings, 'restored'> {
  readonly weather: Weather
}

interface Place {
  readonly table: LiveTable
  readonly minding: Minding
  readonly speaking: Speaking
  readonly calling: Calling
}

/** Nothing happens here of its own accord any more. */
function retire({ minding, speaking, calling }: Place): void {
  minding.stop()
  speaking.stop()
  calling.stop()
}

/** All tables. Those in use are in memory; any other is opened when somebody, or its clock, asks for it. */
export class House extends EventEmitter<Happenings> {
  readonly mutes: Mutes
  /** What the lobby shows. */
  readonly openTables = new OpenTables()
  readonly lists: Lists
  private readonly surroundings: Surroundings
  private readonly places = new Map<string, Promise<Place>>()
  /** Tables that are out of memory, and when their clocks want them back. */
  private readonly alarms = new Map<string, NodeJS.Timeout>()
  /** Games under way that are out of memory, and whom they wait for: nothing happens there before they are opened. */
  private readonly resting = new Map<string, Glance>()
  /** Tables that couldn't be opened when it was last tried, and why. */
  private readonly shut = new Map<string, { readonly trouble: string; readonly at: number }>()
  private readonly rounds: readonly NodeJS.Timeout[]
  private readonly outages: Outages

  constructor({ weather, ...surroundings }: HouseSetting) {
    super()
    this.setMaxListeners(0)
    this.surroundings = { ...surroundings, restored: () => this.look(() => this.lookForRestore()) }
    this.mutes = new Mutes(surroundings.store)
    const { store, accounts } = surroundings
    this.lists = new Lists({
      store,
      accounts,
      glance: (id) => this.glance(id),
      inMemory: async (id) => (await this.places.get(id)?.catch(() => null))?.table ?? null,
    })
    this.outages = new Outages(this, weather, this.surroundings)
    this.rounds = [
      setInterval(() => this.look(() => this.sweep()), SWEEP).unref(),
      setInterval(() => this.look(() => this.lookForRestore()), LOOK_FOR_RESTORE).unref(),
    ]
  }

  /** Opens every table at which something may happen by itself. */
  async start(): Promise<void> {
    const { store, trouble } = this.surroundings
    await tellEditionsApart(this.surroundings).catch((error: unknown) => trouble(error, 'editions'))
    const playing = await store.tables.list({ status: 'playing' })
    const gathering = await store.tables.list({ status: 'gathering' })
    for (const { table } of [...playing, ...gathering]) {
      await this.open(table.id).catch((error: unknown) => trouble(error, `opening ${table.id}`))
    }
  }

  async close(): Promise<void> {
    this.outages.stop()
    for (const round of this.rounds) clearInterval(round)
    for (const alarm of this.alarms.values()) clearTimeout(alarm)
    const places = await Promise.all([...this.places.values()].map((place) => place.catch(() => null)))
    for (const place of places) if (place !== null) retire(place)
    // Whatever is being written is written to its end.
    for (const place of places) await place?.table.queue.idle()
  }

  /** Was everything restored from a backup? Then whatever is remembered is void, and it starts anew. */
  private async lookForRestore(): Promise<void> {
    if (!(await this.surroundings.store.restoredSince(() => this.forgetAll()))) return
    await this.start()
    this.emit('restored')
  }

  private forgetAll(): void {
    for (const place of this.places.values()) {
      void place.then(retire).catch(() => {})
      // What is still under way there is no news of ours.
      void place.then(({ table }) => table.removeAllListeners('changed')).catch(() => {})
    }
    for (const alarm of this.alarms.values()) clearTimeout(alarm)
    for (const known of [this.places, this.alarms, this.resting, this.shut, this.openTables]) known.clear()
  }

  private look(round: () => Promise<void>): void {
    round().catch((error: unknown) => this.surroundings.trouble(error, 'round of the house'))
  }

  now(): number {
    return this.surroundings.now()
  }

  get boxes(): Surroundings['boxes'] {
    return this.surroundings.boxes
  }

  /** How many tables are in memory. */
  get size(): number {
    return this.places.size
  }

  async open(id: string): Promise<LiveTable> {
    const known = this.places.get(id)
    if (known !== undefined) return readable((await known).table)
    const place = this.fetch(id)
    this.places.set(id, place)
    place.then(
      ({ table }) => {
        if (this.places.get(id) !== place) return
        this.resting.delete(id)
        this.shut.delete(id)
        this.list(table)
      },
      (error: unknown) => {
        // What can't be opened is not remembered: the next one to ask tries again.
        if (this.places.get(id) === place) this.places.delete(id)
        this.noteShut(id, error)
      },
    )
    return (await place).table
  }

  /** Lists don't try again at once. */
  private noteShut(id: string, error: unknown): void {
    if ((error instanceof Refused && error.reason === 'missing') || isAway(error)) return
    const trouble = error instanceof Refusal ? error.message : 'This table can’t be opened.'
    this.shut.set(id, { trouble, at: this.surroundings.now() })
  }

  /** Whom a table waits for, without opening one that was open before. */
  private async glance(id: string): Promise<Sight> {
    const resting = this.resting.get(id)
    if (resting !== undefined) return resting
    const shut = this.shut.get(id)
    if (shut !== undefined && this.surroundings.now() - shut.at < SHUT_FOR) return shut
    return this.open(id).then(
      (table) =>
        table.queue.run(() => (table.unopenable === null ? table.glance() : { trouble: whyShut[table.unopenable] })),
      (error: unknown) => {
        if (isAway(error)) throw error
        return this.shut.get(id) ?? { trouble: 'This table is gone.' }
      },
    )
  }

  private list(table: LiveTable): void {
    if (this.openTables.note(table)) this.emit('listed')
  }

  private async fetch(id: string): Promise<Place> {
    const whole = await this.surroundings.store.tables.find(id)
    if (whole === null || whole.table.status === 'closed')
      throw new Refused('missing', `There is no table ${id.slice(0, 40)}.`)
    const table = await LiveTable.open(this.surroundings, whole)
    // What is void nobody is told about: it is told when it was read again.
    table.on('changed', () => {
      if (table.isVoid) return
      this.list(table)
      this.emit('changed', table)
    })
    table.on('moved', (entry) => this.emit('moved', table, entry))
    table.on('sealed', (seat) => this.emit('sealed', table, seat))
    table.on('said', (said) => this.emit('said', table, said))
    table.on('reopened', () => this.emit('reopened', table))
    table.on('locked', () => this.emit('locked', table))
    this.outages.join(table)
    clearTimeout(this.alarms.get(id))
    this.alarms.delete(id)
    return { table, minding: new Minding(table), speaking: new Speaking(table), calling: new Calling(table) }
  }

  async create(account: Account, wish: z.infer<typeof newTable>): Promise<LiveTable> {
    const { game } = this.box(wish.game)
    const seats = wish.seats ?? game.seats.max
    expectSeats(game, seats)
    settle(game.options, wish.options, seats)
    const seating = takeSeat(emptySeats(seats), 0, account.id)
    return this.add(account, { ...wish, seats, quickUntil: null, rematchOf: null }, seating)
  }

  /** Sits down at the next open table that fits, or opens one that fills with bots after a while. */
  async quick(account: Account, wish: z.infer<typeof quickMatch>): Promise<LiveTable> {
    const { game } = this.box(wish.game)
    const fits = ({ row, seating }: LiveTable): boolean =>
      row.quickUntil !== null &&
      row.status === 'gathering' &&
      row.game === game.id &&
      (wish.seats === undefined || row.seats === wish.seats) &&
      row.clock.kind === wish.clock.kind &&
      (seating.some(isEmpty) || seatOf(seating, account.id) !== null)
    for (const id of this.openTables.quick(game.id)) {
      const table = await this.open(id).catch(() => null)
      if (table === null || !fits(table)) continue
      const isSeated = await table.queue.run(async () => {
        if (!fits(table)) return false
        const free = seatOf(table.seating, account.id) ?? table.seating.findIndex(isEmpty)
        await sitDown(table, account.id, free)
        return true
      })
      if (isSeated) return table
    }
    const seats = wish.seats ?? defaultSeats(game.seats)
    expectSeats(game, seats)
    const seating = takeSeat(emptySeats(seats), 0, account.id).map((row) => ({ ...row, ready: row.account !== null }))
    const quickUntil = this.surroundings.now() + QUICK_WAIT
    const { clock } = wish
    return this.add(
      account,
      { game: game.id, seats, options: {}, visibility: 'open', clock, hints: false, quickUntil, rematchOf: null },
      seating,
    )
  }

  /** The same people, bots and settings once more; whoever asks next comes to the same table. */
  rematch(table: LiveTable, account: Account): Promise<LiveTable> {
    return table.queue.run(async () => {
      const { row, seating } = table
      if (seatOf(seating, account.id) === null)
        throw new Refused('forbidden', 'Only those who played may ask for a rematch.')
      if (row.status !== 'finished') throw new Refused('conflict', 'The game is not over yet.')
      const known = row.rematch === null ? null : await this.surroundings.store.tables.find(row.rematch)
      if (known !== null && known.table.status !== 'closed') return this.open(known.table.id)
      const again = seating.map((old): SeatRow => ({
        ...old,
        standIn: null,
        hinted: false,
        ready: old.bot !== null || old.account === account.id,
      }))
      const { game, seats, options, visibility, clock, hints } = row
      const next = await this.add(
        account,
        { game, seats, options, visibility, clock, hints, quickUntil: null, rematchOf: row.id },
        again,
      )
      await table.change({ rematch: next.id })
      return next
    })
  }

  async byCode(account: Account, code: string): Promise<LiveTable> {
    const whole = await this.surroundings.store.tables.findByCode(code.toUpperCase())
    if (whole === null) throw new Refused('missing', 'No table has that code.')
    await this.surroundings.store.tables.admit(whole.table.id, account.id)
    return this.open(whole.table.id)
  }

  private async add(
    account: Account,
    wish: Pick<TableRow, 'game' | 'seats' | 'options' | 'visibility' | 'clock' | 'hints' | 'quickUntil' | 'rematchOf'>,
    seating: Seating,
  ): Promise<LiveTable> {
    const { store, date } = this.surroundings
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
    const table = await this.open(row.id)
    this.emit('changed', table)
    return table
  }

  private box(game: string): Surroundings['boxes'][string] {
    const box = Object.hasOwn(this.boxes, game) ? this.boxes[game] : undefined
    if (box !== undefined) return box
    throw new Refused(
      'invalid',
      `There is no game ${game.slice(0, 40)}; there is ${Object.keys(this.boxes).join(', ')}.`,
    )
  }

  async inMemory(): Promise<LiveTable[]> {
    const places = await Promise.all([...this.places.values()].map((place) => place.catch(() => null)))
    return places.flatMap((place) => place?.table ?? [])
  }

  /** Null: it was closed just now. */
  private openIfThere(id: string): Promise<LiveTable | null> {
    return this.open(id).catch((error: unknown) => {
      if (error instanceof Refused && error.reason === 'missing') return null
      throw error
    })
  }

  /** What was said at a table, but for those whom this account has muted. */
  async heard(table: LiveTable, account: string | null, after: number, limit = Infinity): Promise<Said[]> {
    const muted = await this.mutes.of(account)
    const all = await table.conversation.read(after)
    const rows = all.filter(({ account: by }) => by === null || !muted.has(by)).slice(0, limit)
    const names = await this.surroundings.accounts([...new Set(rows.flatMap(({ account: by }) => by ?? []))])
    return rows.map((row) => saidBy(row, row.account === null ? null : (names.get(row.account) ?? null)))
  }

  /** A name or a crest has changed: those around see it. */
  async introduce(account: string): Promise<void> {
    for (const id of this.openTables.restingWith(account)) await this.open(id)
    for (const table of await this.inMemory()) {
      if (seatOf(table.seating, account) === null) continue
      await table.queue.run(async () => {
        await table.meet()
        table.emit('changed')
      })
    }
  }

  /** Somebody is deleted: bots play on for them, others take over what they host. */
  async forget(account: string): Promise<void> {
    const { store } = this.surroundings
    for (const status of ['gathering', 'playing'] as const) {
      for (const { table } of await store.tables.of(account, status)) {
        const live = await this.openIfThere(table.id)
        await live?.queue.run(() => abandon(live, account))
        await breath()
      }
    }
    for (const table of await this.inMemory()) {
      if (people(table.seating).includes(account)) await this.putAway(table)
    }
    await store.tables.forget(account)
  }

  /** Whatever goes on there: it is over, and nobody has won. */
  async closeTable(id: string): Promise<void> {
    const table = await this.open(id)
    await table.queue.run(() => table.change({ status: 'closed', code: null }))
    await this.putAway(table)
  }

  private async sweep(): Promise<void> {
    const now = this.surroundings.now()
    for (const table of await this.inMemory()) {
      const { row } = table
      // It has something to write when it wakes up, or has to be read again.
      if (table.outSince !== null || table.isVoid) continue
      const patience = row.visibility === 'open' ? FORGOTTEN_OPEN : FORGOTTEN
      if (row.status === 'gathering') {
        if (table.isIdle(now - patience)) await table.queue.run(() => table.change({ status: 'closed', code: null }))
        if (table.row.status === 'closed') await this.putAway(table)
      } else if (table.isIdle(now - PUT_AWAY)) {
        await this.putAway(table)
      }
    }
  }

  private async putAway(table: LiveTable): Promise<void> {
    const place = await this.places.get(table.id)
    if (place?.table !== table) return
    const times = [place.minding.due, place.calling.due].flatMap((due) => due ?? [])
    retire(place)
    this.places.delete(table.id)
    this.openTables.rest(table.id)
    if (table.row.status === 'playing' && table.unopenable === null) this.resting.set(table.id, table.glance())
    if (times.length === 0) return
    const due = Math.min(...times)
    const wait = Math.min(Math.max(due - this.surroundings.now(), 0), 2 ** 31 - 1)
    const alarm = setTimeout(
      () => void this.open(table.id).catch((error: unknown) => this.surroundings.trouble(error, `opening ${table.id}`)),
      wait,
    )
    alarm.unref()
    this.alarms.set(table.id, alarm)
  }
}

/** A table that may be looked at: one that is void is read again first. */
async function readable(table: LiveTable): Promise<LiveTable> {
  if (table.isVoid) await table.queue.run(() => {})
  return table
}

function emptySeats(seats: number): Seating {
  return Array.from({ length: seats }, (_, seat) => emptySeat(seat))
}

/** Four where a game can be played by four, else what comes closest. */
function defaultSeats({ min, max }: { readonly min: number; readonly max: number }): number {
  return Math.min(Math.max(4, min), max)
}
