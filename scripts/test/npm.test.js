import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from '../ready.js'

const folder = mkdtempSync(join(tmpdir(), 'octopolis-'))
cpSync(join(root, '.npmrc'), join(folder, '.npmrc'))
const scripts = { good: `node -p "'{}'"`, bad: `node -e "process.exit(3)"` }
writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'trial', version: '1.0.0', scripts }))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A terminal of one's own: nothing of what npm was told by whoever runs this test. */
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)))

/** @param {string[]} args */
const npm = (...args) =>
  spawnSync('npm', args, { cwd: folder, env, encoding: 'utf8', shell: process.platform === 'win32' })

test('what a script prints stands alone on standard output', () => {
  expect(npm('run', 'good').stdout).toBe('{}\n')
})

test('a script that is not there is named, not passed over in silence', () => {
  const { status, stderr } = npm('run', 'nosuch')
  expect(status).toBe(1)
  expect(stderr).toContain('Missing script: "nosuch"')
})

test('a script that fails ends npm with its own status', () => {
  expect(npm('run', 'bad').status).toBe(3)
})
