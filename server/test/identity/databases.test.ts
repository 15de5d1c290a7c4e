import { getMigrations } from 'better-auth/db/migration'
import { describe, expect, test } from 'vitest'
import { authOptions } from '../../identity/auth.ts'
import { tablesOf } from '../../identity/tables.ts'
import { Generation } from '../../store/generation.ts'
import { memoryIn } from '../../store/memory.ts'
import { connectPostgres } from '../../store/postgres.ts'
import type { TableRow } from '../../store/rows.ts'
import type { Database } from '../../store/schema.ts'
import { passingSqlite } from '../../store/sqlite.ts'
import { tablesIn } from '../../store/tables.ts'
import { describeOnPostgres } from '../postgres.ts'
import { aSeat, aTable } from '../store/samples.ts'
import { type CreationOptions, type RequestOptions, softwarePasskey } from './authenticator.ts'
import { guest, smallServer, member, password, secret, some } from './small-server.ts'

function identityOn(open: () => Promise<Database>): void {
  test('better-auth finds every table and column it wants, of the type it wants', async () => {
    const { database } = await smallServer({}, undefined, await open())
    const complaints: string[] = []
    const log = (message: string): void => {
      complaints.push(message)
    }
    const options = authOptions({ database, secret, secure: false, log }, 'http://localhost')
    const { toBeCreated, toBeAdded } = await getMigrations(options)
    expect({ toBeCreated, toBeAdded, complaints }).toEqual({ toBeCreated: [], toBeAdded: [], complaints: [] })
  })

  test('somebody comes as a guest, stays the same by every way in, and goes', async () => {
    const place = await smallServer({}, undefined, await open())
    const here = await guest(place, 'Zoë 🐙')
    const me = async () => (await here.send('GET', '/api/me')).body
    expect(await me()).toMatchObject({ id: here.id, name: 'Zoë 🐙', guest: true, createdAt: some.number })
    const crest = { emblem: 'bell', field: 'bars', tincture: 'ink' }
    expect((await here.send('PATCH', '/api/me', { crest })).body).toMatchObject({ crest })

    const key = softwarePasskey()
    const { body: toRegister } = await here.send<CreationOptions>('POST', '/api/me/passkeys/options')
    const registration = { response: key.create(toRegister, 'http://localhost'), name: 'Laptop' }
    expect((await here.send('POST', '/api/me/passkeys', registration)).status).toBe(201)
    expect(await me()).toMatchObject({ id: here.id, guest: false, username: null })
    expect((await here.send('PUT', '/api/me/password', { username: 'zoe', password })).status).toBe(200)
    const { body: made } = await here.send<{ token: string }>('POST', '/api/me/tokens', { name: 'Script' })

    const byPassword = place.browser()
    expect((await byPassword.send('POST', '/api/sign-in', { username: 'Zoe', password })).body).toEqual(await me())
    const byPasskey = place.browser()
    const { body: toCome } = await byPasskey.send<RequestOptions>('POST', '/api/sign-in/passkey/options')
    const assertion = { response: key.get(toCome, 'http://localhost') }
    expect((await byPasskey.send('POST', '/api/sign-in/passkey', assertion)).body).toEqual(await me())
    const bearer = { authorization: `Bearer ${made.token}` }
    expect((await place.browser().send('GET', '/api/me', undefined, bearer)).body).toEqual(await me())

    const { body: all } = await here.send<Record<string, object[]>>('GET', '/api/me/export')
    expect(all).toEqual({
      account: await me(),
      sessions: Array.from({ length: 3 }, () => ({ createdAt: some.number, expiresAt: some.number })),
      passkeys: [{ id: some.text, name: 'Laptop', createdAt: some.now() }],
      tokens: [{ id: some.text, name: 'Script', admin: false, createdAt: some.number, lastUsedAt: some.number }],
    })

    const changed = { username: 'zoe', password: 'a new password', current: password }
    expect((await here.send('PUT', '/api/me/password', changed)).status).toBe(200)
    expect((await byPasskey.send('GET', '/api/me')).status).toBe(401)

    await place.identity.ban(here.id, 'a test')
    expect((await here.send('GET', '/api/me')).status).toBe(403)
    expect(await place.identity.banned({ limit: 9 })).toMatchObject([{ why: 'a test', at: some.now() }])
    await place.identity.unban(here.id)

    expect((await here.send('DELETE', '/api/me', { password: changed.password })).status).toBe(204)
    for (const table of ['user', 'session', 'account', 'passkey', 'personal_token'] as const) {
      expect(await tablesOf(place.database).selectFrom(table).selectAll().execute()).toEqual([])
    }
  })

  test('a user name is taken once, and an account has one password, even at once', async () => {
    const place = await smallServer({}, undefined, await open())
    const [ada, eve] = [await guest(place), await guest(place)]
    const claims = [ada, eve, ada, eve].map((who) => who.send('PUT', '/api/me/password', { username: 'ada', password }))
    const statuses = (await Promise.all(claims)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 409)).toHaveLength(2)
    expect(statuses).not.toContain(500)
    const [kept = {}, ...more] = await tablesOf(place.database).selectFrom('account').selectAll().execute()
    expect(more).toEqual([])
    const credentials = place.database.kysely.withTables<{ account: Record<string, unknown> }>()
    await expect(
      credentials
        .insertInto('account')
        .values({ ...kept, id: 'second' })
        .execute(),
    ).rejects.toThrow(/unique/i)
  })

  test('a passkey’s id belongs to one account, even at once', async () => {
    const place = await smallServer({}, undefined, await open())
    const key = softwarePasskey()
    const answers = await Promise.all(
      [await guest(place), await guest(place)].map(async (who) => {
        const { body } = await who.send<CreationOptions>('POST', '/api/me/passkeys/options')
        return who.send('POST', '/api/me/passkeys', { response: key.create(body, 'http://localhost') })
      }),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(await tablesOf(place.database).selectFrom('passkey').selectAll().execute()).toHaveLength(1)
  })

  test('who can’t come back, and is at no table, is found to be lost', async () => {
    const place = await smallServer({}, undefined, await open())
    const kysely = tablesOf(place.database)
    const day = 24 * 3600_000
    const now = Date.now()
    const { database } = place
    const tables = tablesIn(database, await Generation.of(database, memoryIn(database.kysely)))
    const seated = async (account: string, given: Partial<TableRow>): Promise<void> =>
      tables.create(aTable(`of-${account}`, { host: '', ...given }), [aSeat(0, { account })])

    const gone = await guest(place, 'Gone')
    const here = await guest(place, 'Here')
    const expired = await guest(place, 'Expired')
    const named = await member(place)
    const banned = await guest(place, 'Banned')
    const program = await guest(place, 'Program')
    const keyed = await guest(place, 'Keyed')
    const [hosting, gathering, playing, lately, longAgo] = [
      await guest(place, 'Hosting'),
      await guest(place, 'Gathering'),
      await guest(place, 'Playing'),
      await guest(place, 'Lately'),
      await guest(place, 'Long ago'),
    ]
    await program.send('POST', '/api/me/tokens', { name: 'Script' })
    const key = softwarePasskey()
    const { body } = await keyed.send<CreationOptions>('POST', '/api/me/passkeys/options')
    await keyed.send('POST', '/api/me/passkeys', { response: key.create(body, 'http://localhost') })
    await place.identity.ban(banned.id, 'a test')
    await tables.create(aTable('hosted', { host: hosting.id }), [])
    await seated(gathering.id, { status: 'gathering' })
    await seated(playing.id, { status: 'playing' })
    await seated(lately.id, { status: 'finished', finishedAt: now - 89 * day })
    await seated(longAgo.id, { status: 'finished', finishedAt: now - 91 * day })
    const left = [gone, named, banned, program, keyed, hosting, gathering, playing, lately, longAgo]
    for (const { id } of left) await kysely.deleteFrom('session').where('userId', '=', id).execute()
    const past = new Date(now - 1000).toISOString()
    await kysely.updateTable('session').set({ expiresAt: past }).where('userId', '=', expired.id).execute()

    expect(await place.identity.findLost(now)).toEqual([])
    expect(await kysely.selectFrom('session').select('userId').execute()).toEqual([{ userId: here.id }])
    const yesterday = new Date(now - 2 * day).toISOString()
    await kysely.updateTable('user').set({ createdAt: yesterday }).execute()
    expect((await place.identity.findLost(now)).toSorted()).toEqual([gone.id, expired.id, longAgo.id].toSorted())
    expect((await here.send('GET', '/api/me')).status).toBe(200)
  })

  test('hostile texts are refused, or nobody’s', async () => {
    const place = await smallServer({}, undefined, await open())
    const here = await member(place)
    const answers = [
      await here.send('PATCH', '/api/me', { name: 'A\0' }),
      await here.send('DELETE', '/api/me/tokens/%00'),
      await here.send('DELETE', "/api/me/passkeys/'--"),
      await place.browser().send('POST', '/api/sign-in', { username: 'ada\0', password }),
      await place.browser().send('POST', '/api/sign-in', { username: "' or 1=1 --", password }),
      await place.browser().send('POST', '/api/sign-in', { username: 'ada', password: 'x\0' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 401, 401, 401])
  })
}

describe('SQLite', () => {
  identityOn(async () => passingSqlite())
})

await describeOnPostgres('identity', ({ createDatabase }) => {
  identityOn(async () => connectPostgres(await createDatabase()))
})
