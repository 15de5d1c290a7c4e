import { queryOptions } from '@tanstack/react-query'
import type { LocalSetup } from '../local/tables.ts'
import type { Kept } from '../local/kept.ts'

/** What needs no house: the tables that lie on this device. */

/** Starts a table on this device; gives its id. What plays there is fetched when it is wanted. */
export async function startHere(setup: LocalSetup): Promise<string> {
  const { newLocalTable } = await import('../local/link.ts')
  return newLocalTable(setup)
}

async function onShelf(isFinished: boolean): Promise<Kept[]> {
  const { shelf } = await import('../local/link.ts')
  return (await shelf.list()).tables.filter(({ finishedAt }) => (finishedAt !== null) === isFinished)
}

/** Games on this device that are over, the last one first. */
export const finishedHereQuery = queryOptions({
  queryKey: ['here', 'finished'],
  queryFn: () => onShelf(true),
  networkMode: 'always',
  staleTime: 0,
})

/** Games on this device that aren't over, the one touched last first. */
export const tablesHereQuery = queryOptions({
  queryKey: ['here', 'tables'],
  queryFn: () => onShelf(false),
  networkMode: 'always',
  staleTime: 0,
})
