import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AdminTablesPage, HistoryPage, MyTablesPage } from '../../protocol/lists.ts'
import type { TableInfo } from '../../protocol/tables.ts'
import { Client } from '../../trial/client.ts'
import { openTestApp, type TestApp } from '../app.ts'

let house: TestApp
beforeAll(async () => {
  house = await openTestApp({ ADMINS: 'keeper' })
})
afterAll(() => house.close())

interface Me {
  readonly id: string
}

async function guest(name: string): Promise<Client & { id: string }> {
  const client = await Client.guest(house.base, name)
  return Object.assign(client, { id: (await client.get<Me>('/api/me')).id })
}

async function admin(): Promise<Client> {
  const client = await guest('Keeper')
  const { status } = await client.send('PUT', '/api/me/password', { username: 'keeper', password: 'a long password' })
  if (status === 200) return client
  const again = new Client(house.base)
  await again.post('/api/sign-in', { username: 'keeper', password: 'a long password' })
  return again
}

async function tableOf(...people: readonly Client[]): Promise<TableInfo> {
  const [host, ...others] = people
  if (host === undefined) throw new Error('nobody')
  const table = await host.post<TableInfo>('/api/tables', { game: 'whispers', seats: 2 })
  for (const [index, other] of others.entries()) {
    await other.put(`/api/tables/${table.id}/seats/${index + 1}`, { me: true })
    await other.put(`/api/tables/${table.id}/ready`, { ready: true })
  }
  return table
}

/** Two people play the shortest game to its end. */
async function played(ada: Client, ben: Client): Promise<TableInfo> {
  const table = await tableOf(ada, ben)
  await ada.post(`/api/tables/${table.id}/start`)
  for (let seq = 0; seq < 6; seq += 2) {
    await ada.post(`/api/tables/${table.id}/moves`, { id: `a${seq}`, seq, move: { fingers: 5 } })
    await ben.post(`/api/tables/${table.id}/moves`, { id: `b${seq}`, seq, move: { fingers: 2 } })
  }
  return ada.get(`/api/tables/${table.id}`)
}

describe('after a game', () => {
  test('there are ratings, a record with its seed, and it verifies', async () => {
    const [ada, ben] = [await guest('Ada'), await guest('Ben')]
    const table = await played(ada, ben)
    expect(table).toMatchObject({ status: 'finished' })
    const profile = await ben.get<{ ratings: unknown[] }>(`/api/players/${ada.id}`)
    expect(profile).toMatchObject({ name: 'Ada', ratings: [{ game: 'whispers', games: 1, provisional: true }] })
    const best = await ben.get<{ players: { id: string }[] }>('/api/ratings/whispers')
    expect(best.players[0]?.id).toBe(ada.id)

    const record = await new Client(house.base).get<{ seed: string; commitment: string }>(`/api/records/${table.id}`)
    expect(record.commitment).toBe(table.commitment)
    expect(await ben.post('/api/records/verify', record)).toMatchObject({ game: 'whispers', moves: 6 })
    const { id } = await ben.post<{ id: string }>('/api/records', record)
    expect(await ben.post('/api/records', record)).toEqual({ id })
    expect(await ada.get(`/api/records/${id}`)).toEqual(record)
    const { headers } = await ada.send('GET', `/api/records/${id}?download=yes`)
    expect(headers.get('content-disposition')).toContain('attachment')
    const changed = await ben.send('POST', '/api/records', { ...record, seed: '0'.repeat(64) })
    expect(changed.status).toBe(422)
  })

  test('it is in one’s history, and no more among one’s tables', async () => {
    const [ada, ben] = [await guest('Ada'), await guest('Ben')]
    const table = await played(ada, ben)
    const seats = [
      { kind: 'person', id: ada.id, name: 'Ada' },
      { kind: 'person', id: ben.id, name: 'Ben' },
    ]
    const history = await ben.get<HistoryPage>('/api/me/history')
    expect(history).toMatchObject({
      games: [{ id: table.id, seat: 1, places: [1, 2], rated: true, seats }],
      next: null,
    })
    expect(await ada.get<MyTablesPage>('/api/me/tables')).toEqual({ tables: [], next: null })
  })

  test('one may take all one’s data along, and be forgotten', async () => {
    const [ada, ben] = [await guest('Ada'), await guest('Ben')]
    const table = await played(ada, ben)
    await ada.post(`/api/tables/${table.id}/talk`, { kind: 'text', said: 'Good game.', id: 'one' })
    const data = await ada.get<Record<string, unknown>>('/api/me/export')
    expect(data).toMatchObject({
      tables: [{ id: table.id, seat: 0 }],
      talk: [{ said: 'Good game.', id: 'one' }],
      ratings: [{}],
    })
    expect((await ada.send('DELETE', '/api/me', {})).status).toBeLessThan(300)
    expect((await ada.send('GET', '/api/me')).status).toBe(401)
    expect(await ben.get(`/api/tables/${table.id}/talk`)).toMatchObject([{ by: null, said: 'Good game.' }])
    expect((await ben.get<TableInfo>(`/api/tables/${table.id}`)).seats[0]?.sitter).toBeNull()
    expect(await ben.get(`/api/records/${table.id}`)).toMatchObject({ game: 'whispers' })
    expect((await ben.send('GET', `/api/players/${ada.id}`)).status).toBe(404)
  })
})

