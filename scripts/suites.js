// The tests, by the tools that run them: each says how many passed.

import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, howToGetIt } from './chromium.js'
import { environment, root, tool } from './ready.js'

/** @typedef {import('./tally.js').Count} Count */

/**
 * Runs a tool that writes a report, and hands over what it has written; null: nothing.
 * @param {string} name of the variable that tells it where to
 * @param {string[]} command
 * @param {NodeJS.ProcessEnv} [also]
 * @returns {{ ok: boolean, report: unknown }}
 */
const reported = (name, command, also = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'octopolis-'))
  const file = join(folder, 'report.json')
  try {
    const env = { ...environment(), ...also, [name]: file }
    const { status } = spawnSync(process.execPath, command, { cwd: root, env, stdio: 'inherit' })
    return { ok: status === 0, report: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * What says that all is well has run something.
 * @param {boolean} ok
 * @param {Count} count
 * @returns {Count}
 */
const sound = (ok, { passed, failed }) => ({
  passed,
  failed: ok && passed > 0 ? failed : Math.max(failed, 1),
})

/**
 * @param {readonly string[]} filters
 * @returns {Count}
 */
export const vitest = (filters) => {
  const counting = `--reporter=${join(root, 'scripts', 'count.js')}`
  const { ok, report } = reported('COUNT_FILE', [tool('vitest'), 'run', '--reporter=default', counting, ...filters])
  return sound(ok, /** @type {Count | null} */ (report) ?? { passed: 0, failed: 0 })
}

/**
 * The pages, in a real browser.
 * @param {readonly string[]} filters
 * @returns {Count}
 */
export const playwright = (filters) => {
  const browser = chromium(console.log)
  if (browser === null) {
    console.log(howToGetIt)
    return { passed: 0, failed: 1 }
  }
  const command = [tool('playwright'), 'test', '--config', 'web/e2e/playwright.config.ts', '--reporter=list,json']
  const { ok, report } = reported('PLAYWRIGHT_JSON_OUTPUT_NAME', [...command, ...filters], { CHROMIUM: browser })
  const { stats } = /** @type {{ stats: { expected: number, flaky: number, unexpected: number } }} */ (
    report ?? { stats: { expected: 0, flaky: 0, unexpected: 0 } }
  )
  return sound(ok, { passed: stats.expected + stats.flaky, failed: stats.unexpected })
}
