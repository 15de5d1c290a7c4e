import { closeSync, openSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Refusal } from '@octopolis/engine'
import { Kysely, sql } from 'kysely'
import Libsql from 'libsql'
import { makeFolder, withFile } from './files.ts'
import type { Database, Schema } from './schema.ts'
import { Locked, SharedSqliteDialect } from './sqlite-dialect.ts'
import { Weather } from './weather.ts'

export function sqliteFile(dataDir: string): string {
  return join(dataDir, 'octopolis.db')
}

function sqlite(file: string): Database {
  const weather = new Weather()
  const kysely = new Kysely<Schema>({ dialect: new SharedSqliteDialect(new Libsql(file), file, weather) })
  return { kysely, dialect: 'sqlite', place: file, weather }
}

/** Lies nowhere, and is gone with the process. */
export function passingSqlite(): Database {
  return sqlite(':memory:')
}

/** Makes an empty file for this user alone if there is none, and so finds out whether the database can be there. */
async function prepare(file: string): Promise<void> {
  await makeFolder(dirname(file))
  await withFile(file, 'written', () => closeSync(openSync(file, 'a', 0o600)))
}

/** A commit is on the disk when it returns. */
async function setUp({ kysely }: Database): Promise<void> {
  await sql`pragma journal_mode = wal`.execute(kysely)
  await sql`pragma synchronous = full`.execute(kysely)
  await sql`pragma foreign_keys = on`.execute(kysely)
}

export async function connectSqlite(file: string): Promise<Database> {
  await prepare(file)
  let database: Database | null = null
  try {
    database = sqlite(file)
    await setUp(database)
    return database
  } catch (error) {
    await database?.kysely.destroy()
    if (!(error instanceof Error)) throw error
    throw new Refusal(error instanceof Locked ? error.message : `${file} can't be used: ${error.message}.`, {
      cause: error,
    })
  }
}
