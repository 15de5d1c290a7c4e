import type { Kysely } from 'kysely'
import { claim } from './faults.ts'
import type { Generation } from './generation.ts'
import { talkShape, type Schema } from './schema.ts'
import type { Store } from './store.ts'

export function talkIn(kysely: Kysely<Schema>, generation: Generation): Store['talk'] {
  return {
    async append(talk) {
      await claim(`Line ${talk.n} of the talk at table ${talk.table} is there already.`, () =>
        generation.write((work) => work.insertInto('talk').values(talkShape.store(talk)).execute()),
      )
    },

    async read(table, after) {
      const lines = await kysely
        .selectFrom('talk')
        .selectAll()
        .where('table', '=', table)
        .where('n', '>', after)
        .orderBy('n')
        .execute()
      return lines.map(talkShape.read)
    },

    async of(account) {
      const lines = await kysely
        .selectFrom('talk')
        .selectAll()
        .where('account', '=', account)
        .orderBy('at')
        .orderBy('table')
        .orderBy('n')
        .execute()
      return lines.map(talkShape.read)
    },

    async forget(account) {
      await kysely.updateTable('talk').set({ account: null }).where('account', '=', account).execute()
    },
  }
}
