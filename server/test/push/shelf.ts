import type { PushRow } from '../../store/rows.ts'
import type { Store } from '../../store/store.ts'

/** What push needs of a store, in memory. */
export class Shelf {
  readonly rows = new Map<string, PushRow>()
  readonly kept = new Map<string, string>()

  readonly push: Store['push'] = {
    save: async (row) => {
      this.rows.set(row.endpoint, row)
    },
    of: async (account) => [...this.rows.values()].filter((row) => row.account === account),
    remove: async (endpoint, account) => {
      if (account === undefined || this.rows.get(endpoint)?.account === account) this.rows.delete(endpoint)
    },
    forget: async (account) => {
      for (const row of await this.push.of(account)) this.rows.delete(row.endpoint)
    },
  }

  readonly memory: Store['memory'] = {
    get: async (key) => this.kept.get(key) ?? null,
    keep: async (key, value) => {
      const there = this.kept.get(key) ?? value
      this.kept.set(key, there)
      return there
    },
    set: async (key, value) => {
      this.kept.set(key, value)
    },
  }
}
