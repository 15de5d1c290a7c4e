import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Position, Said, TableInfo } from '../../protocol/tables.ts'
import { Client } from '../../trial/client.ts'
import { LiveClient } from '../../trial/socket.ts'
import { openTestApp, type TestApp } from '../app.ts'

let house: TestApp
beforeAll(async () => {
  house = await openTestApp()
})
afterAll(() => house.close())

async function guest(name: string): Promise<Client & { id: string }> {
  const client = await Client.guest(house.base, name)
  return Object.assign(client, { id: (await client.get<{ id: string }>('/api/me')).id })
}

/** People in the first seats, bots in the others. */
async function begun(people: readonly Client[], bots = 0, wish: object = {}): Promise<string> {
  const [host, ...others] = people
  if (host === undefined) throw new Error('nobody')
  const seats = people.length + bots
  const { id } = await host.post<TableInfo>('/api/tables', { game: 'whispers', seats, ...wish })
  for (const [index, other] of others.entries()) {
    await other.put(`/api/tables/${id}/seats/${index + 1}`, { me: true })
    await other.put(`/api/tables/${id}/ready`, { ready: true })
  }
  for (let seat = people.length; seat < seats; seat++)
    await host.put(`/api/tables/${id}/seats/${seat}`, { bot: 'easy' })
  await host.post(`/api/tables/${id}/start`)
  return id
}

let moves = 0
async function show(client: Client, table: string, fingers = 3): Promise<void> {
  const { seq } = await client.get<Position>(`/api/tables/${table}/position`)
  await client.post(`/api/tables/${table}/moves`, { id: `m${moves++}`, seq, move: { fingers } })
}

const infoOf = (client: Client, table: string): Promise<TableInfo> => client.get(`/api/tables/${table}`)

async function standIn(client: Client, table: string, seat: number): Promise<unknown> {
  const { sitter } = (await infoOf(client, table)).seats[seat] ?? {}
  return sitter?.kind === 'person' ? sitter.standIn : sitter
}

const leave = (client: Client, table: string, seat: number): Promise<unknown> =>
  client.ask('DELETE', `/api/tables/${table}/seats/${seat}`)

describe('a seat that was left', () => {
  test('is given back by joining the table, and those around are told', async () => {
    const [ada, ben] = [await guest('Ada'), await guest('Ben')]
    const table = await begun([ada, ben])
    const [near, line] = await Promise.all([ada, ben].map(({ cookie }) => LiveClient.connect(house.base, { cookie })))
    const heard: Said[] = []
    near?.on('said', (said) => heard.push(said))
    await near?.ask('join', { table })
    await leave(ben, table, 1)
    expect(await standIn(ada, table, 1)).toBe('normal')
    const { talk } = (await line?.ask('join', { table })) ?? { talk: [] }
    expect(talk.map(({ said }) => said)).toEqual([{ type: 'left' }, { type: 'returned' }])
    expect(await standIn(ada, table, 1)).toBeNull()
    await expect
      .poll(() => heard.map(({ kind, seat, said }) => [kind, seat, said]))
      .toEqual([
        ['event', 1, { type: 'left' }],
        ['event', 1, { type: 'returned' }],
      ])
    near?.close()
    line?.close()
  })

  test('is not given back because a line fell on which somebody still looks', async () => {
    const [ada, ben] = [await guest('Ada'), await guest('Ben')]
    const table = await begun([ada, ben])
    await leave(ben, table, 1)
    const line = await LiveClient.connect(house.base, { cookie: ben.cookie })
    await line.ask('join', { table, again: true })
    expect(await standIn(ada, table, 1)).toBe('normal')
    await ben.get(`/api/tables/${table}/position`)
    expect(await standIn(ada, table, 1)).toBe('normal')
    line.close()
  })

  test.each([
    // The bot may have answered already: whoever sends a move is back all the same.
    ['sending a move', (ben: Client, table: string) => show(ben, table).catch(() => {})],
    ['asking for one’s turn', (ben: Client, table: string) => ben.get(`/api/tables/${table}/turn`)],
    ['sitting down again', (ben: Client, table: string) => ben.put(`/api/tables/${table}/seats/1`, { me: true })],
  ])('is given back to a program by %s', async (_, comeBack) => {
    const [ada, ben] = [await guest('Ada'), await guest('Ben')]
    const table = await begun([ada, ben])
    await show(ada, table)
    await leave(ben, table, 1)
    await comeBack(ben, table)
    expect(await standIn(ada, table, 1)).toBeNull()
  })
})

