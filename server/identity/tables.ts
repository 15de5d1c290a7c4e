import type { Kysely } from 'kysely'
import type { Database, Schema } from '../store/schema.ts'

/** The tables of store/migrations/identity.ts. SQLite keeps better-auth's moments as text, PostgreSQL as dates. */
export type Moment = Date | string

interface UserTable {
  id: string
  name: string
  username: string | null
  crest: string | null
  createdAt: Moment
  bannedAt: Moment | null
  banReason: string | null
}

interface SessionTable {
  id: string
  token: string
  userId: string
  createdAt: Moment
  expiresAt: Moment
}

interface CredentialTable {
  userId: string
  providerId: string
  password: string | null
}

interface PasskeyTable {
  id: string
  name: string | null
  userId: string
  credentialID: string
  createdAt: Moment | null
}

interface TokenTable {
  id: string
  account: string
  name: string
  hash: string
  /** 1: it may run the house, if its owner may. */
  admin: number
  createdAt: number
  lastUsedAt: number | null
}

type IdentityTables = {
  user: UserTable
  session: SessionTable
  account: CredentialTable
  passkey: PasskeyTable
  personal_token: TokenTable
}

/** Where the accounts are kept, beside the house's tables. */
export type IdentityDatabase = Pick<Database, 'kysely' | 'dialect'>

export type Tables = Kysely<Schema & IdentityTables>

export function timeOf(moment: Moment): number {
  return new Date(moment).getTime()
}

export function tablesOf({ kysely }: IdentityDatabase): Tables {
  return kysely.withTables<IdentityTables>()
}
