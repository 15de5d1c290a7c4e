import swagger from '@fastify/swagger'
import Fastify from 'fastify'
import {
  jsonSchemaTransform,
  jsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { identityRoutes } from '../../identity/routes.ts'
import { tablesOf } from '../../identity/tables.ts'
import { softwarePasskey } from './authenticator.ts'
import { guest, smallServer, member, password, some } from './small-server.ts'

afterEach(() => {
  vi.useRealTimers()
})

const crest = { emblem: 'bell', field: 'bars', tincture: 'ink' }

test.each([
  ['GET', '/api/me'],
  ['PATCH', '/api/me', {}],
  ['PUT', '/api/me/password', { username: 'ada', password }],
  ['GET', '/api/me/export'],
  ['DELETE', '/api/me'],
  ['GET', '/api/me/passkeys'],
  ['POST', '/api/me/passkeys/options'],
  ['POST', '/api/me/passkeys', { response: softwarePasskey().create({ challenge: 'x', rp: { id: 'x' } }, 'http://x') }],
  ['DELETE', '/api/me/passkeys/x'],
  ['GET', '/api/me/tokens'],
  ['POST', '/api/me/tokens', { name: 'Script' }],
  ['DELETE', '/api/me/tokens/x'],
] as const)('%s %s is not for strangers', async (method, url, body?: object) => {
  const { status, body: refusal } = await (await smallServer()).browser().send(method, url, body)
  const message = 'Nobody is signed in: become a guest with POST /api/guest first.'
  expect([status, refusal]).toEqual([401, { error: 'unknown', message }])
})

describe('changing', () => {
  test.each([
    [{ name: 'Countess' }, { name: 'Countess' }],
    [{ crest }, { crest }],
    [
      { name: ' Ada  L ', crest },
      { name: 'Ada L', crest },
    ],
    [{}, {}],
  ])('%j', async (change, changed) => {
    const here = await guest(await smallServer())
    const { body: before } = await here.send('GET', '/api/me')
    const { status, body } = await here.send('PATCH', '/api/me', change)
    expect([status, body]).toEqual([200, { ...before, ...changed }])
    expect((await here.send('GET', '/api/me')).body).toEqual(body)
  })

  test.each([
    [{ name: '' }, 'name'],
    [{ name: null }, 'name'],
    [{ crest: { ...crest, emblem: 'unicorn' } }, 'crest.emblem'],
    [{ crest: { emblem: 'bell' } }, 'crest.field'],
  ])('to %j is refused', async (change, where) => {
    const here = await guest(await smallServer())
    const { status, body } = await here.send<{ message: string }>('PATCH', '/api/me', change)
    expect(status).toBe(400)
    expect(body.message).toMatch(`The body.${where} can't be used: `)
  })

  test('what is nobody’s business to change, stays', async () => {
    const here = await guest(await smallServer())
    const { body } = await here.send('PATCH', '/api/me', { id: 'x', username: 'root', guest: false, bannedAt: 1 })
    expect(body).toMatchObject({ id: here.id, username: null, guest: true })
  })
})

test('people are found by their ids, and others are not', async () => {
  const place = await smallServer()
  const [ada, bob] = [await guest(place, 'Ada'), await guest(place, 'Bob')]
  const found = await place.identity.find([ada.id, bob.id, 'nobody', ada.id])
  expect([...found.values()].map(({ name }) => name).toSorted()).toEqual(['Ada', 'Bob'])
  expect(found.get(bob.id)).toEqual((await bob.send('GET', '/api/me')).body)
  expect((await place.identity.find([])).size).toBe(0)
})

describe('who somebody is', () => {
  test('is remembered for half a minute', async () => {
    const place = await smallServer()
    const here = await guest(place)
    vi.useFakeTimers({ toFake: ['Date'] })
    expect((await here.send('GET', '/api/me')).status).toBe(200)
    await tablesOf(place.database).deleteFrom('session').execute()
    vi.setSystemTime(Date.now() + 29_000)
    expect((await here.send('GET', '/api/me')).status).toBe(200)
    vi.setSystemTime(Date.now() + 1000)
    expect((await here.send('GET', '/api/me')).status).toBe(401)
  })
})

describe('the export', () => {
  test('holds all that is kept, and what other parts keep', async () => {
    const asked: string[] = []
    const place = await smallServer({}, async (account) => {
      asked.push(account)
      return { talk: [{ said: 'Hello' }], account: 'not this' }
    })
    const here = await member(place)
    await here.send('POST', '/api/me/tokens', { name: 'Script' })
    const { status, headers, body } = await here.send<Record<string, object>>('GET', '/api/me/export')
    expect(status).toBe(200)
    expect(headers['content-type']).toMatch('application/json')
    expect(headers['content-disposition']).toMatch(/^attachment; filename="octopolis-\d{4}-\d\d-\d\d\.json"$/)
    expect(body).toEqual({
      account: (await here.send('GET', '/api/me')).body,
      sessions: [{ createdAt: some.number, expiresAt: some.number }],
      passkeys: [],
      tokens: [{ id: some.text, name: 'Script', admin: false, createdAt: some.number, lastUsedAt: null }],
      talk: [{ said: 'Hello' }],
    })
    expect(asked).toEqual([here.id])
    expect(JSON.stringify(body)).not.toMatch(/@|mail|hash|scrypt/i)
  })
})

describe('deleting', () => {
  test('a guest leaves nothing', async () => {
    const place = await smallServer()
    const here = await guest(place)
    await here.send('POST', '/api/me/tokens', { name: 'Script' })
    const before = new Map(here.jar)
    const { status, cookies } = await here.send('DELETE', '/api/me')
    expect(status).toBe(204)
    expect(cookies.some((cookie) => cookie.startsWith('octopolis.session_token=; Max-Age=0'))).toBe(true)
    expect(place.forgotten).toEqual([here.id])
    for (const table of ['user', 'session', 'account', 'passkey', 'personal_token'] as const) {
      expect(await tablesOf(place.database).selectFrom(table).selectAll().execute()).toEqual([])
    }
    for (const [name, value] of before) here.jar.set(name, value)
    expect((await here.send('GET', '/api/me')).status).toBe(401)
  })

  test.each([
    [undefined, 422, 'This account has a password: it is needed here.'],
    [{}, 422, 'This account has a password: it is needed here.'],
    [{ password: 'not this' }, 403, 'This is not the password of this account.'],
  ])('somebody with a password, by %j, is refused', async (body, status, message) => {
    const place = await smallServer()
    const here = await member(place)
    const answer = await here.send('DELETE', '/api/me', body)
    expect([answer.status, answer.body]).toMatchObject([status, { message }])
    expect(place.forgotten).toEqual([])
    expect((await here.send('GET', '/api/me')).status).toBe(200)
  })

  test('somebody with a password needs it, takes every way in away, and nothing of others', async () => {
    const place = await smallServer()
    const bob = await member(place, 'bob')
    const here = await member(place, 'ada')
    const { body: made } = await here.send<{ token: string }>('POST', '/api/me/tokens', { name: 'Script' })
    const program = place.browser()
    const bearer = { authorization: `Bearer ${made.token}` }
    expect((await program.send('GET', '/api/me', undefined, bearer)).status).toBe(200)

    expect((await here.send('DELETE', '/api/me', { password })).status).toBe(204)
    expect((await program.send('GET', '/api/me', undefined, bearer)).status).toBe(401)
    expect((await place.browser().send('POST', '/api/sign-in', { username: 'ada', password })).status).toBe(401)
    expect((await place.identity.find([here.id])).size).toBe(0)
    expect((await bob.send('GET', '/api/me')).status).toBe(200)
    expect((await place.browser().send('POST', '/api/sign-in', { username: 'bob', password })).status).toBe(200)
  })

  test('waits until others have forgotten: if they can’t, nothing is deleted', async () => {
    const place = await smallServer()
    const here = await guest(place)
    place.forgotten.push = () => {
      throw new Error('busy')
    }
    expect((await here.send('DELETE', '/api/me')).status).toBe(500)
    expect((await here.send('GET', '/api/me')).status).toBe(200)
  })
})

describe('a ban', () => {
  const refused = { error: 'banned', message: 'This account is banned: rude words.' }

  test('holds at once, for sessions, tokens and signing in, until it is lifted', async () => {
    const place = await smallServer()
    const here = await member(place)
    const { body: made } = await here.send<{ token: string }>('POST', '/api/me/tokens', { name: 'Script' })
    const bearer = { authorization: `Bearer ${made.token}` }
    const all = async () => [
      await here.send('GET', '/api/me'),
      await place.browser().send('GET', '/api/me', undefined, bearer),
      await place.browser().send('POST', '/api/sign-in', { username: 'ada', password }),
    ]
    expect((await all()).map(({ status }) => status)).toEqual([200, 200, 200])

    expect(await place.identity.ban(here.id, 'rude words.')).toBe(true)
    for (const { status, body, cookies } of await all()) expect([status, body, cookies]).toEqual([403, refused, []])
    const wrongOne = { username: 'ada', password: 'not this one' }
    expect((await place.browser().send('POST', '/api/sign-in', wrongOne)).status).toBe(401)
    expect(await place.identity.banned({ limit: 9 })).toEqual([
      { account: expect.objectContaining({ id: here.id }) as unknown, why: 'rude words.', at: some.now() },
    ])

    expect(await place.identity.unban(here.id)).toBe(true)
    expect((await all()).map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await place.identity.banned({ limit: 9 })).toEqual([])
  })

  test('of nobody is not one', async () => {
    const { identity } = await smallServer()
    const { account } = await identity.becomeGuest({ name: 'Ada' })
    expect(await identity.ban('nobody', 'why')).toBe(false)
    expect([await identity.unban('nobody'), await identity.unban(account.id)]).toEqual([false, false])
  })
})

test('every route says what it takes and answers', async () => {
  const { identity } = await smallServer()
  const app = Fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Test', version: '1' } },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  })
  app.decorateRequest('account', null)
  await app.register(identityRoutes(identity, { more: async () => ({}), forget: async () => {} }))
  await app.ready()
  const { paths = {}, components } = app.swagger() as {
    paths?: Record<string, Record<string, { summary?: string; tags?: string[] }>>
    components?: { schemas?: object }
  }
  const said = Object.entries(paths).flatMap(([path, ways]) =>
    Object.entries(ways).map(([method, { summary, tags }]) => [`${method} ${path}`, tags, summary !== undefined]),
  )
  expect(said).toHaveLength(17)
  for (const [, tags, summarised] of said) expect([tags, summarised]).toEqual([['identity'], true])
  expect(Object.keys(components?.schemas ?? {})).toEqual(expect.arrayContaining(['Me', 'Crest', 'Token', 'Refusal']))
  await app.close()
})
