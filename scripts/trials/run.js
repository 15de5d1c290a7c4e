// One trial, in a process of its own.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { environment, root } from '../ready.js'

/** @typedef {import('./list.js').Trial} Trial */
/** @typedef {import('./kept.js').Result} Result */

/** @param {Trial} trial @param {string} output */
export const figuresOf = ({ figures = /^figures: (.*)$/gm }, output) =>
  [...output.matchAll(figures)].map(([, told = '']) => told.trim()).join('; ')

/**
 * Everything it prints goes into a file. A trial that hangs is ended with all it has started, and so is one whose
 * runner is.
 * @param {Trial} trial
 * @param {string} log
 * @param {NodeJS.ProcessEnv} [also]
 * @returns {Promise<Result>}
 */
export const run = async (trial, log, also = {}) => {
  const began = performance.now()
  const file = openSync(log, 'w')
  const isGroup = process.platform !== 'win32'
  const child = spawn(process.execPath, trial.command, {
    cwd: root,
    env: { ...environment(), ...also, FORCE_COLOR: undefined, NO_COLOR: '1', LOTS: 'trial' },
    stdio: ['ignore', file, file],
    detached: isGroup,
  })
  const end = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(isGroup ? -child.pid : child.pid, 'SIGTERM')
  }
  const hangs = setTimeout(end, trial.minutes * 60_000)
  process.once('exit', end)
  const [code] = await once(child, 'close')
  clearTimeout(hangs)
  process.off('exit', end)
  closeSync(file)
  const seconds = (performance.now() - began) / 1000
  return { ok: code === 0, seconds, figures: figuresOf(trial, readFileSync(log, 'utf8')) }
}
