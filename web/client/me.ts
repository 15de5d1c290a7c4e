import type { Language } from '@octopolis/engine'
import { emblems, fields, tinctures, type Crest } from '@octopolis/server/protocol/heraldry'
import type { Me } from '@octopolis/server/protocol/identity'
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import { Declined } from '../declined.ts'
import { api } from './api.ts'
import { identityChanged } from './identity.ts'

/** Set once this browser has been somebody: those who never were needn't ask who they are. */
const KEY = 'octopolis.somebody'

async function askWho(): Promise<Me | null> {
  try {
    const me = await api.get<Me>('/api/me')
    localStorage.setItem(KEY, 'yes')
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

function pick<Thing>(things: readonly [Thing, ...Thing[]] | readonly Thing[]): Thing {
  return things[Math.floor(Math.random() * things.length)] as Thing
}

export function randomCrest(): Crest {
  return { emblem: pick(emblems), field: pick(fields), tincture: pick(tinctures) }
}

const names: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Tidewater',
    'Barnacle',
    'Candlewick',
    'Saltmarsh',
    'Moonwrack',
    'Inkwell',
    'Driftwood',
    'Lanternfish',
    'Cuttle',
    'Foghorn',
  ],
  fr: ['Bigorneau', 'Calamar', 'Embrun', 'Chandelle', 'Goémon', 'Encrier', 'Bernique', 'Seiche', 'Brisant', 'Marée'],
}

/** A name to start with, for those in a hurry. */
export function suggestName(language: Language): string {
  return pick(names[language])
}

export async function becomeGuest(queries: QueryClient, guest: { name: string; crest: Crest }): Promise<Me> {
  const me = await api.post<Me>('/api/guest', guest)
  become(queries, me)
  return me
}

/** We are somebody else from now on; null: nobody. */
export function become(queries: QueryClient, me: Me | null): void {
  if (me === null) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, 'yes')
  queries.setQueryData(meQuery.queryKey, me)
  identityChanged()
}

/** Who we are. If we are nobody yet, we become a guest with a name that the house chooses. */
export async function beSomebody(queries: QueryClient, language: Language): Promise<Me> {
  const known = await askWho()
  if (known !== null) queries.setQueryData(meQuery.queryKey, known)
  return known ?? becomeGuest(queries, { name: suggestName(language), crest: randomCrest() })
}

/** Another name or crest; the tables we sit at see it at once. */
export async function changeMe(queries: QueryClient, persona: { name: string; crest: Crest }): Promise<Me> {
  const me = await api.patch<Me>('/api/me', persona)
  queries.setQueryData(meQuery.queryKey, me)
  return me
}
