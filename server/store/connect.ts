import type { Settings } from '../settings.ts'
import { connectPostgres } from './postgres.ts'
import type { Database } from './schema.ts'
import { connectSqlite, sqliteFile } from './sqlite.ts'

/** Where a host keeps what the server knows. */
export type Place = Pick<Settings, 'dataDir' | 'databaseUrl'>

/** The database as it is found; an empty one is made where there is none. */
export async function connect({ dataDir, databaseUrl }: Place): Promise<Database> {
  return databaseUrl === null ? connectSqlite(sqliteFile(dataDir)) : connectPostgres(databaseUrl)
}
