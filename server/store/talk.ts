import { sql, type Kysely, type SqlBool } from 'kysely'
import { claim } from './faults.ts'
import type { Generation } from './generation.ts'
import { bitByBit } from './paging.ts'
import { talkShape, type Schema } from './schema.ts'
import type { Store } from './store.ts'

export function talkIn(kysely: Kysely<Schema>, generation: Generation): Store['talk'] {
  return {
    async append(talk) {
      await claim(`Line ${talk.n} of the talk at table ${talk.table} is there already.`, () =>
        generation.write((work) => work.insertInto('talk').values(talkShape.store(talk)).execute()),
      )
    },

    async read(table, after, limit) {
      const lines = kysely.selectFrom('talk').selectAll().where('table', '=', table).where('n', '>', after).orderBy('n')
      return (await (limit === undefined ? lines : lines.limit(limit)).execute()).map(talkShape.read)
    },

    async of(account, page) {
      let chosen = kysely
        .selectFrom('talk')
        .selectAll()
        .where('account', '=', account)
        .orderBy('at')
        .orderBy('table')
        .orderBy('n')
      if (page !== undefined) chosen = chosen.limit(page.limit)
      if (page?.after !== undefined) {
        const { at, table, n } = page.after
        chosen = chosen.where(sql<SqlBool>`("at", "table", n) > (${at}, ${table}, ${n})`)
      }
      return (await chosen.execute()).map(talkShape.read)
    },

    async forget(account) {
      await bitByBit(async (limit) => {
        const { numUpdatedRows } = await kysely
          .updateTable('talk')
          .set({ account: null })
          .where(({ eb, refTuple, selectFrom }) =>
            eb(
              refTuple('table', 'n'),
              'in',
              selectFrom('talk')
                .select(['table', 'n'])
                .where('account', '=', account)
                .limit(limit)
                .$asTuple('table', 'n'),
            ),
          )
          .executeTakeFirst()
        return numUpdatedRows
      })
    },
  }
}
