// A reporter for Vitest: writes how many tests passed and failed to the file that COUNT_FILE names.

import { writeFileSync } from 'node:fs'

/** @typedef {import('vitest/node').Reporter} Reporter */

/** @type {NonNullable<Reporter['onTestRunEnd']>} */
const onTestRunEnd = (modules, unhandled) => {
  const passed = modules.flatMap((module) => [...module.children.allTests('passed')])
  const failed = modules.flatMap((module) => [...module.children.allTests('failed')])
  // Errors outside of tests: a file that does not load, a hook that throws, a promise nobody awaited.
  const errors = modules.flatMap((module) => [module, ...module.children.allSuites()].flatMap((part) => part.errors()))
  const count = { passed: passed.length, failed: failed.length + errors.length + unhandled.length }
  writeFileSync(String(process.env['COUNT_FILE']), JSON.stringify(count))
}

/** @implements {Reporter} */
export default class {
  onTestRunEnd = onTestRunEnd
}
