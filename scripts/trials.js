// npm run trials: the large lots of what `npm test` tries in small ones. All of them, or those that are named; what has
// passed on the same sources isn't run again, unless --again is said.

import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { chromium, howToGetIt } from './chromium.js'
import { build, buildPages, install, root } from './ready.js'
import { Kept, sources } from './trials/kept.js'
import { trials } from './trials/list.js'
import { run } from './trials/run.js'
import { summary } from './trials/summary.js'

const help = `trials [names] [--again] [--summary]

  npm run trials                 all of them; what has passed on these sources isn't run again
  npm run trials wire chaos      those alone
  npm run trials -- --again      from the beginning
  npm run trials -- --summary    only the table of what has been run on these sources

${Object.entries(trials)
  .map(([name, { tries, lot }]) => `  ${name.padEnd(16)} ${tries} (${lot})`)
  .join('\n')}
`

/** @param {string} message @param {number} code */
const leave = (message, code) => {
  console.error(message)
  process.exit(code)
}

const typed = process.argv.slice(2)
if (typed.includes('--help')) {
  console.log(help)
  process.exit(0)
}
const flags = typed.filter((word) => word.startsWith('--'))
const names = typed.filter((word) => !word.startsWith('--'))
const unknown = [
  ...names.filter((name) => trials[name] === undefined),
  ...flags.filter((flag) => !['--again', '--summary'].includes(flag)),
]
if (unknown.length > 0) leave(`There is no trial called ${unknown.join(' or ')}.\n\n${help}`, 2)

const chosen = Object.entries(trials).filter(([name]) => names.length === 0 || names.includes(name))
const kept = new Kept(join(root, '.trials', sources()))
const rows = () => chosen.map(([name, trial]) => ({ name, trial, result: kept.find(name) }))

if (!flags.includes('--summary')) {
  for (const step of [() => install(console.error), () => build(), buildPages]) {
    const { ok, output } = step()
    if (!ok) leave(output, 1)
  }
  const browser = chromium(console.error)
  if (browser === null) leave(howToGetIt, 1)
  if (flags.includes('--again')) for (const [name] of chosen) kept.forget(name)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
  for (const [name, trial] of chosen) {
    if (kept.find(name)?.ok === true) continue
    process.stderr.write(`${name.padEnd(16)} ${trial.tries} (${trial.lot})… `)
    const result = await run(trial, kept.logOf(name), { CHROMIUM: browser ?? '' })
    kept.keep(name, result)
    console.error(`${result.ok ? 'ok' : 'FAILED'}, ${Math.round(result.seconds)} s`)
    if (!result.ok) console.error(`${readFileSync(kept.logOf(name), 'utf8').slice(-4000)}\n${kept.logOf(name)}`)
  }
}

console.log(`On ${availableParallelism()} cores with Node ${process.version.slice(1)}.\n\n${summary(rows())}`)
process.exit(rows().every(({ result }) => result?.ok === true) ? 0 : 1)
