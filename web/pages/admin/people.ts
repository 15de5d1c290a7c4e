import type { Profile } from '@octopolis/server/protocol/people'
import { useQueries } from '@tanstack/react-query'
import { api } from '../../client/api.ts'
import { useWords } from '../../words/language.ts'
import { words } from './words.ts'

/** How people are called, by their ids; until that is known, their ids. */
export function usePeople(ids: readonly string[]): (id: string) => string {
  const w = useWords(words)
  const unique = [...new Set(ids)]
  const found = useQueries({
    queries: unique.map((id) => ({
      queryKey: ['player', id],
      queryFn: () => api.get<Profile>(`/api/players/${encodeURIComponent(id)}`).catch(() => null),
      staleTime: 60_000,
    })),
  })
  return (id) => {
    const profile = found[unique.indexOf(id)]?.data
    return profile === null ? w.gone : (profile?.name ?? id)
  }
}
