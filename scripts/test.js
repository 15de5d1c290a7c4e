// Everything a change has to pass, one line a check. Only Node's own modules: node_modules may still be missing.

import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, howToGetIt } from './chromium.js'
import { attempt, build, buildPages, environment, install, root, tool } from './ready.js'

/** @typedef {import('./ready.js').Outcome} Outcome */
/** @typedef {{ passed: number, failed: number }} Count */

const total = { passed: 0, failed: 0 }

/** @param {Count} count */
const add = ({ passed, failed }) => {
  total.passed += passed
  total.failed += failed
}

/**
 * @param {string} name
 * @param {() => Outcome} work
 * @param {{ telling?: boolean }} [how] telling: what it says is worth reading even if all is well
 */
const check = (name, work, { telling = false } = {}) => {
  const start = performance.now()
  const { ok, output } = work()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`${name.padEnd(9)} ${seconds.padStart(5)} s  ${ok ? 'ok' : 'FAILED'}`)
  if (!ok) console.log(`\n${output}\n`)
  else if (telling) console.log(output.replaceAll(/^/gm, '  '))
  add(ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
  return ok
}

/** @param {string[]} command */
const node = (...command) => attempt(process.execPath, command)

/**
 * @param {string[]} filters
 * @returns {Count}
 */
const vitest = (filters) => {
  const folder = mkdtempSync(join(tmpdir(), 'octopolis-'))
  const file = join(folder, 'count.json')
  try {
    const { status } = spawnSync(
      process.execPath,
      [tool('vitest'), 'run', '--reporter=default', `--reporter=${join(root, 'scripts', 'count.js')}`, ...filters],
      { cwd: root, env: { ...environment(), COUNT_FILE: file }, stdio: 'inherit' },
    )
    /** @type {Count} */
    const { passed, failed } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { passed: 0, failed: 0 }
    const sound = status === 0 && passed > 0
    return { passed, failed: sound ? failed : Math.max(failed, 1) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * The pages, in a real browser.
 * @returns {Count}
 */
const playwright = () => {
  const browser = chromium(console.log)
  if (browser === null) {
    console.log(howToGetIt)
    return { passed: 0, failed: 1 }
  }
  const folder = mkdtempSync(join(tmpdir(), 'octopolis-'))
  const file = join(folder, 'report.json')
  try {
    const { status } = spawnSync(
      process.execPath,
      [tool('playwright'), 'test', '--config', 'web/e2e/playwright.config.ts', '--reporter=list,json'],
      {
        cwd: root,
        env: { ...environment(), CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
        stdio: 'inherit',
      },
    )
    /** @type {{ stats: { expected: number, flaky: number, unexpected: number } }} */
    const { stats } = existsSync(file)
      ? JSON.parse(readFileSync(file, 'utf8'))
      : { stats: { expected: 0, flaky: 0, unexpected: 0 } }
    const passed = stats.expected + stats.flaky
    const sound = status === 0 && passed > 0
    return { passed, failed: sound ? stats.unexpected : Math.max(stats.unexpected, 1) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const finish = () => {
  console.log(`${total.passed} passed, ${total.failed} failed`)
  process.exit(total.failed === 0 ? 0 : 1)
}

const installed = install(console.log)
if (!installed.ok) {
  console.log(installed.output)
  add({ passed: 0, failed: 1 })
  finish()
}

if (!check('types', () => build())) finish()
check('pages', () => buildPages())
check('format', () => node(tool('oxfmt'), '--check'))
check('lint', () => node(tool('oxlint')))
check('arrows', () => node('scripts/arrows.js'), { telling: true })
check('dead code', () => node(tool('knip')))
check('rules', () => node('scripts/rules.js'), { telling: true })
const filters = process.argv.slice(2)
add(vitest(filters))
// A filter names files of ours; the browser is for the whole.
if (filters.length === 0) add(playwright())
finish()
