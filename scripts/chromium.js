// Where Chromium is. Where there is none, Debian's package is installed if we may; else we say how.

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const find = () => {
  const { CHROMIUM, PATH = '' } = process.env
  if (CHROMIUM !== undefined && existsSync(CHROMIUM)) return CHROMIUM
  for (const folder of PATH.split(delimiter)) {
    for (const name of names) if (existsSync(join(folder, name))) return join(folder, name)
  }
  return null
}

/** @param {(line: string) => void} say */
export const chromium = (say) => {
  const known = find()
  if (known !== null) return known
  const mayInstall = process.platform === 'linux' && process.getuid?.() === 0
  if (mayInstall) {
    say('installing Chromium…')
    const { status } = spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (status === 0) return find()
  }
  return null
}

export const howToGetIt =
  'The pages are tested in Chromium, and there is none here: install it (on Debian: apt-get install chromium), ' +
  'or name its file in the environment as CHROMIUM.'
