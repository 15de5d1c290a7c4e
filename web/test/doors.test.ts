import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CABINET } from '../dev/kept.ts'

/** The doors for those who carry on are in no build, whatever its host has in the environment. */
const root = fileURLToPath(new URL('../../', import.meta.url))
const built = mkdtempSync(join(tmpdir(), 'octopolis-built-'))

beforeAll(() => {
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const { status, stderr } = spawnSync(
    process.execPath,
    [vite, 'build', '--config', 'web/vite.config.ts', '--logLevel', 'error', '--outDir', built, '--emptyOutDir'],
    { cwd: root, env: { ...process.env, NODE_ENV: 'development' }, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(stderr)
})

afterAll(() => rmSync(built, { recursive: true, force: true }))

function files(extension: string): string[] {
  const all = readdirSync(built, { recursive: true, encoding: 'utf8' })
  return all.filter((file) => file.endsWith(extension)).map((file) => join(built, file))
}

/** Every module that anything in the build was made of, by its path in the repository. */
function sources(): string[] {
  const found = files('.map').flatMap((map) => {
    const { sources: paths } = JSON.parse(readFileSync(map, 'utf8')) as { readonly sources: readonly string[] }
    return paths.map((path) =>
      relative(root, resolve(dirname(map), path))
        .split(sep)
        .join('/'),
    )
  })
  return [...new Set(found)]
}

const isDoor = (path: string): boolean => /^web\/dev\/|^games\/[^/]+\/(test\/|board\/gallery)/.test(path)

test('no module of theirs is in it', () => {
  const all = sources()
  expect(all).toContain('web/routes.tsx')
  expect(all).toContain('web/table/TableView.tsx')
  expect(all.filter(isDoor)).toEqual([])
})

test('nor anything that they say, fetch or are found at', () => {
  const text = [...files('.js'), ...files('.css'), ...files('.html')].map((file) => readFileSync(file, 'utf8'))
  const said = readFileSync(join(root, 'web/dev/words.ts'), 'utf8').match(/(?<=')[^'\n]{16,}(?=',)/g) ?? []
  expect(said.length).toBeGreaterThan(20)
  expect(['/dev', CABINET, ...said].filter((mark) => text.some((one) => one.includes(mark)))).toEqual([])
  // They could be found: what other pages say is there.
  expect(text.some((one) => one.includes('There is no page at this address.'))).toBe(true)
})
