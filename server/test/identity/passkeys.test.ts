import { randomBytes } from 'node:crypto'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { passkeysEach } from '../../identity/passkeys.ts'
import { tablesOf } from '../../identity/tables.ts'
import { type CreationOptions, type RequestOptions, softwarePasskey } from './authenticator.ts'
import { type Browser, guest, smallServer, type SmallServer, password, some } from './small-server.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const origin = 'http://localhost'

async function registerWith(browser: Browser, key: ReturnType<typeof softwarePasskey>, name?: string) {
  const { body: options } = await browser.send<CreationOptions>('POST', '/api/me/passkeys/options')
  const response = key.create(options, origin)
  return browser.send<{ id: string }>('POST', '/api/me/passkeys', { response, ...(name === undefined ? {} : { name }) })
}

async function signInWith(browser: Browser, key: ReturnType<typeof softwarePasskey>) {
  const { body: options } = await browser.send<RequestOptions>('POST', '/api/sign-in/passkey/options')
  return browser.send('POST', '/api/sign-in/passkey', { response: key.get(options, origin) })
}

/** A guest with a passkey. */
async function holder(place: SmallServer) {
  const key = softwarePasskey()
  const here = await guest(place)
  const { body } = await registerWith(here, key, 'Laptop')
  return { ...here, key, passkey: body.id }
}