describe('a page that lies behind others', () => {
  test('is there, but sees nothing', async () => {
    const [ada, ben] = [await guest('Ada'), await guest('Ben')]
    const table = await begun([ada, ben])
    const { presence } = await house.app.house.open(table)
    const line = await LiveClient.connect(house.base, { cookie: ben.cookie })
    await line.ask('visible', { visible: false })
    await line.ask('join', { table })
    expect(presence.looksUntil(ben.id)).toBeLessThan(Infinity)
    expect((await infoOf(ada, table)).seats[1]?.sitter).toMatchObject({ present: true })
    await line.ask('visible', { visible: true })
    expect(presence.looksUntil(ben.id)).toBe(Infinity)
    await line.ask('visible', { visible: false })
    expect(presence.looksUntil(ben.id)).toBeLessThan(Infinity)
    line.close()
  })
})

describe('a table against bots', () => {
  test('waits for the last person who has left, and goes on when they return', async () => {
    const ada = await guest('Ada')
    const table = await begun([ada], 2)
    await leave(ada, table, 0)
    await sleep(500)
    expect(await infoOf(ada, table)).toMatchObject({ status: 'playing', resting: true })
    for (let round = 0; round < 3; round++) {
      await ada.get(`/api/tables/${table}/turn?wait=20`)
      await show(ada, table)
    }
    await expect.poll(async () => (await infoOf(ada, table)).status).toBe('finished')
  })
})

