import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Client, type HttpAnswer } from '../../trial/client.ts'
import { openTestApp, type TestApp } from '../app.ts'
import { answerOf, plug } from './send.ts'
import { unclear } from './sentence.ts'
import { connected } from './stage.ts'
import type { Stage } from './world.ts'

/** The house as it is run: with its limits on. Each test is somebody else, since some limits are by account. */

/** In a minute. */
const MOST = 1200

let house: TestApp
beforeAll(async () => {
  house = await openTestApp({ LIMITS: 'on' })
})
afterAll(() => house.close())

function expectOften({ status, headers, text }: HttpAnswer): void {
  const { error, message } = JSON.parse(text) as { error: unknown; message: unknown }
  expect({ status, error }).toEqual({ status: 429, error: 'often' })
  expect({ message, unclear: unclear(message) }).toEqual({ message, unclear: null })
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
}

/** The answer to the last of so many. */
async function last(times: number, send: () => Promise<HttpAnswer>): Promise<HttpAnswer> {
  for (let sent = 1; sent < times; sent += 50) {
    await Promise.all(Array.from({ length: Math.min(50, times - sent) }, send))
  }
  return send()
}

describe('too often', () => {
  test('passwords are guessed', async () => {
    const stranger = new Client(house.base)
    const guess = { username: 'nobody', password: 'password' }
    expect((await last(10, () => stranger.send('POST', '/api/sign-in', guess))).status).toBe(401)
    expectOften(await stranger.send('POST', '/api/sign-in', guess))
    // Nor by other names without end: it is the address that guesses.
    for (let n = 0; n < 20; n++) await stranger.send('POST', '/api/sign-in', { ...guess, username: `somebody${n}` })
    expectOften(await stranger.send('POST', '/api/sign-in', { ...guess, username: 'anybody' }))
  })

  test('codes are guessed', async () => {
    const guest = await Client.guest(house.base, 'guesser')
    expectOften(await last(11, () => guest.send('POST', '/api/codes', { code: 'ABCDEF' })))
  })

  test('records are brought', async () => {
    const guest = await Client.guest(house.base, 'archivist')
    expectOften(await last(31, () => guest.send('POST', '/api/records/verify', {})))
  })

  test('something is said', async () => {
    const guest = await Client.guest(house.base, 'chatter')
    const { id } = await guest.post<{ id: string }>('/api/tables', { game: 'whispers' })
    const wave = { kind: 'emote', said: 'wave' }
    expect((await last(6, () => guest.send('POST', `/api/tables/${id}/talk`, wave))).status).toBe(201)
    const { status, text } = await guest.send('POST', `/api/tables/${id}/talk`, wave)
    expect({ status, body: JSON.parse(text) as unknown }).toMatchObject({ status: 429, body: { error: 'often' } })
  })

  test('anything is asked', async () => {
    const guest = await Client.guest(house.base, 'asker')
    expectOften(await last(MOST + 1, () => guest.send('GET', '/api/push')))
  })

  test('something malformed is asked', async () => {
    const guest = await Client.guest(house.base, 'stammerer')
    expectOften(await last(MOST + 1, () => guest.send('POST', '/api/tables', {})))
  })

  test('something that is not there is asked', async () => {
    const guest = await Client.guest(house.base, 'wanderer')
    expectOften(await last(MOST + 1, () => guest.send('GET', '/api/nothing')))
  })

  test('frames are sent', async () => {
    const guest = await Client.guest(house.base, 'flooder')
    const stage = { base: house.base, credentials: () => ({ cookie: guest.cookie }) } as unknown as Stage
    const socket = await connected(plug(stage, 'ada'))
    const answers = await Promise.all(
      Array.from({ length: 500 }, async () => answerOf(await socket.emitWithAck('lobby', { follow: false }))),
    )
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(300)
    expect(unclear((JSON.parse(refused[0]?.text ?? '{}') as { message: unknown }).message)).toBeNull()
    expect(socket.connected).toBe(true)
    socket.disconnect()
  })
})
