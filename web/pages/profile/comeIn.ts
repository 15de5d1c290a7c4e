import type { Me, PasskeyOptions } from '@octopolis/server/protocol/identity'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '../../client/api.ts'
import { become } from '../../client/me.ts'
import { Declined } from '../../declined.ts'
import { provePasskey } from './webauthn.ts'

/** Somebody else now: nothing that was fetched before is ours any more. */
export function becomes(queries: QueryClient, me: Me | null): void {
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] === 'me' && queryKey.length > 1 })
  become(queries, me)
}

/** A browser may have forgotten that it is somebody whom the house still knows. */
export async function recall(queries: QueryClient): Promise<void> {
  const me = await api.get<Me>('/api/me').catch(() => null)
  if (me !== null) becomes(queries, me)
}

/** Gives the reason in words of the place, where the house's general ones would mislead. */
export async function saying<Answer>(asked: Promise<Answer>, why: Readonly<Record<string, string>>): Promise<Answer> {
  try {
    return await asked
  } catch (error) {
    const said = error instanceof Declined ? why[error.reason] : undefined
    throw said === undefined ? error : new Declined('said', said)
  }
}

interface WayIn {
  readonly username: string
  readonly password: string
}

/** `leave`: the guest one was is given up, for good. */
export async function signIn(queries: QueryClient, way: WayIn, leave: boolean): Promise<void> {
  becomes(queries, await api.post<Me>('/api/sign-in', { ...way, leave }))
}

export async function signInByPasskey(queries: QueryClient, leave: boolean): Promise<void> {
  const options = await api.post<PasskeyOptions>('/api/sign-in/passkey/options', { leave })
  const response = await provePasskey(options)
  if (response === null) return
  becomes(queries, await api.post<Me>('/api/sign-in/passkey', { response, leave }))
}

export async function signOut(queries: QueryClient): Promise<void> {
  await api.post<undefined>('/api/sign-out')
  becomes(queries, null)
}
