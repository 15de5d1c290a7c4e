import { Refusal } from '@octopolis/engine'
import { Refused } from '../refused.ts'
import { isAway } from '../store/faults.ts'
import { Autopilot } from './autopilot.ts'
import { Calling } from './calling.ts'
import type { Glance } from './glance.ts'
import type { Sight } from './lists.ts'
import { Speaking } from './speaking.ts'
import type { TableNeeds } from './needs.ts'
import { LiveTable } from './table.ts'
import { whyShut } from './unopenable.ts'

/** A table that couldn't be opened is not tried again for so long because it is in a list. */
const SHUT_FOR = 60_000

/** Timers can't be set further ahead. */
const FARTHEST = 2 ** 31 - 1

interface Place {
  readonly table: LiveTable
  readonly autopilot: Autopilot
  readonly speaking: Speaking
  readonly calling: Calling
}

/** Nothing happens here of its own accord any more. */
function retire({ autopilot, speaking, calling }: Place): void {
  autopilot.stop()
  speaking.stop()
  calling.stop()
}

/** What the house does with a table that comes into memory. */
interface Welcome {
  /** Before anything happens there. */
  greet(table: LiveTable): void
  /** It is open. */
  list(table: LiveTable): void
  /** It goes out of memory. */
  rest(table: LiveTable): void
}

/** Where tables are: in memory, with all that goes on there by itself, or out of it until somebody or a clock wants them. */
export class Places {
  private readonly needs: TableNeeds
  private readonly welcome: Welcome
  private readonly places = new Map<string, Promise<Place>>()
  /** Tables that are out of memory, and when their clocks want them back. */
  private readonly alarms = new Map<string, NodeJS.Timeout>()
  /** Games under way that are out of memory, and whom they wait for. That can't change before they are opened. */
  private readonly resting = new Map<string, Glance>()
  /** Tables that couldn't be opened when it was last tried, and why. */
  private readonly shut = new Map<string, { readonly trouble: string; readonly at: number }>()

  constructor(needs: TableNeeds, welcome: Welcome) {
    this.needs = needs
    this.welcome = welcome
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
        this.welcome.list(table)
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
    this.shut.set(id, { trouble, at: this.needs.now() })
  }

  /** Whom a table waits for, without opening one that was open before. */
  async glance(id: string): Promise<Sight> {
    const resting = this.resting.get(id)
    if (resting !== undefined) return resting
    const shut = this.shut.get(id)
    if (shut !== undefined && this.needs.now() - shut.at < SHUT_FOR) return shut
    return this.open(id).then(
      (table) =>
        table.queue.run(() => (table.unopenable === null ? table.glance() : { trouble: whyShut[table.unopenable] })),
      (error: unknown) => {
        if (isAway(error)) throw error
        return this.shut.get(id) ?? { trouble: 'This table is gone.' }
      },
    )
  }

  private async fetch(id: string): Promise<Place> {
    const whole = await this.needs.store.tables.find(id)
    if (whole === null || whole.table.status === 'closed')
      throw new Refused('missing', `There is no table ${id.slice(0, 40)}.`)
    const table = await LiveTable.open(this.needs, whole)
    this.welcome.greet(table)
    clearTimeout(this.alarms.get(id))
    this.alarms.delete(id)
    return { table, autopilot: new Autopilot(table), speaking: new Speaking(table), calling: new Calling(table) }
  }

  /** Null: it isn't in memory. */
  async find(id: string): Promise<LiveTable | null> {
    return (await this.places.get(id)?.catch(() => null))?.table ?? null
  }

  /** Those in memory. */
  async all(): Promise<LiveTable[]> {
    const places = await Promise.all([...this.places.values()].map((place) => place.catch(() => null)))
    return places.flatMap((place) => place?.table ?? [])
  }

  /** Out of memory: what is left is whom it waits for, and when its clock wants it back. */
  async putAway(table: LiveTable): Promise<void> {
    const place = await this.places.get(table.id)
    if (place?.table !== table) return
    const times = [place.autopilot.due, place.calling.due].flatMap((due) => due ?? [])
    retire(place)
    this.places.delete(table.id)
    this.welcome.rest(table)
    if (table.row.status === 'playing' && table.unopenable === null) this.resting.set(table.id, table.glance())
    if (times.length === 0) return
    const due = Math.min(...times)
    const wait = Math.min(Math.max(due - this.needs.now(), 0), FARTHEST)
    const alarm = setTimeout(
      () => void this.open(table.id).catch((error: unknown) => this.needs.trouble(error, `opening ${table.id}`)),
      wait,
    )
    alarm.unref()
    this.alarms.set(table.id, alarm)
  }

  /** Everything remembered is void. */
  forget(): void {
    for (const place of this.places.values()) {
      void place.then(retire).catch(() => {})
      // What is still under way there is no news of ours.
      void place.then(({ table }) => table.removeAllListeners('changed')).catch(() => {})
    }
    this.stopAlarms()
    for (const known of [this.places, this.alarms, this.resting, this.shut]) known.clear()
  }

  async close(): Promise<void> {
    this.stopAlarms()
    const places = await Promise.all([...this.places.values()].map((place) => place.catch(() => null)))
    for (const place of places) if (place !== null) retire(place)
    // Whatever is being written is written to its end.
    for (const place of places) await place?.table.queue.idle()
  }

  private stopAlarms(): void {
    for (const alarm of this.alarms.values()) clearTimeout(alarm)
  }
}

/** A table that may be looked at: one that is void is read again first. */
async function readable(table: LiveTable): Promise<LiveTable> {
  if (table.isVoid) await table.queue.run(() => {})
  return table
}
