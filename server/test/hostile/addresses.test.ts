import http, { type IncomingMessage } from 'node:http'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { addressOf, forwardedHost, trustOf } from '../../http/addresses.ts'
import { ourOrigins } from '../../http/door.ts'
import { fromOneAddress, limit } from '../../http/limits.ts'
import { answerRefusals } from '../../http/refusals.ts'
import { Client } from '../../trial/client.ts'
import { openTestApp, type TestApp } from '../app.ts'

/** The house as it is run on the open internet: limits on, behind one proxy that says who calls. */

let house: TestApp
beforeAll(async () => {
  house = await openTestApp({ LIMITS: 'on', TRUST_PROXY: '1' })
})
afterAll(() => house.close())

/** What the proxy passes on: whatever the caller claims, and the address that it really has. */
const from = (address: string, claim?: string): Record<string, string> => ({
  'x-forwarded-for': claim === undefined ? address : `${claim}, ${address}`,
})

async function guest(address: string, claim?: string): Promise<{ client: Client; status: number; text: string }> {
  const client = new Client(house.base)
  const { status, text } = await client.send('POST', '/api/guest', { name: 'Ada' }, from(address, claim))
  return { client, status, text }
}

describe('from one address', () => {
  test('come sixty guests in ten minutes, whatever address they claim to have', async () => {
    for (let n = 0; n < fromOneAddress.guest.most; n++) {
      expect((await guest('203.0.113.1', `198.51.100.${n}`)).status).toBe(201)
    }
    const { status, text } = await guest('203.0.113.1', '192.0.2.77')
    const message = 'Too many guests from this address: try again in 10 minutes.'
    expect({ status, body: JSON.parse(text) as unknown }).toEqual({ status: 429, body: { error: 'often', message } })
    expect((await guest('203.0.113.2')).status).toBe(201)
  })

  test('an address of IPv6 is one with its neighbours', async () => {
    for (let n = 0; n < fromOneAddress.guest.most; n++) await guest(`2001:db8:0:1::${n.toString(16)}`)
    expect((await guest('2001:db8:0:1:ffff::1')).status).toBe(429)
    expect((await guest('2001:db8:0:2::1')).status).toBe(201)
  })

  test('are opened so many tables, by however many guests', async () => {
    const statuses: number[] = []
    const perGuest = 5
    for (let n = 0; n <= fromOneAddress.table.most; n += perGuest) {
      const { client } = await guest('203.0.113.10')
      for (let table = 0; table < perGuest; table++) {
        const answer = await client.send('POST', '/api/tables', { game: 'whispers' }, from('203.0.113.10'))
        statuses.push(answer.status)
      }
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(fromOneAddress.table.most)
    expect(statuses.at(-1)).toBe(429)
  })

  test('are guessed forty wrong codes, by however many guests; right ones are no guesses', async () => {
    const host = (await guest('203.0.113.20')).client
    const wish = { game: 'whispers', visibility: 'code' }
    const { code } = JSON.parse((await host.send('POST', '/api/tables', wish)).text) as { code: string }
    const guess = async (client: Client, word: string, address: string): Promise<number> =>
      (await client.send('POST', '/api/codes', { code: word }, from(address))).status
    const statuses: number[] = []
    for (let n = 0; n < 10; n++) {
      const { client } = await guest('203.0.113.21')
      expect(await guess(client, code, '203.0.113.21')).toBe(200)
      for (let wrong = 0; wrong < 4; wrong++) statuses.push(await guess(client, 'OOOOOO', '203.0.113.21'))
    }
    expect(new Set(statuses)).toEqual(new Set([404]))
    const { client } = await guest('203.0.113.21')
    expect(await guess(client, code, '203.0.113.21')).toBe(429)
    expect(await guess(client, code, '203.0.113.22')).toBe(200)
  })

  test('a class of thirty may come at once, open a table each, mistype a code and a password', async () => {
    const address = '203.0.113.30'
    const wrong = (n: number): object => ({ username: `pupil${n}`, password: 'forgotten', leave: true })
    const pupils = await Promise.all(
      Array.from({ length: 30 }, async (_, n) => {
        const { client, status } = await guest(address)
        const ask = async (method: string, path: string, body?: object): Promise<number> =>
          (await client.send(method, path, body, from(address))).status
        return [
          status,
          await ask('POST', '/api/tables', { game: 'whispers' }),
          await ask('POST', '/api/codes', { code: 'OOOOOO' }),
          await ask('POST', '/api/sign-in', wrong(n)),
          await ask('GET', '/api/me'),
        ]
      }),
    )
    for (const statuses of pupils) expect(statuses).toEqual([201, 201, 404, 401, 200])
  })

  test('comes so much a minute, of whatever kind and by whomever', async () => {
    const app = Fastify({ trustProxy: trustOf(1) })
    onTestFinished(() => app.close())
    app.decorateRequest('account', null)
    answerRefusals(app, { cause: null })
    // Each is somebody else.
    app.addHook('onRequest', async (request) => {
      Object.assign(request, { account: { id: request.url } })
    })
    await limit(app)
    app.get('/', () => 'here')
    const { most } = fromOneAddress.anything
    const ask = async (n: number, address: string): Promise<number> =>
      (await app.inject({ url: `/?${n}`, headers: from(address) })).statusCode
    for (let n = 0; n < most; n++) if ((await ask(n, '203.0.113.9')) !== 200) expect(n).toBe(most)
    expect(await ask(most, '203.0.113.9')).toBe(429)
    expect(await ask(most, '203.0.113.8')).toBe(200)
  })
})

describe('who calls', () => {
  /** What Fastify makes of it, and what we make of it where Fastify isn't asked. */
  async function seen(hops: number, headers: Record<string, string | string[]>): Promise<string[]> {
    const app: FastifyInstance = Fastify({ trustProxy: trustOf(hops) })
    app.get('/', ({ ip, raw }) => [ip, addressOf(raw, hops)])
    await app.listen({ host: '127.0.0.1', port: 0 })
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      http.request(app.listeningOrigin, { headers }, resolve).on('error', reject).end()
    })
    const text = (await answer.toArray()).join('')
    await app.close()
    return JSON.parse(text) as string[]
  }

  test.each([
    [0, {}, '127.0.0.1'],
    [0, { 'x-forwarded-for': '192.0.2.1' }, '127.0.0.1'],
    [1, {}, '127.0.0.1'],
    [1, { 'x-forwarded-for': '192.0.2.1' }, '192.0.2.1'],
    [1, { 'x-forwarded-for': '192.0.2.9, 192.0.2.1' }, '192.0.2.1'],
    [1, { 'x-forwarded-for': ['192.0.2.9', '192.0.2.1'] }, '192.0.2.1'],
    [2, { 'x-forwarded-for': '192.0.2.9, 192.0.2.1, 10.0.0.1' }, '192.0.2.1'],
    [2, { 'x-forwarded-for': '192.0.2.1' }, '192.0.2.1'],
  ])('behind %i proxies, with %o, is %s', async (hops, headers, address) => {
    expect(await seen(hops, headers)).toEqual([address, address])
  })

  test.each([
    [0, 'evil.example', null],
    [1, 'play.example', 'play.example'],
    [1, 'evil.example, play.example', 'play.example'],
    [2, 'evil.example, play.example, inner', 'play.example'],
    [2, 'play.example', 'play.example'],
    [1, '', null],
  ])('behind %i proxies, a page of %s is at %s', (hops, told, host) => {
    expect(forwardedHost({ 'x-forwarded-host': told }, hops)).toBe(host)
  })

  test('and a forged host is no origin of ours', () => {
    const headers = { host: 'inner', origin: 'https://evil.example', 'x-forwarded-host': 'evil.example, play.example' }
    expect(ourOrigins(null, 1)(headers)).toBe(false)
    expect(ourOrigins(null, 1)({ ...headers, origin: 'https://play.example' })).toBe(true)
    expect(ourOrigins(null, 0)({ ...headers, origin: 'https://play.example' })).toBe(false)
  })
})
