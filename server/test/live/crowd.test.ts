import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { io, type Socket } from 'socket.io-client'
import type { TableInfo } from '../../protocol/tables.ts'
import { Client } from '../../trial/client.ts'
import { LiveClient } from '../../trial/socket.ts'
import { openTestApp, type TestApp } from '../app.ts'

/** Many connections at once, and those that don't read. The house is as it is run behind one proxy. */

let house: TestApp
beforeAll(async () => {
  house = await openTestApp({ LIMITS: 'on', TRUST_PROXY: '1' })
})
afterAll(() => house.close())

const MOST_OF_ACCOUNT = 20
const MOST_FROM_ADDRESS = 200
const IN_THE_HALL = 50

const from = (address: string): Record<string, string> => ({ 'x-forwarded-for': address })

interface Refusal {
  readonly message: string
  readonly data?: unknown
}

/** A connection, or why it was refused. */
async function connect(headers: Record<string, string>, transport = 'websocket'): Promise<Socket | Refusal> {
  const socket = io(house.base, {
    forceNew: true,
    reconnection: false,
    transports: [transport],
    extraHeaders: headers,
  })
  onTestFinished(() => void socket.disconnect())
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(socket))
    socket.once('connect_error', (error) => resolve(error as Refusal))
  })
}

/** A bare connection of the engine, which joins nothing. Is it let in? */
function knock(address: string): Promise<boolean> {
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    ...from(address),
  }
  return new Promise((resolve, reject) => {
    const knocking = request(`${house.base}/socket.io/?EIO=4&transport=websocket`, { headers })
    knocking.once('upgrade', (_answer, socket) => {
      onTestFinished(() => void socket.destroy())
      resolve(true)
    })
    knocking.once('response', (answer) => {
      answer.resume()
      resolve(false)
    })
    knocking.once('error', reject)
    knocking.end()
  })
}

/** Waits until it is so; the test's own time limit ends what never is. */
async function until(so: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await so())) await sleep(10)
}

const isConnected = (one: Socket | Refusal): one is Socket => 'connected' in one && one.connected

describe('so many connections', () => {
  test.each(['websocket', 'polling'])('has one account, by %s, and the next is told why not', async (transport) => {
    const { cookie } = await Client.guest(house.base, 'Ada')
    const headers = { cookie, ...from('203.0.113.1') }
    const mine = await Promise.all(Array.from({ length: MOST_OF_ACCOUNT }, () => connect(headers, transport)))
    expect(mine.every(isConnected)).toBe(true)
    const message = 'You are here too many times already: close some of your tabs or programs first.'
    expect(await connect(headers, transport)).toMatchObject({ message, data: { error: 'crowded', message } })
    const [first] = mine
    if (first !== undefined && isConnected(first)) first.disconnect()
    await until(async () => isConnected(await connect(headers, transport)))
  })

  test('come from one address, whatever address they claim to have', async () => {
    for (let n = 0; n < MOST_FROM_ADDRESS; n++) {
      const watcher = await connect(from(`198.51.100.${n}, 203.0.113.2`))
      expect(isConnected(watcher)).toBe(true)
    }
    const message = 'Too many connections from this address: close some of them first.'
    expect(await connect(from('192.0.2.1, 203.0.113.2'))).toMatchObject({ message, data: { error: 'crowded' } })
    expect(isConnected(await connect(from('203.0.113.3')))).toBe(true)
  })

  test('come from one address though they never say what they want', async () => {
    for (let n = 0; n < MOST_FROM_ADDRESS; n++) expect(await knock('203.0.113.4')).toBe(true)
    expect(await connect(from('203.0.113.4'))).toMatchObject({ data: { error: 'crowded' } })
    const later = await Promise.all(Array.from({ length: IN_THE_HALL + 10 }, () => knock('203.0.113.4')))
    expect(later.filter((isIn) => !isIn).length).toBeGreaterThanOrEqual(10)
  })
})

