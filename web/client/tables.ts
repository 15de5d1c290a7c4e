import type { Level } from '@octopolis/bots'
import type { MyTable, MyTablesPage } from '@octopolis/server/protocol/lists'
import type { TableInfo } from '@octopolis/server/protocol/tables'
import { queryOptions } from '@tanstack/react-query'
import { isPassing, Declined } from '../declined.ts'
import { api } from './api.ts'

export type Clock = TableInfo['clock']
export type Visibility = TableInfo['visibility']

/** What a host may change before the start; the host alone at any time. */
export interface TableWish {
  readonly seats?: number
  readonly options?: object
  readonly visibility?: Visibility
  readonly clock?: Clock
  readonly hints?: boolean
  readonly casual?: boolean
  readonly host?: string
}

export function openTable(wish: TableWish & { readonly game: string }): Promise<TableInfo> {
  return api.post<TableInfo>('/api/tables', wish)
}

/** Null: any game will do. */
export function quickMatch(game: string | null): Promise<TableInfo> {
  return api.post<TableInfo>('/api/quick', game === null ? {} : { game })
}

export function comeByCode(code: string): Promise<TableInfo> {
  return api.post<TableInfo>('/api/codes', { code })
}

/** What can be done at a table that gathers; each answers with what has become of it. */
export function atTable(id: string) {
  const path = `/api/tables/${id}`
  return {
    change: (wish: TableWish) => api.patch<TableInfo>(path, wish),
    sit: (seat: number) => api.put<TableInfo>(`${path}/seats/${seat}`, { me: true }),
    giveToBot: (seat: number, bot: Level) => api.put<TableInfo>(`${path}/seats/${seat}`, { bot }),
    free: (seat: number) => api.remove<TableInfo>(`${path}/seats/${seat}`),
    /** Wants two seats swapped, or no longer; it is done once all want it whom it is up to. */
    swap: (seats: readonly [number, number], wanted = true) => api.post<TableInfo>(`${path}/swap`, { seats, wanted }),
    sayReady: (ready: boolean) => api.put<TableInfo>(`${path}/ready`, { ready }),
    start: () => api.post<TableInfo>(`${path}/start`),
  }
}

export interface MyTables {
  readonly tables: readonly MyTable[]
  /** There are more than anybody looks through. */
  readonly isCut: boolean
}

/** Milliseconds. */
const KNOCK_AGAIN = 2000

/** Where we sit: games under way first, then tables that gather. Nobody sits nowhere. */
export const myTablesQuery = queryOptions({
  queryKey: ['me', 'tables'],
  queryFn: async (): Promise<MyTables> => {
    try {
      const [playing, gathering] = await Promise.all([
        api.get<MyTablesPage>('/api/me/tables?status=playing&limit=100'),
        api.get<MyTablesPage>('/api/me/tables?status=gathering&limit=100'),
      ])
      return {
        tables: [...playing.tables, ...gathering.tables],
        isCut: playing.next !== null || gathering.next !== null,
      }
    } catch (error) {
      if (error instanceof Declined && error.reason === 'unknown') return { tables: [], isCut: false }
      throw error
    }
  },
  // A front page that stays open finds its games when the house is back.
  retry: (_times, error) => isPassing(error),
  retryDelay: KNOCK_AGAIN,
})
