import { createServer, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TableInfo } from '../../protocol/tables.ts'
import { Client, type HttpAnswer } from '../../trial/client.ts'
import { openTestApp, type TestApp } from '../app.ts'
import { softwarePasskey, type CreationOptions, type RequestOptions } from '../identity/authenticator.ts'
import { Browser } from '../push/browser.ts'
import { Document, type Call } from './document.ts'

let house: TestApp
let document: Document
beforeAll(async () => {
  house = await openTestApp({ ADMINS: 'keeper' })
  document = await Document.of(house.base)
})
afterAll(() => house.close())

const names = (calls: readonly Call[]): string[] => calls.map(({ name }) => name)

/** Every place that refers to another. */
function references(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  const own = '$ref' in part && typeof part.$ref === 'string' ? [part.$ref] : []
  return [...own, ...Object.values(part).flatMap(references)]
}

function freePort(): Promise<number> {
  const server = createServer()
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}

describe('what programs are told of the house', () => {
  test('every call has a name of its own, a summary, a tag, who may make it, and what comes of too many', () => {
    const { calls } = document
    expect(calls.length).toBeGreaterThan(60)
    const ids = calls.map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(calls.length)
    const isWhole = ({ operation: { operationId, summary, tags, security, responses } }: Call): boolean =>
      /^[a-z][a-zA-Z]+$/.test(operationId ?? '') &&
      summary !== undefined &&
      tags?.length === 1 &&
      security !== undefined &&
      responses['429']?.headers !== undefined
    expect(names(calls.filter((call) => !isWhole(call)))).toEqual([])
  })

  test('every answer has words of its own, and every part of a path is told', () => {
    const bare = document.calls.filter(({ operation: { responses } }) =>
      Object.values(responses).some(({ description }) => description === 'Default Response'),
    )
    expect(names(bare)).toEqual([])
    const untold = document.calls.filter(({ path, operation: { parameters = [] } }) =>
      [...path.matchAll(/\{(\w+)\}/g)].some(([, part]) => !parameters.some(({ name }) => name === part)),
    )
    expect(names(untold)).toEqual([])
  })

  test('what is referred to is there, and what is there is referred to', () => {
    const { paths, components } = document.whole
    const schemas = Object.keys(components.schemas).map((name) => `#/components/schemas/${name}`)
    expect([...new Set(references([paths, components]))].toSorted()).toEqual(schemas.toSorted())
  })

  test('a body that a route reads by itself is told like any other', () => {
    const open = document.calls.filter(({ operation: { requestBody } }) =>
      Object.values(requestBody?.content ?? {}).some(({ schema }) => Object.keys(schema).length === 0),
    )
    expect(names(open)).toEqual([])
  })

  test.each(['http', 'https'])('the cookie that is told is the cookie that is set, over %s', async (protocol) => {
    const port = await freePort()
    const place = await openTestApp({ PORT: String(port), BASE_URL: `${protocol}://play.example.org` })
    try {
      const here = `http://127.0.0.1:${port}`
      const { name } = (await Document.of(here)).whole.components.securitySchemes.session
      const { headers } = await new Client(here).send('POST', '/api/guest', { name: 'Ada' })
      expect(headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual([name])
    } finally {
      await place.close()
    }
  })

  test('what comes too often is refused as it is told, and how often that is', async () => {
    const strict = await openTestApp({ LIMITS: 'on' })
    try {
      const told = await Document.of(strict.base)
      const call = told.find('POST', '/api/records/verify')
      const most = Number(/At most (\d+) a minute/.exec(call.operation.description ?? '')?.[1])
      const stranger = new Client(strict.base)
      const answers = []
      for (let sent = 0; sent <= most; sent++) answers.push(await stranger.send('POST', '/api/records/verify', {}))
      expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: most }, () => 422), 429])
      for (const answer of answers) expect(told.wrongAnswer(call, answer)).toBeNull()
      const [refused] = answers.slice(-1)
      for (const header of Object.keys(call.operation.responses['429']?.headers ?? {})) {
        expect([header, refused?.headers.get(header)]).toEqual([header, expect.stringMatching(/^\d+$/)])
      }
    } finally {
      await strict.close()
    }
  })
})

