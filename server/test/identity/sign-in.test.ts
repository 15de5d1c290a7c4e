import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as scrypt from '../../identity/password.ts'
import { guest, smallServer, member, password, some } from './small-server.ts'

vi.mock('../../identity/password.ts', async (original) => {
  const real = await original<typeof scrypt>()
  return {
    hashPassword: vi.fn<typeof real.hashPassword>(real.hashPassword),
    isPassword: vi.fn<typeof real.isPassword>(real.isPassword),
  }
})

/** How often the expensive work was done since it was last asked. */
function hashesMade(): number {
  const made = vi.mocked(scrypt.hashPassword).mock.calls.length + vi.mocked(scrypt.isPassword).mock.calls.length
  vi.mocked(scrypt.hashPassword).mockClear()
  vi.mocked(scrypt.isPassword).mockClear()
  return made
}

beforeEach(() => {
  hashesMade()
})
afterEach(() => {
  vi.useRealTimers()
})

const wrong = { error: 'unknown', message: 'This user name and password do not go together.' }

describe('claiming', () => {
  test('keeps the id, here and from anywhere else', async () => {
    const place = await smallServer()
    const here = await guest(place)
    const claimed = await here.send('PUT', '/api/me/password', { username: 'Ada.L', password })
    expect(claimed).toMatchObject({ status: 200, body: { id: here.id, name: 'Ada', username: 'ada.l', guest: false } })
    expect(claimed.cookies).toEqual([])
    expect((await here.send('GET', '/api/me')).body).toEqual(claimed.body)

    const elsewhere = place.browser()
    const signedIn = await elsewhere.send('POST', '/api/sign-in', { username: 'ADA.l', password })
    expect([signedIn.status, signedIn.body]).toEqual([200, claimed.body])
    expect((await elsewhere.send('GET', '/api/me')).body).toEqual(claimed.body)
    expect((await place.identity.findByUsername('Ada.L'))?.id).toBe(here.id)
    expect(await place.identity.findByUsername('nobody')).toBeNull()
  })

  test('takes no user name twice, even at once', async () => {
    const place = await smallServer()
    await member(place, 'ada')
    const others = [await guest(place), await guest(place)]
    const taken = await others[0]?.send('PUT', '/api/me/password', { username: 'ADA', password })
    expect(taken).toMatchObject({ status: 409, body: { message: 'The user name ada is taken: choose another.' } })
    const both = await Promise.all(
      others.map((other) => other.send('PUT', '/api/me/password', { username: 'bob', password })),
    )
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const loser = others[both.findIndex(({ status }) => status === 409)]
    expect((await loser?.send('GET', '/api/me'))?.body).toMatchObject({ guest: true, username: null })
    expect((await loser?.send('PUT', '/api/me/password', { username: 'eve', password }))?.status).toBe(200)
  })

  test.each([
    [{ username: 'ad', password }, 'username'],
    [{ username: 'ada lovelace', password }, 'username'],
    [{ username: 'ada', password: 'short' }, 'password'],
    [{ username: 'ada', password: 'x'.repeat(129) }, 'password'],
    [{ username: 'adalovelace', password: 'AdaLovelace' }, 'password'],
    [{ username: 'ada' }, 'password'],
  ])('with %j is refused for its %s', async (body, where) => {
    const here = await guest(await smallServer())
    const answer = await here.send<{ message: string }>('PUT', '/api/me/password', body)
    expect(answer.status).toBe(400)
    expect(answer.body.message).toMatch(`The body.${where} can't be used`)
    expect(hashesMade()).toBe(0)
  })
})

