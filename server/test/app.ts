import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { boxes } from '@octopolis/games'
import { openApp, type App } from '../app.ts'
import { readSettings } from '../settings.ts'
import { veilBox } from './veil-game.ts'
import { windowBox } from './window-game.ts'
import { whispersBox } from './whispers.ts'

export interface TestApp {
  readonly base: string
  readonly dataDir: string
  readonly app: App
  close(): Promise<void>
}

/** The whole house on a free port of this machine, in a folder of its own; the environment as a host would set it. */
export async function openTestApp(environment: Record<string, string> = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'octopolis-'))
  const settings = readSettings({
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    // Whether or not somebody has built the pages here.
    PAGES_DIR: join(dataDir, 'pages'),
    LOG_LEVEL: 'silent',
    LIMITS: 'off',
    METRICS: 'public',
    EYES_CLOSED: '0.05',
    MOMENT: '0.02',
    ...environment,
  })
  const app = await openApp(settings, { ...boxes, whispers: whispersBox, veil: veilBox, window: windowBox })
  const base = await app.listen()
  return {
    base,
    dataDir,
    app,
    async close() {
      await app.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
