import type { LiveTable } from '../tables/table.ts'

/** Who came and who went is gathered for so long before it is told, in milliseconds. */
const PAUSE = 250
/** And the longer the more there are to be told. */
const PAUSE_EACH = 5

/** Tells those around a table who came and who went: together, not each of them to everybody. */
export class Arrivals {
  private readonly due = new Map<LiveTable, NodeJS.Timeout>()

  note(table: LiveTable, around: number): void {
    if (this.due.has(table)) return
    const tell = (): void => void table.emit('changed')
    this.due.set(table, setTimeout(tell, Math.max(PAUSE, around * PAUSE_EACH)).unref())
  }

  /** Those around have just been told everything, for whatever reason. */
  told(table: LiveTable): void {
    clearTimeout(this.due.get(table))
    this.due.delete(table)
  }

  close(): void {
    for (const timer of this.due.values()) clearTimeout(timer)
    this.due.clear()
  }
}
