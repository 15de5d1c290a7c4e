import type { Page } from '../store/store.ts'
import type { Account } from './account.ts'
import { readCrest } from './crest.ts'
import { timeOf, type Tables } from './tables.ts'

/** Somebody kept out, and why. */
export interface Banned {
  readonly account: Account
  readonly why: string
  readonly at: number
}

/** An account as it is kept. */
export interface Kept {
  readonly account: Account
  readonly banned: Banned | null
}

export interface Accounts {
  find(ids: readonly string[]): Promise<Kept[]>
  findByUsername(username: string): Promise<Kept | null>
  /** The last first. */
  banned(page: Page): Promise<Banned[]>
  /** The hash of its password; null if it has none. */
  password(id: string): Promise<string | null>
}

export function accountsIn(kysely: Tables): Accounts {
  const users = kysely
    .selectFrom('user')
    .select(['id', 'name', 'username', 'crest', 'createdAt', 'bannedAt', 'banReason'])
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('passkey').select('passkey.id').whereRef('passkey.userId', '=', 'user.id')).as('hasPasskey'),
    )

  type Row = Awaited<ReturnType<typeof users.executeTakeFirstOrThrow>>

  function kept({ id, name, username, crest, createdAt, hasPasskey, bannedAt, banReason }: Row): Kept {
    const account: Account = {
      id,
      name,
      crest: readCrest(id, crest),
      guest: username === null && !hasPasskey,
      username,
      createdAt: timeOf(createdAt),
    }
    return { account, banned: bannedAt === null ? null : { account, why: banReason ?? '', at: timeOf(bannedAt) } }
  }

  return {
    async find(ids) {
      if (ids.length === 0) return []
      return (await users.where('id', 'in', ids).execute()).map(kept)
    },
    async findByUsername(username) {
      const row = await users.where('username', '=', username.toLowerCase()).executeTakeFirst()
      return row === undefined ? null : kept(row)
    },
    async banned({ limit, after }) {
      let chosen = users
        .where('bannedAt', 'is not', null)
        .orderBy('bannedAt', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
      if (after !== undefined) {
        const moment = new Date(after.at).toISOString()
        chosen = chosen
          .where('bannedAt', '<=', moment)
          .where(({ or, eb }) => or([eb('bannedAt', '<', moment), eb('id', '<', after.id)]))
      }
      return (await chosen.execute()).flatMap((row) => kept(row).banned ?? [])
    },
    async password(id) {
      const row = await kysely
        .selectFrom('account')
        .select('password')
        .where('userId', '=', id)
        .where('providerId', '=', 'credential')
        .executeTakeFirst()
      return row?.password ?? null
    },
  }
}
