import { Refusal } from '@octopolis/engine'
import { Migrator } from 'kysely'
import { migrations } from './migrations/index.ts'
import type { Database } from './schema.ts'
import { Locked } from './sqlite-dialect.ts'

const record = 'kysely_migration'

/** The names of the migrations that this database has been through, in their order. */
export async function passed({ kysely }: Database): Promise<string[]> {
  const tables = await kysely.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === record)) return []
  const rows = await kysely
    .withTables<{ [record]: { name: string } }>()
    .selectFrom(record)
    .select('name')
    .orderBy('name')
    .execute()
  return rows.map(({ name }) => name)
}

/** Brings a database up to this version. */
export async function migrate(database: Database): Promise<void> {
  const { kysely, place } = database
  const unknown = (await passed(database)).find((name) => !(name in migrations))
  if (unknown !== undefined) {
    throw new Refusal(`${place} belongs to a newer version of Octopolis, which has brought it to ${unknown}.`)
  }
  const migrator = new Migrator({ db: kysely, provider: { getMigrations: async () => ({ ...migrations }) } })
  const { error } = await migrator.migrateToLatest()
  if (error instanceof Error && !(error instanceof Refusal || error instanceof Locked)) {
    throw new Refusal(`${place} can't be brought up to date: ${error.message}.`, { cause: error })
  }
  if (error !== undefined) throw error
}
