import { setTimeout as pause } from 'node:timers/promises'
import { Client } from '../../trial/client.ts'
import { openTestApp, type TestApp } from '../app.ts'
import { gather, type Cast, type Guest } from './cast.ts'
import { check, type Verdict } from './checker.ts'
import { Evening } from './evening.ts'
import type { Finding } from './findings.ts'
import type { Letter } from './letters.ts'
import { checkLobby } from './lobby.ts'
import type { Plan } from './room.ts'
import { Tab } from './tab.ts'

const AT_ONCE = 8
const GUESTS = 24

/** What came of many evenings in one house. */
export interface Played {
  readonly verdicts: readonly Verdict[]
  readonly readers: number
  /** What followers of the lobby were sent. */
  readonly news: readonly (readonly Letter[])[]
  readonly lobby: readonly Finding[]
}

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

/** Plays all evenings, some at a time, and checks what everybody was sent. */
export async function playSeason(plans: readonly Plan[]): Promise<Played> {
  const app = await openTestApp()
  try {
    const cast = await gather(app, GUESTS)
    const followers = [await follow(app.base, null), await follow(app.base, cast.guests[0] ?? null)]
    const { verdicts, readers, open } = await playAll(app, cast, plans)
    // The lobby gathers its news for a moment.
    await pause(500)
    for (const tab of followers) await tab.settle()
    for (const tab of followers) tab.forget()
    const letters = followers.map(({ reader }) => reader)
    const lobby = checkLobby(letters, open, cast.secrets)
    return { verdicts, readers, news: letters.map((reader) => reader.letters), lobby }
  } finally {
    await app.close()
  }
}

async function playAll(app: TestApp, cast: Cast, plans: readonly Plan[]) {
  const open = new Set<string>()
  const verdicts: Verdict[] = []
  let readers = 0
  const waiting = [...plans]
  const worker = async (): Promise<void> => {
    for (let plan = waiting.shift(); plan !== undefined; plan = waiting.shift()) {
      const evening = new Evening(app, cast, plan)
      const evidence = await evening.run()
      if (plan.visibility === 'open') open.add(evening.id)
      readers += evidence.readers.length
      verdicts.push(await check(evidence, cast.secrets))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return { open, verdicts, readers }
}
