import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Sent } from '../../protocol/frames.ts'
import type { Position, TableInfo } from '../../protocol/tables.ts'
import { Client } from '../../trial/client.ts'
import { LiveClient } from '../../trial/socket.ts'
import { openTestApp, type TestApp } from '../app.ts'

let house: TestApp
beforeAll(async () => {
  house = await openTestApp()
})
afterAll(() => house.close())

/** Somebody with a session and a connection, and all that came over it. */
interface Visitor {
  readonly client: Client
  readonly live: LiveClient
  readonly positions: Position[]
  readonly tables: TableInfo[]
  readonly said: Sent['said'][]
}

async function connect(client: Client): Promise<Visitor> {
  const live = await LiveClient.connect(house.base, client.cookie === '' ? {} : { cookie: client.cookie })
  const visitor: Visitor = { client, live, positions: [], tables: [], said: [] }
  live.on('position', (position) => visitor.positions.push(position))
  live.on('table', (table) => visitor.tables.push(table))
  live.on('said', (said) => visitor.said.push(said))
  return visitor
}

async function newcomer(name: string): Promise<Visitor> {
  return connect(await Client.guest(house.base, name))
}

async function started(ada: Client, ben: Client, visibility = 'unlisted'): Promise<string> {
  const { id } = await ada.post<TableInfo>('/api/tables', { game: 'whispers', seats: 2, visibility })
  await ben.put(`/api/tables/${id}/seats/1`, { me: true })
  await ben.put(`/api/tables/${id}/ready`, { ready: true })
  await ada.post(`/api/tables/${id}/start`)
  return id
}

/** Waits until it is so; the test's own time limit ends what never is. */
async function until(so: () => boolean): Promise<void> {
  while (!so()) await new Promise((resolve) => setTimeout(resolve, 5))
}

let ids = 0
const play = (table: string, seq: number, fingers: number) => ({ table, id: `m${ids++}`, seq, move: { fingers } })

