import { type ColumnDataType, type ColumnDefinitionBuilder, type Kysely, type Migration, PostgresAdapter } from 'kysely'

type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder

const required: Column = (column) => column.notNull()
const key: Column = (column) => column.primaryKey().notNull()
const unique: Column = (column) => column.unique()
const owner: Column = (column) => column.notNull().references('user.id').onDelete('cascade')

/** Accounts and the ways in, as better-auth 1.5 reads and writes them; its plain column names are kept. */
export const identity: Migration = {
  async up(database: Kysely<unknown>) {
    const { schema } = database
    const postgres = database.getExecutor().adapter instanceof PostgresAdapter
    const moment: ColumnDataType = postgres ? 'timestamptz' : 'date'
    const flag: ColumnDataType = postgres ? 'boolean' : 'integer'

    await schema
      .createTable('user')
      .addColumn('id', 'text', key)
      .addColumn('name', 'text', required)
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('emailVerified', flag, required)
      .addColumn('image', 'text')
      .addColumn('createdAt', moment, required)
      .addColumn('updatedAt', moment, required)
      .addColumn('username', 'text', unique)
      .addColumn('crest', 'text')
      .addColumn('bannedAt', moment)
      .addColumn('banReason', 'text')
      .execute()

    await schema
      .createTable('session')
      .addColumn('id', 'text', key)
      .addColumn('expiresAt', moment, required)
      .addColumn('token', 'text', (column) => column.notNull().unique())
      .addColumn('createdAt', moment, required)
      .addColumn('updatedAt', moment, required)
      .addColumn('ipAddress', 'text')
      .addColumn('userAgent', 'text')
      .addColumn('userId', 'text', owner)
      .execute()
    await schema.createIndex('session_userId_idx').on('session').column('userId').execute()

    await schema
      .createTable('account')
      .addColumn('id', 'text', key)
      .addColumn('accountId', 'text', required)
      .addColumn('providerId', 'text', required)
      .addColumn('userId', 'text', owner)
      .addColumn('accessToken', 'text')
      .addColumn('refreshToken', 'text')
      .addColumn('idToken', 'text')
      .addColumn('accessTokenExpiresAt', moment)
      .addColumn('refreshTokenExpiresAt', moment)
      .addColumn('scope', 'text')
      .addColumn('password', 'text')
      .addColumn('createdAt', moment, required)
      .addColumn('updatedAt', moment, required)
      // Ours: two claims at once can't leave an account with two passwords.
      .addUniqueConstraint('account_provider_unique', ['providerId', 'accountId'])
      .execute()
    await schema.createIndex('account_userId_idx').on('account').column('userId').execute()

    await schema
      .createTable('verification')
      .addColumn('id', 'text', key)
      .addColumn('identifier', 'text', required)
      .addColumn('value', 'text', required)
      .addColumn('expiresAt', moment, required)
      .addColumn('createdAt', moment, required)
      .addColumn('updatedAt', moment, required)
      .execute()
    await schema.createIndex('verification_identifier_idx').on('verification').column('identifier').execute()
    await schema.createIndex('verification_expiresAt_idx').on('verification').column('expiresAt').execute()

    await schema
      .createTable('passkey')
      .addColumn('id', 'text', key)
      .addColumn('name', 'text')
      .addColumn('publicKey', 'text', required)
      .addColumn('userId', 'text', owner)
      // Ours: nobody registers a passkey under the id of somebody else's.
      .addColumn('credentialID', 'text', (column) => column.notNull().unique())
      .addColumn('counter', 'integer', required)
      .addColumn('deviceType', 'text', required)
      .addColumn('backedUp', flag, required)
      .addColumn('transports', 'text')
      .addColumn('createdAt', moment)
      .addColumn('aaguid', 'text')
      .execute()
    await schema.createIndex('passkey_userId_idx').on('passkey').column('userId').execute()

    await schema
      .createTable('personal_token')
      .addColumn('id', 'text', key)
      .addColumn('account', 'text', owner)
      .addColumn('name', 'text', required)
      .addColumn('hash', 'text', (column) => column.notNull().unique())
      .addColumn('createdAt', 'bigint', required)
      .addColumn('lastUsedAt', 'bigint')
      .execute()
    await schema.createIndex('personal_token_account_idx').on('personal_token').column('account').execute()
  },
}
