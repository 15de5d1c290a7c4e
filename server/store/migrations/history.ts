import { type Kysely, type Migration, sql } from 'kysely'

/**
 * A seat says how it stands with its table and since when, so that a person's tables are found in their order however many
 * there are; and whether the game counted for its rating, which nobody knows of games that are over already.
 */
export const history: Migration = {
  async up(database: Kysely<unknown>) {
    const { schema } = database
    const seats = schema.alterTable('seats')
    await seats.addColumn('status', 'text', (column) => column.notNull().defaultTo('gathering')).execute()
    await seats.addColumn('at', 'bigint', (column) => column.notNull().defaultTo(0)).execute()
    await seats.addColumn('rated', 'integer').execute()
    await sql`
      update seats set status = tables.status, "at" = coalesce(tables."finishedAt", tables."createdAt")
      from tables where tables.id = seats."table"
    `.execute(database)
    await schema
      .createIndex('seats_of_account')
      .on('seats')
      .columns(['account', 'status', 'at', 'table'])
      .where(sql.ref('account'), 'is not', null)
      .execute()
    await schema.dropIndex('seats_by_account').ifExists().execute()

    await schema
      .createIndex('tables_of_status')
      .on('tables')
      .expression(sql`status, coalesce("finishedAt", "createdAt"), id`)
      .execute()
    await schema.dropIndex('tables_by_status').ifExists().execute()

    await schema.createIndex('talk_of_account').on('talk').columns(['account', 'at', 'table', 'n']).execute()
    await schema.dropIndex('talk_by_account').ifExists().execute()

    await schema
      .createIndex('reports_open')
      .on('reports')
      .columns(['at', 'id'])
      .where(sql.ref('settledAt'), 'is', null)
      .execute()
  },
}
