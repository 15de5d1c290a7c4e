import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { pino } from 'pino'
import { openDoor } from '../../http/door.ts'
import { Client } from '../../trial/client.ts'
import { openTestApp, type TestApp } from '../app.ts'

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

let house: TestApp
beforeAll(async () => {
  house = await openTestApp()
})
afterAll(() => house.close())

interface OpenApi {
  readonly openapi: string
  readonly paths: Readonly<Record<string, Readonly<Record<string, { summary?: string; responses: object }>>>>
}

describe('the door for programs', () => {
  test('is described in OpenAPI 3.1, every call with a summary and its refusals', async () => {
    const { openapi, paths } = await new Client(house.base).get<OpenApi>('/api/openapi.json')
    expect(openapi).toBe('3.1.0')
    const calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, call]) => ({ name: `${method} ${path}`, ...call })),
    )
    expect(calls.length).toBeGreaterThan(50)
    expect(calls.filter(({ summary }) => summary === undefined).map(({ name }) => name)).toEqual([])
  })

  test('has a page that links to its docs, and the docs load nothing from elsewhere', async () => {
    const client = new Client(house.base)
    const page = await client.send('GET', '/')
    expect(page.text).toContain('href="/api/docs"')
    const docs = await client.send('GET', '/api/docs')
    expect(docs.status).toBe(200)
    expect(docs.text).not.toMatch(/(src|href)="https?:/)
    expect(docs.headers.get('content-security-policy')).toContain("default-src 'self'")
  })

  test('says how the house is', async () => {
    const client = new Client(house.base)
    expect(await client.get('/api/health')).toMatchObject({ ok: true, alive: true, writes: true, reason: null })
    const { text } = await client.send('GET', '/api/metrics')
    for (const name of [
      'tables',
      'seats',
      'moves_total',
      'frame_seconds',
      'http_seconds',
      'bot_thought_seconds',
      'errors_total',
    ]) {
      expect(text).toContain(`octopolis_${name}`)
    }
  })

  test('keeps browsers to https where people come by it, and there alone', async () => {
    const { headers } = await new Client(house.base).send('GET', '/api/health')
    expect(headers.get('strict-transport-security')).toBeNull()
    // Where it listens it says no more: people come by BASE_URL.
    const port = await freePort()
    const secure = await openTestApp({ BASE_URL: 'https://play.example', PORT: String(port) })
    onTestFinished(() => secure.close())
    const answer = await new Client(`http://127.0.0.1:${port}`).send('GET', '/api/health')
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=15552000')
  })

  test('says once in the log that a proxy is there which nobody has told it of', async () => {
    const lines: string[] = []
    const app = await openDoor({
      log: pino({ level: 'warn' }, { write: (line) => void lines.push(line) }),
      trustProxy: 0,
      secure: false,
      limits: false,
      version: '0',
      cookie: 'session',
      weather: { cause: null },
      whoIs: async () => null,
      isOurs: () => true,
      measure: () => {},
    })
    onTestFinished(() => app.close())
    for (let n = 0; n < 3; n++) {
      await app.inject({ url: '/api/openapi.json', headers: { 'x-forwarded-for': '192.0.2.1' } })
    }
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('TRUST_PROXY')
  })

  test('lists the games with their options', async () => {
    const games = await new Client(house.base).get<{ id: string; options: { key: string }[] }[]>('/api/games')
    expect(games.map(({ id }) => id)).toContain('whispers')
    expect(games.find(({ id }) => id === 'whispers')?.options).toMatchObject([{ key: 'length', kind: 'choice' }])
  })

  test('another site may not act for those who are signed in here', async () => {
    const client = await Client.guest(house.base, 'Ada')
    const wish = { game: 'whispers' }
    const { status } = await client.send('POST', '/api/tables', wish, { origin: 'https://evil.example' })
    expect(status).toBe(403)
    const own = await client.send('POST', '/api/tables', wish, { origin: house.base })
    expect(own.status).toBe(201)
  })
})
