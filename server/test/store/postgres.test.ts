import { randomBytes } from 'node:crypto'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Refusal } from '@octopolis/engine'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { backup, restore } from '../../host/backup.ts'
import type { Place } from '../../store/connect.ts'
import { openStore } from '../../store/open.ts'
import { describeOnPostgres, password } from '../postgres.ts'
import { contentsOf, furnish, scratch } from './backups.ts'
import { contract } from './contract.ts'
import { endings, type Opened } from './contract/ground.ts'
import { anEntry, aTable } from './samples.ts'

await describeOnPostgres('the store', ({ createDatabase }) => {
  const newPlace = async (): Promise<Place> => ({ dataDir: scratch(), databaseUrl: await createDatabase() })

  async function open(place: Place): Promise<Opened> {
    const opened = await openStore(place)
    onTestFinished(() => opened.store.close())
    return { ...opened, place }
  }

  contract(newPlace)

  test('a backup moves from SQLite to PostgreSQL and back', async () => {
    const folder = scratch()
    const there: Place = { dataDir: join(folder, 'there'), databaseUrl: null }
    const back: Place = { dataDir: join(folder, 'back'), databaseUrl: null }
    const here = await newPlace()
    const origin = await open(there)
    await furnish(origin)
    const before = await contentsOf(there)
    await backup({ ...there, file: join(folder, '1') })
    await restore({ ...here, file: join(folder, '1') })
    expect(await contentsOf(here)).toEqual(before)
    await backup({ ...here, file: join(folder, '2') })
    await restore({ ...back, file: join(folder, '2') })
    expect(await contentsOf(back)).toEqual(before)
    const { store } = await open(here)
    expect(await store.tables.find('t1')).toStrictEqual(await origin.store.tables.find('t1'))
  })

  test('a key that is too long for an index spoils nothing for the others', async () => {
    const { store } = await open(await newPlace())
    const tables = ['t1', 't2', 't3']
    for (const table of tables) await store.tables.create(aTable(table), [])
    const long = randomBytes(5000).toString('base64')
    const results = await endings(
      tables.map((table) => store.log.append(anEntry(table, 1, table === 't2' ? { id: long } : {}))),
    )
    expect(results.map((result) => result === 'well')).toEqual([true, false, true])
  })

  test('numbers are numbers on our connections, and nobody else is touched', async () => {
    const place = await newPlace()
    await open(place)
    const client = new pg.Client({ connectionString: place.databaseUrl ?? '' })
    await client.connect()
    onTestFinished(() => client.end())
    const { rows } = await client.query<{ big: unknown }>('select 1::bigint as big')
    expect(rows).toEqual([{ big: '1' }])
  })

  test('a connection that breaks, even while it is used, is replaced', async () => {
    const place = await newPlace()
    const { store, database } = await open(place)
    const client = new pg.Client({ connectionString: place.databaseUrl ?? '' })
    await client.connect()
    onTestFinished(() => client.end())
    const broken = database.kysely.transaction().execute(async (work) => {
      await client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
      )
      await sleep(200)
      await sql`select 1`.execute(work)
    })
    await expect(broken).rejects.toThrow(Error)
    await vi.waitFor(() => store.memory.get('key'), { timeout: 60_000 })
  })

  async function refusalOf(databaseUrl: string): Promise<string> {
    const opening = openStore({ dataDir: scratch(), databaseUrl })
    await expect(opening).rejects.toThrow(Refusal)
    return opening.then(
      () => '',
      (error: unknown) => String(error),
    )
  }

  test('what cannot be reached is named by host and port, never with the password', async () => {
    const { databaseUrl } = await newPlace()
    const url = new URL(databaseUrl ?? '')
    const at = `The database at 127.0.0.1:${url.port} can't be reached`
    const wrong = (change: (altered: URL) => void): string => {
      const altered = new URL(url)
      change(altered)
      return altered.href
    }
    const refusals = [
      await refusalOf(wrong((altered) => (altered.pathname = '/nothing'))),
      await refusalOf(wrong((altered) => (altered.password = 'secret-guess'))),
      await refusalOf(wrong((altered) => (altered.port = '1'))),
      await refusalOf(wrong((altered) => (altered.hostname = 'nowhere.invalid'))),
      await refusalOf('postgres://octopolis:100%25%ff@127.0.0.1:1/x'),
    ]
    expect(refusals).toEqual([
      `Refusal: ${at}: it has no database of that name.`,
      `Refusal: ${at}: it refuses this user or password.`,
      `Refusal: The database at 127.0.0.1:1 can't be reached: nobody listens there.`,
      `Refusal: The database at nowhere.invalid:${url.port} can't be reached: there is no such host.`,
      expect.stringMatching(/^Refusal: DATABASE_URL can't be understood: /),
    ])
    for (const said of refusals) expect(said).not.toMatch(/secret-guess|100%/)
    for (const said of refusals) expect(said).not.toContain(password)
  })

  test('who accepts the connection and never answers is given up', async () => {
    const silent = createServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    onTestFinished(() => void silent.close())
    const address = silent.address()
    const port = typeof address === 'object' ? address?.port : undefined
    expect(await refusalOf(`postgres://octopolis@127.0.0.1:${port}/x`)).toMatch(
      /^Refusal: The database at 127.0.0.1:\d+ can't be reached: .*time/,
    )
  })

  test('a database that keeps its texts in another way is refused', async () => {
    const { databaseUrl } = await newPlace()
    const client = new pg.Client({ connectionString: databaseUrl ?? '' })
    await client.connect()
    onTestFinished(() => client.end())
    await client.query(`create database ascii encoding 'SQL_ASCII' template template0`)
    const url = new URL(databaseUrl ?? '')
    url.pathname = '/ascii'
    expect(await refusalOf(url.href)).toMatch(/doesn't keep its texts as UTF8\.$/)
  })
})
