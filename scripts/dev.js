// npm run dev: the server, built again and started again whenever a source changes; the pages by Vite before it.

import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { build, install, root, tool } from './ready.js'

for (const step of [() => install(console.log), () => build('server')]) {
  const { ok, output } = step()
  if (ok) continue
  console.error(output)
  process.exit(1)
}

const crew = [
  spawn(process.execPath, [tool('tsc'), '-b', 'server', '--watch', '--preserveWatchOutput'], {
    cwd: root,
    stdio: 'inherit',
  }),
  spawn(process.execPath, ['--watch', '--enable-source-maps', join(root, 'server', 'dist', 'main.js')], {
    cwd: root,
    stdio: 'inherit',
    env: { LOG_LEVEL: 'debug', ...process.env },
  }),
  spawn(process.execPath, [tool('vite'), '--config', 'web/vite.config.ts', '--host', process.env.HOST ?? '127.0.0.1'], {
    cwd: root,
    stdio: 'inherit',
    env: { OCTOPOLIS_SERVER: `http://127.0.0.1:${process.env.PORT ?? 8080}`, ...process.env },
  }),
]

console.log('recorded games, galleries and failures: /dev, on the pages that Vite serves')

const stop = () => {
  for (const hand of crew) hand.kill('SIGTERM')
}
for (const hand of crew) hand.on('exit', stop)
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
