// node scripts/run.js lab/dist/cli.js …: installs and builds if need be, then runs that module right here.
// Standard output belongs to the module alone.

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, buildPages, install, root } from './ready.js'
import { followStarter } from './starter.js'

const [path, ...rest] = process.argv.slice(2)
if (path === undefined) {
  console.error('usage: node scripts/run.js <workspace>/dist/<module>.js …')
  process.exit(2)
}

const isAlone = followStarter('scripts/run.js')
const module = join(root, path)
const [workspace = '.'] = path.split(/[\\/]/)
const steps = [() => install(console.error), () => build(workspace), ...(workspace === 'server' ? [buildPages] : [])]
for (const step of steps) {
  const { ok, output } = step()
  if (ok) continue
  console.error(output)
  process.exit(1)
}

// Nothing else could be noticed meanwhile.
if (isAlone()) process.exit(1)
process.setSourceMapsEnabled(true)
process.argv = [process.execPath, module, ...rest]
await import(pathToFileURL(module).href)
