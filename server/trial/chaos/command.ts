import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { Refusal } from '@octopolis/engine'
import { faultKinds, type Fault } from './fault.ts'
import { printed } from './figures.ts'
import { storeKinds, storm, type StoreKind, type StormFindings } from './storm.ts'
import { printedStorms } from './storm-figures.ts'
import { chaos } from './trial.ts'

const help = `chaos [flags]

Kills a server that people play on over and over, and proves that nothing they were promised is lost. With --faults
whatever else may happen to a machine happens to it: its database stops or dies, its disk is full, its file is locked,
its clock jumps, its threads are killed.

  --kills N     how often (1000)
  --tables N    how many games at a time (12)
  --seed TEXT   the same seed makes the same plans; what happens depends on the machine too (any)
  --json        print the figures and the faults as JSON

  --faults      all of it
  --rounds N    how many blows, on all stores together (200)
  --store NAME  sqlite, postgres or both (both)
  --minutes N   no blow falls after so long on a store (30)

  npm run chaos -- --kills 100
  npm run chaos -- --faults --rounds 40 --store postgres
`

const exitCodes = { faultsFound: 1, wrongInput: 2 } as const

/** So many faults of a kind are printed: the rest is like them. */
const MOST_PRINTED = 5

/** Milliseconds after a blow's end, within which every game goes on. */
const PATIENCE = 3000

interface Typed {
  readonly tables: number
  readonly seed: string
  readonly isJson: boolean
  readonly kills: number
  /** null: the server is killed, nothing else. */
  readonly storms: { readonly rounds: number; readonly stores: readonly StoreKind[]; readonly minutes: number } | null
}

function whole(flag: string, text: string | undefined, otherwise: number, most: number): number {
  if (text === undefined) return otherwise
  const value = /^\d+$/.test(text) ? Number(text) : 0
  if (value >= 1 && value <= most) return value
  throw new Refusal(`--${flag} takes a whole number from 1 to ${most}, not ${JSON.stringify(text)}.`)
}

function storesOf(text: string): readonly StoreKind[] {
  const stores = storeKinds.filter((store) => text === store || text === 'both')
  if (stores.length > 0) return stores
  throw new Refusal(`--store takes sqlite, postgres or both, not ${JSON.stringify(text)}.`)
}

const string = { type: 'string' } as const
const boolean = { type: 'boolean' } as const
const options = {
  kills: string,
  tables: string,
  seed: string,
  json: boolean,
  faults: boolean,
  rounds: string,
  store: string,
  minutes: string,
} as const

function read(typed: readonly string[]): Typed {
  try {
    const { values } = parseArgs({ args: [...typed], options })
    const storms = {
      rounds: whole('rounds', values.rounds, 200, 100_000),
      stores: storesOf(values.store ?? 'both'),
      minutes: whole('minutes', values.minutes, 30, 10_000),
    }
    return {
      kills: whole('kills', values.kills, 1000, 100_000),
      tables: whole('tables', values.tables, 12, 40),
      seed: values.seed ?? randomBytes(4).toString('hex'),
      isJson: values.json === true,
      storms: values.faults === true ? storms : null,
    }
  } catch (error) {
    if (error instanceof Refusal || !(error instanceof TypeError)) throw error
    const flags = Object.keys(options).map((flag) => `--${flag}`)
    throw new Refusal(`chaos takes ${flags.join(', ')}: ${error.message}`, { cause: error })
  }
}

function complain(error: unknown, exitCode: number): void {
  if (!(error instanceof Refusal)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = exitCode
}

const progress = (line: string): void => void process.stderr.write(`${line}\n`)

function tellFaults(faults: readonly Fault[], seed: string): void {
  if (faults.length === 0) return
  process.exitCode = exitCodes.faultsFound
  for (const kind of Object.keys(faultKinds)) {
    const alike = faults.filter((fault) => fault.kind === kind)
    for (const fault of alike.slice(0, MOST_PRINTED)) progress(JSON.stringify(fault))
  }
  progress(`${faults.length} faults; the seed was ${seed}`)
}

async function kill({ isJson, kills, tables, seed }: Typed): Promise<void> {
  const { figures, faults } = await chaos({ kills, tables, seed, progress })
  process.stdout.write(`${isJson ? JSON.stringify({ ...figures, evidence: faults }, null, 2) : printed(figures)}\n`)
  tellFaults(faults, seed)
}

/** One store after the other, each with its share of the blows. */
async function strike(
  { isJson, tables, seed }: Typed,
  { rounds, stores, minutes }: NonNullable<Typed['storms']>,
): Promise<void> {
  const storms: StormFindings[] = []
  for (const [index, store] of stores.entries()) {
    const share = Math.floor((rounds + index) / stores.length)
    const longest = minutes * 60_000
    const found = await storm({ store, rounds: share, tables, seed, patience: PATIENCE, longest, progress })
    if (found === null) throw new Refusal('PostgreSQL is not installed here: try --store sqlite.')
    storms.push(found)
    progress(printedStorms([found]))
  }
  const faults = storms.flatMap((one) => one.faults)
  process.stdout.write(`${isJson ? JSON.stringify(storms, null, 2) : printedStorms(storms)}\n`)
  tellFaults(faults, seed)
}

/** npm run chaos: figures on the output, progress on the error stream. */
export async function run(typed: readonly string[]): Promise<void> {
  if (typed.includes('--help')) return void process.stdout.write(help)
  // So that nothing is left behind when it is broken off.
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
  const work = given.storms === null ? kill(given) : strike(given, given.storms)
  await work.catch((error: unknown) => complain(error, exitCodes.faultsFound))
}