describe('a house that is called as it is told', () => {
  const walked = new Set<string>()

  const toldOf = (call: Call, answer: HttpAnswer): HttpAnswer => {
    expect({ call: call.name, wrong: document.wrongAnswer(call, answer) }).toEqual({ call: call.name, wrong: null })
    return answer
  }

  /** Makes a call, also as somebody who may not, and holds whatever is answered against the document. */
  async function send(who: Client, method: string, path: string, body?: unknown): Promise<HttpAnswer> {
    const call = document.find(method, path)
    walked.add(call.name)
    const { security = [] } = call.operation
    const isForAll = security.length === 0 || security.some((way) => Object.keys(way).length === 0)
    if (!isForAll || method === 'GET') {
      const { status } = toldOf(call, await new Client(house.base).send(method, path, body))
      expect({ call: call.name, unknown: status === 401 }).toEqual({ call: call.name, unknown: !isForAll })
    }
    if (!isForAll && !security.some((way) => 'token' in way)) {
      const { status } = toldOf(call, await program.send(method, path, body))
      expect({ call: call.name, status }).toEqual({ call: call.name, status: 403 })
    }
    if (body !== undefined) expect([call.name, document.wrongBody(call, body)]).toEqual([call.name, null])
    return toldOf(call, await who.send(method, path, body))
  }

  async function walk(...[who, method, path, body]: Parameters<typeof send>): Promise<HttpAnswer> {
    const answer = await send(who, method, path, body)
    if (answer.status >= 300) expect.unreachable(`${method} ${path}: ${answer.text}`)
    return answer
  }

  const asked = async <Result>(...request: Parameters<typeof walk>): Promise<Result> =>
    JSON.parse((await walk(...request)).text) as Result

  let ada: Client
  let ben: Client
  let keeper: Client
  /** Ada's own, by a token. */
  let program: Client
  beforeAll(async () => {
    ada = new Client(house.base)
    ben = new Client(house.base)
    keeper = await Client.guest(house.base, 'Keeper')
    await keeper.put('/api/me/password', { username: 'keeper', password: 'a long password' })
    await keeper.post('/api/sign-in', { username: 'keeper', password: 'a long password' })
    program = await Client.guest(house.base, 'Program')
    program.token = (await program.post<{ token: string }>('/api/me/tokens', { name: 'first' })).token
  })

  const me = (client: Client): Promise<{ id: string }> => client.get('/api/me')

  test('who somebody is', async () => {
    await walk(ada, 'POST', '/api/guest', { name: 'Ada' })
    await walk(ben, 'POST', '/api/guest', {
      name: 'Ben',
      crest: { emblem: 'ship', field: 'waves', tincture: 'coral' },
    })
    await walk(ada, 'GET', '/api/me')
    await walk(program, 'PATCH', '/api/me', { name: 'Machine' })
    await walk(ada, 'PUT', '/api/me/password', { username: 'ada', password: 'a long password' })
    await walk(new Client(house.base), 'POST', '/api/sign-in', { username: 'ada', password: 'a long password' })
    const { id } = await asked<{ id: string }>(ada, 'POST', '/api/me/tokens', { name: 'spare' })
    await walk(ada, 'GET', '/api/me/tokens')
    await walk(ada, 'DELETE', `/api/me/tokens/${id}`)
    const parting = await Client.guest(house.base, 'Parting')
    await walk(parting, 'POST', '/api/sign-out')
    await walk(await Client.guest(house.base, 'Gone'), 'DELETE', '/api/me', {})
  })

  test('passkeys', async () => {
    const key = softwarePasskey()
    const session = ben.cookie
    const options = await asked<CreationOptions>(ben, 'POST', '/api/me/passkeys/options')
    ben.cookie += `; ${session}`
    const { id } = await asked<{ id: string }>(ben, 'POST', '/api/me/passkeys', {
      response: key.create(options, house.base),
      name: 'Laptop',
    })
    ben.cookie = session
    await walk(ben, 'GET', '/api/me/passkeys')
    const elsewhere = new Client(house.base)
    const request = await asked<RequestOptions>(elsewhere, 'POST', '/api/sign-in/passkey/options', {})
    await walk(elsewhere, 'POST', '/api/sign-in/passkey', { response: key.get(request, house.base) })
    await walk(ben, 'PUT', '/api/me/password', { username: 'ben', password: 'a long password' })
    await walk(ben, 'DELETE', `/api/me/passkeys/${id}`)
  })

  test('a table, from its opening to its record', async () => {
    await walk(ada, 'GET', '/api/games')
    await walk(ada, 'GET', '/api/games/octopus/schema')
    const { id } = await asked<TableInfo>(ada, 'POST', '/api/tables', {
      game: 'whispers',
      seats: 2,
      visibility: 'open',
    })
    await walk(ada, 'GET', '/api/tables')
    const at = `/api/tables/${id}`
    await walk(ben, 'GET', at)
    await walk(ada, 'PATCH', at, { clock: { kind: 'slow', hours: 1 } })
    await walk(ben, 'PUT', `${at}/seats/1`, { me: true })
    await walk(ada, 'POST', `${at}/swap`, { seats: [0, 1] })
    await walk(ben, 'POST', `${at}/swap`, { seats: [0, 1], wanted: false })
    await walk(ben, 'DELETE', `${at}/seats/1`)
    await walk(ben, 'PUT', `${at}/seats/1`, { me: true })
    await walk(ben, 'PUT', `${at}/ready`, { ready: true })
    await walk(ada, 'POST', `${at}/start`)
    await walk(ada, 'GET', `${at}/position`)
    await walk(ada, 'GET', `${at}/turn`)
    await walk(ada, 'GET', '/api/turns')
    await walk(ada, 'GET', `${at}/talk/possible`)
    await walk(ada, 'POST', `${at}/talk`, { kind: 'talk', said: { type: 'claim', fingers: 3 } })
    await walk(ben, 'POST', `${at}/talk`, { kind: 'text', said: 'Well.' })
    await walk(ben, 'POST', `${at}/talk`, { kind: 'emote', said: 'wave', id: 'one' })
    await walk(ben, 'GET', `${at}/talk`)
    await walk(ben, 'GET', `${at}/talk?before=3&limit=1`)
    await walk(ben, 'POST', `${at}/reports`, { about: (await me(ada)).id, talk: 1, why: 'She bluffs.' })
    await walk(ada, 'POST', `${at}/moves`, { id: 'first', seq: 0, move: { fingers: 5 } })
    await walk(ada, 'POST', `${at}/hints`)
    await walk(ada, 'POST', `${at}/undo`, { id: 'back', seq: 1 })
    await walk(ada, 'GET', '/api/me/tables')
    for (let seq = 2; seq < 8; seq += 2) {
      await walk(ada, 'POST', `${at}/moves`, { id: `a${seq}`, seq, move: { fingers: 5 } })
      await walk(ben, 'POST', `${at}/moves`, { id: `b${seq}`, seq, move: { fingers: 2 } })
    }
    await walk(ada, 'GET', `${at}/turn`)
    await walk(ada, 'GET', '/api/me/history')
    const record = await asked<object>(ada, 'GET', `/api/records/${id}`)
    await walk(ada, 'POST', '/api/records/verify', record)
    const { id: kept } = await asked<{ id: string }>(ada, 'POST', '/api/records', record)
    await walk(ben, 'GET', `/api/records/${kept}`)
    const crest = { emblem: 'ship', field: 'waves', tincture: 'coral' }
    const named = { ...record, players: [{ name: 'Ada', crest }, null] }
    const { id: withNames } = await asked<{ id: string }>(ada, 'POST', '/api/records', named)
    await walk(ben, 'GET', `/api/records/${withNames}/players`)
    await walk(ben, 'POST', `${at}/rematch`)
    await walk(ben, 'GET', `/api/players/${(await me(ada)).id}`)
    await walk(ben, 'GET', '/api/ratings/whispers')
  })

  test('other ways to a table, and what is voted there', async () => {
    const hidden = await ada.post<TableInfo>('/api/tables', { game: 'whispers', seats: 2, visibility: 'code' })
    await walk(ben, 'POST', '/api/codes', { code: hidden.code ?? '' })
    await walk(ada, 'POST', '/api/quick', {})
    await walk(ada, 'POST', '/api/quick', { game: 'whispers' })
    const { id } = await ada.post<TableInfo>('/api/tables', { game: 'window', seats: 3 })
    await ada.put(`/api/tables/${id}/seats/2`, { bot: 'easy' })
    await ben.put(`/api/tables/${id}/seats/1`, { me: true })
    await ben.put(`/api/tables/${id}/ready`, { ready: true })
    await ada.post(`/api/tables/${id}/start`)
    await walk(ada, 'PUT', `/api/tables/${id}/orders`, { shown: 'pass' })
    await walk(ada, 'GET', `/api/tables/${id}/orders`)
    // Nobody may hurry the others so soon.
    expect((await send(ben, 'POST', `/api/tables/${id}/votes`, { haste: true, id: 'hurry' })).status).toBe(409)
    await walk(ada, 'GET', `/api/tables/${id}/position`)
  })

  test('whom one hears, how one is called, what is kept', async () => {
    const { id } = await me(ben)
    await walk(ada, 'PUT', `/api/me/mutes/${id}`)
    await walk(ada, 'GET', '/api/me/mutes')
    await walk(ada, 'DELETE', `/api/me/mutes/${id}`)
    await walk(ada, 'GET', '/api/push')
    const endpoint = 'https://updates.push.services.mozilla.com/wpush/v2/abc'
    await walk(ada, 'POST', '/api/me/push', { endpoint, keys: new Browser().keys, language: 'fr' })
    await walk(ada, 'DELETE', '/api/me/push', { endpoint })
    await walk(ada, 'GET', '/api/me/export')
    await walk(new Client(house.base), 'GET', '/api/health')
    await walk(keeper, 'GET', '/api/metrics')
  })

  test('what those who run it may do', async () => {
    await walk(keeper, 'GET', '/api/admin/tables')
    const { id } = await ada.post<TableInfo>('/api/tables', { game: 'whispers' })
    await walk(keeper, 'DELETE', `/api/admin/tables/${id}`)
    const { reports } = await asked<{ reports: { id: string }[] }>(keeper, 'GET', '/api/admin/reports')
    await walk(keeper, 'DELETE', `/api/admin/reports/${reports[0]?.id}`)
    const culprit = await me(ben)
    await walk(keeper, 'PUT', `/api/admin/bans/${culprit.id}`, { why: 'He shouts.' })
    await walk(keeper, 'GET', '/api/admin/bans')
    await walk(keeper, 'DELETE', `/api/admin/bans/${culprit.id}`)
  })

  test('nothing that is told was left out', () => {
    expect(names(document.calls).filter((name) => !walked.has(name))).toEqual([])
  })
})
