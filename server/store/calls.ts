import type { Kysely } from 'kysely'
import type { Generation } from './generation.ts'
import { callShape, type Schema } from './schema.ts'
import type { Store } from './store.ts'

export function callsIn(kysely: Kysely<Schema>, generation: Generation): Store['calls'] {
  return {
    async set(row) {
      const stored = callShape.store(row)
      const { asked, times } = stored
      await generation.write((work) =>
        work
          .insertInto('calls')
          .values(stored)
          .onConflict((conflict) => conflict.columns(['table', 'account']).doUpdateSet({ asked, times }))
          .execute(),
      )
    },

    async of(table) {
      const rows = await kysely.selectFrom('calls').selectAll().where('table', '=', table).orderBy('account').execute()
      return rows.map(callShape.read)
    },
  }
}
