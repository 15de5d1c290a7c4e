import { Refused } from '../refused.ts'
import type { Store } from '../store/store.ts'

const nobody: ReadonlySet<string> = new Set()
/** So many people's lists are remembered. */
const MOST = 10_000
/** So many people somebody may mute: it is a list that is always wanted whole. */
const MOST_MUTED = 500

/** Whom each account doesn't want to hear. */
export class Mutes {
  private readonly store: Store
  private readonly known = new Map<string, ReadonlySet<string>>()

  constructor(store: Store) {
    this.store = store
  }

  async of(account: string | null): Promise<ReadonlySet<string>> {
    if (account === null) return nobody
    const known = this.known.get(account)
    if (known !== undefined) return known
    const muted: ReadonlySet<string> = new Set(await this.store.mutes.of(account))
    if (this.known.size >= MOST) this.known.clear()
    this.known.set(account, muted)
    return muted
  }

  async set(account: string, muted: string, on: boolean): Promise<void> {
    if (on && (await this.of(account)).size >= MOST_MUTED) {
      throw new Refused('often', `You have muted ${MOST_MUTED} people already: hear one of them again first.`)
    }
    await this.store.mutes.set(account, muted, on)
    this.known.delete(account)
  }
}
