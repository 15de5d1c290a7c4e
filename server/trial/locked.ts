import { setTimeout as sleep } from 'node:timers/promises'
import Libsql from 'libsql'
import { sqliteFile } from '../store/sqlite.ts'

/** A house's database, locked as by another program until it is closed. */
export async function locked(folder: string): Promise<Libsql.Database> {
  const other = new Libsql(sqliteFile(folder))
  for (;;) {
    try {
      other.exec('begin exclusive')
      return other
    } catch (error) {
      // It may be somebody else's for a moment.
      const isBusy = error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY'
      if (!isBusy) {
        other.close()
        throw error
      }
      await sleep(1)
    }
  }
}
