import type { ColumnDefinitionBuilder, Kysely, Migration } from 'kysely'

const required = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder => column.notNull()

/** Answers that were given with eyes closed, and are not played yet. */
export const sealed: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('sealed')
      .addColumn('table', 'text', (column) => column.notNull().references('tables.id'))
      .addColumn('seat', 'integer', required)
      .addColumn('asked', 'integer', required)
      .addColumn('move', 'text')
      .addColumn('id', 'text', required)
      .addColumn('by', 'text', required)
      .addPrimaryKeyConstraint('sealed_key', ['table', 'seat', 'asked'])
      .execute()
  },
}
