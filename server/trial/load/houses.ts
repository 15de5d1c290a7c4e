import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Refusal } from '@octopolis/engine'
import type { Reading } from './gauge.ts'
import type { Rival, Setting } from './job.ts'

/** A server in a process of its own. */
export interface HouseProcess {
  readonly base: string
  /** Where tables are made. */
  readonly lobby: string
  used(): Promise<Reading>
  close(): Promise<void>
}

/** Longer than this no server takes to open or to close. */
const PATIENCE = 60_000

const modules: Readonly<Record<Rival, string>> = { octopolis: '../../main.js', boardgameio: './rival.js' }

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

async function answers(base: string): Promise<boolean> {
  return fetch(base).then(
    async (response) => {
      await response.text()
      return true
    },
    () => false,
  )
}

async function untilOpen(child: ChildProcess, base: string): Promise<void> {
  let complaints = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (complaints = (complaints + text).slice(-2000)))
  const deadline = Date.now() + PATIENCE
  while (!(await answers(base))) {
    if (hasEnded(child) || Date.now() > deadline) throw new Refusal(`The server can't be reached. ${complaints}`)
    await sleep(50)
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  const patience = setTimeout(() => child.kill('SIGKILL'), PATIENCE)
  await gone
  clearTimeout(patience)
}

/** As in production, durable and logging; without limits only because the whole crowd comes from one address. */
export async function openHouse({ house, game, profiles }: Setting): Promise<HouseProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'octopolis-load-'))
  const port = await freePort()
  const lobbyPort = await freePort()
  const base = `http://127.0.0.1:${port}`
  const child = fork(fileURLToPath(new URL(modules[house], import.meta.url)), [game], {
    execArgv: [
      '--enable-source-maps',
      `--import=${new URL('./gauged.js', import.meta.url).href}`,
      ...(profiles === null ? [] : ['--cpu-prof', '--cpu-prof-dir', profiles]),
    ],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      LOBBY_PORT: String(lobbyPort),
      DATA_DIR: folder,
      DATABASE_URL: '',
      BASE_URL: '',
      LIMITS: 'off',
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  const close = async (): Promise<void> => {
    await stop(child)
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await untilOpen(child, base)
  } catch (error) {
    await close()
    throw error
  }
  return {
    base,
    lobby: house === 'octopolis' ? base : `http://127.0.0.1:${lobbyPort}`,
    close,
    async used() {
      const answer = once(child, 'message')
      child.send('used?')
      const [reading] = (await answer) as [Reading]
      return reading
    },
  }
}
