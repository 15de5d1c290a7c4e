import { access } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import { Refusal } from '@octopolis/engine'
import { connect, type Place } from '../store/connect.ts'
import { withFile } from '../store/files.ts'
import { migrate, passed } from '../store/migrate.ts'
import type { Database } from '../store/schema.ts'
import { sqliteFile } from '../store/sqlite.ts'
import { expectNew, pack } from './backup/archive.ts'
import { compose, ourMigrations, type Counts } from './backup/format.ts'
import { layout } from './backup/layout.ts'
import { checkBackup, readBackup } from './backup/read.ts'
import { replaceAll } from './backup/replace.ts'
import { readRows, type AnyTables } from './backup/rows.ts'
import { putBackSecret, readSecret } from './backup/secret.ts'

/** A host's place, and the file that a backup goes to or comes from. */
export interface Errand extends Place {
  readonly file: string
}

/** The database that is there: a backup makes none and changes none. */
async function connectToKept({ dataDir, databaseUrl }: Place): Promise<Database> {
  if (databaseUrl === null) await withFile(sqliteFile(dataDir), 'read', () => access(sqliteFile(dataDir)))
  const database = await connect({ dataDir, databaseUrl })
  if (isDeepStrictEqual(await passed(database), ourMigrations)) return database
  await database.kysely.destroy()
  throw new Refusal(`${database.place} belongs to another version of Octopolis: that one can make a backup of it.`)
}

/**
 * Writes down all that the store and the accounts hold, as it is at one moment, while the server runs. The file can be
 * restored to SQLite and to PostgreSQL alike, and holds every secret there is.
 */
export async function backup({ file, ...place }: Errand): Promise<Counts> {
  expectNew(file)
  const sheets = await layout()
  const { kysely, dialect } = await connectToKept(place)
  try {
    const secret = await readSecret(place.dataDir)
    const header = {
      format: 'octopolis-backup',
      version: 1,
      migrations: [...ourMigrations],
      at: Date.now(),
      secret,
    } as const
    const rows: Record<string, number> = {}
    await kysely
      .withTables<AnyTables>()
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((work) =>
        pack(
          file,
          compose(header, sheets, (sheet) => readRows(work, dialect, sheet), rows),
        ),
      )
    return rows
  } finally {
    await kysely.destroy()
  }
}

export interface Restoration {
  readonly rows: Counts
  /** The secret is another one than before: a running server signs with the old one until it is started again. */
  readonly restart: boolean
}

/** Puts a backup in the place of all that is there. Nothing is changed before the whole file has been checked. */
export async function restore({ file, ...place }: Errand): Promise<Restoration> {
  const sheets = await layout()
  const { header, rows } = await checkBackup(file, sheets)
  const database = await connect(place)
  try {
    await migrate(database)
    await replaceAll(database, sheets, () => readBackup(file, sheets))
  } finally {
    await database.kysely.destroy()
  }
  return { rows, restart: header.secret !== null && (await putBackSecret(place.dataDir, header.secret)) }
}
