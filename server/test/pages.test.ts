import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { readSettings } from '../settings.ts'
import { openTestApp, type TestApp } from './app.ts'

const index = '<!doctype html><title>Octopolis</title><script type="module" src="/assets/main-a1b2c3.js"></script>'
const script = 'console.log("eight arms")\n'.repeat(100)
const folder = mkdtempSync(join(tmpdir(), 'octopolis-pages-'))
const pages = join(folder, 'dist')
let house: TestApp

beforeAll(async () => {
  mkdirSync(join(pages, 'assets'), { recursive: true })
  mkdirSync(join(pages, 'icons'))
  writeFileSync(join(folder, 'secret.txt'), 'not a page')
  writeFileSync(join(pages, '.hidden'), 'not a page')
  writeFileSync(join(pages, 'index.html'), index)
  writeFileSync(join(pages, 'sw.js'), 'self.skipWaiting()')
  writeFileSync(join(pages, 'manifest.webmanifest'), '{"name":"Octopolis"}')
  writeFileSync(join(pages, 'icons', 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(pages, 'assets', 'main-a1b2c3.js'), script)
  writeFileSync(join(pages, 'assets', 'main-a1b2c3.js.br'), brotliCompressSync(script))
  writeFileSync(join(pages, 'assets', 'main-a1b2c3.js.gz'), gzipSync(script))
  writeFileSync(join(pages, 'assets', 'plain-d4e5f6.css'), 'body { margin: 0 }')
  house = await openTestApp({ PAGES_DIR: pages, LIMITS: 'on' })
})
afterAll(async () => {
  await house.close()
  rmSync(folder, { recursive: true, force: true })
})

const page = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
  return fetch(`${house.base}${path}`, { method, headers })
}

/** The path as it stands: fetch would tidy it. */
function getRaw(path: string, headers: Record<string, string> = page): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(house.base)
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk: string) => (text += chunk))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
    })
    asked.on('error', reject)
    asked.end()
  })
}

describe('the one page', () => {
  test.each(['/', '/t/abc', '/t/abc?from=mail', '/players/pat.ricia', '/replay/iabc/17', '/index.html'])(
    'is at %s, and asked for again each time',
    async (path) => {
      const answer = await get(path, page)
      expect([answer.status, await answer.text()]).toEqual([200, index])
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(answer.headers.get('cache-control')).toBe('no-cache')
      const again = await getRaw(path, { ...page, 'if-none-match': answer.headers.get('etag') ?? '' })
      expect(again).toEqual({ status: 304, text: '' })
    },
  )

  test('is there for who takes anything, and who only wants to know', async () => {
    expect(await (await get('/t/abc', { accept: '*/*' })).text()).toBe(index)
    const head = await get('/t/abc', page, 'HEAD')
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect(head.headers.get('content-length')).toBe(String(index.length))
  })

  test.each([
    ['/t/abc', { accept: 'application/json' }],
    ['/missing.js', { accept: '*/*' }],
    ['/assets/missing.js', page],
    ['/assets', page],
    ['/api/missing', page],
    ['/api', page],
    ['/socket.io', page],
  ])('is not at %s for %o', async (path, headers) => {
    const answer = await get(path, headers)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual({ error: 'missing', message: `There is no GET ${path} here.` })
    expect(answer.headers.get('cache-control')).toBeNull()
  })

  test('is nothing that could be sent to', async () => {
    expect((await get('/t/abc', page, 'POST')).status).toBe(404)
  })

  test('loads nothing from elsewhere, and stands in no other page', async () => {
    const { headers } = await get('/', page)
    const policy = headers.get('content-security-policy')?.split(';') ?? []
    const { host } = new URL(house.base)
    for (const directive of [
      "default-src 'self'",
      "script-src 'self'",
      "worker-src 'self'",
      "manifest-src 'self'",
      `connect-src 'self' ws://${host} wss://${host}`,
      "font-src 'self'",
      "img-src 'self' data:",
      "frame-ancestors 'none'",
    ]) {
      expect(policy).toContain(directive)
    }
    expect(policy.join()).not.toContain('upgrade-insecure-requests')
  })

  test('has a policy for any Host', async () => {
    const odd = await getRaw('/', { ...page, host: 'x; script-src *' })
    expect(odd).toMatchObject({ status: 200, text: index })
  })
})

