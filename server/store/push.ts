import type { Kysely } from 'kysely'
import { pushShape, type Schema } from './schema.ts'
import type { Store } from './store.ts'

export function pushIn(kysely: Kysely<Schema>): Store['push'] {
  return {
    async save(subscription) {
      const { endpoint, ...rest } = pushShape.store(subscription)
      await kysely
        .insertInto('push')
        .values({ endpoint, ...rest })
        .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(rest))
        .execute()
    },

    async of(account) {
      const rows = await kysely
        .selectFrom('push')
        .selectAll()
        .where('account', '=', account)
        .orderBy('at')
        .orderBy('endpoint')
        .execute()
      return rows.map(pushShape.read)
    },

    async remove(endpoint, account) {
      await kysely
        .deleteFrom('push')
        .where('endpoint', '=', endpoint)
        .$if(account !== undefined, (query) => query.where('account', '=', account ?? ''))
        .execute()
    },

    async forget(account) {
      await kysely.deleteFrom('push').where('account', '=', account).execute()
    },
  }
}
