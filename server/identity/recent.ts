import type { Account } from './account.ts'

/** Somebody who was recognised a moment ago. */
export interface Recognised {
  readonly account: Account
  readonly banReason: string | null
  /** May they run the house, if they are of those who do? Not by any token. */
  readonly mayRule: boolean
  /** When the session ends; null for a token, which doesn't. */
  readonly expiresAt: number | null
}

export interface Recent {
  get(key: string): Recognised | null
  /** What is found while something is being forgotten may be stale: it counts only if nothing was since `mark`. */
  set(key: string, found: Recognised, mark: number): void
  readonly mark: number
  forget(key: string): void
  forgetAccount(id: string): void
}

const recentLimit = { size: 10_000, milliseconds: 30_000 }

/** Who sent what credential, for half a minute: every request asks. */
export function rememberRecent({ size, milliseconds } = recentLimit): Recent {
  const entries = new Map<string, { found: Recognised; since: number; until: number }>()
  let mark = 0

  return {
    get mark() {
      return mark
    },
    get(key) {
      const entry = entries.get(key)
      if (entry === undefined) return null
      const now = Date.now()
      // Whose clock was set back is asked anew, or else they would be remembered for so much longer.
      if (entry.since <= now && now < entry.until) return entry.found
      entries.delete(key)
      return null
    },
    set(key, found, since) {
      if (since !== mark) return
      entries.delete(key)
      const [oldest] = entries.keys()
      if (entries.size >= size && oldest !== undefined) entries.delete(oldest)
      const now = Date.now()
      entries.set(key, { found, since: now, until: Math.min(now + milliseconds, found.expiresAt ?? Infinity) })
    },
    forget(key) {
      mark += 1
      entries.delete(key)
    },
    forgetAccount(id) {
      mark += 1
      for (const [key, { found }] of entries) if (found.account.id === id) entries.delete(key)
    },
  }
}
