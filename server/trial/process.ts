import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Refusal } from '@octopolis/engine'
import { SKEW, type Pull } from './chaos/pull.ts'

/** Node can't run our sources: from a source file it is the build that is started. */
const main = fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? '../dist/main.js' : '../main.js', import.meta.url))

/** By these it is moved. */
const strings = new URL('trial/chaos/strings.js', pathToFileURL(main)).href

/** Whatever becomes of us, the server doesn't outlive us: it hears our end of the channel close. */
const leash = 'data:text/javascript,process.once("disconnect",()=>process.exit())'

const LONGEST_TEXT = 20_000

export interface ServerSetting {
  readonly dataDir: string
  readonly port: number
  /** What differs from how trials usually set it. */
  readonly environment?: Readonly<Record<string, string>>
  /** The built server of another checkout. */
  readonly main?: string
  /** null: SQLite in its folder. */
  readonly databaseUrl?: string | null
  /** How wrong the system's clock is, in milliseconds. */
  readonly skew?: number
  /** Modules that are loaded into it before it opens. */
  readonly imports?: readonly string[]
}

/** A real server, in a process of its own, on this machine alone. */
export class ServerProcess {
  readonly launchedAt = Date.now()
  /** When it is open, with every table that something may happen at. Refused if it ends before. */
  readonly ready: Promise<void>
  /** Its exit code, or the signal that ended it. */
  readonly ended: Promise<string>
  /** The last of what it printed: its log, and what it complained of. */
  stdout = ''
  stderr = ''
  private readonly child: ChildProcess

  constructor(setting: ServerSetting) {
    const { dataDir, port, environment = {}, main: other = main, databaseUrl = null, skew = 0, imports = [] } = setting
    this.child = fork(other, [], {
      execArgv: [leash, strings, ...imports].flatMap((module) => ['--import', module]),
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: String(port),
        DATA_DIR: dataDir,
        ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
        [SKEW]: String(skew),
        LIMITS: 'off',
        EYES_CLOSED: '0.5',
        MOMENT: '0.05',
        PING: '0.5',
        LOG_LEVEL: 'error',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    this.ended = once(this.child, 'close').then(([code, signal]) => String(signal ?? code))
    this.ready = new Promise((resolve, reject) => {
      this.child.stdout?.setEncoding('utf8').on('data', (text: string) => {
        this.stdout = (this.stdout + text).slice(-LONGEST_TEXT)
        if (this.stdout.includes('Octopolis is open')) resolve()
      })
      void this.ended.then((how) => reject(new Refusal(`The server ended by itself (${how}). ${this.stderr}`)))
    })
    // When it is ended before it is ready, nobody waits for that.
    this.ready.catch(() => {})
    this.child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.stderr = (this.stderr + text).slice(-LONGEST_TEXT)
    })
  }

  get pid(): number {
    return this.child.pid ?? 0
  }

  pull(what: Pull): void {
    if (this.child.connected) this.child.send(what)
  }

  /** As kill −9 does: it can finish nothing. Says how it really ended. */
  kill(): Promise<string> {
    this.child.kill('SIGKILL')
    return this.ended
  }
}
