import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Refusal } from '@octopolis/engine'
import type { openStore as ourStore } from '../../store/open.ts'
import type { Database } from '../../store/schema.ts'

/** The folder of the project that this is part of, be it the source or the build that runs. */
export const HERE = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../../../' : '../../../../', import.meta.url),
)

/** Linux counts a process's time in hundredths of a second. */
const TICK = 10
/** So long a house is given to close by itself. */
const PATIENCE = 10_000

/** A database as that version of the project makes it. */
export async function databaseOf(checkout: string, dataDir: string): Promise<Database & { close(): Promise<void> }> {
  const module = pathToFileURL(join(checkout, 'server/dist/store/open.js')).href
  const { openStore } = (await import(module)) as { readonly openStore: typeof ourStore }
  const { store, database } = await openStore({ dataDir, databaseUrl: null })
  return { ...database, close: () => store.close() }
}

/** The built server of any version of the project, in a process of its own. */
export class HouseOf {
  readonly base: string
  private readonly child: ChildProcess

  private constructor(child: ChildProcess, base: string) {
    this.child = child
    this.base = base
  }

  static async open(checkout: string, dataDir: string): Promise<HouseOf> {
    const child = spawn(process.execPath, [join(checkout, 'server/dist/main.js')], {
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: '0',
        DATA_DIR: dataDir,
        LIMITS: 'off',
        EYES_CLOSED: '0.05',
        MOMENT: '0.02',
        LOG_LEVEL: 'silent',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const end = (): void => void child.kill('SIGKILL')
    process.once('exit', end)
    child.once('exit', () => process.off('exit', end))
    const ended = once(child, 'exit').then(() => {
      throw new Refusal(`The server of ${checkout} ended by itself.`)
    })
    const opened = new Promise<string>((resolve) => {
      let text = ''
      child.stdout.setEncoding('utf8').on('data', (more: string) => {
        text += more
        const [, base] = /Octopolis is open at (\S+)/.exec(text) ?? []
        if (base !== undefined) resolve(base)
      })
    })
    ended.catch(() => {})
    return new HouseOf(child, await Promise.race([opened, ended]))
  }

  /** Milliseconds of processor time so far; where nobody counts it, milliseconds. */
  get spent(): number {
    try {
      const stat = readFileSync(`/proc/${this.child.pid}/stat`, 'utf8')
      const [user, system] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14)
      return (Number(user) + Number(system)) * TICK
    } catch {
      return performance.now()
    }
  }

  async close(): Promise<void> {
    const ended = once(this.child, 'exit')
    const hurry = setTimeout(() => this.child.kill('SIGKILL'), PATIENCE)
    this.child.kill('SIGTERM')
    await ended
    clearTimeout(hurry)
  }
}
