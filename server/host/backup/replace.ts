import { setTimeout as sleep } from 'node:timers/promises'
import { Refusal } from '@octopolis/engine'
import { sql } from 'kysely'
import { codeOf, isRowFault } from '../../store/faults.ts'
import { raiseGeneration } from '../../store/generation.ts'
import type { Database } from '../../store/schema.ts'
import type { Placed } from './read.ts'
import type { Sheet } from './layout.ts'
import { Writer, type AnyTables, type AnyWork } from './rows.ts'

const lockNotAvailable = '55P03'
const mostTries = 60

/**
 * Keeps everybody from writing until the work is done; they may read what was there before. PostgreSQL ends one of two
 * that wait for each other after a second: we give up before, so that it is never the server.
 */
async function lockAll(work: AnyWork, sheets: readonly Sheet[]): Promise<void> {
  const tables = sql.join(sheets.map(({ table }) => sql.table(table)))
  await sql`set local lock_timeout = 500`.execute(work)
  await sql`lock table ${tables} in exclusive mode`.execute(work)
  await sql`set local lock_timeout = 0`.execute(work)
}

async function replaceOnce(
  { kysely, dialect }: Database,
  sheets: readonly Sheet[],
  rows: AsyncIterable<Placed>,
): Promise<void> {
  await kysely.transaction().execute(async (house) => {
    const work = house.withTables<AnyTables>()
    if (dialect === 'postgres') await lockAll(work, sheets)
    for (const { table } of sheets.toReversed()) await work.deleteFrom(table).execute()
    const writer = new Writer(work)
    for await (const { sheet, row } of rows) await writer.add(sheet, row)
    await writer.flush()
    await raiseGeneration(house)
  })
}

/** Puts these rows in the place of all that is there, at once; a running server notices. */
export async function replaceAll(
  database: Database,
  sheets: readonly Sheet[],
  rows: () => AsyncIterable<Placed>,
): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await replaceOnce(database, sheets, rows())
    } catch (error) {
      if (isRowFault(error) && error instanceof Error) {
        throw new Refusal(`${database.place} can't hold what is in the backup: ${error.message}.`, { cause: error })
      }
      if (codeOf(error) !== lockNotAvailable) throw error
      if (tries === mostTries)
        throw new Refusal(`${database.place} is too busy: stop the server first.`, { cause: error })
      await sleep(100)
    }
  }
}
