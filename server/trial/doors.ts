import { parseArgs } from 'node:util'
import { Refusal } from '@octopolis/engine'
import { findings } from './doors/attack.ts'
import { probes } from './doors/probes/index.ts'

const help = `doors [flags] [probe…]

Presses on the doors of a house of its own, on this machine alone, and says what gives. Takes some three minutes.

  --beside DIR   does the same to another checkout, which has been built, and prints both
  --help

Probes: ${probes.map(({ name }) => name).join(', ')}

  npm run doors -- --beside ../octopolis-before
`

const print = (text: string): void => void process.stdout.write(`${text}\n`)
const whisper = (text: string): void => void process.stderr.write(`${text}\n`)

async function doors(wanted: readonly string[], beside: string | null): Promise<void> {
  const unknown = wanted.find((name) => !probes.some((probe) => probe.name === name))
  if (unknown !== undefined) throw new Refusal(`There is no probe ${unknown}; see --help.`)
  const chosen = probes.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
  print(beside === null ? '| | found |\n| --- | --- |' : '| | before | now |\n| --- | --- | --- |')
  for (const probe of chosen) {
    whisper(`${probe.name}…`)
    const before = beside === null ? [] : await findings(probe, beside)
    const now = await findings(probe, null)
    for (const [index, { what, found }] of now.entries()) {
      const cells = beside === null ? [what, found] : [what, before[index]?.found ?? '', found]
      print(`| ${cells.join(' | ')} |`)
    }
  }
}

try {
  const { values, positionals } = parseArgs({
    options: { beside: { type: 'string' }, help: { type: 'boolean' } },
    allowPositionals: true,
  })
  if (values.help === true) print(help)
  else await doors(positionals, values.beside ?? null)
} catch (error) {
  if (!(error instanceof Refusal || error instanceof TypeError)) throw error
  whisper(error.message)
  process.exitCode = 2
}
