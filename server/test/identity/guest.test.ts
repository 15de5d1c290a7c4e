import { afterEach, describe, expect, test, vi } from 'vitest'
import { crestFor } from '../../identity/crest.ts'
import { guest, smallServer, some } from './small-server.ts'

afterEach(() => {
  vi.useRealTimers()
})

const day = 24 * 60 * 60_000
const crest = { emblem: 'moth', field: 'waves', tincture: 'plum' }

test('a guest is made in one call', async () => {
  const { browser } = await smallServer()
  const here = browser()
  const { status, body } = await here.send('POST', '/api/guest', { name: '  Ada \t Lovelace ', crest })
  expect(status).toBe(201)
  expect(body).toEqual({
    id: some.like(/^\w{32}$/),
    name: 'Ada Lovelace',
    crest,
    guest: true,
    username: null,
    createdAt: some.now(),
  })
  expect(await here.send('GET', '/api/me')).toMatchObject({ status: 200, body })
})

test('a guest without a crest gets the one that goes with the id', async () => {
  const place = await smallServer()
  const here = await guest(place)
  expect((await here.send('GET', '/api/me')).body.crest).toEqual(crestFor(here.id))
  expect(new Set(Array.from({ length: 100 }, (_, n) => JSON.stringify(crestFor(`id ${n}`)))).size).toBeGreaterThan(50)
})

test('whoever is here already is not made a guest', async () => {
  const here = await guest(await smallServer())
  const { status, body } = await here.send('POST', '/api/guest', { name: 'Bob' })
  expect([status, body]).toEqual([409, { error: 'conflict', message: 'You are here as Ada already: sign out first.' }])
})

describe('the cookie', () => {
  test.each([
    { baseUrl: null, name: 'octopolis.session_token', secure: false },
    { baseUrl: 'http://games.example', name: 'octopolis.session_token', secure: false },
    { baseUrl: 'https://games.example', name: '__Secure-octopolis.session_token', secure: true },
  ])('at $baseUrl is $name', async ({ baseUrl, name, secure }) => {
    const { browser } = await smallServer({ baseUrl })
    const here = browser()
    const { cookies } = await here.send('POST', '/api/guest', { name: 'Ada' })
    const [pair = '', ...attributes] = cookies[0]?.split('; ') ?? []
    expect(cookies).toHaveLength(1)
    expect(pair.split('=')[0]).toBe(name)
    expect(attributes.toSorted()).toEqual(
      ['HttpOnly', 'Max-Age=34560000', 'Path=/', 'SameSite=Lax', ...(secure ? ['Secure'] : [])].toSorted(),
    )
    expect((await here.send('GET', '/api/me')).status).toBe(200)
  })

  test('counts only as it was given', async () => {
    const here = await guest(await smallServer())
    const [[name = '', value = ''] = []] = here.jar
    for (const forged of [value.slice(1), `${value.split('.')[0]}.`, 'nonsense', '%00', '"; drop', '']) {
      here.jar.set(name, forged)
      expect((await here.send('GET', '/api/me')).status).toBe(401)
    }
    here.jar.set(name, value)
    expect((await here.send('GET', '/api/me')).status).toBe(200)
  })

  test('is known among others, in any place', async () => {
    const { identity, browser } = await smallServer()
    const here = browser()
    const { body } = await here.send('POST', '/api/guest', { name: 'Ada' })
    const own = [...here.jar].map(([name, value]) => `${name}=${value}`).join()
    for (const cookie of [own, `a=b; ${own}`, `${own}; a=b`, `a=b;${own};c=d`]) {
      expect(await identity.whoIs({ cookie })).toEqual(body)
    }
    for (const cookie of [`x${own}`, `a=b ${own}`, own.replace('.', '-')]) {
      expect(await identity.whoIs({ cookie })).toBeNull()
    }
  })

  test('is given anew by use, once a day, and then lasts as long again', async () => {
    const here = await guest(await smallServer())
    vi.useFakeTimers({ toFake: ['Date'] })
    expect((await here.send('GET', '/api/me')).cookies).toEqual([])
    vi.setSystemTime(Date.now() + 399 * day)
    const { status, cookies } = await here.send('GET', '/api/me')
    expect(status).toBe(200)
    expect(cookies).toEqual([some.like(/^octopolis\.session_token=\S+; Max-Age=345(60000|59999); /)])
    expect((await here.send('GET', '/api/me')).cookies).toEqual([])
    vi.setSystemTime(Date.now() + 399 * day)
    expect((await here.send('GET', '/api/me')).body.id).toBe(here.id)
  })

  test('ends after 400 days without use, to the minute even if it was just seen', async () => {
    const here = await guest(await smallServer())
    vi.useFakeTimers({ toFake: ['Date'] })
    const start = Date.now()
    vi.setSystemTime(start + 400 * day - 10_000)
    expect((await here.send('PATCH', '/api/me', {})).status).toBe(200)
    vi.setSystemTime(start + 400 * day + 1000)
    expect((await here.send('PATCH', '/api/me', {})).status).toBe(401)
  })
})

test('answers about people are not kept by anybody in between', async () => {
  const { headers } = await (await guest(await smallServer())).send('GET', '/api/me')
  expect(headers['cache-control']).toBe('no-store')
})
