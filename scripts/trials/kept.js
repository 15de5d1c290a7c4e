// What has passed is kept for as long as the sources are the same, so that trials can be broken off and gone on with.

import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../ready.js'

/** @typedef {{ ok: boolean, seconds: number, figures: string }} Result */

/** @param {string[]} words */
const git = (...words) => {
  const { status, stdout } = spawnSync('git', words, { cwd: root, maxBuffer: 256 * 1024 * 1024 })
  if (status !== 0) throw new Error(`git ${words[0]} has failed: trials are kept by what git knows of the sources.`)
  return stdout
}

/** The sources as they lie here, whether or not they were committed. */
export const sources = () => {
  const hash = createHash('sha256')
  hash.update(git('rev-parse', 'HEAD')).update(git('diff', 'HEAD', '--binary'))
  const untracked = git('ls-files', '--others', '--exclude-standard', '-z').toString().split('\0').filter(Boolean)
  for (const file of untracked) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex').slice(0, 12)
}

/** A folder of results, one for each state of the sources. */
export class Kept {
  /** @param {string} folder */
  constructor(folder) {
    this.folder = folder
    mkdirSync(folder, { recursive: true })
  }

  /**
   * What came of a trial; null: it hasn't been run on these sources.
   * @param {string} name
   * @returns {Result | null}
   */
  find(name) {
    const file = join(this.folder, `${name}.json`)
    /** @type {Result | null} */
    const result = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
    return result
  }

  /**
   * @param {string} name
   * @param {Result} result
   */
  keep(name, result) {
    writeFileSync(join(this.folder, `${name}.json`), `${JSON.stringify(result, null, 2)}\n`)
  }

  /** @param {string} name */
  forget(name) {
    rmSync(join(this.folder, `${name}.json`), { force: true })
  }

  /**
   * Where all that a trial has printed goes.
   * @param {string} name
   */
  logOf(name) {
    return join(this.folder, `${name}.log`)
  }
}
