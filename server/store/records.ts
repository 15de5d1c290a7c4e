import type { Kysely } from 'kysely'
import { claim } from './faults.ts'
import { bitByBit } from './paging.ts'
import { recordShape, type Schema } from './schema.ts'
import type { Store } from './store.ts'

export function recordsIn(kysely: Kysely<Schema>): Store['records'] {
  return {
    async save(record) {
      await claim(`There is a record ${record.id} already.`, () =>
        kysely.insertInto('records').values(recordShape.store(record)).execute(),
      )
    },

    async find(id) {
      const row = await kysely.selectFrom('records').selectAll().where('id', '=', id).executeTakeFirst()
      return row === undefined ? null : recordShape.read(row)
    },

    async forget(account) {
      await bitByBit(async (limit) => {
        const theirs = kysely.selectFrom('records').select('id').where('account', '=', account).limit(limit)
        const { numUpdatedRows } = await kysely
          .updateTable('records')
          .set({ account: null })
          .where('id', 'in', theirs)
          .executeTakeFirst()
        return numUpdatedRows
      })
    },
  }
}
