import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Client } from '../../trial/client.ts'
import { openTestApp, type TestApp } from '../app.ts'
import { gather, type Cast, type Guest } from './cast.ts'
import { check, type Verdict } from './checker.ts'
import { Evening } from './evening.ts'
import { checkLobby } from './lobby.ts'
import { plans } from './plans.ts'
import type { Plan } from './room.ts'
import { Tab } from './tab.ts'

const GAMES = 200
const AT_ONCE = 8
const GUESTS = 24

/** Somebody who only looks at what is listed. */
async function follow(base: string, guest: Guest | null): Promise<Tab> {
  const tab = await Tab.open({
    name: guest?.name ?? 'a stranger in the lobby',
    account: guest?.id ?? null,
    viewer: 'watcher',
    isInside: false,
    client: guest?.client ?? new Client(base),
    token: guest?.token ?? null,
    lines: () => 0,
  })
  await tab.call('lobby', { follow: true })
  return tab
}

describe('nothing secret is on the wire', () => {
  let app: TestApp
  let cast: Cast
  let followers: Tab[]
  const open = new Set<string>()
  const verdicts: Verdict[] = []
  let readers = 0

  async function spend(plan: Plan): Promise<void> {
    const evening = new Evening(app, cast, plan)
    const evidence = await evening.run()
    if (plan.visibility === 'open') open.add(evening.id)
    readers += evidence.readers.length
    verdicts.push(await check(evidence, cast.secrets))
  }

  beforeAll(async () => {
    app = await openTestApp()
    cast = await gather(app, GUESTS)
    followers = [await follow(app.base, null), await follow(app.base, cast.guests[0] ?? null)]
    const waiting = plans(GAMES)
    const worker = async (): Promise<void> => {
      for (let plan = waiting.shift(); plan !== undefined; plan = waiting.shift()) await spend(plan)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
  })

  afterAll(async () => {
    const sum = (of: (verdict: Verdict) => number): string =>
      verdicts.reduce((total, verdict) => total + of(verdict), 0).toLocaleString('en')
    console.log(
      `wire: ${verdicts.length} games, ${sum(({ messages }) => messages)} messages, ` +
        `${sum(({ bytes }) => bytes)} bytes, ${readers.toLocaleString('en')} viewers checked, ` +
        `${sum(({ refusals }) => refusals)} refusals explained, ${sum(({ twins }) => twins)} twins compared`,
    )
    await app.close()
  })

  test(`to anybody around any table, in ${GAMES} games`, () => {
    expect(verdicts.length).toBeGreaterThanOrEqual(GAMES)
    expect(verdicts.flatMap(({ findings }) => findings)).toEqual([])
  })

  test('to anybody in the lobby', async () => {
    // The lobby gathers its news for a moment.
    await pause(500)
    for (const tab of followers) await tab.settle()
    for (const tab of followers) tab.forget()
    const letters = followers.map(({ reader }) => reader)
    expect(letters.every((reader) => reader.letters.length > 10)).toBe(true)
    expect(checkLobby(letters, open, cast.secrets)).toEqual([])
  })

  test('whatever is tried', () => {
    expect([...new Set(verdicts.flatMap(({ met }) => [...met]))]).toEqual(
      expect.arrayContaining([
        'a move by a person',
        'a move by a bot',
        'a undo by a person',
        'talk by text',
        'talk by emote',
        'talk by talk',
        'a join from the start',
        'a join from a line',
        ...['malformed', 'unknown', 'forbidden', 'missing', 'conflict', 'stale', 'invalid'].map(
          (error) => `a refusal as ${error}`,
        ),
      ]),
    )
  })
})
