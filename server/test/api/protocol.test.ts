import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Position, TableInfo } from '../../protocol/tables.ts'
import { Client, type HttpAnswer } from '../../trial/client.ts'
import { LiveClient, type Connecting } from '../../trial/socket.ts'
import { openTestApp, type TestApp } from '../app.ts'

/** What docs/protocol.md says, done. */

let house: TestApp
beforeAll(async () => {
  house = await openTestApp()
})
afterAll(() => house.close())

const wordOf = ({ status, text }: HttpAnswer): string =>
  `${status} ${text === '' ? '' : (JSON.parse(text) as { error?: string }).error}`.trim()

async function connect(how: Connecting): Promise<LiveClient> {
  const line = await LiveClient.connect(house.base, how)
  onTestFinished(() => line.close())
  return line
}

/** Two at a table that hasn't started. */
async function gathering(): Promise<{ ada: Client; ben: Client; id: string; at: string }> {
  const ada = await Client.guest(house.base, 'Ada')
  const ben = await Client.guest(house.base, 'Ben')
  const { id } = await ada.post<TableInfo>('/api/tables', { game: 'whispers', seats: 2 })
  await ben.put(`/api/tables/${id}/seats/1`, { me: true })
  await ben.put(`/api/tables/${id}/ready`, { ready: true })
  return { ada, ben, id, at: `/api/tables/${id}` }
}

const hold = (fingers: number, id: string, seq = 0) => ({ id, seq, move: { fingers } })

describe('before the start', () => {
  test('there is no position and no move, which is a conflict; a turn is waited for, and hasn’t come: 204', async () => {
    const { ada, at } = await gathering()
    expect(wordOf(await ada.send('GET', `${at}/position`))).toBe('409 conflict')
    expect(wordOf(await ada.send('GET', `${at}/position?wait=1`))).toBe('409 conflict')
    expect(wordOf(await ada.send('POST', `${at}/moves`, hold(1, 'early')))).toBe('409 conflict')
    expect(wordOf(await ada.send('POST', `${at}/undo`, { id: 'early', seq: 0 }))).toBe('409 conflict')
    expect(wordOf(await ada.send('GET', `${at}/talk/possible`))).toBe('409 conflict')
    expect(wordOf(await ada.send('GET', `${at}/turn`))).toBe('204')
    expect(wordOf(await ada.send('GET', `${at}/turn?wait=1`))).toBe('204')
    expect(await ada.get('/api/turns')).toEqual({ tables: [], next: null })
  })

  test('who waits for a position or a turn is answered when the game starts', async () => {
    const { ada, ben, at } = await gathering()
    const waiting = [`${at}/position?wait=55`, `${at}/turn?wait=55`].map((path) => ben.get<Position>(path))
    await ada.post(`${at}/start`)
    for (const { seq, seat, prompt } of await Promise.all(waiting)) {
      expect({ seq, seat, ask: prompt?.ask.type }).toEqual({ seq: 0, seat: 1, ask: 'fingers' })
    }
  })

  test('who joins over the socket gets no position yet', async () => {
    const { ada, id } = await gathering()
    const line = await connect({ cookie: ada.cookie })
    expect((await line.ask('join', { table: id })).position).toBeNull()
  })
})

describe('a token that nobody has', () => {
  const wrong = 'oct_nobody-ever-had-this-one'

  test('is nobody’s: what anybody may see is seen, what needs somebody is refused', async () => {
    const { ada, at } = await gathering()
    await ada.post(`${at}/start`)
    const stranger = new Client(house.base)
    stranger.token = wrong
    expect((await stranger.get<Position>(`${at}/position`)).seat).toBeNull()
    expect(wordOf(await stranger.send('GET', '/api/me'))).toBe('401 unknown')
    expect(wordOf(await stranger.send('GET', `${at}/turn`))).toBe('401 unknown')
    expect(wordOf(await stranger.send('POST', `${at}/moves`, hold(1, 'x')))).toBe('401 unknown')
  })

  test('goes before a session that is good; other kinds of authorization are for whoever stands before us', async () => {
    const ada = await Client.guest(house.base, 'Ada')
    expect(wordOf(await ada.send('GET', '/api/me', undefined, { authorization: `Bearer ${wrong}` }))).toBe(
      '401 unknown',
    )
    expect((await ada.send('GET', '/api/me', undefined, { authorization: 'Basic YWRhOmFkYQ==' })).status).toBe(200)
  })

  test('watches over the socket, and does nothing else there', async () => {
    const { ada, id, at } = await gathering()
    await ada.post(`${at}/start`)
    const line = await connect({ token: wrong })
    expect((await line.ask('join', { table: id })).position?.seat).toBeNull()
    expect(await line.call('play', { table: id, ...hold(1, 'x') })).toMatchObject({ error: 'unknown' })
    expect(await line.call('say', { table: id, utterance: { kind: 'emote', said: 'wave' } })).toMatchObject({
      error: 'unknown',
    })
  })
})

describe('one answer in flight', () => {
  test('of two answers to the same question one counts, and the other is refused', async () => {
    const { ada, at } = await gathering()
    await ada.post(`${at}/start`)
    const both = await Promise.all(
      [hold(1, 'one'), hold(5, 'other')].map((one) => ada.send('POST', `${at}/moves`, one)),
    )
    expect(both.map(wordOf).toSorted()).toEqual(['200 undefined', '409 conflict'])
  })

  test('the very same sent twice at once counts once, and both are told so', async () => {
    const { ada, at } = await gathering()
    await ada.post(`${at}/start`)
    const both = await Promise.all([1, 2].map(() => ada.post(`${at}/moves`, hold(3, 'same'))))
    expect(both).toEqual([{ seq: 1 }, { seq: 1 }])
  })

  test('an id that was used before is answered as then, whatever it brings', async () => {
    const { ada, ben, at } = await gathering()
    await ada.post(`${at}/start`)
    await ada.post(`${at}/moves`, hold(3, 'used'))
    await ben.post(`${at}/moves`, hold(3, 'used'))
    expect(await ada.post(`${at}/moves`, hold(5, 'used', 2))).toEqual({ seq: 1 })
  })
})
