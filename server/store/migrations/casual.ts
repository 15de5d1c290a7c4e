import type { Kysely, Migration } from 'kysely'

/** Whether a table is played for nothing: those that were there before count as they always did. */
export const casual: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .alterTable('tables')
      .addColumn('casual', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  },
}
