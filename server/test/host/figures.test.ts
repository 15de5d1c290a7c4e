import { describe, expect, onTestFinished, test } from 'vitest'
import type { TableInfo } from '../../protocol/tables.ts'
import { Client } from '../../trial/client.ts'
import { LiveClient } from '../../trial/socket.ts'
import { openTestApp, type TestApp } from '../app.ts'

/** Who may read the figures, and what they never tell. */

async function open(environment: Record<string, string>): Promise<TestApp> {
  const house = await openTestApp(environment)
  onTestFinished(() => house.close())
  return house
}

const ask = async ({ base }: TestApp, headers: Record<string, string> = {}): Promise<number> =>
  (await new Client(base).send('GET', '/api/metrics', undefined, headers)).status

describe('figures', () => {
  test('are for nobody unless the host says so', async () => {
    expect(await ask(await open({ METRICS: '' }))).toBe(403)
  })

  test('are for who shows the key', async () => {
    const house = await open({ METRICS: 'sixteen characters and more' })
    expect(await ask(house)).toBe(403)
    expect(await ask(house, { authorization: 'Bearer another key that is long' })).toBe(403)
    expect(await ask(house, { authorization: 'Bearer sixteen characters and more' })).toBe(200)
  })

  test('are for everybody where the host says so, but without those of the processor', async () => {
    const house = await open({ METRICS: 'public' })
    const { text } = await new Client(house.base).send('GET', '/api/metrics')
    expect(text).toContain('octopolis_tables')
    expect(text).not.toMatch(/cpu|eventloop|heap/)
  })

  test('tell nothing of what is answered with eyes closed', async () => {
    const house = await open({ METRICS: 'public', EYES_CLOSED: '600' })
    const [ada, ben] = [await Client.guest(house.base, 'Ada'), await Client.guest(house.base, 'Ben')]
    const { id } = await ada.post<TableInfo>('/api/tables', { game: 'veil', seats: 3, visibility: 'unlisted' })
    await ben.put(`/api/tables/${id}/seats/1`, { me: true })
    await ada.put(`/api/tables/${id}/seats/2`, { bot: 'easy' })
    await ben.put(`/api/tables/${id}/ready`, { ready: true })
    await ada.post(`/api/tables/${id}/start`)
    const live = await LiveClient.connect(house.base, { cookie: ada.cookie })
    onTestFinished(() => live.close())
    const { position } = await live.ask('join', { table: id })
    const move = position?.prompt?.moves[0]
    const figures = async (): Promise<string[]> => {
      const { text } = await new Client(house.base).send('GET', '/api/metrics')
      return text.split('\n').filter((line) => /play|moves|thought/.test(line) && !line.startsWith('#'))
    }
    const before = await figures()
    expect(await live.ask('play', { table: id, id: 'a', seq: 0, move })).toMatchObject({ sealed: true })
    const byHttp = { id: 'b', seq: 0, move }
    expect(await ben.post(`/api/tables/${id}/moves`, byHttp)).toMatchObject({ sealed: true })
    const table = await house.app.house.open(id)
    while (table.awaiting.length > 0) await new Promise((resolve) => setTimeout(resolve, 10))
    expect(await figures()).toEqual(before)
  })
})
