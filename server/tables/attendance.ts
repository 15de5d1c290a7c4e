import { people } from './seating.ts'
import type { LiveTable } from './table.ts'

/** Somebody who asks again and again, with a moment between, hasn't gone and come. */
const PAUSE = 1000

/** Tells those around a table when somebody who only asks over HTTP has come, and when somebody has been silent for long. */
export class Attendance {
  private readonly table: LiveTable
  /** What those around were told last. */
  private told: string
  private timer: NodeJS.Timeout | null = null
  private due = Infinity

  constructor(table: LiveTable) {
    this.table = table
    this.told = this.look()
    table.on('changed', () => (this.told = this.look()))
    table.on('attended', () => this.wakeAt(table.house.now() + PAUSE))
    this.wakeNext()
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer)
    // Nothing comes before that: it isn't woken any more.
    this.due = -Infinity
  }

  private look(): string {
    const { seating, presence, house } = this.table
    const seats = seating.map(({ seat, account }) => [
      account !== null && presence.isPresent(account, house.now()),
      this.table.mayBeReplaced(seat),
    ])
    return JSON.stringify([seats, presence.watchers(new Set(people(seating)))])
  }

  private wakeAt(due: number): void {
    if (due >= this.due) return
    if (this.timer !== null) clearTimeout(this.timer)
    this.due = due
    this.timer = setTimeout(() => this.wake(), Math.max(due - this.table.house.now(), 0)).unref()
  }

  private wake(): void {
    this.due = Infinity
    if (this.look() !== this.told) this.table.emit('changed')
    this.wakeNext()
  }

  private wakeNext(): void {
    this.wakeAt(this.table.presence.nextChange(this.table.house.now()))
  }
}
