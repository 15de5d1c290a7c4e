import type { ColumnDefinitionBuilder, Kysely, Migration } from 'kysely'

const required = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder => column.notNull()

/** What somebody wants to be done for them at a table when anybody may answer an event. */
export const orders: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('orders')
      .addColumn('table', 'text', (column) => column.notNull().references('tables.id'))
      .addColumn('account', 'text', required)
      .addColumn('orders', 'text', required)
      .addPrimaryKeyConstraint('orders_key', ['table', 'account'])
      .execute()
    await schema.createIndex('orders_by_account').on('orders').column('account').execute()
  },
}
