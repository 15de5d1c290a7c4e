import { mkdirSync, statSync, writeFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from '@octopolis/engine'
import { sql } from 'kysely'
import Libsql from 'libsql'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Place } from '../../store/connect.ts'
import { openStore } from '../../store/open.ts'
import { scratch } from './backups.ts'
import { contract } from './contract.ts'
import { anEntry, aTable } from './samples.ts'

const newPlace = async (): Promise<Place> => ({ dataDir: join(scratch(), 'data'), databaseUrl: null })

/** Another program that has begun something and doesn't end it. */
function lock(file: string, begin: string): Libsql.Database {
  const other = new Libsql(file)
  onTestFinished(() => void other.close())
  other.exec('create table if not exists something (id text)')
  other.exec(begin)
  return other
}

describe('SQLite', () => {
  contract(newPlace)

  test('a commit is on the disk when it returns', async () => {
    const { store, database } = await openStore(await newPlace())
    onTestFinished(() => store.close())
    const pragma = async (name: string) => (await sql.raw(`pragma ${name}`).execute(database.kysely)).rows
    expect(await pragma('journal_mode')).toEqual([{ journal_mode: 'wal' }])
    expect(await pragma('synchronous')).toEqual([{ synchronous: 2 }])
    expect(await pragma('foreign_keys')).toEqual([{ foreign_keys: 1 }])
  })

  test('the file is for this user alone, and is all there is once the store is closed', async () => {
    const place = await newPlace()
    const { store } = await openStore(place)
    await store.tables.create(aTable('t1'), [])
    await store.close()
    const file = join(place.dataDir, 'octopolis.db')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const sizes = readdirSync(place.dataDir).map((name) => [name, statSync(join(place.dataDir, name)).size] as const)
    expect(sizes.filter(([name, size]) => name.endsWith('-wal') && size > 0)).toEqual([])
  })

  test('a full disk is told as such, though SQLite has rolled back by itself', async () => {
    const { store, database } = await openStore(await newPlace())
    onTestFinished(() => store.close())
    await sql`pragma max_page_count = 1`.execute(database.kysely)
    const writing = database.kysely.transaction().execute(async (work) => {
      for (let line = 0; line < 50; line++) {
        await work
          .insertInto('memory')
          .values({ key: `${line}`, value: 'x'.repeat(5000) })
          .execute()
      }
    })
    await expect(writing).rejects.toMatchObject({ code: 'SQLITE_FULL' })
  })

  test('a folder that cannot be made is refused', async () => {
    const file = join(scratch(), 'file')
    writeFileSync(file, '')
    const opening = openStore({ dataDir: join(file, 'data'), databaseUrl: null })
    await expect(opening).rejects.toThrow(
      new Refusal(`${join(file, 'data')} can't be made: something on the way to it is not a folder.`),
    )
    await expect(openStore({ dataDir: file, databaseUrl: null })).rejects.toThrow(
      new Refusal(`${file} can't be made: a file of that name is in the way.`),
    )
  })

  test('a folder in the place of the database is refused', async () => {
    const dataDir = scratch()
    mkdirSync(join(dataDir, 'octopolis.db'))
    await expect(openStore({ dataDir, databaseUrl: null })).rejects.toThrow(
      new Refusal(`${join(dataDir, 'octopolis.db')} can't be written: it is a folder.`),
    )
  })

  test('a file that is not a database is refused, and left alone', async () => {
    const dataDir = scratch()
    const file = join(dataDir, 'octopolis.db')
    writeFileSync(file, 'a letter to a friend, long enough. '.repeat(100))
    await expect(openStore({ dataDir, databaseUrl: null })).rejects.toThrow(
      new Refusal(`${file} can't be used: file is not a database.`),
    )
    expect(statSync(file).size).toBe(3500)
  })

  test('a database that another program keeps locked is waited for, then refused; the process goes on meanwhile', async () => {
    const place = await newPlace()
    const { store, database } = await openStore(place)
    onTestFinished(() => store.close())
    await store.tables.create(aTable('t1'), [])
    const file = join(place.dataDir, 'octopolis.db')
    const other = lock(file, 'begin immediate')
    const append = store.log.append(anEntry('t1', 1))

    const dataDir = scratch()
    const untouched = join(dataDir, 'octopolis.db')
    lock(untouched, 'begin exclusive')
    const opening = openStore({ dataDir, databaseUrl: null })

    let turns = 0
    const clock = setInterval(() => turns++, 10)
    onTestFinished(() => clearInterval(clock))
    await Promise.all([
      expect(append).rejects.toThrow(`${file} has been locked by another program for 2 seconds.`),
      expect(opening).rejects.toThrow(new Refusal(`${untouched} has been locked by another program for 10 seconds.`)),
    ])
    expect(turns).toBeGreaterThan(100)

    other.exec('commit')
    await vi.waitUntil(() => database.weather.cause === null, { timeout: 10_000 })
    other.exec('begin immediate')
    const waiting = store.log.append(anEntry('t1', 1))
    setTimeout(() => other.exec('commit'), 50)
    await waiting
    expect(await store.log.read('t1')).toHaveLength(1)
  })
})
