import { sql } from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Health } from '../../protocol/admin.ts'
import type { TableInfo } from '../../protocol/tables.ts'
import { Client } from '../../trial/client.ts'
import { LiveClient } from '../../trial/socket.ts'
import { openTestApp, type TestApp } from '../app.ts'
import { describeOnPostgres } from '../postgres.ts'

interface Evening {
  readonly house: TestApp
  readonly ada: Client
  readonly table: string
  /** Ada's page and Ben's. */
  readonly pages: readonly [LiveClient, LiveClient]
  /** Whether it can write, as Ben's page was told. */
  readonly told: boolean[]
}

async function begin(environment: Record<string, string> = {}): Promise<Evening> {
  const house = await openTestApp(environment)
  onTestFinished(() => house.close())
  const [ada, ben] = [await Client.guest(house.base, 'Ada'), await Client.guest(house.base, 'Ben')]
  const { id: table } = await ada.post<TableInfo>('/api/tables', { game: 'whispers', seats: 2, visibility: 'open' })
  await ben.put(`/api/tables/${table}/seats/1`, { me: true })
  await ben.put(`/api/tables/${table}/ready`, { ready: true })
  await ada.post(`/api/tables/${table}/start`)
  const pages = [
    await LiveClient.connect(house.base, { cookie: ada.cookie }),
    await LiveClient.connect(house.base, { cookie: ben.cookie }),
  ] as const
  for (const page of pages) {
    onTestFinished(() => page.close())
    await page.ask('join', { table })
  }
  const told: boolean[] = []
  pages[1].on('weather', ({ writes }) => told.push(writes))
  return { house, ada, table, pages, told }
}

async function health({ house }: Evening): Promise<{ status: number; body: Health }> {
  const answer = await fetch(`${house.base}/api/health`)
  return { status: answer.status, body: (await answer.json()) as Health }
}

/** The very same frame, as pages do it, until it is answered; how often it was refused. */
async function insist(page: LiveClient, frame: object): Promise<{ answer: unknown; refusals: unknown[] }> {
  const refusals: unknown[] = []
  for (;;) {
    const answer = await page.call('play', frame)
    if (!isRefusal(answer)) return { answer, refusals }
    refusals.push(answer.error)
    await sleep(100)
  }
}

function isRefusal(answer: unknown): answer is { error: string } {
  return typeof answer === 'object' && answer !== null && 'error' in answer
}

/** Nothing here takes nearly as long. */
const timeout = 60_000

const move = { id: 'one', seq: 0, move: { fingers: 3 } }

test('a house that may only read says so, keeps its people, and goes on by itself', { timeout }, async () => {
  const evening = await begin()
  const { house, table, pages, told } = evening
  const { kysely } = house.app.database
  await sql`pragma query_only = on`.execute(kysely)
  const played = insist(pages[0], { table, ...move })
  await vi.waitUntil(() => told.length === 1, { timeout })
  expect(await health(evening)).toMatchObject({
    status: 503,
    body: { ok: false, alive: true, writes: false, reason: 'read-only' },
  })
  const heard: string[] = []
  const late = await LiveClient.connect(house.base, { onFrame: (text) => heard.push(text) })
  await late.ask('lobby', { follow: true })
  expect(heard.join()).toContain('["weather",{"writes":false}]')
  late.close()
  await sql`pragma query_only = off`.execute(kysely)
  const { answer, refusals } = await played
  expect(answer).toEqual({ seq: 1 })
  expect(new Set(refusals)).toEqual(new Set(['unavailable']))
  await vi.waitUntil(() => told.length === 2, { timeout })
  expect(told).toEqual([false, true])
  expect(await health(evening)).toMatchObject({ status: 200, body: { ok: true, writes: true, reason: null } })
  expect(await house.app.store.log.read(table)).toHaveLength(1)
})

await describeOnPostgres('a database that is away', (postgres) => {
  test(
    'nobody is sent away or told an untruth, and within seconds of its return all goes on',
    { timeout },
    async () => {
      const evening = await begin({ DATABASE_URL: await postgres.createDatabase() })
      const { house, ada, table, pages, told } = evening
      // Somebody of whom nothing is remembered.
      const cleo = await Client.guest(house.base, 'Cleo')
      await postgres.fall()

      const played = insist(pages[0], { table, ...move })
      await vi.waitUntil(() => told.length === 1, { timeout })
      expect(await health(evening)).toMatchObject({ status: 503, body: { alive: true, reason: 'database-away' } })
      const asked = await cleo.send('GET', '/api/me')
      expect(asked.status).toBe(503)
      expect(asked.headers.get('retry-after')).toBe('1')
      expect(JSON.parse(asked.text)).toMatchObject({ error: 'unavailable' })
      const moved = await ada.send('POST', `/api/tables/${table}/moves`, move)
      expect([moved.status, JSON.parse(moved.text)]).toMatchObject([503, { error: 'unavailable' }])
      expect((await ada.send('GET', `/api/tables/${table}/position`)).status).toBe(503)
      const coming = LiveClient.connect(house.base, { cookie: cleo.cookie })

      await postgres.rise()
      const { answer, refusals } = await played
      expect(answer).toEqual({ seq: 1 })
      expect(new Set(refusals)).toEqual(new Set(['unavailable']))
      expect(pages.map(({ isOpen }) => isOpen)).toEqual([true, true])
      const late = await coming
      expect(late.isOpen).toBe(true)
      late.close()
      await vi.waitUntil(() => told.length === 2, { timeout })
      expect(told).toEqual([false, true])
      expect(await pages[1].ask('play', { table, id: 'two', seq: 1, move: { fingers: 2 } })).toEqual({ seq: 2 })
      expect((await house.app.store.log.read(table)).map(({ id }) => id)).toEqual(['0:one', '1:two'])
      expect((await cleo.send('GET', '/api/me')).status).toBe(200)
    },
  )

  test(
    'who can’t be looked up when it is looked whether they are still who they were stays connected',
    { timeout },
    async () => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
      onTestFinished(() => void vi.useRealTimers())
      const { pages } = await begin({ DATABASE_URL: await postgres.createDatabase() })
      await postgres.fall()
      onTestFinished(() => postgres.rise())
      // Longer than anybody is remembered.
      await vi.advanceTimersByTimeAsync(61_000)
      await sleep(500)
      expect(pages.map(({ isOpen }) => isOpen)).toEqual([true, true])
    },
  )
})
