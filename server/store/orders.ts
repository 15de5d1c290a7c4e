import type { Kysely } from 'kysely'
import type { Generation } from './generation.ts'
import { ordersShape, type Schema } from './schema.ts'
import type { Store } from './store.ts'

export function ordersIn(kysely: Kysely<Schema>, generation: Generation): Store['orders'] {
  return {
    async set(row) {
      const { orders, ...stored } = ordersShape.store(row)
      await generation.write((work) =>
        work
          .insertInto('orders')
          .values({ ...stored, orders })
          .onConflict((conflict) => conflict.columns(['table', 'account']).doUpdateSet({ orders }))
          .execute(),
      )
    },

    async of(table) {
      const rows = await kysely.selectFrom('orders').selectAll().where('table', '=', table).orderBy('account').execute()
      return rows.map(ordersShape.read)
    },
  }
}
