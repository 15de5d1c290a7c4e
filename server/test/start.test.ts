import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Libsql from 'libsql'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { closeInOrder } from '../closing.ts'
import { openStore } from '../store/open.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const main = join(root, 'server', 'dist', 'main.js')
/** Only ends a test that hangs. */
const LONG = 600_000

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'octopolis-start-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  return port
}

async function isOpen(port: number): Promise<boolean> {
  const probe = connect(port, '127.0.0.1')
  try {
    await once(probe, 'connect')
    return true
  } catch {
    return false
  } finally {
    probe.destroy()
  }
}

interface Started {
  readonly child: ChildProcess
  readonly port: number
  readonly said: () => string
  readonly ended: Promise<string>
}

/** A server of its own, however it is started, on a free port and in a folder of its own. */
async function start(command: string, words: readonly string[], set: Record<string, string> = {}): Promise<Started> {
  const port = await freePort()
  const child = spawn(command, words, {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: newFolder(),
      LOG_LEVEL: 'warn',
      ...set,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part) => (text += part))
  const ended = once(child, 'close').then(([code, signal]) => String(signal ?? code))
  return { child, port, said: () => text, ended }
}

async function untilOpen({ said, ended }: Started): Promise<void> {
  const over = ended.then((how) => {
    throw new Error(`It ended by itself (${how}): ${said()}`)
  })
  await Promise.race([vi.waitFor(() => expect(said()).toContain('Octopolis is open'), LONG), over])
  over.catch(() => {})
}

describe('npm start', () => {
  test.each(['SIGTERM', 'SIGKILL'] as const)('%s to npm stops the server', async (signal) => {
    const started = await start('npm', ['start'])
    await untilOpen(started)
    started.child.kill(signal)
    await started.ended
    await vi.waitFor(async () => expect(await isOpen(started.port)).toBe(false), LONG)
    // After npm's own words nothing but that it is open.
    expect(started.said().trim().split('\n').at(-1)).toContain('Octopolis is open')
  })
})

describe('a house that is asked to close', () => {
  /** Every write fails from now on, as on a disk that is full. */
  const canBeFilled = spawnSync('prlimit', ['--version']).status === 0

  test.runIf(canBeFilled)('does so though it can write nothing any more', async () => {
    const started = await start(process.execPath, [main])
    await untilOpen(started)
    const base = `http://127.0.0.1:${started.port}`
    const guest = (): Promise<Response> =>
      fetch(`${base}/api/guest`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Ada' }),
      })
    expect((await guest()).status).toBe(201)
    spawnSync('prlimit', [`--pid=${started.child.pid}`, '--fsize=4096:'])
    expect((await guest()).status).toBeGreaterThanOrEqual(500)
    started.child.kill('SIGTERM')
    expect(await started.ended).toBe('0')
    expect(started.said()).not.toMatch(/^\s+at /m)
  })

  test('closes everything, whatever fails or hangs', async () => {
    const closed: string[] = []
    const said: string[] = []
    const close = (what: string) => () => void closed.push(what)
    await closeInOrder(
      [
        ['a', close('a')],
        ['b', () => Promise.reject(new Error('the disk is full'))],
        ['c', close('c')],
        [
          'd',
          () => {
            throw new Error('nonsense')
          },
        ],
        ['e', () => new Promise(() => {})],
        ['f', close('f')],
      ],
      (sentence) => said.push(sentence),
      20,
    )
    expect(closed).toEqual(['a', 'c', 'f'])
    expect(said).toEqual([
      'Closing b: the disk is full.',
      'Closing d: nonsense.',
      'There was no time to close e.',
      expect.stringMatching(/^There was no time to close f\.$/),
    ])
  })
})

describe('a house that can not open', () => {
  async function refusal(set: Record<string, string>): Promise<string> {
    const started = await start(process.execPath, [main], set)
    expect(await started.ended).toBe('1')
    return started.said()
  }

  test('says in one sentence that its file is locked', async () => {
    const folder = newFolder()
    const { store } = await openStore({ dataDir: folder, databaseUrl: null })
    await store.close()
    const file = join(folder, 'octopolis.db')
    const other = new Libsql(file)
    onTestFinished(() => void other.close())
    other.exec('begin exclusive')
    expect(await refusal({ DATA_DIR: folder })).toBe(`${file} has been locked by another program for 10 seconds.\n`)
  })

  test('says in one sentence that its file is no database', async () => {
    const folder = newFolder()
    const file = join(folder, 'octopolis.db')
    writeFileSync(file, 'Dear diary, today nobody played anything, and it rained.')
    expect(await refusal({ DATA_DIR: folder })).toBe(`${file} can't be used: file is not a database.\n`)
  })

  test('says in one sentence that its folder can not be made', async () => {
    const file = join(newFolder(), 'file')
    writeFileSync(file, '')
    const folder = join(file, 'data')
    expect(await refusal({ DATA_DIR: folder })).toBe(
      `${folder} can't be made: something on the way to it is not a folder.\n`,
    )
    expect(await refusal({ DATA_DIR: '/proc/data' })).toMatch(/^\/proc\/data can't be made: .*\.\n$/)
  })

  // Who may do everything may write there too.
  test.runIf(process.getuid?.() !== 0)('says in one sentence that its folder can not be written', async () => {
    const folder = newFolder()
    mkdirSync(join(folder, 'data'))
    chmodSync(join(folder, 'data'), 0o500)
    const file = join(folder, 'data', 'secret')
    expect(await refusal({ DATA_DIR: join(folder, 'data') })).toBe(`${file} can't be written: this user may not.\n`)
  })

  test('says in one sentence that its database is away, and never the password', async () => {
    const port = await freePort()
    expect(await refusal({ DATABASE_URL: `postgres://ada:secret@127.0.0.1:${port}/house` })).toBe(
      `The database at 127.0.0.1:${port} can't be reached: nobody listens there.\n`,
    )
  })
})
