import type { LiveTable } from './table.ts'

/** The people who play here and don't see what happens. */
export function away({ seating, presence, house }: LiveTable): string[] {
  return seating.flatMap(({ account, standIn }) =>
    account !== null && standIn === null && presence.looksUntil(account) <= house.now() ? account : [],
  )
}
