import { EventEmitter } from 'node:events'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { canWrite, socket } from '../client/socket.ts'

const line = vi.hoisted(() => ({ live: null as unknown }))
vi.mock('socket.io-client', () => ({ io: () => line.live }))

const live = Object.assign(new EventEmitter(), { active: true, connect: vi.fn<() => void>() })
line.live = live

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  socket()
  live.active = true
  live.connect.mockClear()
})

test('who isn’t let in knocks again', () => {
  live.active = false
  live.emit('connect_error', new Error('The house can’t write just now.'))
  expect(live.connect).not.toHaveBeenCalled()
  vi.advanceTimersByTime(3000)
  expect(live.connect).toHaveBeenCalledTimes(1)
})

test('who was sent away knocks again', () => {
  live.active = false
  live.emit('disconnect', 'io server disconnect')
  vi.advanceTimersByTime(3000)
  expect(live.connect).toHaveBeenCalledTimes(1)
})

test('where the line fell nobody interferes', () => {
  live.emit('connect_error', new Error('xhr poll error'))
  live.emit('disconnect', 'transport close')
  vi.advanceTimersByTime(60_000)
  expect(live.connect).not.toHaveBeenCalled()
})

test('whether the house can write is known until the line falls', () => {
  expect(canWrite('me')).toBe(true)
  live.emit('weather', { writes: false })
  expect(canWrite('me')).toBe(false)
  live.emit('weather', { writes: true })
  expect(canWrite('me')).toBe(true)
  live.emit('weather', { writes: false })
  live.emit('disconnect', 'transport close')
  expect(canWrite('me')).toBe(true)
})
