import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import Libsql from 'libsql'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Place } from '../../store/connect.ts'
import { causeOf } from '../../store/faults.ts'
import { openStore } from '../../store/open.ts'
import type { Database } from '../../store/schema.ts'
import { sqliteFile } from '../../store/sqlite.ts'
import type { Store } from '../../store/store.ts'
import { describeOnPostgres } from '../postgres.ts'
import { endings } from './contract/ground.ts'
import { anEntry, aTable } from './samples.ts'

interface Watched {
  readonly store: Store
  readonly database: Database
  readonly place: Place
  /** Every turn of the weather. */
  readonly turns: string[]
}

async function open(databaseUrl: string | null = null): Promise<Watched> {
  const dataDir = mkdtempSync(join(tmpdir(), 'octopolis-'))
  const place = { dataDir, databaseUrl }
  const { store, database } = await openStore(place)
  onTestFinished(async () => {
    await store.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  await store.tables.create(aTable('t1'), [])
  const turns: string[] = []
  database.weather.on('foul', (cause) => turns.push(cause))
  database.weather.on('fair', () => turns.push('fair'))
  return { store, database, place, turns }
}

/** A fault of the file, and how it ends. */
type Fault = (watched: Watched) => Promise<() => Promise<void>>

const faults: Readonly<Record<string, Fault>> = {
  async 'disk-full'({ database: { kysely } }) {
    await sql`pragma max_page_count = 1`.execute(kysely)
    return async () => void (await sql`pragma max_page_count = 1000000`.execute(kysely))
  },
  async 'read-only'({ database: { kysely } }) {
    await sql`pragma query_only = on`.execute(kysely)
    return async () => void (await sql`pragma query_only = off`.execute(kysely))
  },
  async locked({ place }) {
    const other = new Libsql(sqliteFile(place.dataDir))
    onTestFinished(() => void other.close())
    other.exec('begin immediate')
    return async () => void other.exec('commit')
  },
}

describe('SQLite', () => {
  test.each(Object.entries(faults))(
    '%s is known as that, told once, and over when it is over',
    async (cause, fault) => {
      const watched = await open()
      const { store, database, turns } = watched
      const end = await fault(watched)
      // Long enough that a page more is needed for them.
      const long = (seq: number) => anEntry('t1', seq, { move: 'x'.repeat(100_000) })
      expect(await endings([1, 2].map((seq) => store.log.append(long(seq))))).not.toContain('well')
      expect(await endings([store.log.append(long(1))])).not.toContain('well')
      expect(turns).toEqual([cause])
      expect(database.weather.cause).toBe(cause)
      expect(await store.log.read('t1')).toEqual([])
      await end()
      await vi.waitUntil(() => database.weather.cause === null, { timeout: 10_000 })
      await store.log.append(anEntry('t1', 1))
      expect(turns).toEqual([cause, 'fair'])
    },
  )

  test('who waits for a lock that lasts is told so at once, and not each after the other', async () => {
    const watched = await open()
    await faults['locked']?.(watched)
    await endings([watched.store.log.append(anEntry('t1', 1))])
    const reasons = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) => watched.store.mutes.set('ada', `${index}`, true)),
    )
    const file = sqliteFile(watched.place.dataDir)
    for (const one of reasons) {
      expect(one).toMatchObject({
        status: 'rejected',
        reason: { message: `${file} has been locked by another program.` },
      })
    }
  })
})

test('an error of another kind is no weather', () => {
  const others = ['23505', 'SQLITE_CONSTRAINT', '40P01', 'ENOENT', '']
  for (const code of others) expect(causeOf(Object.assign(new Error('no'), { code }))).toBeNull()
  expect(causeOf('a text')).toBeNull()
})

await describeOnPostgres('the weather', (postgres) => {
  test('a database that falls is away, told once, and back when it is back', async () => {
    const { store, database, turns } = await open(await postgres.createDatabase())
    await postgres.fall()
    for (let tries = 0; tries < 3; tries++)
      expect(await endings([store.log.append(anEntry('t1', 1))])).not.toContain('well')
    expect(turns).toEqual(['database-away'])
    await postgres.rise()
    await vi.waitUntil(() => database.weather.cause === null, { timeout: 10_000 })
    await store.log.append(anEntry('t1', 1))
    expect(turns).toEqual(['database-away', 'fair'])
  })

  test('one that says nothing is away, though its connections stand, and whoever waits hears so', async () => {
    const { store, database, turns } = await open(await postgres.createDatabase())
    await store.log.append(anEntry('t1', 1))
    postgres.hang()
    onTestFinished(() => postgres.wake())
    expect(await endings([store.log.append(anEntry('t1', 2)), store.log.read('t1')])).not.toContain('well')
    expect(turns).toEqual(['database-away'])
    postgres.wake()
    await vi.waitUntil(() => database.weather.cause === null, { timeout: 10_000 })
    // It heard the line before it fell silent, or it did not.
    const { length } = await store.log.read('t1')
    await store.log.append(anEntry('t1', length + 1))
    expect(turns).toEqual(['database-away', 'fair'])
  })

  test('one that may only be read is read-only', async () => {
    const { store, database } = await open(await postgres.createDatabase())
    await sql`set default_transaction_read_only = on`.execute(database.kysely)
    await endings([store.log.append(anEntry('t1', 1))])
    expect(database.weather.cause).toBe('read-only')
  })
})
