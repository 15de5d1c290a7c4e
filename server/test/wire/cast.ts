import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tablesOf } from '../../identity/tables.ts'
import { openStore } from '../../store/open.ts'
import { Client } from '../../trial/client.ts'
import type { TestApp } from '../app.ts'
import { Secrets } from './secrets.ts'

/** Somebody who plays or watches. */
export interface Guest {
  readonly id: string
  readonly name: string
  readonly client: Client
  /** Comes to sockets with it, instead of the cookie. */
  readonly token: string | null
}

/** Everybody who comes to the house, and all that is kept secret of them. */
export interface Cast {
  readonly guests: readonly Guest[]
  readonly secrets: Secrets
  readonly mutes: ReadonlyMap<string, ReadonlySet<string>>
}

async function guestOf(base: string, index: number): Promise<Guest> {
  const client = new Client(base)
  const { id, name } = await client.post<{ id: string; name: string }>('/api/guest', { name: `Guest ${index}` })
  if (index % 8 === 0) {
    const username = `guest-number-${index}`
    await client.put('/api/me/password', { username, password: `a password of nobody ${index}` })
  }
  const made = index % 4 === 0 ? await client.post<{ token: string }>('/api/me/tokens', { name: 'Script' }) : null
  return { id, name, client, token: made?.token ?? null }
}

/** So many guests: some with a password, some with a token, and every other has muted the one before. */
export async function gather({ base, dataDir }: TestApp, howMany: number): Promise<Cast> {
  const guests: Guest[] = []
  for (let index = 0; index < howMany; index++) guests.push(await guestOf(base, index))
  const mutes = new Map<string, ReadonlySet<string>>()
  for (let index = 1; index < howMany; index += 2) {
    const [muted, own] = [guests[index - 1], guests[index]]
    if (muted === undefined || own === undefined) break
    await own.client.put(`/api/me/mutes/${muted.id}`, undefined)
    mutes.set(own.id, new Set([muted.id]))
  }
  const secrets = new Secrets()
  for (const { name, client, token } of guests) {
    secrets.add(`the session of ${name}`, decodeURIComponent(client.cookie.split('=').slice(1).join('=')))
    if (token !== null) secrets.add(`the token of ${name}`, token)
  }
  await addKept(dataDir, secrets)
  return { guests, secrets, mutes }
}

/** What lies in the house's folder and its store. */
async function addKept(dataDir: string, secrets: Secrets): Promise<void> {
  secrets.add('the key that sessions are signed with', readFileSync(join(dataDir, 'secret'), 'utf8'))
  const { store, database } = await openStore({ dataDir, databaseUrl: null })
  const kysely = tablesOf(database)
  for (const { password } of await kysely.selectFrom('account').select('password').execute()) {
    if (password !== null) secrets.add('the hash of a password', password)
  }
  for (const { hash } of await kysely.selectFrom('personal_token').select('hash').execute()) {
    secrets.add('the hash of a token', hash)
  }
  for (const { id } of await kysely.selectFrom('session').select('id').execute()) secrets.add("a session's id", id)
  const { privateKey } = JSON.parse((await store.memory.get('push.vapid')) ?? '{}') as { privateKey: string }
  secrets.add('the private key of push', privateKey)
  await store.close()
}
