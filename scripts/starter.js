// Somebody who stops npm means the program that it started. But npm passes SIGTERM on to the shell that it put in between,
// which dies of it and tells nobody; and an npm that is killed tells nobody at all.

import { spawnSync } from 'node:child_process'

/** How often it is looked whether they are still there, in milliseconds. */
const LOOK_EVERY = 250

/**
 * npm, and the shell between npm and us if there is one: such a shell has our own command in its command line.
 * @param {string} script
 */
const startersOf = (script) => {
  const parent = process.ppid
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,args=', '-p', String(parent)], { encoding: 'utf8' })
  const [, above, command] = /^\s*(\d+)\s+(.*)/.exec(stdout ?? '') ?? []
  return command?.includes(script) === true ? [parent, Number(above)] : [parent]
}

/** @param {number} pid */
const isGone = (pid) => {
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH'
  }
}

/**
 * If npm has started this process with that script, and then ends, it is asked to end too: says whether npm is gone.
 * @param {string} script
 * @returns {() => boolean}
 */
export const followStarter = (script) => {
  if (process.platform === 'win32' || process.env.npm_lifecycle_script?.includes(script) !== true) return () => false
  const starters = startersOf(script)
  const isAlone = () => process.ppid !== starters[0] || starters.some(isGone)
  const watch = setInterval(() => {
    if (!isAlone()) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, LOOK_EVERY)
  watch.unref()
  return isAlone
}
