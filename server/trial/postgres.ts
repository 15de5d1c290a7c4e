import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Refusal } from '@octopolis/engine'
import pg from 'pg'

interface Owner {
  readonly uid?: number
  readonly gid?: number
}

/** Politely, without waiting for anybody, or by kill −9. */
export type Ending = 'SIGINT' | 'SIGQUIT' | 'SIGKILL'

const user = 'octopolis'
/** Hard to write into an address, and not to be seen in any sentence. */
export const password = 'p@ss/w%rd'

/** One that was killed may keep its successor from starting for a moment. */
const MOST_STARTS = 100

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
  // It may be gone again before this is over.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end().catch(() => {})
  }
}

function makeCluster(programs: string, owner: Owner, folder: string): void {
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
}

/** A PostgreSQL of one's own, in a folder of its own, on this machine alone. */
export class Postgres {
  private readonly programs: string
  private readonly owner: Owner
  private readonly folder: string
  private readonly port: number
  private server: ChildProcess | null = null
  private made = 0
  private readonly killAtOnce = (): void => {
    this.wake()
    this.server?.kill('SIGQUIT')
  }

  private constructor(programs: string, owner: Owner, folder: string, port: number) {
    this.programs = programs
    this.owner = owner
    this.folder = folder
    this.port = port
  }

  /** Starts one; null where PostgreSQL isn't installed. The folder is empty, and goes with it. */
  static async start(folder = mkdtempSync(join(tmpdir(), 'octopolis-postgres-'))): Promise<Postgres | null> {
    const programs = findPrograms()
    const owner = findOwner()
    if (programs === null || owner === null) return null
    makeCluster(programs, owner, folder)
    const postgres = new Postgres(programs, owner, folder, await freePort())
    process.once('exit', postgres.killAtOnce)
    await postgres.rise()
    return postgres
  }

  private urlOf(database: string): string {
    return `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${this.port}/${database}`
  }

  /** The address of a new, empty database. */
  readonly createDatabase = async (): Promise<string> => {
    const name = `test_${++this.made}`
    await query(this.urlOf('postgres'), `create database ${name}`)
    return this.urlOf(name)
  }

  /** Resolves when it answers; if it runs already, it is only waited for. */
  readonly rise = async (): Promise<void> => {
    for (let starts = 0; starts < MOST_STARTS;) {
      if (this.server === null || hasEnded(this.server)) {
        this.server = this.spawn()
        starts++
      }
      const isThere = await query(this.urlOf('postgres'), 'select 1').then(
        () => true,
        () => false,
      )
      if (isThere) return
      await sleep(50)
    }
    throw new Refusal('PostgreSQL does not start.')
  }

  private spawn(): ChildProcess {
    const settings = [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'max_wal_size=64MB',
      'min_wal_size=32MB',
    ]
    return spawn(
      join(this.programs, 'postgres'),
      ['-D', join(this.folder, 'data'), '-p', String(this.port), ...settings.flatMap((setting) => ['-c', setting])],
      { ...this.owner, cwd: this.folder, stdio: 'ignore' },
    )
  }

  /** All of its processes stand still, with every connection open. */
  readonly hang = (): void => this.signalAll('SIGSTOP')

  readonly wake = (): void => this.signalAll('SIGCONT')

  private signalAll(signal: 'SIGSTOP' | 'SIGCONT'): void {
    const { server } = this
    if (server?.pid === undefined || hasEnded(server)) return
    // The first of them first: so none is born meanwhile.
    server.kill(signal)
    for (const pid of childrenOf(server.pid)) {
      try {
        process.kill(pid, signal)
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
      }
    }
  }

  readonly fall = async (how: Ending = 'SIGQUIT'): Promise<void> => {
    const { server } = this
    if (server === null || hasEnded(server)) return
    this.wake()
    const exited = once(server, 'exit')
    server.kill(how)
    await exited
  }

  /** Its folder goes with it: nothing has to be put in order first. */
  async stop(): Promise<void> {
    await this.fall('SIGQUIT')
    process.off('exit', this.killAtOnce)
    rmSync(this.folder, { recursive: true, force: true })
  }
}

function childrenOf(pid: number): number[] {
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
  return stdout.split('\n').map(Number).filter(Boolean)
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}
