import { EventEmitter } from 'node:events'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { Refused } from '../refused.ts'
import { openRemote } from '../table/remote.ts'
import type { TableLink } from '../table/link.ts'

/** The house, as far as a page hears of it. */
const house = vi.hoisted(() => ({
  sent: [] as { name: string; frame: Record<string, unknown> }[],
  answer: (_name: string): unknown => ({}),
  writes: true,
}))
const line = vi.hoisted(() => ({ live: null as unknown }))

vi.mock('../house/socket.ts', () => ({
  socket: () => line.live,
  canWrite: () => house.writes,
  refusalOf: () => null,
  async ask(name: string, frame: Record<string, unknown>) {
    house.sent.push({ name, frame })
    return house.answer(name)
  },
}))

const info = { id: 't', seq: 0 }
const position = { table: 't', seq: 4, log: { after: null, facts: [], late: [] }, late: [] }

let live = Object.assign(new EventEmitter(), { connected: true })

beforeEach(() => {
  live = Object.assign(new EventEmitter(), { connected: true })
  line.live = live
  house.sent.length = 0
  house.writes = true
  house.answer = (name) => (name === 'join' ? { info, position, talk: [] } : {})
})

async function joined(): Promise<TableLink> {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const link = openRemote('t', () => {})
  await vi.advanceTimersByTimeAsync(0)
  return link
}

const unavailable = (): never => {
  throw new Refused('unavailable', 'The house can’t write just now.')
}

function weather(writes: boolean): void {
  house.writes = writes
  live.emit('weather', { writes })
}

function framesOf(name: string): Record<string, unknown>[] {
  return house.sent.filter((one) => one.name === name).map(({ frame }) => frame)
}

test('a move that the house can’t write is sent again, the very same, until it is answered', async () => {
  const link = await joined()
  house.answer = unavailable
  let isPlayed = false
  const played = link.play({ fingers: 3 }).then(() => (isPlayed = true))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(isPlayed).toBe(false)
  expect(link.current()).toMatchObject({ isSending: true })
  house.answer = () => ({ seq: 5 })
  await vi.advanceTimersByTimeAsync(1000)
  await played
  const frames = framesOf('play')
  expect(frames.length).toBeGreaterThan(10)
  expect(new Set(frames.map(({ id }) => id)).size).toBe(1)
  expect(link.current()).toMatchObject({ isSending: false })
})

test('so are words and orders', async () => {
  const link = await joined()
  house.answer = unavailable
  const said = link.say({ kind: 'text', said: 'hello' })
  const ordered = link.orders?.({ shown: 'pass' })
  await vi.advanceTimersByTimeAsync(5000)
  house.answer = (name) => (name === 'say' ? { table: 't', n: 1 } : { shown: 'pass' })
  await vi.advanceTimersByTimeAsync(1000)
  await said
  expect(await ordered).toEqual({ shown: 'pass' })
  expect(link.current()?.talk).toHaveLength(1)
})

test('words that may have arrived are not said twice', async () => {
  const link = await joined()
  house.answer = () => {
    throw new Refused('unreachable', 'The house can’t be reached.')
  }
  await expect(link.say({ kind: 'text', said: 'hello' })).rejects.toMatchObject({ reason: 'unreachable' })
  expect(framesOf('say')).toHaveLength(1)
})

test('the page knows that the house can’t write, and that it can again', async () => {
  const link = await joined()
  expect(link.current()?.connection).toBe('live')
  weather(false)
  expect(link.current()?.connection).toBe('unwritten')
  weather(true)
  expect(link.current()?.connection).toBe('live')
})

test('who comes to a table meanwhile knows it too', async () => {
  house.writes = false
  const link = await joined()
  expect(link.current()?.connection).toBe('unwritten')
})

test('a table that can’t be joined yet is joined when it can', async () => {
  house.answer = unavailable
  const link = await joined()
  await vi.advanceTimersByTimeAsync(5000)
  expect(link.current()).toBeNull()
  house.answer = () => ({ info, position, talk: [] })
  await vi.advanceTimersByTimeAsync(1000)
  expect(link.current()?.position).toMatchObject({ seq: 4 })
})
