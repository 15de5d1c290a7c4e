import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Refusal, type Chance } from '@octopolis/engine'
import { ServerProcess } from '../process.ts'
import type { Life } from './clockwork.ts'
import type { Pull } from './pull.ts'

/**
 * Below the ports that systems give to those who call: who calls a closed door from a port that happens to be the
 * door's own would answer himself.
 */
const ports = { from: 20_000, to: 32_000 } as const

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1')
  try {
    await once(probe, 'listening')
    return true
  } catch {
    return false
  } finally {
    probe.close()
  }
}

async function freePort(chance: Chance): Promise<number> {
  for (let tries = 0; tries < 100; tries++) {
    const port = ports.from + chance.below(ports.to - ports.from)
    if (await isFree(port)) return port
  }
  throw new Refusal('No port of this machine is free.')
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

/** Where the house keeps what it knows. */
export interface Ground {
  readonly dataDir: string
  /** null: SQLite in its folder. */
  readonly databaseUrl: string | null
  /** Modules that are loaded into the house before it opens. */
  readonly imports?: readonly string[]
}

/** One house that falls and is raised again, over and over, on the same ground. */
export class Lives {
  readonly base: string
  readonly past: Life[] = []
  /** Milliseconds, of the last start that came to its end. */
  startTook = 1500
  /** Somebody is about to end it: whatever breaks now breaks by that. */
  isFalling = false
  private readonly ground: Ground
  private readonly port: number
  /** How wrong the system's clock is. */
  skew = 0
  private server: ServerProcess | null = null
  private readyAt: number | null = null
  private door: Promise<void> | null = null
  private isOver = false

  private constructor(ground: Ground, port: number) {
    this.ground = ground
    this.port = port
    this.base = `http://127.0.0.1:${port}`
  }

  static async on(ground: Ground, chance: Chance): Promise<Lives> {
    return new Lives(ground, await freePort(chance))
  }

  /** The how manieth life this is. */
  get count(): number {
    return this.past.length + (this.server === null ? 0 : 1)
  }

  launch(): void {
    const server = new ServerProcess({ ...this.ground, port: this.port, skew: this.skew })
    this.server = server
    this.isFalling = false
    this.readyAt = null
    server.ready.then(
      () => {
        this.readyAt = Date.now()
        this.startTook = this.readyAt - server.launchedAt
      },
      () => {},
    )
  }

  /** Refused if it ends before. */
  async ready(): Promise<void> {
    await this.server?.ready
  }

  /** The process of this life. */
  get pid(): number | null {
    return this.server?.pid ?? null
  }

  /** What is told holds for the lives to come too. */
  pull(what: Pull): void {
    this.skew = what.skew ?? this.skew
    this.server?.pull(what)
  }

  /** What the house itself has complained of in this life. */
  async kill(): Promise<readonly string[]> {
    const { server } = this
    if (server === null) return []
    this.isFalling = true
    const how = await server.kill()
    const { launchedAt, stdout, stderr } = server
    this.past.push({ launchedAt, readyAt: this.readyAt, endedAt: Date.now(), graceEnds: null })
    this.server = null
    this.door = null
    return [
      ...(how === 'SIGKILL' ? [] : [`It ended by itself: ${how}.`]),
      ...stdout.split('\n').filter((line) => line !== '' && !line.startsWith('Octopolis is open')),
      ...stderr.split('\n').filter((line) => line !== ''),
    ]
  }

  /** When the door answers, be it before or after all tables are open. Asked often, it is tried once. */
  reachable(): Promise<void> {
    this.door ??= this.knock()
    return this.door
  }

  private async knock(): Promise<void> {
    while (!this.isOver && (this.server === null || !(await isOpen(this.port)))) await sleep(15)
  }

  /** When this life has ended. */
  async fall(): Promise<void> {
    await this.server?.ended
  }

  /** Ends it for good: nobody waits at the door any more. */
  async close(): Promise<readonly string[]> {
    this.isOver = true
    return this.kill()
  }
}
