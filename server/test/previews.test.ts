import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TableInfo } from '../protocol/tables.ts'
import { Client } from '../trial/client.ts'
import { openTestApp, type TestApp } from './app.ts'

const folder = mkdtempSync(join(tmpdir(), 'octopolis-previews-'))
let house: TestApp

beforeAll(async () => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html><head><title>Octopolis</title></head><body></body></html>',
  )
  house = await openTestApp({ PAGES_DIR: folder })
})
afterAll(async () => {
  await house.close()
  rmSync(folder, { recursive: true, force: true })
})

const reader = { accept: 'text/html,*/*;q=0.8' }

/** What the page at a path says of itself. */
async function told(path: string, language = 'en'): Promise<Record<string, string>> {
  const answer = await fetch(`${house.base}${path}`, { headers: { ...reader, 'accept-language': language } })
  const page = await answer.text()
  return Object.fromEntries(
    [...page.matchAll(/<meta property="og:([\w:]+)" content="([^"]*)">/g)].map(([, name = '', text = '']) => [
      name,
      text,
    ]),
  )
}

async function guest(name: string): Promise<Client> {
  const client = new Client(house.base)
  await client.post('/api/guest', { name, crest: { emblem: 'ship', field: 'waves', tincture: 'coral' } })
  return client
}

describe('a link to', () => {
  test('the house says what it is, in the language of whoever asks, with a picture at a whole address', async () => {
    expect(await told('/')).toMatchObject({
      title: 'Octopolis',
      url: `${house.base}/`,
      image: `${house.base}/previews/house.png`,
      locale: 'en_GB',
    })
    expect((await told('/', 'fr-FR,fr;q=0.9,en;q=0.5'))['description']).toMatch(/^Une maison sous la mer/)
  })

  test.each(['/play/kraken', '/rules/kraken', '/learn/kraken?at=2'])('%s tells of the game', async (path) => {
    expect(await told(path)).toMatchObject({
      title: 'Feed the Kraken',
      image: `${house.base}/previews/kraken.png`,
      url: `${house.base}${path.replace(/\?.*/, '')}`,
    })
    expect((await told(path, 'fr'))['title']).toBe('L’Ombre du Kraken')
  })

  test('a table tells who is there and how it stands', async () => {
    const ada = await guest('Ada')
    const { id } = await ada.post<TableInfo>('/api/tables', { game: 'whispers', seats: 3 })
    expect(await told(`/t/${id}`)).toMatchObject({ description: 'Ada waits for you: 1 of 3 seats taken.' })
    expect((await told(`/t/${id}`))['title']).toMatch(/: Ada’s table$/)
    expect((await told(`/t/${id}/room`))['image']).toBe(`${house.base}/previews/whispers.png`)
    for (const seat of [1, 2]) await ada.put(`/api/tables/${id}/seats/${seat}`, { bot: 'easy' })
    await ada.post(`/api/tables/${id}/start`)
    expect((await told(`/t/${id}`))['description']).toMatch(/^Ada, .* and .* are playing\. Come and watch\.$/)
  })

  test('a table that opens by its code tells nothing, as one that isn’t there', async () => {
    const ada = await guest('Ada')
    const { id } = await ada.post<TableInfo>('/api/tables', { game: 'whispers', seats: 3, visibility: 'code' })
    expect(await told(`/t/${id}`)).toEqual({})
    expect(await told('/t/nosuchtable')).toEqual({})
    expect(await told('/play/tiddlywinks')).toEqual({})
    expect(await told('/me')).toEqual({})
  })

  test('somebody with a sharp name stays within the quotes', async () => {
    const eve = await guest('"><b>Eve')
    const { id } = await eve.post<TableInfo>('/api/tables', { game: 'whispers', seats: 3 })
    expect((await told(`/t/${id}`))['title']).toMatch(/: &quot;&gt;&lt;b&gt;Eve’s table$/)
  })

  test('what hasn’t changed isn’t sent again, and nobody else’s name gets into an address', async () => {
    const first = await fetch(`${house.base}/`, { headers: reader })
    expect(first.headers.get('cache-control')).toBe('no-cache')
    const headers = { ...reader, 'if-none-match': first.headers.get('etag') ?? '' }
    expect((await fetch(`${house.base}/`, { headers })).status).toBe(304)
  })
})
