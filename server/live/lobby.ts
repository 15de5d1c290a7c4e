import type { Sent } from '../protocol/frames.ts'
import { isListed, type House } from '../tables/house.ts'
import type { LiveTable } from '../tables/table.ts'

/** News of the lobby are gathered for so long before they are told. */
const PAUSE = 250

/** Tells those who follow the lobby which open tables have come, changed and gone. */
export class Lobby {
  private readonly tell: (news: Sent['lobby']) => void
  private readonly news = new Map<string, LiveTable | null>()
  private readonly shown = new Set<string>()
  private timer: NodeJS.Timeout | null = null

  constructor(house: House, tell: (news: Sent['lobby']) => void) {
    this.tell = tell
    house.on('changed', (table) => this.note(table))
    house.on('restored', () => this.shown.clear())
  }

  close(): void {
    if (this.timer !== null) clearTimeout(this.timer)
  }

  private note(table: LiveTable): void {
    const isShown = isListed(table)
    if (!isShown && !this.shown.has(table.id)) return
    if (isShown) this.shown.add(table.id)
    else this.shown.delete(table.id)
    this.news.set(table.id, isShown ? table : null)
    this.timer ??= setTimeout(() => this.flush(), PAUSE)
  }

  private flush(): void {
    this.timer = null
    const tables = [...this.news.values()].flatMap((table) => table?.info(null) ?? [])
    const gone = [...this.news].flatMap(([id, table]) => (table === null ? id : []))
    this.news.clear()
    this.tell({ tables, gone })
  }
}
