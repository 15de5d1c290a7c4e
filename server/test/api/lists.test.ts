import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { HistoryPage, LobbyPage } from '../../protocol/lists.ts'
import type { TableInfo } from '../../protocol/tables.ts'
import { Client } from '../../trial/client.ts'
import { openTestApp, type TestApp } from '../app.ts'
import { aLineOfTalk, aSeat, aTable } from '../store/samples.ts'

let house: TestApp
beforeAll(async () => {
  house = await openTestApp()
})
afterAll(() => house.close())

type Person = Client & { readonly id: string }

async function guest(name: string): Promise<Person> {
  const client = await Client.guest(house.base, name)
  return Object.assign(client, { id: (await client.get<{ id: string }>('/api/me')).id })
}

/** Games that these two have played. */
async function past(count: number, prefix: string, ada: Person, ben: Person): Promise<void> {
  const outcome = { places: [1, 2], reason: 'most' }
  for (let n = 0; n < count; n++) {
    const table = aTable(`${prefix}${n}`, { status: 'finished', finishedAt: 1000 + n, outcome, host: ada.id })
    await house.app.store.tables.create(table, [aSeat(0, { account: ada.id }), aSeat(1, { account: ben.id })])
  }
}

describe('a history', () => {
  test('of many games comes page by page, and no table is opened for it', async () => {
    const [ada, ben] = [await guest('Ada'), await guest('Ben')]
    await past(70, 'p', ada, ben)
    const open = house.app.house.size
    const met: string[] = []
    for (let path = '/api/me/history'; ;) {
      const { games, next } = await ada.get<HistoryPage>(path)
      met.push(...games.map(({ id }) => id))
      expect(games.length).toBeLessThanOrEqual(30)
      if (next === null) break
      path = `/api/me/history?after=${next}`
    }
    expect(met).toEqual(Array.from({ length: 70 }, (_, n) => `p${69 - n}`))
    expect(house.app.house.size).toBe(open)
  })

  test('has no name of somebody who is deleted, and a new name at once', async () => {
    const [ada, ben, cleo] = [await guest('Ada'), await guest('Ben'), await guest('Cleo')]
    await past(1, 'q', ada, ben)
    await past(1, 'r', cleo, ben)
    await ada.ask('PATCH', '/api/me', { name: 'Augusta' })
    await cleo.send('DELETE', '/api/me', {})
    const { games } = await ben.get<HistoryPage>('/api/me/history')
    expect(games.map(({ id, seats }) => [id, seats.map((sitter) => sitter?.name ?? null)])).toEqual([
      ['r0', [null, 'Ben']],
      ['q0', ['Augusta', 'Ben']],
    ])
    expect((await ben.send('GET', '/api/me/history')).text).not.toContain('Cleo')
  })

  test('of more games and words than are read at once is taken along whole, and then forgotten', async () => {
    const [ada, ben] = [await guest('Ada'), await guest('Ben')]
    await past(503, 's', ada, ben)
    for (let n = 1; n <= 502; n++) {
      await house.app.store.talk.append(aLineOfTalk('s0', n, { account: ada.id, said: `"${n}"`, at: 5 }))
    }
    const { headers, text } = await ada.send('GET', '/api/me/export')
    expect(headers.get('content-type')).toContain('application/json')
    const data = JSON.parse(text) as { tables: { id: string }[]; talk: { said: string }[]; account: object }
    expect(new Set(data.tables.map(({ id }) => id)).size).toBe(503)
    expect(data.tables[0]).toEqual({
      id: 's502',
      game: 'whispers',
      status: 'finished',
      createdAt: 1_700_000_000_000,
      seat: 0,
      outcome: { places: [1, 2], reason: 'most' },
    })
    expect(data.talk.map(({ said }) => said)).toEqual(Array.from({ length: 502 }, (_, n) => `"${n + 1}"`))
    expect(data.account).toMatchObject({ id: ada.id })
    expect((await ada.send('DELETE', '/api/me', {})).status).toBe(204)
    expect(await house.app.store.tables.of(ada.id, 'finished')).toEqual([])
    expect(await house.app.store.talk.of(ada.id)).toEqual([])
    expect(await house.app.store.tables.of(ben.id, 'finished', { limit: 600 })).toHaveLength(503)
  })
})

describe('open tables', () => {
  test('are there as soon as they are made, filtered and counted', async () => {
    const hosts = await Promise.all(Array.from({ length: 5 }, (_, n) => guest(`Host ${n}`)))
    for (const [index, host] of hosts.entries()) {
      for (let n = 0; n < 8; n++) {
        const game = n === 0 ? 'veil' : 'whispers'
        await host.post<TableInfo>('/api/tables', { game, seats: 3, visibility: n === 7 ? 'code' : 'open' })
      }
      if (index > 0) continue
      const { tables, counts } = await new Client(house.base).get<LobbyPage>('/api/tables')
      expect(tables).toHaveLength(7)
      expect(counts).toEqual({ gathering: 7, playing: 0 })
      expect(tables[0]).toMatchObject({ host: host.id, seats: [{ kind: 'person', name: 'Host 0' }, null, null] })
    }
    const stranger = new Client(house.base)
    const first = await stranger.get<LobbyPage>('/api/tables')
    expect(first.tables).toHaveLength(30)
    const rest = await stranger.get<LobbyPage>(`/api/tables?after=${first.next}`)
    expect(rest).toMatchObject({ next: null, counts: { gathering: 35, playing: 0 } })
    expect(new Set([...first.tables, ...rest.tables].map(({ id }) => id)).size).toBe(35)
    const veiled = await stranger.get<LobbyPage>('/api/tables?game=veil&status=gathering&free=yes&limit=5')
    expect(veiled).toMatchObject({ next: null, counts: { gathering: 5, playing: 0 } })
    expect(veiled.tables.every(({ game }) => game === 'veil')).toBe(true)
  })
})

test('talk comes a part at a time, but for those one has muted', async () => {
  const [ada, ben] = [await guest('Ada'), await guest('Ben')]
  const { id } = await ada.post<TableInfo>('/api/tables', { game: 'whispers' })
  for (const [n, who] of [ada, ben, ben, ada, ada].entries()) {
    await who.post(`/api/tables/${id}/talk`, { kind: 'text', said: `line ${n + 1}` })
  }
  const heard = async (path: string): Promise<number[]> => {
    const talk = await ada.get<{ n: number }[]>(`/api/tables/${id}/talk${path}`)
    return talk.map(({ n }) => n)
  }
  expect(await heard('?limit=2')).toEqual([1, 2])
  expect(await heard('?limit=2&after=2')).toEqual([3, 4])
  expect(await heard('?limit=2&before=5')).toEqual([3, 4])
  expect(await heard('?limit=2&before=99')).toEqual([4, 5])
  expect(await heard('?limit=2&before=5&after=1')).toEqual([2, 3])
  // Nothing will ever be said before the first line: nobody waits for it.
  expect(await heard('?before=1&wait=55')).toEqual([])
  await ada.send('PUT', `/api/me/mutes/${ben.id}`)
  expect(await heard('?limit=2&before=5')).toEqual([1, 4])
  expect(await heard('?limit=2')).toEqual([1, 4])
  expect(await heard('?limit=2&after=4')).toEqual([5])
})