describe('changing the password', () => {
  const next = { username: 'ada', password: 'a new password' }

  test.each([
    ['without the current one', {}, 422, 'This account has a password: it is needed here.'],
    ['with a wrong one', { current: 'not this' }, 403, 'This is not the password of this account.'],
  ])('%s is refused', async (_how, current, status, message) => {
    const here = await member(await smallServer())
    const answer = await here.send('PUT', '/api/me/password', { ...next, ...current })
    expect([answer.status, answer.body]).toMatchObject([status, { message }])
  })

  test('ends every other session, and the old password', async () => {
    const place = await smallServer()
    const here = await member(place)
    const elsewhere = place.browser()
    await elsewhere.send('POST', '/api/sign-in', { username: 'ada', password })
    expect((await elsewhere.send('GET', '/api/me')).status).toBe(200)

    const changed = await here.send('PUT', '/api/me/password', { ...next, username: 'lovelace', current: password })
    expect(changed).toMatchObject({ status: 200, body: { id: here.id, username: 'lovelace' } })
    expect((await here.send('GET', '/api/me')).status).toBe(200)
    expect((await elsewhere.send('GET', '/api/me')).status).toBe(401)

    const again = place.browser()
    for (const [body, status] of [
      [{ username: 'lovelace', password }, 401],
      [{ ...next, username: 'ada' }, 401],
      [{ ...next, username: 'lovelace' }, 200],
    ] as const) {
      expect((await again.send('POST', '/api/sign-in', body)).status).toBe(status)
    }
  })
})

describe('signing in', () => {
  test.each([
    ['a wrong password', { username: 'ada', password: 'not this one' }],
    ['an unknown user name', { username: 'bob', password }],
    ['no user name at all', { username: '\0 %', password }],
    ['an empty one', { username: '', password: '' }],
  ])('with %s gets the same answer for the same work', async (_what, body) => {
    const place = await smallServer()
    await member(place)
    hashesMade()
    const answer = await place.browser().send('POST', '/api/sign-in', body)
    expect([answer.status, answer.body]).toEqual([401, wrong])
    expect(answer.cookies).toEqual([])
    expect(hashesMade()).toBe(1)
  })

  test('a guest is not left behind unless that is said', async () => {
    const place = await smallServer()
    const { id } = await member(place)
    const here = await guest(place, 'Bob')
    const { status, body } = await here.send('POST', '/api/sign-in', { username: 'ada', password })
    const message = 'You would lose the guest Bob for good: say leave to go on.'
    expect([status, body]).toEqual([409, { error: 'conflict', message }])
    expect((await here.send('GET', '/api/me')).body.id).toBe(here.id)
    const left = await here.send('POST', '/api/sign-in', { username: 'ada', password, leave: true })
    expect([left.status, left.body.id]).toEqual([200, id])
    expect((await place.identity.find([here.id])).get(here.id)?.name).toBe('Bob')
  })

  test('as somebody else ends the session before', async () => {
    const place = await smallServer()
    const here = await member(place, 'ada')
    const bob = await member(place, 'bob')
    const before = new Map(here.jar)
    expect((await here.send('POST', '/api/sign-in', { username: 'bob', password })).body.id).toBe(bob.id)
    expect((await here.send('GET', '/api/me')).body.id).toBe(bob.id)
    const thief = place.browser()
    for (const [name, value] of before) thief.jar.set(name, value)
    expect((await thief.send('GET', '/api/me')).status).toBe(401)
  })

  test('and failing leaves one where one was', async () => {
    const place = await smallServer()
    const here = await member(place, 'ada')
    expect((await here.send('POST', '/api/sign-in', { username: 'bob', password })).status).toBe(401)
    expect((await here.send('GET', '/api/me')).body.id).toBe(here.id)
  })
})

