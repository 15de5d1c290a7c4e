import { type ColumnDefinitionBuilder, type Kysely, type Migration, sql } from 'kysely'

type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder

const required: Column = (column) => column.notNull()
const key: Column = (column) => column.primaryKey().notNull()
const ofTable: Column = (column) => column.notNull().references('tables.id')

/** The tables as they were at first. Times are milliseconds since 1970, yes and no are 1 and 0, what has parts is JSON. */
export const firstTables: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('tables')
      .addColumn('id', 'text', key)
      .addColumn('game', 'text', required)
      .addColumn('version', 'integer')
      .addColumn('status', 'text', required)
      .addColumn('visibility', 'text', required)
      .addColumn('code', 'text')
      .addColumn('host', 'text', required)
      .addColumn('seats', 'integer', required)
      .addColumn('options', 'text', required)
      .addColumn('clock', 'text', required)
      .addColumn('quickUntil', 'bigint')
      .addColumn('rematchOf', 'text')
      .addColumn('rematch', 'text')
      .addColumn('seed', 'text')
      .addColumn('outcome', 'text')
      .addColumn('createdAt', 'bigint', required)
      .addColumn('startedAt', 'bigint')
      .addColumn('finishedAt', 'bigint')
      .execute()
    await schema
      .createIndex('tables_code')
      .unique()
      .on('tables')
      .column('code')
      .where(sql.ref('code'), 'is not', null)
      .execute()
    await schema.createIndex('tables_newest').on('tables').columns(['createdAt', 'id']).execute()
    await schema
      .createIndex('tables_by_status')
      .on('tables')
      .columns(['status', 'visibility', 'createdAt', 'id'])
      .execute()
    await schema.createIndex('tables_by_host').on('tables').column('host').execute()

    await schema
      .createTable('seats')
      .addColumn('table', 'text', ofTable)
      .addColumn('seat', 'integer', required)
      .addColumn('account', 'text')
      .addColumn('bot', 'text')
      .addColumn('character', 'text')
      .addColumn('ready', 'integer', required)
      .addColumn('standIn', 'text')
      .addPrimaryKeyConstraint('seats_key', ['table', 'seat'])
      .execute()
    await schema.createIndex('seats_by_account').on('seats').column('account').execute()

    await schema
      .createTable('admissions')
      .addColumn('table', 'text', ofTable)
      .addColumn('account', 'text', required)
      .addPrimaryKeyConstraint('admissions_key', ['table', 'account'])
      .execute()
    await schema.createIndex('admissions_by_account').on('admissions').column('account').execute()

    await schema
      .createTable('entries')
      .addColumn('table', 'text', ofTable)
      .addColumn('seq', 'integer', required)
      .addColumn('kind', 'text', required)
      .addColumn('seat', 'integer')
      .addColumn('move', 'text')
      .addColumn('id', 'text', required)
      .addColumn('by', 'text', required)
      .addColumn('at', 'bigint', required)
      .addPrimaryKeyConstraint('entries_key', ['table', 'seq'])
      .addUniqueConstraint('entries_once', ['table', 'id'])
      .execute()

    await schema
      .createTable('snapshots')
      .addColumn('table', 'text', ofTable)
      .addColumn('seq', 'integer', required)
      .addColumn('data', 'text')
      .addPrimaryKeyConstraint('snapshots_key', ['table', 'seq'])
      .execute()

    await schema
      .createTable('talk')
      .addColumn('table', 'text', ofTable)
      .addColumn('n', 'integer', required)
      .addColumn('seq', 'integer', required)
      .addColumn('seat', 'integer')
      .addColumn('account', 'text')
      .addColumn('kind', 'text', required)
      .addColumn('said', 'text')
      .addColumn('at', 'bigint', required)
      .addPrimaryKeyConstraint('talk_key', ['table', 'n'])
      .execute()
    await schema.createIndex('talk_by_account').on('talk').column('account').execute()

    await schema
      .createTable('mutes')
      .addColumn('account', 'text', required)
      .addColumn('muted', 'text', required)
      .addPrimaryKeyConstraint('mutes_key', ['account', 'muted'])
      .execute()
    await schema.createIndex('mutes_by_muted').on('mutes').column('muted').execute()

    await schema
      .createTable('ratings')
      .addColumn('player', 'text', required)
      .addColumn('game', 'text', required)
      .addColumn('mu', 'double precision', required)
      .addColumn('sigma', 'double precision', required)
      .addColumn('games', 'integer', required)
      .addPrimaryKeyConstraint('ratings_key', ['game', 'player'])
      .execute()
    await schema.createIndex('ratings_by_player').on('ratings').column('player').execute()
    await schema
      .createIndex('ratings_best')
      .on('ratings')
      .expression(sql`game, (mu - 3 * sigma) desc, player`)
      .execute()

    await schema
      .createTable('records')
      .addColumn('id', 'text', key)
      .addColumn('game', 'text', required)
      .addColumn('account', 'text')
      .addColumn('sealed', 'text')
      .addColumn('at', 'bigint', required)
      .execute()
    await schema.createIndex('records_by_account').on('records').column('account').execute()

    await schema
      .createTable('reports')
      .addColumn('id', 'text', key)
      .addColumn('table', 'text', ofTable)
      .addColumn('by', 'text', required)
      .addColumn('about', 'text', required)
      .addColumn('talk', 'integer')
      .addColumn('why', 'text', required)
      .addColumn('at', 'bigint', required)
      .addColumn('settledAt', 'bigint')
      .execute()
    await schema.createIndex('reports_newest').on('reports').columns(['at', 'id']).execute()

    await schema
      .createTable('push')
      .addColumn('endpoint', 'text', key)
      .addColumn('account', 'text', required)
      .addColumn('keys', 'text', required)
      .addColumn('language', 'text', required)
      .addColumn('at', 'bigint', required)
      .execute()
    await schema.createIndex('push_by_account').on('push').column('account').execute()

    await schema.createTable('memory').addColumn('key', 'text', key).addColumn('value', 'text', required).execute()
  },
}
