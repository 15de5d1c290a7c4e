import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, describe, test } from 'vitest'

/** A PostgreSQL of the test's own, in a folder of its own. */
export interface Postgres {
  /** The address of a new, empty database. */
  createDatabase(): Promise<string>
  /** Ends it as a crash would: whoever is connected to it hears so at once. */
  fall(): Promise<void>
  /** Starts it again, where it was. */
  rise(): Promise<void>
  stop(): Promise<void>
}

interface Owner {
  readonly uid?: number
  readonly gid?: number
}

const user = 'octopolis'
/** Hard to write into an address, and not to be seen in any sentence. */
export const password = 'p@ss/w%rd'

/** The folder of the programs; null where PostgreSQL isn't installed. */
function findPrograms(): string | null {
  const versions = '/usr/lib/postgresql'
  const packaged = existsSync(versions)
    ? readdirSync(versions)
        .toSorted((a, b) => Number(b) - Number(a))
        .map((version) => join(versions, version, 'bin'))
    : []
  const folders = [...packaged, ...(process.env['PATH'] ?? '').split(delimiter)]
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)))) ?? null
}

/** PostgreSQL refuses to run as root, so there it runs as its own user; null where there is no such user. */
function findOwner(): Owner | null {
  if (process.getuid?.() !== 0) return {}
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((text) => text.startsWith('postgres:'))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid === undefined || gid === undefined ? null : { uid: Number(uid), gid: Number(gid) }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('There is no free port.')
  return address.port
}

async function query(connectionString: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}

async function untilItAnswers(url: string, server: ChildProcess): Promise<void> {
  for (;;) {
    try {
      return await query(url, 'select 1')
    } catch (error) {
      if (server.exitCode !== null) throw error
      await sleep(50)
    }
  }
}

function makeCluster(programs: string, owner: Owner): string {
  const folder = mkdtempSync(join(tmpdir(), 'octopolis-postgres-'))
  const secret = join(folder, 'password')
  writeFileSync(secret, password)
  if (owner.uid !== undefined && owner.gid !== undefined) {
    for (const path of [folder, secret]) chownSync(path, owner.uid, owner.gid)
  }
  const options = ['--username', user, '--pwfile', secret, '--auth', 'scram-sha-256', '--encoding', 'UTF8']
  execFileSync(join(programs, 'initdb'), ['--pgdata', join(folder, 'data'), ...options, '--no-locale'], {
    ...owner,
    cwd: folder,
    stdio: 'pipe',
  })
  return folder
}

/** Starts one; null where PostgreSQL isn't installed. */
async function startPostgres(): Promise<Postgres | null> {
  const programs = findPrograms()
  const owner = findOwner()
  if (programs === null || owner === null) return null

  const folder = makeCluster(programs, owner)
  const port = await freePort()
  const address = ['-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=']
  const begin = (): ChildProcess =>
    spawn(join(programs, 'postgres'), ['-D', join(folder, 'data'), ...address], {
      ...owner,
      cwd: folder,
      stdio: 'ignore',
    })
  let server = begin()
  let exited = once(server, 'exit')
  const killAtOnce = (): void => void server.kill('SIGQUIT')
  process.once('exit', killAtOnce)
  const urlOf = (database: string): string =>
    `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`
  await untilItAnswers(urlOf('postgres'), server)

  let made = 0
  return {
    async createDatabase() {
      const name = `test_${++made}`
      await query(urlOf('postgres'), `create database ${name}`)
      return urlOf(name)
    },
    async fall() {
      killAtOnce()
      await exited
    },
    async rise() {
      server = begin()
      exited = once(server, 'exit')
      await untilItAnswers(urlOf('postgres'), server)
    },
    async stop() {
      // Its folder goes with it: nothing has to be put in order first.
      killAtOnce()
      await exited
      process.off('exit', killAtOnce)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Tests on a PostgreSQL that is there as long as they take; where it isn't installed, one test says so. */
export async function describeOnPostgres(what: string, suite: (postgres: Postgres) => void): Promise<void> {
  const postgres = await startPostgres()
  afterAll(() => postgres?.stop(), 600_000)
  const here = postgres === null ? [] : [postgres]
  const missing = postgres === null ? [what] : []
  describe.each(here)('PostgreSQL', (one) => {
    suite(one)
  })
  test.each(missing)('%s is not tried on PostgreSQL, which is not installed here', () => {
    console.warn(`Not tried on PostgreSQL, which is not installed here: ${what}.`)
  })
}
