import { Refusal } from '@octopolis/engine'
import { sql } from 'kysely'
import { callsIn } from './calls.ts'
import { connect, type Place } from './connect.ts'
import { Generation } from './generation.ts'
import { Log } from './log.ts'
import { memoryIn } from './memory.ts'
import { migrate } from './migrate.ts'
import { mutesIn } from './mutes.ts'
import { pushIn } from './push.ts'
import { ratingsIn } from './ratings.ts'
import { recordsIn } from './records.ts'
import { reportsIn } from './reports.ts'
import type { Database } from './schema.ts'
import { ordersIn } from './orders.ts'
import { sealedIn } from './sealed.ts'
import { Locked } from './sqlite-dialect.ts'
import type { Store } from './store.ts'
import { tablesIn } from './tables.ts'
import { talkIn } from './talk.ts'

/** Bytes that have to go onto a disk which was full before it counts as having room. */
const ROOM = 65_536

async function storeOn(database: Database): Promise<Store> {
  const { kysely } = database
  const memory = memoryIn(kysely)
  const generation = await Generation.of(database, memory)
  const log = new Log(kysely, generation)

  // Where room is short, a little would still go in between what is there: so there it takes more than a little.
  database.weather.watch((cause) => memory.set('weather', String(Date.now()).padEnd(cause === 'disk-full' ? ROOM : 0)))

  async function end(): Promise<void> {
    await log.settled()
    database.weather.stop()
    try {
      // So that the file alone is all there is, and can be copied.
      if (database.dialect === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(kysely)
    } finally {
      await kysely.destroy()
    }
  }
  let ended: Promise<void> | null = null

  return {
    tables: tablesIn(database, generation),
    log,
    sealed: sealedIn(kysely, generation),
    orders: ordersIn(kysely, generation),
    calls: callsIn(kysely, generation),
    talk: talkIn(kysely, generation),
    mutes: mutesIn(kysely),
    ratings: ratingsIn(kysely),
    records: recordsIn(kysely),
    reports: reportsIn(kysely),
    push: pushIn(kysely),
    memory,
    restoredSince: (forget = () => {}) => generation.restoredSince(forget),
    close: () => (ended ??= end()),
  }
}

/** Opens the store, on a database of this version: an older one is brought up to it, a newer one is refused. */
export async function openStore(place: Place): Promise<{ store: Store; database: Database }> {
  const database = await connect(place)
  try {
    await migrate(database)
    return { store: await storeOn(database), database }
  } catch (error) {
    await database.kysely.destroy()
    if (error instanceof Refusal || !(error instanceof Error)) throw error
    throw new Refusal(error instanceof Locked ? error.message : `${database.place} can't be used: ${error.message}.`, {
      cause: error,
    })
  }
}