describe('guessing', () => {
  const often = { error: 'often', message: 'Too many wrong passwords: try again in 10 minutes.' }

  test('is over after ten wrong passwords for a user name, from wherever they come', async () => {
    const place = await smallServer()
    await member(place)
    vi.useFakeTimers({ toFake: ['Date'] })
    hashesMade()
    for (let n = 0; n < 10; n++) {
      const answer = await place
        .browser(`203.0.113.${n}`)
        .send('POST', '/api/sign-in', { username: 'ada', password: 'no' })
      expect(answer.status).toBe(401)
    }
    expect(hashesMade()).toBe(10)
    const right = { username: 'Ada', password }
    const refused = await place.browser('198.51.100.1').send('POST', '/api/sign-in', right)
    expect([refused.status, refused.body, refused.headers['retry-after']]).toEqual([429, often, '600'])
    expect(hashesMade()).toBe(0)
    vi.setSystemTime(Date.now() + 600_000)
    expect((await place.browser('198.51.100.1').send('POST', '/api/sign-in', right)).status).toBe(200)
  })

  test('is over after thirty wrong passwords from an address, whoever they are for', async () => {
    const place = await smallServer()
    await member(place)
    for (let n = 0; n < 30; n++) {
      await place.browser('2001:db8::1').send('POST', '/api/sign-in', { username: `user${n}`, password })
    }
    const right = { username: 'ada', password }
    expect((await place.browser('2001:db8::2').send('POST', '/api/sign-in', right)).status).toBe(429)
    expect((await place.browser('192.0.2.1').send('POST', '/api/sign-in', right)).status).toBe(200)
  })

  test('does not get around the limit by asking all at once', async () => {
    const place = await smallServer()
    await member(place)
    const body = { username: 'ada', password: 'not this one' }
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => place.browser().send('POST', '/api/sign-in', body)),
    )
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
  })

  test.each([
    ['PUT', '/api/me/password', { username: 'ada', password: 'a new password', current: 'no' }],
    ['DELETE', '/api/me', { password: 'no' }],
  ] as const)('is limited for %s %s as well', async (method, url, body) => {
    const here = await member(await smallServer())
    for (let n = 0; n < 10; n++) expect((await here.send(method, url, body)).status).toBe(403)
    const { status, headers } = await here.send(method, url, body)
    expect([status, headers['retry-after']]).toEqual([429, some.like(/^(600|59\d)$/)])
  })

  test('elsewhere keeps nobody out of where they were before: not of their session, nor of signing in there', async () => {
    const place = await smallServer()
    const owner = await member(place)
    for (let n = 0; n < 20; n++) {
      await place.browser(`198.51.100.${n}`).send('POST', '/api/sign-in', { username: 'ada', password: 'no' })
    }
    const right = { username: 'ada', password }
    expect((await place.browser('203.0.113.1').send('POST', '/api/sign-in', right)).status).toBe(429)
    expect((await place.browser('192.0.2.1').send('POST', '/api/sign-in', right)).status).toBe(200)
    const changed = { username: 'ada', password: 'a new password', current: password }
    expect((await owner.send('PUT', '/api/me/password', changed)).status).toBe(200)
    // Nor may one guess without end where its owner was.
    const guess = { username: 'ada', password: 'no' }
    for (let n = 0; n < 10; n++) await place.browser('192.0.2.1').send('POST', '/api/sign-in', guess)
    expect((await place.browser('192.0.2.1').send('POST', '/api/sign-in', guess)).status).toBe(429)
  })

  test('has no end where limits are off', async () => {
    const place = await smallServer({ limits: false })
    for (let n = 0; n < 31; n++) {
      expect((await place.browser().send('POST', '/api/sign-in', { username: 'ada', password })).status).toBe(401)
    }
  })
})

describe('signing out', () => {
  test('ends the session at once, though it was just seen', async () => {
    const place = await smallServer()
    const here = await member(place)
    const before = new Map(here.jar)
    const { status, cookies } = await here.send('POST', '/api/sign-out')
    expect(status).toBe(204)
    expect(cookies.some((cookie) => cookie.startsWith('octopolis.session_token=; Max-Age=0'))).toBe(true)
    for (const [name, value] of before) here.jar.set(name, value)
    expect((await here.send('GET', '/api/me')).status).toBe(401)
  })

  test('is no trouble for a stranger', async () => {
    expect((await (await smallServer()).browser().send('POST', '/api/sign-out')).status).toBe(204)
  })
})