describe('a passkey', () => {
  test('makes a guest somebody who can come back, as the same', async () => {
    const place = await smallServer()
    const key = softwarePasskey()
    const here = await guest(place)
    const { status, body } = await registerWith(here, key, ' My  laptop ')
    expect(status).toBe(201)
    expect(body).toEqual({ id: some.text, name: 'My laptop', createdAt: some.now() })
    expect((await here.send<unknown>('GET', '/api/me/passkeys')).body).toEqual([body])
    const { body: me } = await here.send('GET', '/api/me')
    expect(me).toMatchObject({ id: here.id, guest: false, username: null })

    const elsewhere = place.browser()
    const signedIn = await signInWith(elsewhere, key)
    expect([signedIn.status, signedIn.body]).toEqual([200, me])
    expect((await elsewhere.send('GET', '/api/me')).body).toEqual(me)
    expect(signedIn.cookies).toEqual([
      some.like(/^octopolis\.session_token=\S+; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/),
    ])
  })

  test('goes beside a password', async () => {
    const place = await smallServer()
    const { key, ...here } = await holder(place)
    await here.send('PUT', '/api/me/password', { username: 'ada', password })
    for (const signIn of [
      (browser: Browser) => signInWith(browser, key),
      (browser: Browser) => browser.send('POST', '/api/sign-in', { username: 'ada', password }),
    ]) {
      expect((await signIn(place.browser())).body).toMatchObject({ id: here.id, username: 'ada', guest: false })
    }
  })

  test('is shown by name on the device, never by an address', async () => {
    const here = await guest(await smallServer(), 'Ada')
    const { body } = await here.send<object>('POST', '/api/me/passkeys/options')
    const id = Buffer.from(here.id).toString('base64url')
    expect(body).toMatchObject({
      rp: { id: 'localhost', name: 'Octopolis' },
      user: { id, name: 'Ada', displayName: 'Ada' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required' },
    })
    expect(JSON.stringify(body)).not.toMatch(/@|\.invalid/)
    await here.send('PUT', '/api/me/password', { username: 'lovelace', password })
    const later = await here.send<object>('POST', '/api/me/passkeys/options')
    expect(later.body).toMatchObject({ user: { name: 'lovelace', displayName: 'Ada' } })
  })

  test('is not registered twice on a device', async () => {
    const { key, ...here } = await holder(await smallServer())
    const { body } = await here.send<{ excludeCredentials: unknown }>('POST', '/api/me/passkeys/options')
    expect(body.excludeCredentials).toEqual([expect.objectContaining({ id: key.id })])
  })

  test('needs a signature of its own key', async () => {
    const place = await smallServer()
    const { key } = await holder(place)
    const impostor = softwarePasskey({ id: Buffer.from(key.id, 'base64url') })
    const { status, body, cookies } = await signInWith(place.browser(), impostor)
    const message = 'This passkey is not known here, or its answer came too late.'
    expect([status, body, cookies]).toEqual([401, { error: 'unknown', message }, []])
  })

  test('that nobody registered is refused in the same words', async () => {
    const place = await smallServer()
    const { status, body } = await signInWith(place.browser(), softwarePasskey())
    expect([status, body]).toMatchObject([
      401,
      { message: 'This passkey is not known here, or its answer came too late.' },
    ])
  })

  test('can’t be taken over by registering its id', async () => {
    const place = await smallServer()
    const { key, id } = await holder(place)
    const thief = await guest(place, 'Eve')
    const { status, body } = await registerWith(thief, softwarePasskey({ id: Buffer.from(key.id, 'base64url') }))
    expect([status, body]).toEqual([409, { error: 'conflict', message: 'This passkey is registered already.' }])
    expect((await signInWith(place.browser(), key)).body.id).toBe(id)
  })

  test('is one of twenty at most', async () => {
    const place = await smallServer()
    const { ...here } = await holder(place)
    const tables = place.database.kysely.withTables<{ passkey: Record<string, string | number> }>()
    const [row = {}] = await tables.selectFrom('passkey').selectAll().execute()
    for (let n = 1; n < passkeysEach; n++) {
      await tables
        .insertInto('passkey')
        .values({ ...row, id: `p${n}`, credentialID: `c${n}` })
        .execute()
    }
    const { status, body } = await here.send('POST', '/api/me/passkeys/options')
    expect([status, body]).toMatchObject([409, { message: 'Nobody has more than 20 passkeys: remove one first.' }])
  })
})

describe('a challenge', () => {
  test('counts once, to register', async () => {
    const place = await smallServer()
    const here = await guest(place)
    const { body: options } = await here.send<CreationOptions>('POST', '/api/me/passkeys/options')
    const [first, second] = [softwarePasskey(), softwarePasskey()]
    const body = { response: first.create(options, origin) }
    expect((await here.send('POST', '/api/me/passkeys', body)).status).toBe(201)
    expect((await here.send('POST', '/api/me/passkeys', body)).status).toBe(409)
    expect((await here.send('POST', '/api/me/passkeys', { response: second.create(options, origin) })).status).toBe(422)
  })

  test('counts once, to sign in', async () => {
    const place = await smallServer()
    const { key } = await holder(place)
    const elsewhere = place.browser()
    const { body: options } = await elsewhere.send<RequestOptions>('POST', '/api/sign-in/passkey/options')
    const body = { response: key.get(options, origin) }
    expect((await elsewhere.send('POST', '/api/sign-in/passkey', body)).status).toBe(200)
    const thief = place.browser()
    for (const [name, value] of elsewhere.jar) if (name.includes('passkey')) thief.jar.set(name, value)
    expect(thief.jar.size).toBe(1)
    expect((await thief.send('POST', '/api/sign-in/passkey', body)).status).toBe(401)
  })

  test('counts in the browser that asked for it', async () => {
    const place = await smallServer()
    const { key } = await holder(place)
    const { body: options } = await place.browser().send<RequestOptions>('POST', '/api/sign-in/passkey/options')
    const answer = await place.browser().send('POST', '/api/sign-in/passkey', { response: key.get(options, origin) })
    expect(answer.status).toBe(401)
  })

  test('counts for whom it was made', async () => {
    const place = await smallServer()
    const [ada, eve] = [await guest(place, 'Ada'), await guest(place, 'Eve')]
    const { body: options } = await ada.send<CreationOptions>('POST', '/api/me/passkeys/options')
    for (const [name, value] of ada.jar) if (name.includes('passkey')) eve.jar.set(name, value)
    const answer = await eve.send('POST', '/api/me/passkeys', { response: softwarePasskey().create(options, origin) })
    expect(answer.status).toBe(422)
  })

  test('counts for five minutes', async () => {
    const place = await smallServer()
    const { key, ...here } = await holder(place)
    const elsewhere = place.browser()
    const { body: toCome } = await elsewhere.send<RequestOptions>('POST', '/api/sign-in/passkey/options')
    const { body: toRegister } = await here.send<CreationOptions>('POST', '/api/me/passkeys/options')
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(Date.now() + 301_000)
    const late = { response: key.get(toCome, origin) }
    expect((await elsewhere.send('POST', '/api/sign-in/passkey', late)).status).toBe(401)
    const tooLate = { response: softwarePasskey().create(toRegister, origin) }
    expect((await here.send('POST', '/api/me/passkeys', tooLate)).status).toBe(422)
  })

  test('that nobody answered is swept out by the next', async () => {
    const place = await smallServer()
    vi.useFakeTimers({ toFake: ['Date'] })
    for (let n = 0; n < 5; n++) await place.browser().send('POST', '/api/sign-in/passkey/options')
    vi.setSystemTime(Date.now() + 301_000)
    await place.browser().send('POST', '/api/sign-in/passkey/options')
    const tables = place.database.kysely.withTables<{ verification: { id: string } }>()
    expect(await tables.selectFrom('verification').select('id').execute()).toHaveLength(1)
  })
})

describe('where the passkey is used', () => {
  const lan = 'http://game-night.lan:8080'

  test.each([
    { baseUrl: null, host: 'game-night.lan:8080', from: lan, rp: 'game-night.lan', status: 201 },
    { baseUrl: null, host: 'game-night.lan:8080', from: 'http://evil.example', rp: 'game-night.lan', status: 422 },
    {
      baseUrl: 'https://games.example/club/',
      host: '10.0.0.7',
      from: 'https://games.example',
      rp: 'games.example',
      status: 201,
    },
    {
      baseUrl: 'https://games.example',
      host: 'games.example',
      from: 'http://games.example',
      rp: 'games.example',
      status: 422,
    },
  ])('server at $baseUrl, called $host, page of $from: $status', async ({ baseUrl, host, from, rp, status }) => {
    const here = await guest(await smallServer({ baseUrl }))
    const { body: options } = await here.send<CreationOptions>('POST', '/api/me/passkeys/options', undefined, { host })
    expect(options.rp.id).toBe(rp)
    const key = softwarePasskey()
    const made = await here.send('POST', '/api/me/passkeys', { response: key.create(options, from) }, { host })
    expect(made.status).toBe(status)
  })

  test('it is not another site’s', async () => {
    const place = await smallServer()
    const { key } = await holder(place)
    const elsewhere = place.browser()
    const { body: options } = await elsewhere.send<RequestOptions>('POST', '/api/sign-in/passkey/options')
    const phished = { response: key.get({ ...options, rpId: 'evil.example' }, 'http://evil.example') }
    expect((await elsewhere.send('POST', '/api/sign-in/passkey', phished)).status).toBe(401)
  })

  test('has to be an address', async () => {
    const answer = await (
      await smallServer()
    )
      .browser()
      .send('POST', '/api/sign-in/passkey/options', undefined, { host: 'a b' })
    expect([answer.status, answer.body]).toMatchObject([400, { message: 'The Host header is not an address.' }])
  })

  test('may be any of very many', async () => {
    const place = await smallServer()
    const here = place.browser()
    for (let n = 0; n < 50; n++) {
      const host = `host${n}.example`
      const { body } = await here.send<RequestOptions>('POST', '/api/sign-in/passkey/options', undefined, { host })
      expect(body.rpId).toBe(host)
    }
  })
})

describe('a registration', () => {
  test.each(['apple', 'android-key', 'android-safetynet', 'tpm', 'fido-u2f'])(
    'with an attestation of %s is refused, and no address in it is asked',
    async (format) => {
      const fetched = vi.fn<typeof fetch>()
      vi.stubGlobal('fetch', fetched)
      const here = await guest(await smallServer())
      const { status, body } = await registerWith(here, softwarePasskey({ format }))
      expect([status, body]).toMatchObject([422, { message: 'A passkey is registered without attestation here.' }])
      expect(fetched).not.toHaveBeenCalled()
    },
  )

  test.each([
    ['nothing', () => ({})],
    ['no response', (key: object) => ({ ...key, response: {} })],
    ['an id that is no text', (key: object) => ({ ...key, id: { $ne: '' } })],
    ['an id with U+0000', (key: object) => ({ ...key, id: 'a\0' })],
  ])('of %s is refused', async (_what, change) => {
    const here = await guest(await smallServer())
    const { body: options } = await here.send<CreationOptions>('POST', '/api/me/passkeys/options')
    const response = change(softwarePasskey().create(options, origin))
    expect((await here.send('POST', '/api/me/passkeys', { response })).status).toBe(400)
  })

  test.each([
    ['random bytes', () => randomBytes(300)],
    ['a head alone', (bytes: Buffer) => bytes.subarray(0, 30)],
    ['nested arrays', (bytes: Buffer) => Buffer.concat([bytes.subarray(0, 18), Buffer.alloc(50_000, 0x81)])],
  ])('of %s is refused', async (_what, change) => {
    const here = await guest(await smallServer())
    const { body: options } = await here.send<CreationOptions>('POST', '/api/me/passkeys/options')
    const good = softwarePasskey().create(options, origin)
    const bytes = change(Buffer.from(good.response.attestationObject, 'base64url'))
    const response = { ...good, response: { ...good.response, attestationObject: bytes.toString('base64url') } }
    expect((await here.send('POST', '/api/me/passkeys', { response })).status).toBe(422)
    expect((await here.send<unknown[]>('GET', '/api/me/passkeys')).body).toEqual([])
  })
})

describe('removing a passkey', () => {
  test('closes that way at once: without another, it is a guest again', async () => {
    const place = await smallServer()
    const { key, passkey, ...here } = await holder(place)
    expect((await here.send('GET', '/api/me')).body.guest).toBe(false)
    expect((await here.send('DELETE', `/api/me/passkeys/${passkey}`)).status).toBe(204)
    expect((await here.send('GET', '/api/me')).body).toMatchObject({ id: here.id, guest: true })
    expect((await signInWith(place.browser(), key)).status).toBe(401)
  })

  test('is for its owner', async () => {
    const place = await smallServer()
    const { passkey, ...here } = await holder(place)
    const eve = await guest(place, 'Eve')
    const { status, body } = await eve.send('DELETE', `/api/me/passkeys/${passkey}`)
    expect([status, body]).toEqual([404, { error: 'missing', message: 'You have no such passkey.' }])
    expect((await here.send<unknown[]>('GET', '/api/me/passkeys')).body).toHaveLength(1)
  })
})

test('a guest is not left behind for a passkey unless that is said', async () => {
  const place = await smallServer()
  const { key, id } = await holder(place)
  const here = await guest(place, 'Bob')
  const leave = true
  expect((await here.send('POST', '/api/sign-in/passkey/options')).status).toBe(409)
  const { body: options } = await here.send<RequestOptions>('POST', '/api/sign-in/passkey/options', { leave })
  const response = key.get(options, origin)
  expect((await here.send('POST', '/api/sign-in/passkey', { response })).status).toBe(409)
  const { status, body } = await here.send('POST', '/api/sign-in/passkey', { response, leave })
  expect([status, body.id]).toEqual([200, id])
})

test('the banned get no session by passkey', async () => {
  const place = await smallServer()
  const { key, id } = await holder(place)
  await place.identity.ban(id, 'cheating')
  const { status, body, cookies } = await signInWith(place.browser(), key)
  expect([status, body, cookies]).toMatchObject([403, { message: 'This account is banned: cheating.' }, []])
  expect(await tablesOf(place.database).selectFrom('session').select('id').execute()).toHaveLength(1)
})

test('whoever is deleted leaves no passkey', async () => {
  const place = await smallServer()
  const { key, ...here } = await holder(place)
  expect((await here.send('DELETE', '/api/me')).status).toBe(204)
  expect((await signInWith(place.browser(), key)).status).toBe(401)
  expect(await tablesOf(place.database).selectFrom('passkey').select('id').execute()).toEqual([])
})

test('neither addresses nor browsers are noted down', async () => {
  const place = await smallServer()
  const { key } = await holder(place)
  await signInWith(place.browser(), key)
  const rows = await place.database.kysely
    .withTables<{ session: { ipAddress: string | null; userAgent: string | null } }>()
    .selectFrom('session')
    .select(['ipAddress', 'userAgent'])
    .execute()
  expect(rows).toEqual([
    { ipAddress: '', userAgent: '' },
    { ipAddress: '', userAgent: '' },
  ])
})
