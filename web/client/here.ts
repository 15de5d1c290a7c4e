import type { Language } from '@octopolis/engine'
import type { Crest } from '@octopolis/server/protocol/heraldry'
import { queryOptions } from '@tanstack/react-query'
import type { LocalSetup } from '../local/tables.ts'
import type { Kept } from '../local/kept.ts'
import { randomCrest, suggestName } from './me.ts'

/** What needs no house: who one is on this device, and the tables that lie on it. */

const KEY = 'octopolis.persona'

export interface Persona {
  readonly name: string
  readonly crest: Crest
}

function isPersona(value: unknown): value is Persona {
  return typeof value === 'object' && value !== null && 'name' in value && 'crest' in value
}

function kept(): Persona | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    return isPersona(value) ? value : null
  } catch {
    return null
  }
}

export function keepPersona({ name, crest }: Persona): void {
  localStorage.setItem(KEY, JSON.stringify({ name, crest }))
}

/** Name and crest to sit down with here: those of the account, or those of last time, or suggested ones. */
export function personaOf(me: Persona | null | undefined, language: Language): Persona {
  const known = me ?? kept()
  if (known !== null) return { name: known.name, crest: known.crest }
  const made = { name: suggestName(language), crest: randomCrest() }
  keepPersona(made)
  return made
}

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