describe('who comes and who goes', () => {
  test('is told together', async () => {
    const [crowd, comers] = [40, 20]
    const ada = await Client.guest(house.base, 'Ada')
    const { id } = await ada.post<TableInfo>('/api/tables', { game: 'whispers', visibility: 'unlisted' })
    let told = 0
    let last = 0
    const come = async (): Promise<LiveClient> => {
      const one = await LiveClient.connect(house.base)
      onTestFinished(() => one.close())
      one.on('table', ({ watchers }) => {
        told++
        last = watchers
      })
      await one.ask('join', { table: id })
      return one
    }
    for (let n = 0; n < crowd; n++) await come()
    await until(() => last === crowd)
    told = 0
    const arrivals = await Promise.all(Array.from({ length: comers }, come))
    await until(() => last === crowd + comers)
    // Each of them to everybody would be a thousand events. How many rounds it takes depends on how busy the machine is.
    expect(told).toBeLessThan((crowd + comers) * 5)
    told = 0
    for (const one of arrivals) one.close()
    await until(() => last === crowd)
    expect(told).toBeLessThan(crowd * 5)
  })

  test('but what changes at the table is told at once', async () => {
    const ada = await Client.guest(house.base, 'Ada')
    const live = await LiveClient.connect(house.base, { cookie: ada.cookie })
    onTestFinished(() => live.close())
    const { id } = await ada.post<TableInfo>('/api/tables', { game: 'whispers', seats: 2, visibility: 'unlisted' })
    await live.ask('join', { table: id })
    const seen: TableInfo[] = []
    live.on('table', (info) => seen.push(info))
    await ada.put(`/api/tables/${id}/seats/1`, { bot: 'easy' })
    // Comes behind it on the same connection.
    await live.ask('lobby', { follow: false })
    expect(seen.at(-1)?.seats[1]?.sitter?.kind).toBe('bot')
  })
})

describe('who does not read', () => {
  test.each(['websocket', 'polling'])(
    'what they are sent by %s is let go, and the house keeps little of it',
    async (transport) => {
      const ada = await Client.guest(house.base, 'Ada')
      const { id } = await ada.post<TableInfo>('/api/tables', { game: 'whispers', visibility: 'unlisted' })
      const deaf = await connect({ ...from('203.0.113.7') }, transport)
      if (!isConnected(deaf)) throw new Error('it is not connected')
      await deaf.timeout(5000).emitWithAck('join', { table: id })
      const table = await house.app.house.open(id)
      let isGone = false
      deaf.once('disconnect', () => (isGone = true))
      stopReading(deaf)
      const around = (): number => table.info(null).watchers
      expect(around()).toBe(1)
      // Far more than any buffer of the system holds.
      let sent = 0
      while (around() === 1 && sent < 200_000) {
        for (let n = 0; n < 200; n++) table.emit('changed')
        sent += 200
        await sleep(0)
      }
      expect({ around: around(), isGone }).toEqual({ around: 0, isGone: false })
    },
  )

  test('one who reads is sent everything, however much at once', async () => {
    const ada = await Client.guest(house.base, 'Ada')
    const { id } = await ada.post<TableInfo>('/api/tables', { game: 'whispers', visibility: 'unlisted' })
    const live = await LiveClient.connect(house.base, { cookie: ada.cookie })
    onTestFinished(() => live.close())
    await live.ask('join', { table: id })
    let told = 0
    live.on('table', () => told++)
    const table = await house.app.house.open(id)
    for (let n = 0; n < 300; n++) table.emit('changed')
    await live.ask('lobby', { follow: false })
    expect(told).toBeGreaterThanOrEqual(300)
  })
})

/** Takes nothing more from the network, and asks for nothing more. */
function stopReading(socket: Socket): void {
  const { transport } = socket.io.engine as unknown as {
    transport: { name: string; ws?: { pause(): void }; _poll?: () => void; doPoll?: () => void }
  }
  transport.ws?.pause()
  if (transport.name === 'polling') Object.assign(transport, { doPoll: () => {} })
}
