import { sql, type Kysely, type SqlBool } from 'kysely'
import { claim } from './faults.ts'
import type { Generation } from './generation.ts'
import { bitByBit } from './paging.ts'
import { talkShape, type Schema } from './schema.ts'
import type { Store } from './store.ts'

export function talkIn(kysely: Kysely<Schema>, generation: Generation): Store['talk'] {
  return {
    async append(talk) {
      const { table, n, id } = talk
      await claim(`Line ${n} of the talk at table ${table}, or one with the id ${id}, is there already.`, () =>
        generation.write((work) => work.insertInto('talk').values(talkShape.store(talk)).execute()),
      )
    },

    async read(table, after, limit) {
      const lines = kysely.selectFrom('talk').selectAll().where('table', '=', table).where('n', '>', after).orderBy('n')
      return (await (limit === undefined ? lines : lines.limit(limit)).execute()).map(talkShape.read)
    },

    async some(table, { after, before, limit, from, but }) {
      let lines = kysely.selectFrom('talk').selectAll().where('table', '=', table).where('n', '>', after)
      if (before !== null) lines = lines.where('n', '<', before)
      if (limit !== null) lines = lines.limit(limit)
      if (but.size > 0) {
        lines = lines.where(({ eb, or }) => or([eb('account', 'is', null), eb('account', 'not in', [...but])]))
      }
      const rows = await lines.orderBy('n', from === 'start' ? 'asc' : 'desc').execute()
      return (from === 'start' ? rows : rows.toReversed()).map(talkShape.read)
    },

    async claims(table) {
      const lines = kysely
        .selectFrom('talk')
        .selectAll()
        .where('table', '=', table)
        .where('kind', '=', 'talk')
        .where('seat', 'is not', null)
        .orderBy('n')
      return (await lines.execute()).map(talkShape.read)
    },

    async find(table, account, id) {
      const line = await kysely
        .selectFrom('talk')
        .selectAll()
        .where('table', '=', table)
        .where('account', '=', account)
        .where('id', '=', id)
        .executeTakeFirst()
      return line === undefined ? null : talkShape.read(line)
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
          .set({ account: null, id: null })
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
