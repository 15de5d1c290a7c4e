import { createHash } from 'node:crypto'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { tablesOf } from '../../identity/tables.ts'
import { tokensEach } from '../../identity/tokens.ts'
import { type Browser, guest, smallServer, member, password, some } from './small-server.ts'

afterEach(() => {
  vi.useRealTimers()
})

interface Made {
  readonly id: string
  readonly name: string
  readonly token: string
  readonly createdAt: number
  readonly lastUsedAt: number | null
}

async function tokenOf(
  browser: Browser,
  name = 'Script',
): Promise<Made & { readonly bearer: { authorization: string } }> {
  const { body } = await browser.send<Made>('POST', '/api/me/tokens', { name })
  return { ...body, bearer: { authorization: `Bearer ${body.token}` } }
}

test('a token is shown once, and kept as a hash', async () => {
  const place = await smallServer()
  const here = await guest(place)
  const { status, body } = await here.send<Made>('POST', '/api/me/tokens', { name: ' My  script ' })
  expect(status).toBe(201)
  expect(body).toEqual({
    id: some.text,
    name: 'My script',
    createdAt: some.now(),
    admin: false,
    lastUsedAt: null,
    token: some.like(/^oct_[\w-]{43}$/),
  })
  const { token, ...shown } = body
  expect((await here.send<unknown>('GET', '/api/me/tokens')).body).toEqual([shown])
  const rows = await tablesOf(place.database).selectFrom('personal_token').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(rows[0]?.hash).toBe(createHash('sha256').update(token).digest('base64url'))
})

test('a token is its owner, in any case of Bearer', async () => {
  const place = await smallServer()
  const here = await guest(place)
  const { token } = await tokenOf(here)
  for (const scheme of ['Bearer', 'bearer', 'BEARER']) {
    const { status, body } = await place
      .browser()
      .send('GET', '/api/me', undefined, { authorization: `${scheme} ${token}` })
    expect([status, body.id]).toEqual([200, here.id])
  }
  const renamed = await place.browser().send('PATCH', '/api/me', { name: 'Bot' }, { authorization: `Bearer ${token}` })
  expect(renamed.body.name).toBe('Bot')
  expect((await here.send('GET', '/api/me')).body.name).toBe('Bot')
})

test('a token goes before a cookie; other kinds of authorization are not ours', async () => {
  const place = await smallServer()
  const [ada, bob] = [await guest(place, 'Ada'), await guest(place, 'Bob')]
  const { bearer } = await tokenOf(bob)
  expect((await ada.send('GET', '/api/me', undefined, bearer)).body.name).toBe('Bob')
  expect((await ada.send('GET', '/api/me', undefined, { authorization: 'Basic YTpi' })).body.name).toBe('Ada')
  expect((await ada.send('GET', '/api/me', undefined, { authorization: 'Bearer oct_wrong' })).status).toBe(401)
})

test.each(['oct_', 'oct_nonsense', `oct_${'A'.repeat(43)}`, `OCT_${'A'.repeat(43)}`, 'oct_\0'])(
  'the token %j is nobody',
  async (token) => {
    expect(await (await smallServer()).identity.whoIs({ authorization: `Bearer ${token}` })).toBeNull()
  },
)

test.each([
  ['PUT', '/api/me/password', { username: 'eve', password }],
  ['DELETE', '/api/me', { password }],
  ['GET', '/api/me/tokens', undefined],
  ['POST', '/api/me/tokens', { name: 'More' }],
  ['DELETE', '/api/me/tokens/x', undefined],
  ['GET', '/api/me/passkeys', undefined],
  ['POST', '/api/me/passkeys/options', undefined],
  ['DELETE', '/api/me/passkeys/x', undefined],
] as const)('a token is not enough for %s %s', async (method, url, body) => {
  const place = await smallServer()
  const here = await member(place)
  const { bearer } = await tokenOf(here)
  for (const browser of [place.browser(), here]) {
    const { status, body: refusal } = await browser.send(method, url, body, bearer)
    const message = 'A token is not enough for this: sign in instead.'
    expect([status, refusal]).toEqual([403, { error: 'forbidden', message }])
  }
})

describe('removing a token', () => {
  test('takes it away at once, though it was just used, and no other', async () => {
    const place = await smallServer()
    const here = await guest(place)
    const [one, two] = [await tokenOf(here, 'One'), await tokenOf(here, 'Two')]
    const uses = async () => [
      (await place.browser().send('GET', '/api/me', undefined, one.bearer)).status,
      (await place.browser().send('GET', '/api/me', undefined, two.bearer)).status,
    ]
    expect(await uses()).toEqual([200, 200])
    expect((await here.send('DELETE', `/api/me/tokens/${one.id}`)).status).toBe(204)
    expect(await uses()).toEqual([401, 200])
    expect((await here.send('GET', '/api/me')).status).toBe(200)
  })

  test('is for its owner', async () => {
    const place = await smallServer()
    const [ada, bob] = [await guest(place, 'Ada'), await guest(place, 'Bob')]
    const { id, bearer } = await tokenOf(ada)
    const { status, body } = await bob.send('DELETE', `/api/me/tokens/${id}`)
    expect([status, body]).toEqual([404, { error: 'missing', message: 'You have no such token.' }])
    expect((await place.browser().send('GET', '/api/me', undefined, bearer)).status).toBe(200)
  })

  test('needs an id', async () => {
    expect((await (await guest(await smallServer())).send('DELETE', '/api/me/tokens/%00')).status).toBe(400)
  })
})

test('when a token was last used is noted, at most once a minute', async () => {
  const place = await smallServer()
  const here = await guest(place)
  const { bearer } = await tokenOf(here)
  vi.useFakeTimers({ toFake: ['Date'] })
  const start = Date.now()
  const lastUsed = async (after: number) => {
    vi.setSystemTime(start + after)
    await place.browser().send('GET', '/api/me', undefined, bearer)
    const { body } = await here.send<Made[]>('GET', '/api/me/tokens')
    return (body[0]?.lastUsedAt ?? 0) - start
  }
  expect(await lastUsed(0)).toBe(0)
  expect(await lastUsed(31_000)).toBe(0)
  expect(await lastUsed(62_000)).toBe(62_000)
})

test('nobody has more than twenty', async () => {
  const here = await guest(await smallServer())
  for (let n = 0; n < tokensEach; n++) await tokenOf(here, `Script ${n}`)
  const { status, body } = await here.send('POST', '/api/me/tokens', { name: 'One more' })
  const message = 'Nobody has more than 20 tokens: remove one first.'
  expect([status, body]).toEqual([409, { error: 'conflict', message }])
})

test.each([{}, { name: '' }, { name: '\u202e' }, { name: 'x'.repeat(41) }])(
  'a token called %j is refused',
  async (body) => {
    expect((await (await guest(await smallServer())).send('POST', '/api/me/tokens', body)).status).toBe(400)
  },
)
