import type { Language } from '@octopolis/engine'
import type { Me } from '@octopolis/server/protocol/identity'
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import { Declined } from '../declined.ts'
import { api } from './api.ts'
import { identityChanged } from './identity.ts'
import { forgetPersona, keepPersona, personaOf, type Persona } from './persona.ts'

/** Set once this browser has been somebody: those who never were needn't ask who they are. */
const KEY = 'octopolis.somebody'

async function askWho(): Promise<Me | null> {
  try {
    const me = await api.get<Me>('/api/me')
    localStorage.setItem(KEY, 'yes')
    keepPersona(me)
    return me
  } catch (error) {
    if (!(error instanceof Declined) || error.reason !== 'unknown') throw error
    localStorage.removeItem(KEY)
    return null
  }
}

/** Who we are; null: nobody yet. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: () => (localStorage.getItem(KEY) === null ? null : askWho()),
  staleTime: Infinity,
  retry: false,
})

export function useMe(): Me | null | undefined {
  return useQuery(meQuery).data
}

export async function becomeGuest(queries: QueryClient, guest: Persona): Promise<Me> {
  const me = await api.post<Me>('/api/guest', guest)
  become(queries, me)
  return me
}

/** We are somebody else from now on; null: nobody. */
export function become(queries: QueryClient, me: Me | null): void {
  if (me === null) {
    localStorage.removeItem(KEY)
    forgetPersona()
  } else {
    localStorage.setItem(KEY, 'yes')
    keepPersona(me)
  }
  queries.setQueryData(meQuery.queryKey, me)
  identityChanged()
}

/** Who we are. If we are nobody yet, we become a guest, by the name that this device knows already. */
export async function beSomebody(queries: QueryClient, language: Language): Promise<Me> {
  const known = await askWho()
  if (known !== null) queries.setQueryData(meQuery.queryKey, known)
  return known ?? becomeGuest(queries, personaOf(null, language))
}

/** Another name or crest; the tables we sit at see it at once. */
export async function changeMe(queries: QueryClient, persona: Persona): Promise<Me> {
  const me = await api.patch<Me>('/api/me', persona)
  queries.setQueryData(meQuery.queryKey, me)
  keepPersona(me)
  return me
}
