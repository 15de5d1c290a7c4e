import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Socket } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { TableRow } from '../../store/rows.ts'
import { emptySeat } from '../../tables/seating.ts'
import { Client } from '../../trial/client.ts'
import { openTestApp } from '../app.ts'
import { answerOf, ofHttp, plug } from './send.ts'
import { connected, openStage } from './stage.ts'
import type { Stage } from './world.ts'

/** What takes more than one step: things that were allowed when it began, or are only too much together. */

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

interface Person {
  readonly client: Client
  readonly id: string
  readonly socket: Socket
}

async function person(name: string): Promise<Person> {
  const client = await Client.guest(stage.base, name)
  const { id } = await client.get<{ id: string }>('/api/me')
  const socket = plug(stage, 'stranger', { extraHeaders: { cookie: client.cookie } })
  return { client, id, socket: await connected(socket) }
}

async function emit(
  socket: Socket,
  ...frame: readonly [string, ...unknown[]]
): Promise<{ status: number; text: string }> {
  return answerOf(await socket.timeout(5000).emitWithAck(...frame))
}

async function begun(host: Person, guest: Person, moves = 0): Promise<string> {
  const { id } = await host.client.post<{ id: string }>('/api/tables', { game: 'whispers', seats: 2 })
  await guest.client.put(`/api/tables/${id}/seats/1`, { me: true })
  await guest.client.put(`/api/tables/${id}/ready`, { ready: true })
  await host.client.post(`/api/tables/${id}/start`)
  for (let seq = 0; seq < moves; seq++) {
    const { client } = seq % 2 === 0 ? host : guest
    await client.post(`/api/tables/${id}/moves`, { id: `s${seq}`, seq, move: { fingers: 1 } })
  }
  return id
}

/** Closed by the house within a moment. */
async function isDismissed(socket: Socket): Promise<boolean> {
  if (!socket.connected) return true
  return Promise.race([once(socket as never, 'disconnect').then(() => true), sleep(1000, false)])
}

describe('a connection ends', () => {
  test('when its owner is banned, though they are at no table', async () => {
    const { id, socket } = await person('rude')
    await stage.client('boss').put(`/api/admin/bans/${id}`, { why: 'rude' })
    expect(await isDismissed(socket)).toBe(true)
  })

  test('when its owner is deleted, though they are at no table', async () => {
    const { client, socket } = await person('gone')
    await client.ask('DELETE', '/api/me')
    expect(await isDismissed(socket)).toBe(true)
  })

  test('within a minute after its session was signed out, or its token revoked', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const house = await openTestApp()
    onTestFinished(() => house.close())
    const leaving = await Client.guest(house.base, 'leaving')
    const owner = await Client.guest(house.base, 'owner')
    const { id, token } = await owner.post<{ id: string; token: string }>('/api/me/tokens', { name: 'bot' })
    const at = { base: house.base, credentials: () => ({}) } as unknown as Stage
    const signedIn = await connected(plug(at, 'stranger', { extraHeaders: { cookie: leaving.cookie } }))
    const program = await connected(plug(at, 'stranger', { auth: { token } }))
    await leaving.post('/api/sign-out')
    await owner.ask('DELETE', `/api/me/tokens/${id}`)
    vi.advanceTimersByTime(60_000)
    expect(await Promise.all([signedIn, program].map(isDismissed))).toEqual([true, true])
  })

  test('before it begins, for somebody banned, with the reason', async () => {
    await expect(connected(plug(stage, 'eve'))).rejects.toThrow('This account is banned: spoiled every game.')
  })

  test('before it begins, for another site', async () => {
    const cookie = stage.client('ada').cookie
    const socket = plug(stage, 'stranger', { extraHeaders: { cookie, origin: 'https://evil.example' } })
    await expect(connected(socket)).rejects.toThrow('websocket error')
  })
})

test('who comes to a table and goes in the same breath is not there', async () => {
  const host = await person('host')
  const { id: table } = await host.client.post<{ id: string }>('/api/tables', { game: 'whispers' })
  for (let n = 0; n < 20; n++) {
    const { socket } = await person('hasty')
    socket.emit('join', { table })
    // The frame is on its way before the connection ends.
    setImmediate(() => socket.disconnect())
    await once(socket as never, 'disconnect')
  }
  await sleep(500)
  expect(await host.client.get(`/api/tables/${table}`)).toMatchObject({ watchers: 0 })
})

