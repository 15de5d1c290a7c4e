import type { Kysely, Migration } from 'kysely'

/** Whether a table allows hints: those that were there before do. */
export const hints: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .alterTable('tables')
      .addColumn('hints', 'integer', (column) => column.notNull().defaultTo(1))
      .execute()
  },
}
