import { sql, type Kysely } from 'kysely'
import { claim } from './faults.ts'
import { below } from './paging.ts'
import { reportShape, type Schema } from './schema.ts'
import type { Store } from './store.ts'

export function reportsIn(kysely: Kysely<Schema>): Store['reports'] {
  return {
    async save(report) {
      await claim(`There is a report ${report.id} already.`, () =>
        kysely.insertInto('reports').values(reportShape.store(report)).execute(),
      )
    },

    async list(open, page) {
      let chosen = kysely
        .selectFrom('reports')
        .selectAll()
        .where('settledAt', open ? 'is' : 'is not', null)
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
      if (page !== undefined) chosen = chosen.limit(page.limit)
      if (page?.after !== undefined) {
        chosen = chosen.where(below([sql.ref('at'), sql.ref('id')], [page.after.at, page.after.id]))
      }
      return (await chosen.execute()).map(reportShape.read)
    },

    async settle(id, at) {
      const { numUpdatedRows } = await kysely
        .updateTable('reports')
        .set({ settledAt: at })
        .where('id', '=', id)
        .where('settledAt', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
  }
}
