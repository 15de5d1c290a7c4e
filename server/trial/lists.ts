import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Refusal } from '@octopolis/engine'
import { lists, type ListFigures } from './doors/lists.ts'

const help = `lists [flags]

What lists cost where one person has finished very many games, and very many tables are open.

  --games N      games that one person has finished (100000)
  --tables N     tables that are open to all (5000)
  --against DIR  also measures the built version of the project in that folder, before ours
  --json         prints all of it for programs
`

const options = {
  games: { type: 'string', default: '100000' },
  tables: { type: 'string', default: '5000' },
  against: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

const print = (text: string): void => void process.stdout.write(`${text}\n`)

function whole(name: string, text: string): number {
  if (/^\d{1,7}$/.test(text)) return Number(text)
  throw new Refusal(`--${name} takes a whole number, not ${JSON.stringify(text)}.`)
}

function printed(name: string, figures: ListFigures): string {
  const rows = Object.entries<ListFigures[keyof ListFigures]>({ ...figures }).map(([what, given]) => {
    const bytes = `${(given.bytes / 1000).toFixed(1)} kB`
    if ('waited' in given) return [what, bytes, `${given.ms} ms`, `others wait ${given.waited} ms at most`]
    return [what, bytes, `${given.ms} ms (${given.longest})`, `${given.processor} ms of processor`]
  })
  return [name, ...rows.map(([what = '', ...rest]) => `  ${what.padEnd(10)}${rest.join(', ')}`)].join('\n')
}

try {
  const { values } = parseArgs({ options })
  const setting = { games: whole('games', values.games), tables: whole('tables', values.tables) }
  if (values.help) print(help)
  else {
    if (!values.json) print(`${setting.games} finished games of one person, ${setting.tables} open tables`)
    const before = values.against === undefined ? null : await lists({ ...setting, checkout: resolve(values.against) })
    if (before !== null && !values.json) print(printed('before', before))
    const now = await lists(setting)
    print(values.json ? JSON.stringify({ setting, before, now }) : printed('now', now))
  }
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 2
}
