import { expect, onTestFinished, test, vi } from 'vitest'
import { sweepDaily } from '../../host/sweeping.ts'
import { openApp } from '../../app.ts'
import { readSettings } from '../../settings.ts'
import { scratch } from '../store/backups.ts'
import { settled, stopTime } from '../tables/house.ts'

const HOUR = 3600_000

interface Swept {
  readonly swept: string[]
  readonly troubles: unknown[]
  /** Ends it as a restart of the house would, and begins anew. */
  again(): void
}

function sweeping(lost: () => readonly string[]): Swept {
  const kept = new Map<string, string>()
  const swept: string[] = []
  const troubles: unknown[] = []
  const begin = (): (() => void) =>
    sweepDaily({
      memory: {
        get: async (key) => kept.get(key) ?? null,
        keep: async (_key, value) => value,
        set: async (key, value) => void kept.set(key, value),
      },
      identity: {
        findLost: async () => [...lost()],
        delete: async (id) => void swept.push(`deleted ${id}`),
      },
      async forget(id) {
        if (id === 'stubborn') throw new Error('not today')
        swept.push(`forgot ${id}`)
      },
      trouble: (error) => troubles.push(error),
    })
  let stop = begin()
  onTestFinished(() => stop())
  return {
    swept,
    troubles,
    again() {
      stop()
      stop = begin()
    },
  }
}

async function pass(hours: number): Promise<void> {
  for (let hour = 0; hour < hours; hour++) {
    await vi.advanceTimersByTimeAsync(HOUR)
    await settled()
  }
}

test('who is lost is forgotten, then deleted, once a day, however often the house is opened', async () => {
  stopTime()
  let n = 0
  const { swept, again } = sweeping(() => [`guest ${++n}`])
  await pass(1)
  expect(swept).toEqual(['forgot guest 1', 'deleted guest 1'])
  for (let time = 0; time < 11; time++) {
    again()
    await pass(2)
  }
  expect(n).toBe(1)
  await pass(2)
  expect(n).toBe(2)
})

test('one who can’t be forgotten stays, and keeps nobody else', async () => {
  stopTime()
  const { swept, troubles } = sweeping(() => ['stubborn', 'other'])
  await pass(1)
  expect(swept).toEqual(['forgot other', 'deleted other'])
  expect(troubles).toHaveLength(1)
})

test('a whole house forgets a guest who has signed out, and what they left behind', async () => {
  stopTime()
  const environment = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: scratch(), LOG_LEVEL: 'silent', PAGES_DIR: scratch() }
  const app = await openApp(readSettings(environment), {})
  onTestFinished(() => app.close())
  const base = await app.listen()
  const come = async (name: string): Promise<{ id: string; cookie: string }> => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${base}/api/guest`, { method: 'POST', headers, body: JSON.stringify({ name }) })
    const { id } = (await answer.json()) as { id: string }
    return { id, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
  }
  const [leaver, stayer] = [await come('Leaver'), await come('Stayer')]
  await app.store.mutes.set(leaver.id, stayer.id, true)
  await fetch(`${base}/api/sign-out`, { method: 'POST', headers: { cookie: leaver.cookie } })
  await pass(26)
  const isGone = async () => expect((await fetch(`${base}/api/players/${leaver.id}`)).status).toBe(404)
  await vi.waitFor(isGone, { timeout: 60_000 })
  expect(await app.store.mutes.of(leaver.id)).toEqual([])
  expect((await fetch(`${base}/api/players/${stayer.id}`)).status).toBe(200)
})
