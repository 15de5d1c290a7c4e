import { EventEmitter } from 'node:events'
import { setImmediate as breath } from 'node:timers/promises'
import type { Seat } from '@octopolis/engine'
import type { z } from 'zod'
import type { Account } from '../identity/account.ts'
import { TALK_PART } from '../protocol/talk.ts'
import type { LatestTalk, newTable, quickMatch, Said } from '../protocol/tables.ts'
import { Refused } from '../refused.ts'
import type { Entry } from '../store/rows.ts'
import type { Stretch } from '../store/store.ts'
import type { Weather } from '../store/weather.ts'
import { tellEditionsApart } from './editions.ts'
import { Founding } from './founding.ts'
import { abandon } from './gathering.ts'
import { Lists } from './lists.ts'
import { Mutes } from './mutes.ts'
import { OpenTables } from './open-tables.ts'
import { Outages } from './outages.ts'
import { Places } from './places.ts'
import { people, seatOf } from './seating.ts'
import type { TableNeeds } from './needs.ts'
import type { LiveTable } from './table.ts'
import { saidBy } from './said.ts'

/** A table that nobody uses is put away: out of memory first, out of sight if it never started. */
const PUT_AWAY = 5 * 60_000
const FORGOTTEN_OPEN = 15 * 60_000
const FORGOTTEN = 7 * 24 * 3600_000
const SWEEP = 60_000
const LOOK_FOR_RESTORE = 2000

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

interface HouseSetting extends Omit<TableNeeds, 'restored'> {
  readonly weather: Weather
}

/** All tables. Those in use are in memory; any other is opened when somebody, or its clock, asks for it. */
export class House extends EventEmitter<Happenings> {
  readonly mutes: Mutes
  /** What the lobby shows. */
  readonly openTables = new OpenTables()
  readonly lists: Lists
  private readonly needs: TableNeeds
  private readonly places: Places
  private readonly founding: Founding
  private readonly rounds: readonly NodeJS.Timeout[]
  private readonly outages: Outages

  constructor({ weather, ...needs }: HouseSetting) {
    super()
    this.setMaxListeners(0)
    this.needs = { ...needs, restored: () => this.look(() => this.lookForRestore()) }
    this.mutes = new Mutes(needs.store)
    this.places = new Places(this.needs, {
      greet: (table) => this.greet(table),
      list: (table) => this.list(table),
      rest: ({ id }) => this.openTables.rest(id),
    })
    this.founding = new Founding({
      ...needs,
      openTables: this.openTables,
      open: (id) => this.open(id),
      founded: (table) => this.emit('changed', table),
    })
    const { store, accounts } = needs
    this.lists = new Lists({
      store,
      accounts,
      glance: (id) => this.places.glance(id),
      inMemory: (id) => this.places.find(id),
    })
    this.outages = new Outages(this, weather, this.needs)
    this.rounds = [
      setInterval(() => this.look(() => this.sweep()), SWEEP).unref(),
      setInterval(() => this.look(() => this.lookForRestore()), LOOK_FOR_RESTORE).unref(),
    ]
  }

  /** Opens every table at which something may happen by itself. */
  async start(): Promise<void> {
    const { store, trouble } = this.needs
    await tellEditionsApart(this.needs).catch((error: unknown) => trouble(error, 'editions'))
    const playing = await store.tables.list({ status: 'playing' })
    const gathering = await store.tables.list({ status: 'gathering' })
    for (const { table } of [...playing, ...gathering]) {
      await this.open(table.id).catch((error: unknown) => trouble(error, `opening ${table.id}`))
    }
  }

  async close(): Promise<void> {
    this.outages.stop()
    for (const round of this.rounds) clearInterval(round)
    await this.places.close()
  }

  /** Was everything restored from a backup? Then whatever is remembered is void, and it starts anew. */
  private async lookForRestore(): Promise<void> {
    if (!(await this.needs.store.restoredSince(() => this.forgetAll()))) return
    await this.start()
    this.emit('restored')
  }

  private forgetAll(): void {
    this.places.forget()
    this.openTables.clear()
  }

