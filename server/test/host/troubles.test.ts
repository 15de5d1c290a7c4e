import type { FastifyBaseLogger } from 'fastify'
import { expect, test, vi } from 'vitest'
import { Metrics } from '../../host/metrics.ts'
import { reportTroubles } from '../../host/troubles.ts'
import { Refused } from '../../refused.ts'
import { Weather } from '../../store/weather.ts'

const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })

test('a cause is named once when it begins and once when it is over, whatever fails of it meanwhile', async () => {
  const lines: string[] = []
  const say = (_details: unknown, line: string): void => void lines.push(line)
  const weather = new Weather()
  const report = reportTroubles({ error: say, warn: say } as unknown as FastifyBaseLogger, new Metrics(false), weather)
  let isFull = true
  weather.watch(async () => {
    if (isFull) throw full
  })
  for (let tries = 0; tries < 272; tries++) {
    weather.hear(full)
    report(full, 'round of the house')
    report(new Refused('unavailable', "The house can't write just now."), 'table x')
    report(new Error('wrapped', { cause: full }), 'table x')
  }
  report(new Error('something else'), 'table x')
  isFull = false
  await vi.waitUntil(() => weather.cause === null)
  expect(lines).toEqual(["the house can't write: the disk is full", 'trouble', 'the house can write again'])
  weather.stop()
})

test('health tries a write now and then, and not for everybody who asks', async () => {
  const weather = new Weather()
  let writes = 0
  weather.watch(async () => void writes++)
  for (let asked = 0; asked < 50; asked++) expect(await weather.look()).toBeNull()
  expect(writes).toBe(1)
  weather.stop()
})
