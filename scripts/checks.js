// All that can be said about a change without running it. Only Node's own modules: node_modules may still be missing.

import { attempt, build, install, tool } from './ready.js'
import { add, check, finish } from './tally.js'

/** @param {string[]} command */
const node = (...command) => attempt(process.execPath, command)

/** Installs what the lock file says, and checks types, format, lint, arrows, dead code and rules. */
export const checks = () => {
  const installed = install(console.log)
  if (!installed.ok) {
    console.log(installed.output)
    add({ passed: 0, failed: 1 })
    finish()
  }
  if (!check('types', () => build())) finish()
  check('format', () => node(tool('oxfmt'), '--check'))
  check('lint', () => node(tool('oxlint')))
  check('arrows', () => node('scripts/arrows.js'), { telling: true })
  check('dead code', () => node(tool('knip')))
  check('rules', () => node('scripts/rules.js'), { telling: true })
}
