import type { Kysely, Migration } from 'kysely'

/** Whether a token may run the house for its owner: those that were there before may not. */
export const scopes: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .alterTable('personal_token')
      .addColumn('admin', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  },
}