describe('a table that is closed', () => {
  test('takes no move from those who still follow it', async () => {
    const [host, guest] = [await person('host'), await person('guest')]
    const table = await begun(host, guest)
    await emit(host.socket, 'join', { table })
    await stage.client('boss').ask('DELETE', `/api/admin/tables/${table}`)
    const answer = await emit(host.socket, 'play', { table, id: 'late', seq: 0, move: { fingers: 1 } })
    expect(answer).toMatchObject({ status: 404 })
    expect(await stage.house.app.store.log.read(table)).toEqual([])
  })

  test('hears nothing from those who still follow it', async () => {
    const [host, guest] = [await person('host'), await person('guest')]
    const table = await begun(host, guest)
    await emit(host.socket, 'join', { table })
    await stage.client('boss').ask('DELETE', `/api/admin/tables/${table}`)
    const answer = await emit(host.socket, 'say', { table, utterance: { kind: 'text', said: 'still here' } })
    expect(answer).toMatchObject({ status: 404 })
  })

  test('as a rematch does not keep others from a rematch', async () => {
    const [host, guest] = [await person('host'), await person('guest')]
    const table = await begun(host, guest, 6)
    const { id } = await host.client.post<{ id: string }>(`/api/tables/${table}/rematch`)
    await stage.client('boss').ask('DELETE', `/api/admin/tables/${id}`)
    const again = await guest.client.send('POST', `/api/tables/${table}/rematch`)
    expect(again).toMatchObject({ status: 200 })
  })
})

test('talk goes on at a finished table whose other player was deleted', async () => {
  const [host, guest, cleo] = [await person('host'), await person('guest'), await person('cleo')]
  const table = await begun(host, guest, 6)
  const wave = { kind: 'emote', said: 'wave' }
  await emit(host.socket, 'say', { table, utterance: wave })
  await emit(host.socket, 'join', { table })
  await guest.client.ask('DELETE', '/api/me')
  await cleo.client.post(`/api/tables/${table}/talk`, wave)
  const answer = await emit(host.socket, 'say', { table, utterance: wave })
  expect(answer).toMatchObject({ status: 200 })
})

