import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, resolve, sep } from 'node:path'
import { build, type Plugin } from 'vite'
import { compress } from './compress.ts'
import type { Precache } from '../messages.ts'

/** Kept for a page without a network: all of the build but what only developers read, what only links show, and letters nobody here writes. */
function isKept(path: string): boolean {
  if (/\.(map|br|gz|woff)$/.test(path) || path === '/sw.js' || path.startsWith('/previews/')) return false
  return !path.endsWith('.woff2') || /-latin-\d/.test(path)
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : [])).toSorted()
}

/** The version is what is in it: the same files make the same one. */
async function precacheOf(outDir: string): Promise<Precache> {
  const hash = createHash('sha256')
  const files: string[] = []
  for (const file of await filesIn(outDir)) {
    const path = `/${relative(outDir, file).split(sep).join('/')}`
    if (!isKept(path)) continue
    files.push(path)
    hash.update(path).update(await readFile(file))
  }
  return { version: hash.digest('hex').slice(0, 16), files }
}

/** Builds the service worker with the list of what it keeps, and compresses what is text. */
export function offline(): Plugin {
  let outDir = ''
  return {
    name: 'octopolis:offline',
    apply: 'build',
    configResolved({ root, build: options }) {
      outDir = resolve(root, options.outDir)
    },
    async closeBundle(error) {
      if (error !== undefined) return
      const precache = await precacheOf(outDir)
      await build({
        configFile: false,
        logLevel: 'warn',
        root: join(import.meta.dirname, '..'),
        publicDir: false,
        resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
        define: { __PRECACHE__: JSON.stringify(precache) },
        build: {
          outDir,
          emptyOutDir: false,
          copyPublicDir: false,
          target: 'baseline-widely-available',
          rolldownOptions: {
            input: join(import.meta.dirname, '../worker.ts'),
            output: { format: 'iife', entryFileNames: 'sw.js' },
          },
        },
      })
      await Promise.all((await filesIn(outDir)).map(compress))
    },
  }
}
