import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { QuickChance, type Chance, type SealedRecord } from '@octopolis/engine'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { HistoryPage, LobbyPage, MyTablesPage } from '../protocol/lists.ts'
import type { Position, Said, TableInfo } from '../protocol/tables.ts'
import { Client } from '../trial/client.ts'
import { openTestApp, type TestApp } from './app.ts'

/** Data folders that were made by earlier releases: trial/folder.ts says what is in them. */
const kept = fileURLToPath(new URL('folders/', import.meta.url))

const contentsOf = z.object({
  password: z.string(),
  people: z.array(z.string()),
  gathering: z.array(z.string()),
  playing: z.array(z.string()),
  finished: z.array(z.string()),
  records: z.array(z.string()),
})

/** The editions of Cthulhu 500 that were on the table when a folder was made. */
const races: Readonly<Record<string, number>> = { '9978be2': 2, '0dcb36d': 5 }

/** How much was said at the tables of a folder. */
const talks: Readonly<Record<string, number>> = { '9978be2': 0, '0dcb36d': 1 }

const zipped = '.gz'

/** As somebody would carry it to a new house. */
function unpack(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'octopolis-folder-'))
  for (const file of readdirSync(join(kept, name))) {
    if (!file.endsWith(zipped)) continue
    writeFileSync(join(folder, file.slice(0, -zipped.length)), gunzipSync(readFileSync(join(kept, name, file))))
  }
  return folder
}

/** Plays anything that is allowed, to the end. */
async function playOut(person: Client, table: string, chance: Chance): Promise<void> {
  for (let known = '', line = 0; ; line++) {
    const { status, text } = await person.send('GET', `/api/tables/${table}/turn?wait=5${known}`)
    if (status === 204) continue
    const position = JSON.parse(text) as Position
    if (position.outcome !== null) return
    known = `&after=${position.seq}`
    const move = chance.pick(position.prompt?.moves ?? [])
    await person.send('POST', `/api/tables/${table}/moves`, { id: `${table}:${line}`, seq: position.seq, move })
  }
}

describe.each(readdirSync(kept))('a data folder made by %s', (name) => {
  const contents = contentsOf.parse(JSON.parse(readFileSync(join(kept, name, 'contents.json'), 'utf8')))
  const folder = unpack(name)
  let house: TestApp
  let people: Client[]

  const moveIn = async (): Promise<void> => {
    house = await openTestApp({ DATA_DIR: folder })
    people = await Promise.all(
      contents.people.map(async (username) => {
        const client = new Client(house.base)
        await client.post('/api/sign-in', { username, password: contents.password })
        return client
      }),
    )
  }
  const host = (): Client => people[0] as Client
  const running = async (status: 'gathering' | 'playing') =>
    (await host().get<MyTablesPage>(`/api/me/tables?status=${status}&limit=50`)).tables
  const finished = async (person = host()) => (await person.get<HistoryPage>('/api/me/history?limit=50')).games
  const ids = (tables: readonly { readonly id: string }[]) => new Set(tables.map(({ id }) => id))
  const record = (id: string) => host().get<SealedRecord>(`/api/records/${id}`)

  beforeAll(moveIn)
  afterAll(async () => {
    await house.close()
    rmSync(folder, { recursive: true, force: true })
  })

  test('shows its people all of their tables, none of which is shut', async () => {
    for (const status of ['gathering', 'playing'] as const) {
      const tables = await running(status)
      expect(ids(tables)).toEqual(new Set(contents[status]))
      expect(tables.map(({ trouble }) => trouble)).toEqual(tables.map(() => null))
    }
    expect(ids(await finished())).toEqual(new Set(contents.finished))
    for (const id of [...contents.gathering, ...contents.playing, ...contents.finished]) {
      expect(await host().get<TableInfo>(`/api/tables/${id}`)).not.toHaveProperty('unopenable')
    }
    const { tables: turns } = await host().get<{ tables: string[] }>('/api/turns')
    expect(new Set(contents.playing)).toEqual(new Set([...contents.playing, ...turns]))
    expect(turns.length).toBeGreaterThan(0)
    const { tables: open } = await host().get<LobbyPage>('/api/tables?limit=50')
    expect(ids(open)).toEqual(new Set([...contents.gathering, ...contents.playing]))
  })

  test('finished games and records from elsewhere are what they were', async () => {
    for (const id of [...contents.finished, ...contents.records]) {
      const found = await record(id)
      expect(await host().post('/api/records/verify', found)).toMatchObject({ outcome: found.outcome })
    }
    const played = await Promise.all(contents.finished.map(record))
    const driven = played.filter(({ game }) => game === 'cthulhu500')
    expect(driven.map(({ version }) => version)).toEqual(driven.map(() => races[name]))
  })

  test('what was said there is heard, and words that are sent again are said once', async () => {
    const talkAt = (id: string) => host().get<Said[]>(`/api/tables/${id}/talk`)
    const heard = await Promise.all([...contents.playing, ...contents.finished].map(talkAt))
    expect(heard.flat().length).toBeGreaterThanOrEqual(talks[name] ?? 0)
    const [table = ''] = contents.gathering
    const words = { kind: 'text', said: 'Good evening.', id: 'evening' }
    const first = await host().post(`/api/tables/${table}/talk`, words)
    expect(await host().post(`/api/tables/${table}/talk`, words)).toEqual(first)
    expect(await talkAt(table)).toEqual([first])
  })

  test('games go on to their end by the cards they began with', async () => {
    const tables = await Promise.all(contents.playing.map((id) => host().get<TableInfo>(`/api/tables/${id}`)))
    const before = new Map(tables.map(({ id, game, seq }) => [id, { game, seq }]))
    await Promise.all(contents.playing.map((id, at) => playOut(host(), id, new QuickChance(`${name} ${at}`))))
    expect(await running('playing')).toEqual([])
    for (const id of contents.playing) {
      const whole = await record(id)
      const { game, seq } = before.get(id) ?? { game: '', seq: 0 }
      expect(whole.moves.length).toBeGreaterThanOrEqual(seq)
      expect(await host().post('/api/records/verify', whole)).toMatchObject({ game })
      // Of one that had only begun, its neighbours tell: any edition explains it.
      if (game === 'cthulhu500') expect(whole.version).toBe(races[name])
    }
  })

  test('and it opens once more, with all of that', async () => {
    await house.close()
    await moveIn()
    expect(await finished()).toHaveLength(contents.finished.length + contents.playing.length)
    expect(await running('gathering')).toHaveLength(contents.gathering.length)
  })

  test('its people can go, and leave the others what is theirs', async () => {
    const [ada, ben] = people as [Client, Client]
    const before = await finished(ben)
    const { password } = contents
    await ada.ask('DELETE', '/api/me', { password })
    expect(ids(await finished(ben))).toEqual(ids(before))
    for (const { id } of before) await ben.post('/api/records/verify', await ben.get(`/api/records/${id}`))
    await ben.ask('DELETE', '/api/me', { password })
  })
})
