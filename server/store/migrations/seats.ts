import { type ColumnDefinitionBuilder, type Kysely, type Migration, sql } from 'kysely'

const required = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder => column.notNull()

/**
 * Whose table it was before its host went away, who has asked for a hint, who was called to which question, and who
 * played a record that was brought here. Bots have no rating any more: games against them don't count.
 */
export const seats: Migration = {
  async up(database: Kysely<unknown>) {
    const { schema } = database
    await schema.alterTable('tables').addColumn('hostBefore', 'text').execute()
    await schema
      .alterTable('seats')
      .addColumn('hinted', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await schema.alterTable('records').addColumn('players', 'text').execute()
    await schema
      .createTable('calls')
      .addColumn('table', 'text', (column) => column.notNull().references('tables.id'))
      .addColumn('account', 'text', required)
      .addColumn('asked', 'integer', required)
      .addColumn('times', 'integer', required)
      .addPrimaryKeyConstraint('calls_key', ['table', 'account'])
      .execute()
    await schema.createIndex('calls_by_account').on('calls').column('account').execute()
    await sql`delete from ratings where player like 'bot:%'`.execute(database)
  },
}
