import { useInfiniteQuery, type QueryKey } from '@tanstack/react-query'
import { api } from './api.ts'

interface PageOf<Row> {
  readonly rows: readonly Row[]
  readonly next: string | null
}

export interface Leaves<Row> {
  /** All that have come so far; undefined: none yet. */
  readonly rows: readonly Row[] | undefined
  readonly error: Error | null
  readonly hasMore: boolean
  readonly isBusy: boolean
  more(): void
}

/** A list of the house, page by page: the house says under which name its rows come, and where it goes on. */
export function useLeaves<Row>(queryKey: QueryKey, path: string, name: string): Leaves<Row> {
  const query = useInfiniteQuery({
    queryKey,
    initialPageParam: '',
    queryFn: async ({ pageParam }): Promise<PageOf<Row>> => {
      const after = pageParam === '' ? '' : `${path.includes('?') ? '&' : '?'}after=${encodeURIComponent(pageParam)}`
      const { next, ...page } = await api.get<{ next: string | null } & Record<string, unknown>>(`${path}${after}`)
      return { rows: page[name] as readonly Row[], next }
    },
    getNextPageParam: ({ next }) => next,
    retry: false,
  })
  return {
    rows: query.data?.pages.flatMap(({ rows }) => rows),
    error: query.error,
    hasMore: query.hasNextPage,
    isBusy: query.isFetching,
    more: () => void query.fetchNextPage(),
  }
}