describe('a file', () => {
  test.each([
    ['/assets/main-a1b2c3.js', 'javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/assets/plain-d4e5f6.css', 'text/css; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/sw.js', 'javascript; charset=utf-8', 'no-cache'],
    ['/manifest.webmanifest', 'application/manifest+json', 'no-cache'],
    ['/icons/icon.svg', 'image/svg+xml', 'no-cache'],
  ])('%s is sent as %s, %s', async (path, type, freshness) => {
    for (const [method, headers] of [
      ['GET', {}],
      ['GET', { 'accept-encoding': 'identity' }],
      ['HEAD', {}],
    ] as const) {
      const answer = await get(path, headers, method)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toContain(type)
      expect(answer.headers.get('cache-control')).toBe(freshness)
      expect(answer.headers.get('etag')).not.toBeNull()
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    }
  })

  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('is sent to who takes %s as %s', async (accepted, encoding) => {
    const answer = await get('/assets/main-a1b2c3.js', { 'accept-encoding': accepted })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('vary')).toContain('accept-encoding')
    expect(await answer.text()).toBe(script)
  })

  test('that was not packed is sent as it is', async () => {
    const answer = await get('/assets/plain-d4e5f6.css', { 'accept-encoding': 'br, gzip' })
    expect(answer.headers.get('content-encoding')).toBeNull()
    expect(await answer.text()).toBe('body { margin: 0 }')
  })

  test.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/..%5csecret.txt',
    '/%252e%252e%252fsecret.txt',
    '//etc/passwd',
    '/.hidden',
    '/assets/main-a1b2c3.js%00.html',
  ])('outside of the pages is not sent: %s', async (path) => {
    for (const headers of [page, { accept: '*/*' }]) {
      const { status, text } = await getRaw(path, headers)
      expect(text).not.toMatch(/not a page|root:/)
      expect(status === 404 || text === index).toBe(true)
    }
  })
})

describe('limits', () => {
  test('don’t count the pages and their files', async () => {
    const before = Number((await get('/api/games')).headers.get('x-ratelimit-remaining'))
    for (let load = 0; load < 30; load++) {
      const answers = await Promise.all([
        get('/', page),
        ...Array.from({ length: 60 }, () => get('/assets/main-a1b2c3.js')),
      ])
      expect(answers.every(({ status }) => status === 200)).toBe(true)
      await Promise.all(answers.map((answer) => answer.arrayBuffer()))
    }
    const after = await get('/api/games')
    expect([after.status, Number(after.headers.get('x-ratelimit-remaining'))]).toEqual([200, before - 1])
  })

  test('count what is missing', async () => {
    const before = Number((await get('/api/games')).headers.get('x-ratelimit-remaining'))
    const missing = await get('/assets/missing.js')
    expect(Number(missing.headers.get('x-ratelimit-remaining'))).toBe(before - 1)
  })
})

test('a house is closed though somebody doesn’t read what they asked for', async () => {
  writeFileSync(join(pages, 'assets', 'large-000000.js'), Buffer.alloc(32 * 1024 * 1024, ' '))
  const other = await openTestApp({ PAGES_DIR: pages })
  const { hostname, port } = new URL(other.base)
  const idler = connect(Number(port), hostname)
  onTestFinished(() => void idler.destroy())
  idler.write('GET /assets/large-000000.js HTTP/1.1\r\nHost: x\r\n\r\n')
  await once(idler, 'readable')
  const began = performance.now()
  await other.close()
  expect(performance.now() - began).toBeLessThan(60_000)
})

test('the door for programs is where it was', async () => {
  const docs = await get('/api/docs', page)
  expect([docs.status, await docs.text()]).toEqual([200, expect.stringContaining('swagger-ui')])
  for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js', 'swagger-initializer.js']) {
    const answer = await get(`/api/docs/static/${file}`)
    expect([answer.status, (await answer.text()).length > 100]).toEqual([200, true])
  }
  expect((await get('/api/health')).status).toBe(200)
  expect((await get('/socket.io/?EIO=4&transport=polling')).status).toBe(200)
})

describe('without pages', () => {
  test('there is a bare one that shows the way, and nothing else', async () => {
    const bare = await openTestApp()
    try {
      const first = await fetch(`${bare.base}/`, { headers: page })
      expect(await first.text()).toContain('href="/api/docs"')
      expect((await fetch(`${bare.base}/t/abc`, { headers: page })).status).toBe(404)
    } finally {
      await bare.close()
    }
  })

  test('they are looked for beside the server, unless the host says where', () => {
    expect(readSettings({}).pagesDir).toBe(join(import.meta.dirname, '..', '..', 'web', 'dist'))
    expect(readSettings({ PAGES_DIR: '/srv/pages' }).pagesDir).toBe('/srv/pages')
  })
})
