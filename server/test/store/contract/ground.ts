import type { Place } from '../../../store/connect.ts'
import type { Database } from '../../../store/schema.ts'
import type { Store } from '../../../store/store.ts'
import { aSeat, aTable } from '../samples.ts'

export interface Opened {
  readonly store: Store
  readonly database: Database
  readonly place: Place
}

/** Opens a new store, or another one on the same database; it is closed when the test is over. */
export type Open = (at?: Place) => Promise<Opened>

/** Tables with two empty seats. */
export async function laid({ store }: Opened, ...ids: string[]): Promise<void> {
  for (const id of ids) await store.tables.create(aTable(id), [aSeat(0), aSeat(1)])
}

/** How each of them ended: well, or with an error of that name. */
export async function endings(works: readonly Promise<unknown>[]): Promise<string[]> {
  const settled = await Promise.allSettled(works)
  return settled.map((one) => {
    if (one.status === 'fulfilled') return 'well'
    return one.reason instanceof Error ? one.reason.name : String(one.reason)
  })
}
