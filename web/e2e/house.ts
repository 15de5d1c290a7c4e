import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test as base, type Browser, type BrowserContextOptions, type Locator, type Page } from '@playwright/test'

const built = (path: string) => fileURLToPath(new URL(`../../server/dist/${path}`, import.meta.url))

/** The names of those who may run a house: each is taken once. */
export const keepers = Array.from({ length: 12 }, (_, index) => `keeper-${index}`)

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

/** A real server with the built pages, on this machine alone, that can fall and get up again. */
export class House {
  readonly base: string
  private readonly port: number
  private readonly folder = mkdtempSync(join(tmpdir(), 'octopolis-e2e-'))
  private child: ChildProcess | null = null

  private constructor(port: number) {
    this.port = port
    this.base = `http://127.0.0.1:${port}`
  }

  static async open(): Promise<House> {
    const house = new House(await freePort())
    await house.start()
    return house
  }

  async start(): Promise<void> {
    this.child = spawn(process.execPath, [built('main.js')], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        PATH: process.env['PATH'],
        HOST: '127.0.0.1',
        PORT: String(this.port),
        // Where the built pages are, if not where the build puts them.
        PAGES_DIR: process.env['PAGES_DIR'],
        MOMENT: '0.3',
        DATA_DIR: this.folder,
        LIMITS: 'off',
        LOG_LEVEL: 'fatal',
        ADMINS: keepers.join(','),
      },
    })
    for (;;) {
      const answer = await fetch(`${this.base}/api/health`).catch(() => null)
      if (answer?.ok === true) return
      if (this.child.exitCode !== null) throw new Error(`The server has ended with ${this.child.exitCode}.`)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const { child } = this
    if (child === null || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  /** From now on it can't write, for another program has locked its file; call to end it. */
  async beStill(): Promise<() => Promise<void>> {
    const lock = spawn(process.execPath, [built('trial/lock.js'), this.folder], { stdio: ['pipe', 'pipe', 'inherit'] })
    const ended = once(lock, 'exit')
    await once(lock.stdout, 'data')
    return async () => {
      lock.stdin.end()
      await ended
    }
  }

  async close(): Promise<void> {
    await this.stop()
    rmSync(this.folder, { recursive: true, force: true })
  }
}

export interface Visit extends BrowserContextOptions {
  /** How fast facts are shown: tests don't wait for the beauty of it unless they say so. */
  readonly pace?: 'normal' | 'instant'
}

export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
}

/** Somebody with a device of their own. */
export async function arrive(browser: Browser, { pace = 'instant', ...options }: Visit = {}): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', ...options })
  await context.addInitScript((chosen) => {
    if (localStorage.getItem('octopolis.settings') === null) {
      localStorage.setItem('octopolis.settings', JSON.stringify({ pace: chosen, sound: 'off' }))
    }
  }, pace)
  const page = await context.newPage()
  page.on('pageerror', (error) => console.error(error.stack))
  page.on('console', (line) => line.type() === 'error' && console.error(line.text().slice(0, 800)))
  return page
}

/** The first game on the shelf of the front page. */
export function firstGame(page: Page): Locator {
  return page.getByRole('article').first()
}

/** One house for the tests of a file. */
export const test = base.extend<object, { house: House }>({
  house: [
    // Playwright reads from the pattern what a fixture needs: this one needs nothing.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const house = await House.open()
      await use(house)
      await house.close()
    },
    { scope: 'worker' },
  ],
})
export { expect } from '@playwright/test'
