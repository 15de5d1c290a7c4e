// npm run look: pictures of every page and every moment of a table, in both languages, large and small, in screenshots/.
// What follows it narrows them down: npm run look -- -g 'table-clock'.

import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build, buildPages, environment, install, root, tool } from './ready.js'

for (const step of [() => install(console.error), () => build('server'), buildPages]) {
  const { ok, output } = step()
  if (ok) continue
  console.error(output)
  process.exit(1)
}

const wanted = process.argv.slice(2)
const folder = join(root, 'screenshots')
if (wanted.length === 0) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const { status } = spawnSync(
  process.execPath,
  [tool('playwright'), 'test', '--config', join(root, 'web', 'e2e', 'look.config.ts'), ...wanted],
  { cwd: root, env: environment(), stdio: 'inherit' },
)
console.log(`${readdirSync(folder).length} pictures in screenshots/`)
process.exit(status ?? 1)