describe('too much at once', () => {
  test('one person gathers people at ten tables, however fast they ask', async () => {
    const { client } = await person('eager')
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => client.send('POST', '/api/tables', { game: 'whispers' })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20)
  })

  test('one person has twenty tokens, however fast they ask', async () => {
    const { client } = await person('eager')
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => client.send('POST', '/api/me/tokens', { name: 'x' })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
  })

  test('one connection follows fifty tables, one after the other or at once', async () => {
    const tables: string[] = []
    for (let host = 0; host < 6; host++) {
      const { client } = await person(`host ${host}`)
      for (let n = 0; n < 10; n++)
        tables.push((await client.post<{ id: string }>('/api/tables', { game: 'whispers' })).id)
    }
    const calm = await person('calm')
    for (const table of tables.slice(0, 50)) expect((await emit(calm.socket, 'join', { table })).status).toBe(200)
    expect(await emit(calm.socket, 'join', { table: tables[50] })).toMatchObject({ status: 429 })
    const { socket } = await person('eager')
    const answers = await Promise.all(tables.map((table) => emit(socket, 'join', { table })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(50)
  })

  test('two hundred handshakes that come to nothing leave nothing', async () => {
    const open = async (): Promise<number> => {
      const { text } = await ofHttp(stage, { method: 'GET', path: '/api/metrics' })
      return Number(/^octopolis_connections (\d+)/m.exec(text)?.[1])
    }
    const before = await open()
    await Promise.all(
      Array.from({ length: 200 }, async (_, n) => {
        const path = '/socket.io/?EIO=4&transport=polling'
        const { text } = await ofHttp(stage, { method: 'GET', path })
        const { sid } = JSON.parse(text.slice(1)) as { sid: string }
        const headers = { 'content-type': 'text/plain' }
        const here = `${path}&sid=${sid}`
        await ofHttp(stage, {
          method: 'POST',
          path: here,
          headers,
          body: n % 2 === 0 ? 'junk' : '40[]',
        })
        // A connection by polling ends when it is next asked for.
        await ofHttp(stage, { method: 'GET', path: here })
      }),
    )
    await sleep(200)
    expect(await open()).toBe(before)
  })

  test('a thousand frames at once are all answered', async () => {
    const { socket } = await person('eager')
    const answers = await Promise.all(Array.from({ length: 1000 }, () => emit(socket, 'steal', {})))
    expect(answers.every(({ status }) => status === 400)).toBe(true)
  })
})

test('a frame without a body is answered through its acknowledgement', async () => {
  const { socket } = await person('terse')
  expect(await emit(socket, 'join')).toMatchObject({ status: 400 })
})

test('a frame with a body too many is answered through its acknowledgement', async () => {
  const { socket } = await person('wordy')
  expect((await emit(socket, 'lobby', { follow: false }, 'more')).status).toBeLessThan(500)
})

describe('a call for haste', () => {
  /** A game that has waited for its second seat since an hour ago. */
  async function longAwaited(host: Person, guest: Person): Promise<string> {
    const id = `waits${Math.random().toString(36).slice(2, 10)}`
    const hour = 3600_000
    const row: TableRow = {
      id,
      game: 'whispers',
      version: 1,
      status: 'playing',
      visibility: 'unlisted',
      code: null,
      host: host.id,
      hostBefore: null,
      seats: 2,
      options: { length: 'short' },
      clock: { kind: 'none' },
      hints: true,
      casual: false,
      quickUntil: null,
      rematchOf: null,
      rematch: null,
      seed: '00'.repeat(32),
      outcome: null,
      createdAt: Date.now() - hour,
      startedAt: Date.now() - hour,
      finishedAt: null,
    }
    const seats = [host, guest].map(({ id: account }, seat) => ({ ...emptySeat(seat), account, ready: true }))
    const { store } = stage.house.app
    await store.tables.create(row, seats)
    const move = { fingers: 1 }
    await store.log.append({
      table: id,
      seq: 1,
      kind: 'move',
      seat: 0,
      move,
      id: '0:first',
      by: 'person',
      at: Date.now() - hour,
    })
    return id
  }

  test('under the id of a move that is still to come does not swallow that move', async () => {
    const [host, guest] = [await person('host'), await person('guest')]
    const table = await longAwaited(host, guest)
    await host.client.post(`/api/tables/${table}/votes`, { haste: true, id: '1:mine' })
    await guest.client.post(`/api/tables/${table}/moves`, { id: 'mine', seq: 1, move: { fingers: 5 } })
    const kinds = (await stage.house.app.store.log.read(table)).map(({ kind, seat }) => [kind, seat])
    expect(kinds).toEqual([
      ['move', 0],
      ['hurry', null],
      ['move', 1],
    ])
  })

  test('sent twice counts once', async () => {
    const [host, guest] = [await person('host'), await person('guest')]
    const table = await longAwaited(host, guest)
    for (let n = 0; n < 2; n++) {
      const answer = await host.client.send('POST', `/api/tables/${table}/votes`, { haste: true, id: 'h' })
      expect(answer).toMatchObject({ status: 204 })
    }
    expect(await stage.house.app.store.log.read(table)).toHaveLength(2)
  })

  test('once more gives nobody more time', async () => {
    const [host, guest] = [await person('host'), await person('guest')]
    const table = await longAwaited(host, guest)
    const deadline = async (): Promise<number | null | undefined> =>
      (await stage.house.app.house.open(table)).deadline(1)
    await host.client.post(`/api/tables/${table}/votes`, { haste: true, id: 'h1' })
    const due = await deadline()
    await sleep(20)
    await host.client.send('POST', `/api/tables/${table}/votes`, { haste: true, id: 'h2' })
    expect(await deadline()).toBe(due)
  })
})

test('nothing broke on our side', async () => {
  const { text } = await ofHttp(stage, { method: 'GET', path: '/api/metrics' })
  expect(text.split('\n').filter((line) => /status="5\d\d"|answer="fault"/.test(line))).toEqual([])
})
