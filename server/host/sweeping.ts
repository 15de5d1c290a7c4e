import type { Identity } from '../identity/identity.ts'
import type { Store } from '../store/store.ts'

const DAY = 24 * 3600_000
/** How often it is looked whether a day has passed. */
const LOOK = 3600_000
const key = 'sweptAt'

export interface SweepSetting {
  readonly memory: Store['memory']
  readonly identity: Pick<Identity, 'findLost' | 'delete'>
  /** Makes other parts forget somebody, before the account goes. */
  forget(account: string): Promise<void>
  trouble(error: unknown, where: string): void
}

async function sweep({ memory, identity, forget, trouble }: SweepSetting): Promise<void> {
  const now = Date.now()
  if (now - Number(await memory.get(key)) < DAY) return
  await memory.set(key, String(now))
  for (const account of await identity.findLost(now)) {
    // One who can't be forgotten today keeps nobody else from it.
    await forget(account)
      .then(() => identity.delete(account))
      .catch((error: unknown) => trouble(error, 'sweeping'))
  }
}

/** Once a day, however often the house is opened and closed, who can't come back any more is forgotten. Call to stop it. */
export function sweepDaily(setting: SweepSetting): () => void {
  const round = setInterval(() => {
    sweep(setting).catch((error: unknown) => setting.trouble(error, 'sweeping'))
  }, LOOK)
  round.unref()
  return () => clearInterval(round)
}