describe('one’s tables', () => {
  test('say who is awaited', async () => {
    const [ada, ben] = [await guest('Ada'), await guest('Ben')]
    const table = await tableOf(ada, ben)
    expect(await ben.get('/api/me/tables?status=gathering')).toMatchObject({
      tables: [{ id: table.id, seat: 1, awaiting: [], trouble: null }],
      next: null,
    })
    await ada.post(`/api/tables/${table.id}/start`)
    await ada.post(`/api/tables/${table.id}/moves`, { id: 'a', seq: 0, move: { fingers: 5 } })
    const own = await ben.get<MyTablesPage>('/api/me/tables')
    expect(own.tables).toMatchObject([{ id: table.id, awaiting: [{ seat: 1, ask: 'fingers', deadline: null }] }])
    expect(await (await guest('Cleo')).get('/api/me/tables')).toEqual({ tables: [], next: null })
    expect((await new Client(house.base).send('GET', '/api/me/tables')).status).toBe(401)
  })

  test('allow hints unless their host says otherwise', async () => {
    const ada = await guest('Ada')
    const table = await ada.post<TableInfo>('/api/tables', { game: 'whispers' })
    expect(table.hints).toBe(true)
    expect(await ada.ask('PATCH', `/api/tables/${table.id}`, { hints: false })).toMatchObject({ hints: false })
    expect(await ada.post('/api/tables', { game: 'whispers', hints: false })).toMatchObject({ hints: false })
    expect(await ada.post('/api/quick', { game: 'whispers' })).toMatchObject({ hints: false })
    expect((await ada.send('PATCH', `/api/tables/${table.id}`, { hints: 'yes' })).status).toBe(400)
  })
})

test('a new name is seen at the tables one sits at', async () => {
  const [ada, ben] = [await guest('Ada'), await guest('Ben')]
  const table = await tableOf(ada, ben)
  await ben.ask('PATCH', '/api/me', { name: 'Benjamin' })
  expect((await ada.get<TableInfo>(`/api/tables/${table.id}`)).seats[1]?.sitter).toMatchObject({ name: 'Benjamin' })
})

describe('a program', () => {
  test('plays with a personal token', async () => {
    const ada = await guest('Ada')
    const { token } = await ada.post<{ token: string }>('/api/me/tokens', { name: 'my bot' })
    const program = new Client(house.base)
    program.token = token
    expect(await program.get('/api/me')).toMatchObject({ id: ada.id })
    expect(await program.post('/api/tables', { game: 'whispers' })).toMatchObject({ host: ada.id })
  })

  test('is woken when it is its turn, and told when it is not', async () => {
    const [ada, ben] = [await guest('Ada'), await guest('Ben')]
    const table = await tableOf(ada, ben)
    const early = ben.get(`/api/tables/${table.id}/turn?wait=20`)
    const turns = ben.get('/api/turns?wait=20')
    await ada.post(`/api/tables/${table.id}/start`)
    expect(await early).toMatchObject({ seq: 0, seat: 1, prompt: { ask: { type: 'fingers' } } })
    expect(await turns).toEqual({ tables: [table.id], next: null })
    await ben.post(`/api/tables/${table.id}/moves`, { id: 'b', seq: 0, move: { fingers: 3 } })
    expect((await ben.send('GET', `/api/tables/${table.id}/turn`)).status).toBe(204)
    const news = ben.get(`/api/tables/${table.id}/position?after=1&wait=20`)
    await ada.post(`/api/tables/${table.id}/moves`, { id: 'a', seq: 0, move: { fingers: 3 } })
    expect(await news).toMatchObject({ seq: 2, log: { after: 1, facts: [{ type: 'ready' }, { type: 'shown' }] } })
  })
})