describe('a table over the socket', () => {
  test('each line of the log reaches everyone around, as they may see it', async () => {
    const [ada, ben] = [await newcomer('Ada'), await newcomer('Ben')]
    const watcher = await connect(new Client(house.base))
    const table = await started(ada.client, ben.client)
    for (const { live } of [ada, ben, watcher]) await live.ask('join', { table })
    expect(await ada.live.ask('play', play(table, 0, 4))).toEqual({ seq: 1 })
    await until(() => [ada, ben, watcher].every(({ positions }) => positions.length === 1))
    expect(ada.positions[0]).toMatchObject({ seq: 1, seat: 0, view: { own: 4 }, log: { facts: [{ type: 'held' }] } })
    expect(ben.positions[0]).toMatchObject({
      seq: 1,
      seat: 1,
      view: { own: null },
      log: { facts: [{ type: 'ready' }] },
    })
    expect(watcher.positions[0]).toMatchObject({ seat: null, prompt: null, log: { facts: [{ type: 'ready' }] } })
  })

  test('is the same on several devices at once', async () => {
    const [ada, ben] = [await newcomer('Ada'), await newcomer('Ben')]
    const phone = await connect(ada.client)
    const table = await started(ada.client, ben.client)
    for (const { live } of [ada, phone]) await live.ask('join', { table })
    await phone.live.ask('play', play(table, 0, 2))
    await until(() => ada.positions.length === 1 && phone.positions.length === 1)
    expect(ada.positions).toEqual(phone.positions)
    expect(await ada.live.call('play', play(table, 1, 3))).toMatchObject({ error: 'conflict' })
  })

  test('a screen for the whole room sees what anybody may, on the device of somebody who plays', async () => {
    const [ada, ben] = [await newcomer('Ada'), await newcomer('Ben')]
    const table = await started(ada.client, ben.client)
    const screen = await LiveClient.connect(house.base, { cookie: ada.client.cookie, watcher: true })
    const seen = (await screen.ask('join', { table })).position
    expect(seen).toMatchObject({ seat: null, prompt: null })
    expect(await screen.call('play', play(table, 0, 4))).toMatchObject({ error: 'unknown' })
  })

  test('goes on from the last line one knows', async () => {
    const [ada, ben] = [await newcomer('Ada'), await newcomer('Ben')]
    const table = await started(ada.client, ben.client)
    await ada.live.ask('join', { table })
    await ada.live.ask('play', play(table, 0, 1))
    ada.live.close()
    await ben.live.ask('play', play(table, 1, 2))
    const again = await connect(ada.client)
    const { position } = await again.live.ask('join', { table, after: 1 })
    expect(position).toMatchObject({ seq: 2, log: { after: 1, facts: [{ type: 'ready' }, { type: 'shown' }] } })
    expect((await again.live.ask('join', { table })).position?.log.after).toBeNull()
  })

  test('who is there is seen, and who has gone', async () => {
    const [ada, ben] = [await newcomer('Ada'), await newcomer('Ben')]
    const table = await started(ada.client, ben.client)
    await ada.live.ask('join', { table })
    await ben.live.ask('join', { table })
    await until(() => ada.tables.at(-1)?.seats[1]?.sitter?.kind === 'person')
    const watcher = await connect(new Client(house.base))
    await watcher.live.ask('join', { table })
    await until(() => ada.tables.at(-1)?.watchers === 1)
    watcher.live.close()
    await until(() => ada.tables.at(-1)?.watchers === 0)
  })

  test('talk is heard, but for those one has muted', async () => {
    const [ada, ben, cleo] = [await newcomer('Ada'), await newcomer('Ben'), await newcomer('Cleo')]
    const table = await started(ada.client, ben.client)
    const { id } = await ada.client.get<{ id: string }>('/api/me')
    await cleo.client.put(`/api/me/mutes/${id}`, {})
    for (const { live } of [ada, ben, cleo]) await live.ask('join', { table })
    await ada.live.ask('say', { table, utterance: { kind: 'text', said: 'Hello <b>there</b>' } })
    await ben.live.ask('say', { table, utterance: { kind: 'emote', said: 'wave' } })
    await until(() => cleo.said.length === 1 && ben.said.length === 2)
    expect(ben.said.map(({ said }) => said)).toEqual(['Hello <b>there</b>', 'wave'])
    expect(cleo.said.map(({ said }) => said)).toEqual(['wave'])
  })

  test('words that are sent again with their id, over HTTP too, are heard once', async () => {
    const [ada, ben] = [await newcomer('Ada'), await newcomer('Ben')]
    const table = await started(ada.client, ben.client)
    for (const { live } of [ada, ben]) await live.ask('join', { table })
    const utterance = { kind: 'text', said: 'Hello' }
    const frame = { table, id: 'one', utterance }
    const [first, again] = await Promise.all([ada.live.ask('say', frame), ada.live.ask('say', frame)])
    expect(again).toEqual(first)
    expect(await ada.client.post(`/api/tables/${table}/talk`, { ...utterance, id: 'one' })).toEqual(first)
    await ada.live.ask('say', { table, id: 'two', utterance })
    await until(() => ben.said.length === 2)
    expect(ben.said.map(({ n }) => n)).toEqual([1, 2])
  })

  test('ends for somebody who signs out of their seat by leaving it', async () => {
    const [ada, ben] = [await newcomer('Ada'), await newcomer('Ben')]
    const table = await started(ada.client, ben.client)
    await ada.live.ask('join', { table })
    await ada.live.ask('leave', { table })
    await ben.live.ask('play', play(table, 0, 2))
    await ada.live.ask('lobby', { follow: false })
    expect(ada.positions).toEqual([])
  })
})

describe('the lobby over the socket', () => {
  test('open tables come, change and go', async () => {
    const [ada, ben, cleo] = [await newcomer('Ada'), await newcomer('Ben'), await newcomer('Cleo')]
    const news: Sent['lobby'][] = []
    cleo.live.on('lobby', (one) => news.push(one))
    await cleo.live.ask('lobby', { follow: true })
    const table = await started(ada.client, ben.client, 'open')
    await started(ada.client, ben.client)
    await until(() => news.some(({ tables }) => tables.some(({ status }) => status === 'playing')))
    for (let seq = 0; seq < 6; seq += 2) {
      await ada.live.ask('play', play(table, seq, 5))
      await ben.live.ask('play', play(table, seq, 2))
    }
    await until(() => news.some(({ gone }) => gone.includes(table)))
    expect(new Set(news.flatMap(({ tables }) => tables.map(({ id }) => id)))).toEqual(new Set([table]))
  })
})
