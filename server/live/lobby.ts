import type { Sent } from '../protocol/frames.ts'
import type { LobbyFilter, LobbyPage } from '../protocol/lists.ts'
import { LOBBY_ROWS } from '../protocol/lobby.ts'
import { Refused } from '../refused.ts'
import type { House } from '../tables/house.ts'

/** What the lobby shows, and when that changes. */
interface Shown extends Pick<House, 'openTables' | 'boxes'> {
  on(happening: 'listed', listener: () => void): unknown
}

/** News of the lobby are gathered for so long before they are told. */
const PAUSE = 250

export interface LobbyWish extends LobbyFilter {
  readonly pages: number
}

/** The same first tables of the same kind, for all who follow them. */
interface Window {
  readonly wish: LobbyWish
  readonly followers: Set<string>
  told: LobbyPage
}

/**
 * Tells those who follow the lobby which of the tables they see have come, changed and gone. What is told is made once
 * for all who see the same, and is never more than they see.
 */
export class Lobby {
  private readonly house: Shown
  private readonly tell: (followers: readonly string[], news: Sent['lobby']) => void
  private readonly windows = new Map<string, Window>()
  private timer: NodeJS.Timeout | null = null

  constructor(house: Shown, tell: (followers: readonly string[], news: Sent['lobby']) => void) {
    this.house = house
    this.tell = tell
    house.on('listed', () => {
      if (this.windows.size > 0) this.timer ??= setTimeout(() => this.flush(), PAUSE)
    })
  }

  close(): void {
    if (this.timer !== null) clearTimeout(this.timer)
  }

  follow(follower: string, wish: LobbyWish): LobbyPage {
    const { game, status, free, pages } = wish
    if (game !== undefined && !Object.hasOwn(this.house.boxes, game)) {
      throw new Refused('invalid', `There is no game ${game.slice(0, 40)}.`)
    }
    this.leave(follower)
    const key = JSON.stringify([game, status, free, pages])
    const now = this.page(wish)
    const window = this.windows.get(key) ?? { wish, followers: new Set(), told: now }
    this.windows.set(key, window)
    window.followers.add(follower)
    return now
  }

  leave(follower: string): void {
    for (const [key, { followers }] of this.windows) {
      if (followers.delete(follower) && followers.size === 0) this.windows.delete(key)
    }
  }

  private page({ pages, ...filter }: LobbyWish): LobbyPage {
    return this.house.openTables.page(filter, pages * LOBBY_ROWS)
  }

  private flush(): void {
    this.timer = null
    for (const window of this.windows.values()) {
      const now = this.page(window.wish)
      const news = newsBetween(window.told, now)
      window.told = now
      if (news !== null) this.tell([...window.followers], news)
    }
  }
}

/** What changed from one page to the other; null: nothing. */
function newsBetween(before: LobbyPage, now: LobbyPage): Sent['lobby'] | null {
  const known = new Set(before.tables)
  const tables = now.tables.filter((table) => !known.has(table))
  const ids = new Set(now.tables.map(({ id }) => id))
  const gone = before.tables.flatMap(({ id }) => (ids.has(id) ? [] : id))
  const { next, counts } = now
  const isCounted = counts.gathering === before.counts.gathering && counts.playing === before.counts.playing
  if (tables.length + gone.length === 0 && isCounted && next === before.next) return null
  return { tables, gone, next, counts }
}