describe('those who run the house', () => {
  test('see reports with what was said, and settle them', async () => {
    const [ada, ben] = [await guest('Ada'), await guest('Ben')]
    const table = await tableOf(ada, ben)
    await ben.post(`/api/tables/${table.id}/talk`, { kind: 'text', said: 'Something rude' })
    const report = { about: ben.id, talk: 1, why: 'Rude.' }
    const { id } = await ada.post<{ id: string }>(`/api/tables/${table.id}/reports`, report)
    const keeper = await admin()
    const open = await keeper.get<{ reports: { id: string }[] }>('/api/admin/reports')
    expect(open.reports.find((one) => one.id === id)).toMatchObject({
      about: ben.id,
      said: 'Something rude',
      why: 'Rude.',
    })
    expect((await keeper.send('DELETE', `/api/admin/reports/${id}`)).status).toBe(204)
    expect((await keeper.send('DELETE', `/api/admin/reports/${id}`)).status).toBe(404)
  })

  test('ban and let in again, and close tables', async () => {
    const [ada, keeper] = [await guest('Ada'), await admin()]
    const table = await tableOf(ada)
    await keeper.put(`/api/admin/bans/${ada.id}`, { why: 'Cheating' })
    const { status, text } = await ada.send('GET', '/api/me')
    expect([status, JSON.parse(text)]).toMatchObject([403, { error: 'banned' }])
    const { bans } = await keeper.get<{ bans: unknown[] }>('/api/admin/bans')
    expect(bans).toContainEqual(expect.objectContaining({ id: ada.id, why: 'Cheating' }))
    await keeper.send('DELETE', `/api/admin/bans/${ada.id}`)
    expect((await ada.send('GET', '/api/me')).status).toBe(200)
    const listed = await keeper.get<AdminTablesPage>('/api/admin/tables?status=gathering')
    expect(listed.tables.find(({ id }) => id === table.id)).toMatchObject({ status: 'gathering', seq: 0, watchers: 0 })
    await keeper.send('DELETE', `/api/admin/tables/${table.id}`)
    expect((await ada.send('GET', `/api/tables/${table.id}`)).status).toBe(404)
  })

  test('are those the host has named, and nobody else', async () => {
    const ada = await guest('keeper')
    for (const path of ['tables', 'reports', 'bans']) {
      expect((await ada.send('GET', `/api/admin/${path}`)).status).toBe(403)
      expect((await new Client(house.base).send('GET', `/api/admin/${path}`)).status).toBe(401)
    }
  })

  test('are not run by a token of somebody who runs the house, unless it was made for that', async () => {
    const keeper = await admin()
    const byToken = async (wish: object): Promise<{ status: number; message?: string }> => {
      const { token } = await keeper.post<{ token: string }>('/api/me/tokens', wish)
      const program = new Client(house.base)
      program.token = token
      const { status, text } = await program.send('GET', '/api/admin/bans')
      return { status, ...(status === 200 ? {} : (JSON.parse(text) as { message: string })) }
    }
    const message = 'This token was not made to run the house: make one that is, or sign in.'
    expect(await byToken({ name: 'bot' })).toMatchObject({ status: 403, message })
    expect(await byToken({ name: 'warden', admin: true })).toEqual({ status: 200 })
    const stranger = await guest('Ada')
    const { token } = await stranger.post<{ token: string }>('/api/me/tokens', { name: 'warden', admin: true })
    const program = new Client(house.base)
    program.token = token
    expect((await program.send('GET', '/api/admin/bans')).status).toBe(403)
  })
})