  private look(round: () => Promise<void>): void {
    round().catch((error: unknown) => this.needs.trouble(error, 'round of the house'))
  }

  now(): number {
    return this.needs.now()
  }

  get boxes(): TableNeeds['boxes'] {
    return this.needs.boxes
  }

  /** How many tables are in memory. */
  get size(): number {
    return this.places.size
  }

  open(id: string): Promise<LiveTable> {
    return this.places.open(id)
  }

  inMemory(): Promise<LiveTable[]> {
    return this.places.all()
  }

  private list(table: LiveTable): void {
    if (this.openTables.note(table)) this.emit('listed')
  }

  /** What happens at a table happens in the house. */
  private greet(table: LiveTable): void {
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
  }

  create(account: Account, wish: z.infer<typeof newTable>): Promise<LiveTable> {
    return this.founding.create(account, wish)
  }

  /** Sits down at the next open table that fits, or opens one that fills with bots after a while. */
  quick(account: Account, wish: z.infer<typeof quickMatch>): Promise<LiveTable> {
    return this.founding.quick(account, wish)
  }

  /** The same people, bots and settings once more. All who ask come to the same table. */
  rematch(table: LiveTable, account: Account): Promise<LiveTable> {
    return this.founding.rematch(table, account)
  }

  async byCode(account: Account, code: string): Promise<LiveTable> {
    const whole = await this.needs.store.tables.findByCode(code.toUpperCase())
    if (whole === null) throw new Refused('missing', 'No table has that code.')
    await this.needs.store.tables.admit(whole.table.id, account.id)
    return this.open(whole.table.id)
  }

  /** Null: it was closed just now. */
  private openIfThere(id: string): Promise<LiveTable | null> {
    return this.open(id).catch((error: unknown) => {
      if (error instanceof Refused && error.reason === 'missing') return null
      throw error
    })
  }

  /** What was said since the last line that somebody has heard; or the last part of it, if that is too much or not so. */
  async heardSince(table: LiveTable, account: string | null, heard: number): Promise<LatestTalk> {
    const since = heard <= (await table.conversation.length()) ? heard : 0
    const lines = await this.heard(table, account, { after: since, limit: TALK_PART + 1, from: 'end' })
    return lines.length > TALK_PART
      ? { talk: lines.slice(-TALK_PART), since: 0, earlier: true }
      : { talk: lines, since, earlier: false }
  }

  /** What was said at a table, but for those whom this account has muted. */
  async heard(table: LiveTable, account: string | null, stretch: Partial<Omit<Stretch, 'but'>> = {}): Promise<Said[]> {
    const rows = await table.conversation.read({ ...stretch, but: await this.mutes.of(account) })
    const names = await this.needs.accounts([...new Set(rows.flatMap(({ account: by }) => by ?? []))])
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
    const { store } = this.needs
    for (const status of ['gathering', 'playing'] as const) {
      for (const { table } of await store.tables.of(account, status)) {
        const live = await this.openIfThere(table.id)
        await live?.queue.run(() => abandon(live, account))
        await breath()
      }
    }
    for (const table of await this.inMemory()) {
      if (people(table.seating).includes(account)) await this.places.putAway(table)
    }
    await store.tables.forget(account)
  }

  /** Whatever goes on there: it is over, and nobody has won. */
  async closeTable(id: string): Promise<void> {
    const table = await this.open(id)
    await table.queue.run(() => table.change({ status: 'closed', code: null }))
    await this.places.putAway(table)
  }

  private async sweep(): Promise<void> {
    const now = this.needs.now()
    for (const table of await this.inMemory()) {
      const { row } = table
      // It has something to write when it wakes up, or has to be read again.
      if (table.outSince !== null || table.isVoid) continue
      const patience = row.visibility === 'open' ? FORGOTTEN_OPEN : FORGOTTEN
      if (row.status === 'gathering') {
        if (table.isIdle(now - patience)) await table.queue.run(() => table.change({ status: 'closed', code: null }))
        if (table.row.status === 'closed') await this.places.putAway(table)
      } else if (table.isIdle(now - PUT_AWAY)) {
        await this.places.putAway(table)
      }
    }
  }
}
