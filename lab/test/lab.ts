import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll } from 'vitest'

/** What a command printed, and how it ended. */
export interface Printed {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

const dist = fileURLToPath(new URL('../dist/', import.meta.url))
if (!existsSync(join(dist, 'cli.js'))) throw new Error('The lab is not built: npm run build')

/** A folder of its own to run commands in, so that a test sees all that they write. */
export function workFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'octopolis-lab-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

interface Running {
  readonly folder: string
  /** The module of the build to run. */
  readonly entry?: 'cli' | 'bench' | 'soak'
  readonly input?: string
}

/** Runs the built lab as a person would. */
export function lab(typed: readonly string[], { folder, entry = 'cli', input = '' }: Running): Promise<Printed> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(dist, `${entry}.js`), ...typed], { cwd: folder })
    let out = ''
    let err = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, out, err }))
    // A command that is done before it has read everything closes its end.
    child.stdin.on('error', () => {})
    child.stdin.end(input)
  })
}

export function filesIn(folder: string): string[] {
  return readdirSync(folder).toSorted()
}
