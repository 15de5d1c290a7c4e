import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backup, restore } from '../../host/backup.ts'
import type { Position, TableInfo } from '../../protocol/tables.ts'
import { Client } from '../../trial/client.ts'
import { LiveClient } from '../../trial/socket.ts'
import { openTestApp, type TestApp } from '../app.ts'

let house: TestApp
beforeAll(async () => {
  house = await openTestApp()
})
afterAll(() => house.close())

test('a running house is backed up and restored: tables are as they were then, and go on', async () => {
  const [ada, ben] = [await Client.guest(house.base, 'Ada'), await Client.guest(house.base, 'Ben')]
  const { id } = await ada.post<TableInfo>('/api/tables', { game: 'whispers', seats: 2 })
  await ben.put(`/api/tables/${id}/seats/1`, { me: true })
  await ben.put(`/api/tables/${id}/ready`, { ready: true })
  await ada.post(`/api/tables/${id}/start`)
  const move = (client: Client, seq: number, fingers: number) =>
    client.send('POST', `/api/tables/${id}/moves`, { id: `${fingers}-${seq}`, seq, move: { fingers } })
  await move(ada, 0, 4)

  const live = await LiveClient.connect(house.base, { cookie: ben.cookie })
  await live.ask('join', { table: id })
  const restored = new Promise<void>((resolve) => live.on('restored', () => resolve()))
  const place = { dataDir: house.dataDir, databaseUrl: null, file: join(house.dataDir, 'then') }
  await backup(place)
  await move(ben, 1, 5)
  expect(await ada.get<Position>(`/api/tables/${id}/position`)).toMatchObject({ seq: 2, view: { totals: [4, 5] } })

  await restore(place)
  // Whatever is remembered of the time after is never mixed with what was restored.
  const { status } = await move(ben, 2, 1)
  expect(status).toBe(503)
  await restored
  expect(await ada.get<Position>(`/api/tables/${id}/position`)).toMatchObject({ seq: 1, view: { own: 4 } })
  const { position } = await live.ask('join', { table: id })
  expect(position).toMatchObject({ seq: 1, log: { after: null } })
  expect((await move(ben, 1, 3)).status).toBe(200)
  live.close()
})
