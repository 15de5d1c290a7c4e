// Installed and built, whatever was there before. Only Node's own modules: node_modules may still be missing.

import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** @typedef {{ ok: boolean, output: string }} Outcome */

export const root = fileURLToPath(new URL('..', import.meta.url))

const tools = {
  tsc: 'typescript/bin/tsc',
  oxfmt: 'oxfmt/bin/oxfmt',
  oxlint: 'oxlint/bin/oxlint',
  knip: 'knip/bin/knip.js',
  vitest: 'vitest/vitest.mjs',
  vite: 'vite/bin/vite.js',
  playwright: '@playwright/test/cli.js',
}

/** @param {keyof typeof tools} name */
export const tool = (name) => join(root, 'node_modules', tools[name])

/** Colours are for people at a terminal. */
export const environment = () =>
  process.stdout.isTTY ? process.env : { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1' }

/**
 * @param {string} command
 * @param {string[]} args
 * @returns {Outcome}
 */
export const attempt = (command, args) => {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: root,
    env: environment(),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32' && command === 'npm',
  })
  return { ok: status === 0, output: [stdout, stderr, error?.message].filter(Boolean).join('\n').trim() }
}

/**
 * Installs when the lock file is not the one that was installed last.
 * @param {(line: string) => void} say
 * @returns {Outcome}
 */
export const install = (say) =>
  alone(() => {
    const lock = createHash('sha256')
      .update(readFileSync(join(root, 'package-lock.json')))
      .digest('hex')
    const stamp = join(root, 'node_modules', '.octopolis-lock')
    if (read(stamp) === lock) return { ok: true, output: '' }
    say('installing…')
    const outcome = attempt('npm', ['ci', '--no-json', '--no-audit', '--no-fund'])
    if (outcome.ok) writeFileSync(stamp, lock)
    return outcome
  })

/**
 * Builds what has changed, and checks its types on the way.
 * @param {string[]} projects none means all, tests and scripts included
 * @returns {Outcome}
 */
export const build = (...projects) => alone(() => attempt(process.execPath, [tool('tsc'), '-b', ...projects]))

/** What the pages are made of. */
const pageSources = ['web', 'games', 'engine', 'bots', 'server/protocol', 'package-lock.json']

/**
 * Builds the pages, if anything they are made of is newer.
 * @returns {Outcome}
 */
export const buildPages = () =>
  alone(() => {
    const built = statSync(join(root, 'web', 'dist', 'index.html'), { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (pageSources.every((source) => newest(join(root, source)) < built)) return { ok: true, output: '' }
    return attempt(process.execPath, [tool('vite'), 'build', '--config', 'web/vite.config.ts', '--logLevel', 'warn'])
  })

/**
 * When a file, or anything in a folder, was last changed; what is built or tested doesn't count.
 * @param {string} path
 * @returns {number}
 */
const newest = (path) => {
  const stats = statSync(path)
  if (!stats.isDirectory()) return stats.mtimeMs
  const inside = readdirSync(path).filter((name) => !['dist', 'node_modules', 'test', 'e2e'].includes(name))
  return Math.max(...inside.map((name) => newest(join(path, name))), 0)
}

const longestWork = 10 * 60 * 1000

/**
 * One at a time: two installs or builds over each other leave neither. The one who died at work is not waited for.
 * @template Result
 * @param {() => Result} work
 * @returns {Result}
 */
const alone = (work) => {
  const door = join(tmpdir(), `octopolis-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`)
  while (!enter(door)) pause(50)
  try {
    return work()
  } finally {
    rmSync(door, { recursive: true, force: true })
  }
}

/** @param {string} door */
const enter = (door) => {
  try {
    mkdirSync(door)
    writeFileSync(join(door, 'pid'), String(process.pid))
    return true
  } catch {
    if (abandoned(door)) rmSync(door, { recursive: true, force: true })
    return false
  }
}

/** @param {string} door */
const abandoned = (door) => {
  const since = statSync(door, { throwIfNoEntry: false })?.mtimeMs
  if (since === undefined) return false
  const pid = read(join(door, 'pid'))
  if (pid === undefined) return Date.now() - since > 1000
  return Date.now() - since > longestWork || !alive(Number(pid))
}

/** @param {number} pid */
const alive = (pid) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** @param {string} file */
const read = (file) => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** @param {number} milliseconds */
const pause = (milliseconds) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
