import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'
import type { Store } from './store.ts'

export function mutesIn(kysely: Kysely<Schema>): Store['mutes'] {
  return {
    async set(account, muted, on) {
      if (on) {
        await kysely
          .insertInto('mutes')
          .values({ account, muted })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      } else {
        await kysely.deleteFrom('mutes').where('account', '=', account).where('muted', '=', muted).execute()
      }
    },

    async of(account) {
      const rows = await kysely
        .selectFrom('mutes')
        .select('muted')
        .where('account', '=', account)
        .orderBy('muted')
        .execute()
      return rows.map(({ muted }) => muted)
    },

    async forget(account) {
      await kysely
        .deleteFrom('mutes')
        .where((mute) => mute.or({ account, muted: account }))
        .execute()
    },
  }
}
