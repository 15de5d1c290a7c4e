import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { Refused } from '../refused.ts'
import type { Tables } from './tables.ts'

/** A key for programs, which may do what its owner does, but change no way in, and run the house only if it was made for that. */
export interface PersonalToken {
  readonly id: string
  readonly name: string
  readonly admin: boolean
  readonly createdAt: number
  readonly lastUsedAt: number | null
}

export interface Tokens {
  of(account: string): Promise<PersonalToken[]>
  /** The token itself is told this once: only its hash is kept. */
  create(
    account: string,
    wish: { readonly name: string; readonly admin: boolean },
  ): Promise<PersonalToken & { readonly token: string }>
  remove(account: string, id: string): Promise<void>
  /** Whose token this is, if anybody's, and whether it may run the house; noted as used. */
  owner(token: string): Promise<{ readonly account: string; readonly admin: boolean } | null>
}

export const tokensEach = 20
const notedEvery = 60_000

export function hashOf(credential: string): string {
  return createHash('sha256').update(credential).digest('base64url')
}

export function tokensIn(kysely: Tables, forget: (account: string) => void): Tokens {
  return {
    async of(account) {
      const rows = await kysely
        .selectFrom('personal_token')
        .select(['id', 'name', 'admin', 'createdAt', 'lastUsedAt'])
        .where('account', '=', account)
        .orderBy('createdAt')
        .execute()
      return rows.map((row) => ({ ...row, admin: row.admin === 1 }))
    },
    async create(account, { name, admin }) {
      if ((await this.of(account)).length >= tokensEach) {
        throw new Refused('conflict', `Nobody has more than ${tokensEach} tokens: remove one first.`)
      }
      const token = `oct_${randomBytes(32).toString('base64url')}`
      const made = { id: randomUUID(), name, admin, createdAt: Date.now(), lastUsedAt: null }
      await kysely
        .insertInto('personal_token')
        .values({ ...made, admin: admin ? 1 : 0, account, hash: hashOf(token) })
        .execute()
      return { ...made, token }
    },
    async remove(account, id) {
      const { numDeletedRows } = await kysely
        .deleteFrom('personal_token')
        .where('id', '=', id)
        .where('account', '=', account)
        .executeTakeFirst()
      if (numDeletedRows === 0n) throw new Refused('missing', 'You have no such token.')
      forget(account)
    },
    async owner(token) {
      const found = await kysely
        .selectFrom('personal_token')
        .select(['id', 'account', 'admin', 'lastUsedAt'])
        .where('hash', '=', hashOf(token))
        .executeTakeFirst()
      if (found === undefined) return null
      const now = Date.now()
      if ((found.lastUsedAt ?? 0) <= now - notedEvery) {
        await kysely.updateTable('personal_token').set({ lastUsedAt: now }).where('id', '=', found.id).execute()
      }
      return { account: found.account, admin: found.admin === 1 }
    },
  }
}