describe('ratings', () => {
  async function games({ id }: { readonly id: string }): Promise<number> {
    const { ratings } = await new Client(house.base).get<{ ratings: { games: number }[] }>(`/api/players/${id}`)
    return ratings.reduce((sum, one) => sum + one.games, 0)
  }

  /** All three rounds of the shortest game. */
  async function playOut(table: string, people: readonly Client[]): Promise<void> {
    for (let round = 0; round < 3; round++) for (const one of people) await show(one, table)
  }

  test('are for games between people: a table with a bot says before the start that it doesn’t count', async () => {
    const ada = await guest('Ada')
    const { id } = await ada.post<TableInfo>('/api/tables', { game: 'whispers', seats: 2 })
    expect(await infoOf(ada, id)).toMatchObject({ rated: true })
    await ada.put(`/api/tables/${id}/seats/1`, { bot: 'easy' })
    expect(await infoOf(ada, id)).toMatchObject({ rated: false })
    await ada.post(`/api/tables/${id}/start`)
    for (let round = 0; round < 3; round++) {
      await ada.get(`/api/tables/${id}/turn?wait=20`)
      await show(ada, id)
    }
    await expect.poll(async () => (await infoOf(ada, id)).status).toBe('finished')
    expect(await games(ada)).toBe(0)
    expect(await ada.get<{ id: string }[]>('/api/ratings/whispers')).not.toContainEqual(
      expect.objectContaining({ id: 'bot:easy' }),
    )
  })

  test('are for nobody at a casual table, which says so in every list; the next game is casual too', async () => {
    const [ada, ben] = [await guest('Ada'), await guest('Ben')]
    const { id } = await ada.post<TableInfo>('/api/tables', { game: 'whispers', seats: 2, visibility: 'open' })
    expect(await infoOf(ada, id)).toMatchObject({ casual: false, rated: true })
    await ben.put(`/api/tables/${id}/seats/1`, { me: true })
    await ben.put(`/api/tables/${id}/ready`, { ready: true })
    await ada.ask('PATCH', `/api/tables/${id}`, { casual: true })
    expect(await infoOf(ben, id)).toMatchObject({ casual: true, rated: false })
    // It is no longer the game that he was ready for.
    expect((await infoOf(ben, id)).seats[1]?.ready).toBe(false)
    expect((await ben.send('PATCH', `/api/tables/${id}`, { casual: false })).status).toBe(403)
    const { tables } = await new Client(house.base).get<{ tables: { id: string }[] }>('/api/tables')
    expect(tables).toContainEqual(expect.objectContaining({ id, casual: true }))
    await ben.put(`/api/tables/${id}/ready`, { ready: true })
    await ada.post(`/api/tables/${id}/start`)
    await playOut(id, [ada, ben])
    await expect.poll(async () => (await infoOf(ada, id)).status).toBe('finished')
    expect(await Promise.all([ada, ben].map(games))).toEqual([0, 0])
    expect(await ada.post(`/api/tables/${id}/rematch`)).toMatchObject({ casual: true })
  })

  test('leave out whoever has asked for a hint', async () => {
    const [ada, ben, cleo] = [await guest('Ada'), await guest('Ben'), await guest('Cleo')]
    const people = [ada, ben, cleo]
    const table = await begun(people)
    for (let time = 0; time < 2; time++) expect((await ben.send('POST', `/api/tables/${table}/hints`)).status).toBe(204)
    await playOut(table, people)
    expect(await Promise.all(people.map(games))).toEqual([1, 0, 1])
  })

  test('know of no hints where the table allows none', async () => {
    const [ada, ben, cleo] = [await guest('Ada'), await guest('Ben'), await guest('Cleo')]
    const table = await begun([ada, ben], 0, { hints: false })
    const asked = (client: Client): Promise<{ status: number }> => client.send('POST', `/api/tables/${table}/hints`)
    expect([await asked(ben), await asked(cleo)]).toMatchObject([{ status: 403 }, { status: 403 }])
    await playOut(table, [ada, ben])
    expect((await asked(ben)).status).toBe(409)
    expect(await games(ben)).toBe(1)
  })

  test('leave out a seat that a bot played for more than a moment', async () => {
    const [ada, ben, cleo] = [await guest('Ada'), await guest('Ben'), await guest('Cleo')]
    // Everybody has four decisions to make.
    const table = await begun([ada, ben, cleo], 0, { game: 'veil' })
    await leave(cleo, table, 2)
    while ((await infoOf(ada, table)).status === 'playing') {
      for (const one of [ada, ben]) {
        const { seq, prompt } = await one.get<Position>(`/api/tables/${table}/position`)
        if (prompt === null) continue
        await one.send('POST', `/api/tables/${table}/moves`, { id: `m${moves++}`, seq, move: prompt.fallback })
      }
      await sleep(10)
    }
    expect(await Promise.all([ada, ben, cleo].map(games))).toEqual([1, 1, 0])
  })

  test('count whoever was gone for a moment only', async () => {
    const [ada, ben] = [await guest('Ada'), await guest('Ben')]
    const table = await begun([ada, ben])
    await leave(ben, table, 1)
    for (let round = 0; round < 3; round++) {
      await show(ada, table)
      await ada.get(`/api/tables/${table}/turn?wait=20`)
    }
    await expect.poll(async () => (await infoOf(ada, table)).status).toBe('finished')
    expect(await Promise.all([ada, ben].map(games))).toEqual([1, 1])
  })
})

describe('a record that is brought', () => {
  const crest = { emblem: 'anchor', field: 'plain', tincture: 'ink' } as const

  test('keeps the names of those who played', async () => {
    const [ada, ben] = [await guest('Ada'), await guest('Ben')]
    const table = await begun([ada, ben])
    for (let round = 0; round < 3; round++) for (const one of [ada, ben]) await show(one, table)
    const record = await ada.get<object>(`/api/records/${table}`)
    const players = [{ name: 'Zoë', crest }, null]
    const { id } = await ada.post<{ id: string }>('/api/records', { ...record, players })
    expect(await new Client(house.base).get(`/api/records/${id}`)).toEqual(record)
    expect(await new Client(house.base).get(`/api/records/${id}/players`)).toEqual(players)
    const unnamed = await ada.post<{ id: string }>('/api/records', record)
    expect(unnamed.id).not.toBe(id)
    expect(await ada.get(`/api/records/${unnamed.id}/players`)).toEqual([])
    for (const wrong of [[null], [1, 2], 'Zoë', [{ name: '', crest }, null]]) {
      expect((await ada.send('POST', '/api/records', { ...record, players: wrong })).status).toBe(422)
    }
    expect((await ada.send('GET', '/api/records/inone/players')).status).toBe(404)
  })
})
