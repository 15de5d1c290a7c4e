import { Declined } from '../declined.ts'
import type { Drawer } from './drawer.ts'
import { readKept, type Kept } from './kept.ts'

/** A table that can't be opened any more, and why; it is kept as it was until somebody throws it away. */
export interface Aside {
  readonly id: string
  readonly why: string
}

export interface Shelved {
  /** The one touched last first. */
  readonly tables: readonly Kept[]
  readonly aside: readonly Aside[]
}

const ASIDE = 'aside:'

/**
 * The tables of this device. Any tab may write; it must have read what it changes (`rev`), and the tab that comes second
 * reads again. So nothing is owned, no tab has to be the right one, and it needs no Web Locks, which plain http lacks.
 */
export class Shelf {
  private readonly drawer: Drawer

  constructor(drawer: Drawer) {
    this.drawer = drawer
  }

  /** Null: not there. Refuses what is damaged, and sets it aside. */
  async read(id: string): Promise<Kept | null> {
    const value = await this.reach(this.drawer.get(id))
    if (value === undefined) return null
    try {
      return readKept(id, value)
    } catch (error) {
      if (error instanceof Declined && error.reason === 'damaged') await this.setAside(id, error.message)
      throw error
    }
  }

  /** Writes a table that follows on what lies there; refuses it as stale if something else does. */
  async write(kept: Kept): Promise<void> {
    const follows = (before: unknown): Kept => {
      const rev = before === undefined ? -1 : (before as Partial<Kept>).rev
      if (before === undefined && kept.rev > 0) throw new Declined('gone', 'This table was thrown away.')
      if (rev !== kept.rev - 1) throw new Declined('stale', 'This table has moved on in another tab: look again.')
      return kept
    }
    await this.reach(this.drawer.update(kept.id, follows))
    this.drawer.announce(kept.id)
  }

  async list(): Promise<Shelved> {
    const tables: Kept[] = []
    const aside: Aside[] = []
    for (const [key, value] of await this.reach(this.drawer.entries())) {
      if (key.startsWith(ASIDE)) aside.push({ id: key.slice(ASIDE.length), why: whyOf(value) })
      else {
        try {
          tables.push(readKept(key, value))
        } catch (error) {
          aside.push({ id: key, why: error instanceof Error ? error.message : String(error) })
        }
      }
    }
    return { tables: tables.toSorted((a, b) => b.changedAt - a.changedAt), aside }
  }

  async remove(id: string): Promise<void> {
    await this.reach(this.drawer.remove(id))
    await this.reach(this.drawer.remove(ASIDE + id))
    this.drawer.announce(id)
  }

  async setAside(id: string, why: string): Promise<void> {
    const value = await this.reach(this.drawer.get(id))
    if (value === undefined) return
    await this.reach(this.drawer.update(ASIDE + id, () => ({ why, value })))
    await this.reach(this.drawer.remove(id))
    this.drawer.announce(id)
  }

  /** Some table was changed by another tab. */
  watch(listener: (id: string) => void): () => void {
    return this.drawer.watch(listener)
  }

  private async reach<Answer>(answer: Promise<Answer>): Promise<Answer> {
    try {
      return await answer
    } catch (error) {
      if (error instanceof Declined) throw error
      throw new Declined('unkept', 'This device would not keep the game: its storage is full, or closed to this page.')
    }
  }
}

function whyOf(value: unknown): string {
  const why = typeof value === 'object' && value !== null && 'why' in value ? value.why : null
  return typeof why === 'string' ? why : 'This table is damaged and can’t be opened.'
}
