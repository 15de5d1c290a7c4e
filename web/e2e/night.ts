import type { Page } from '@playwright/test'
import type { Friend } from './friends.ts'
import type { Tour } from './guide.ts'
import type { Visit } from './house.ts'

export interface Night {
  readonly id: string
  readonly page: Page
  readonly me: Friend
  readonly others: readonly Friend[]
}

interface Wish extends Visit {
  /** So many seconds an answer, and none more; missing: as long as one likes. */
  readonly think?: number
}

/** Four people at a table that has begun, the first of them at the page. */
export async function begun(tour: Tour, { think, ...visit }: Wish = {}): Promise<Night> {
  const { page, me } = await tour.somebody(visit)
  const others = await Promise.all(['Ben', 'Cléo', 'Dov'].map((name) => tour.friend(name)))
  const clocked = think === undefined ? {} : { clock: { kind: 'live', think, reserve: 0 } }
  const table = { game: tour.game, seats: 4, options: { exterior: 'marsh' }, ...clocked }
  const { id } = await me.ask('POST', '/api/tables', table)
  for (const [index, friend] of others.entries()) {
    await friend.ask('PUT', `/api/tables/${id}/seats/${index + 1}`, { me: true })
    await friend.ask('PUT', `/api/tables/${id}/ready`, { ready: true })
  }
  await me.ask('POST', `/api/tables/${id}/start`)
  return { id, page, me, others }
}

export const clock = (dagger: number, tentacle = 0) => ({ type: 'clock', dagger, tentacle })

/** Where the others go, and oneself unless the page is to say so. */
export async function go({ id, me, others }: Night, theirs: readonly number[], mine: number | null): Promise<void> {
  for (const [index, friend] of others.entries()) await friend.play(id, clock(theirs[index] ?? 2))
  if (mine !== null) await me.play(id, clock(mine))
}

export async function at(tour: Tour, { page, id }: Night, phase: string): Promise<Page> {
  return tour.open(page, `/t/${id}`, `[data-phase="${phase}"]`)
}
