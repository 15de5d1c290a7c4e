// npm run previews: the pictures that chats and feeds show of our links, in web/public/previews/. They are kept with the
// sources, for a house is built without a browser; a game that comes, or whose emblem changes, wants a new one.

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { build, buildPages, environment, install, root, tool } from './ready.js'

for (const step of [() => install(console.error), () => build('server'), buildPages]) {
  const { ok, output } = step()
  if (ok) continue
  console.error(output)
  process.exit(1)
}

const { status } = spawnSync(
  process.execPath,
  [tool('playwright'), 'test', '--config', join(root, 'web', 'e2e', 'previews.config.ts')],
  { cwd: root, env: environment(), stdio: 'inherit' },
)
process.exit(status ?? 1)
