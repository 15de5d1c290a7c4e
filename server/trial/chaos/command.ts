import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { Refusal } from '@octopolis/engine'
import { faultKinds } from './fault.ts'
import { printed } from './figures.ts'
import { chaos, type ChaosSetting } from './trial.ts'

const help = `chaos [flags]

Kills a server that people play on over and over, and proves that nothing they were promised is lost.

  --kills N     how often (1000)
  --tables N    how many games at a time (12)
  --seed TEXT   the same seed makes the same plans; what happens depends on the machine too (any)
  --json        print the figures and the faults as JSON

  npm run chaos -- --kills 100
`

const exitCodes = { faultsFound: 1, wrongInput: 2 } as const

/** So many faults of a kind are printed: the rest is like them. */
const MOST_PRINTED = 5

interface Typed extends Omit<ChaosSetting, 'progress'> {
  readonly isJson: boolean
}

function whole(flag: string, text: string | undefined, otherwise: number, most: number): number {
  if (text === undefined) return otherwise
  const value = /^\d+$/.test(text) ? Number(text) : 0
  if (value >= 1 && value <= most) return value
  throw new Refusal(`--${flag} takes a whole number from 1 to ${most}, not ${JSON.stringify(text)}.`)
}

function read(typed: readonly string[]): Typed {
  const string = { type: 'string' } as const
  const options = { kills: string, tables: string, seed: string, json: { type: 'boolean' } } as const
  try {
    const { kills, tables, seed, json } = parseArgs({ args: [...typed], options }).values
    return {
      kills: whole('kills', kills, 1000, 100_000),
      tables: whole('tables', tables, 12, 40),
      seed: seed ?? randomBytes(4).toString('hex'),
      isJson: json === true,
    }
  } catch (error) {
    if (error instanceof Refusal || !(error instanceof TypeError)) throw error
    throw new Refusal(`chaos takes --kills, --tables, --seed and --json: ${error.message}`, { cause: error })
  }
}

function complain(error: unknown, exitCode: number): void {
  if (!(error instanceof Refusal)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = exitCode
}

async function work({ isJson, ...setting }: Typed): Promise<void> {
  const { figures, faults } = await chaos({ ...setting, progress: (line) => void process.stderr.write(`${line}\n`) })
  process.stdout.write(`${isJson ? JSON.stringify({ ...figures, evidence: faults }, null, 2) : printed(figures)}\n`)
  if (faults.length === 0) return
  process.exitCode = exitCodes.faultsFound
  for (const kind of Object.keys(faultKinds)) {
    const alike = faults.filter((fault) => fault.kind === kind)
    for (const fault of alike.slice(0, MOST_PRINTED)) process.stderr.write(`${JSON.stringify(fault)}\n`)
  }
  process.stderr.write(`${faults.length} faults; the seed was ${setting.seed}\n`)
}

/** npm run chaos: figures on the output, progress on the error stream. */
export async function run(typed: readonly string[]): Promise<void> {
  if (typed.includes('--help')) return void process.stdout.write(help)
  // So that whoever loses patience leaves nothing behind.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      process.stderr.write(`stopped by ${signal}\n`)
      process.exit(exitCodes.faultsFound)
    })
  }
  let given: Typed
  try {
    given = read(typed)
  } catch (error) {
    return complain(error, exitCodes.wrongInput)
  }
  await work(given).catch((error: unknown) => complain(error, exitCodes.faultsFound))
}
