import { Refusal } from '@octopolis/engine'
import { help, readWish, type Wish } from './load/flags.ts'
import type { Rival, Setting } from './load/job.ts'
import { compared, machine, printed, printedSearch } from './load/printed.ts'
import { measure } from './load/run.ts'
import { highest, type Found } from './load/search.ts'

/** Seconds that a search looks at each number of tables. */
const GLANCE = 10

const print = (text: string): void => void process.stdout.write(`${text}\n`)
const whisper = (text: string): void => void process.stderr.write(`${text}\n`)

async function load({ search, json, ...wish }: Wish): Promise<void> {
  const setting: Omit<Setting, 'house'> = { ...wish, warmUp: Math.min(5, wish.seconds / 4) }
  const under = (house: Rival, change: Partial<Setting> = {}): ReturnType<typeof measure> => {
    const asked = { ...setting, ...change, house }
    whisper(`${house}: ${asked.tables} tables…`)
    return measure(asked)
  }
  const comparison = compared(await under('octopolis'), await under('boardgameio'))
  if (!json) print(printed(setting, comparison))
  const found: Partial<Record<Rival, Found>> = {}
  if (search) {
    for (const house of ['octopolis', 'boardgameio'] as const) {
      found[house] = await highest(setting.tables, (tables) =>
        under(house, { tables, seconds: GLANCE, profiles: null }),
      )
    }
    if (!json) print(printedSearch(found))
  }
  if (json) print(JSON.stringify({ machine: machine(), setting, ...comparison, ...(search ? { search: found } : {}) }))
  const { octopolis, boardgameio } = comparison
  if (octopolis.errors + boardgameio.errors > 0) process.exitCode = 1
}

const typed = process.argv.slice(2)
try {
  if (typed.includes('--help')) print(help)
  else await load(readWish(typed))
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  whisper(error.message)
  process.exitCode = 2
}
