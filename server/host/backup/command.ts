import { Refusal } from '@octopolis/engine'
import { readSettings } from '../../settings.ts'
import { backup, restore, type Errand } from '../backup.ts'
import type { Counts } from './format.ts'

/** One line, which says what was done, or why it wasn't: then the exit code isn't 0. */
interface Ending {
  readonly line: string
  readonly exitCode: number
}

type Command = (words: readonly string[], environment: typeof process.env) => Promise<Ending>

const exitCodes = { workFailed: 1, wrongInput: 2 } as const

function command(name: string, act: (errand: Errand) => Promise<string>): Command {
  return async ([file, ...rest], environment) => {
    if (file === undefined || file.startsWith('-') || rest.length > 0) {
      return { line: `usage: npm run ${name} -- <file>`, exitCode: exitCodes.wrongInput }
    }
    try {
      const { dataDir, databaseUrl } = readSettings(environment)
      return { line: await act({ dataDir, databaseUrl, file }), exitCode: 0 }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return { line: error.message, exitCode: exitCodes.workFailed }
    }
  }
}

/** Tables that are empty don't count. */
function sumOf(rows: Counts): string {
  const counts = Object.values(rows).filter((count) => count > 0)
  const total = counts.reduce((sum, count) => sum + count, 0)
  return `${total} rows of ${counts.length} tables`
}

export const backupCommand = command(
  'backup',
  async (errand) => `Wrote ${sumOf(await backup(errand))} to ${errand.file}; keep it safe, there are secrets in it.`,
)

export const restoreCommand = command('restore', async (errand) => {
  const { rows, restart } = await restore(errand)
  const said = `Restored ${sumOf(rows)} from ${errand.file}`
  return restart ? `${said}; restart the server, for the secret is another one now.` : `${said}.`
})

export async function run(chosen: Command): Promise<void> {
  const { line, exitCode } = await chosen(process.argv.slice(2), process.env)
  const stream = exitCode === 0 ? process.stdout : process.stderr
  stream.write(`${line}\n`)
  process.exitCode = exitCode
}
