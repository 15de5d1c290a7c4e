import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'
import type { Store } from './store.ts'

export function memoryIn(kysely: Kysely<Schema>): Store['memory'] {
  return {
    async get(key) {
      const row = await kysely.selectFrom('memory').select('value').where('key', '=', key).executeTakeFirst()
      return row?.value ?? null
    },

    async keep(key, value) {
      const kept = await kysely
        .insertInto('memory')
        .values({ key, value })
        .onConflict((conflict) => conflict.column('key').doUpdateSet((row) => ({ value: row.ref('memory.value') })))
        .returning('value')
        .executeTakeFirstOrThrow()
      return kept.value
    },

    async set(key, value) {
      await kysely
        .insertInto('memory')
        .values({ key, value })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
        .execute()
    },
  }
}
