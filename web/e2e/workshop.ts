import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { failureFile, type Failure } from '@octopolis/engine/conform'
import { freePort, type House } from './house.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** The pages as `npm run dev` serves them, before a house. */
export class Workshop {
  readonly base: string
  private readonly child: ChildProcess
  private readonly failures: string

  private constructor(base: string, child: ChildProcess, failures: string) {
    this.base = base
    this.child = child
    this.failures = failures
  }

  static async open(house: House): Promise<Workshop> {
    const port = String(await freePort())
    const failures = mkdtempSync(join(tmpdir(), 'octopolis-failures-'))
    const vite = 'node_modules/vite/bin/vite.js'
    const child = spawn(
      process.execPath,
      [vite, '--config', 'web/vite.config.ts', '--host', '127.0.0.1', '--port', port, '--strictPort'],
      {
        cwd: root,
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, OCTOPOLIS_SERVER: house.base, FAILURES_DIR: failures },
      },
    )
    const workshop = new Workshop(`http://127.0.0.1:${port}`, child, failures)
    for (;;) {
      const answer = await fetch(workshop.base).catch(() => null)
      if (answer?.ok === true) return workshop
      if (child.exitCode !== null) throw new Error(`Vite has ended with ${child.exitCode}.`)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }

  /** As a test or a soak does that has found something; gives the file's name. */
  keep(game: string, failure: Failure): string {
    const { name, text } = failureFile(game, failure)
    writeFileSync(join(this.failures, `${name}.json`), text)
    return name
  }

  async close(): Promise<void> {
    rmSync(this.failures, { recursive: true, force: true })
    if (this.child.exitCode !== null) return
    const ended = once(this.child, 'exit')
    this.child.kill()
    await ended
  }
}
