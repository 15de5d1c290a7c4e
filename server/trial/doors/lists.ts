import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from '../client.ts'
import { LiveClient } from '../socket.ts'
import { HERE, HouseOf } from './checkout.ts'
import { fill } from './filling.ts'

export interface ListSetting {
  readonly games: number
  readonly tables: number
  /** The folder of a built version of the project; ours if none is given. */
  readonly checkout?: string
}

/** What asking for something costs. */
interface Cost {
  readonly bytes: number
  /** Milliseconds from question to answer: the median, and the longest. */
  readonly ms: number
  readonly longest: number
  /** Milliseconds of the server's processor time. */
  readonly processor: number
}

/** A long errand, and how long others waited for the simplest answer meanwhile. */
interface Errand {
  readonly ms: number
  readonly bytes: number
  readonly waited: number
}

export interface ListFigures {
  readonly lobby: Cost
  /** What somebody is sent who follows the lobby. */
  readonly follower: Cost
  readonly history: Cost
  readonly running: Cost
  readonly turns: Cost
  readonly export: Errand
  readonly deletion: Errand
}

const TIMES = 40
const WARM_UP = 5

const tenth = (value: number): number => Math.round(value * 10) / 10

async function cost(house: HouseOf, ask: (time: number) => Promise<string>): Promise<Cost> {
  for (let time = 0; time < WARM_UP; time++) await ask(time)
  const waits: number[] = []
  let bytes = 0
  const before = house.spent
  for (let time = 0; time < TIMES; time++) {
    const began = performance.now()
    bytes = Buffer.byteLength(await ask(time))
    waits.push(performance.now() - began)
  }
  const processor = (house.spent - before) / TIMES
  const sorted = waits.toSorted((a, b) => a - b)
  return {
    bytes,
    ms: tenth(sorted[TIMES / 2] ?? 0),
    longest: tenth(sorted.at(-1) ?? 0),
    processor: tenth(processor),
  }
}

async function errand(house: HouseOf, run: () => Promise<string>): Promise<Errand> {
  const waits: number[] = []
  const over = new AbortController()
  const others = (async () => {
    const stranger = new Client(house.base)
    while (!over.signal.aborted) {
      const began = performance.now()
      await stranger.send('GET', '/api/games')
      waits.push(performance.now() - began)
      await pause(5)
    }
  })()
  const began = performance.now()
  const text = await run()
  const ms = performance.now() - began
  over.abort()
  await others
  return { ms: Math.round(ms), bytes: Buffer.byteLength(text), waited: Math.round(Math.max(...waits)) }
}

/** The first pages of somebody's history, whichever way this version gives them. */
async function historyOf(client: Client): Promise<(time: number) => Promise<string>> {
  const { status } = await client.send('GET', '/api/me/history')
  if (status === 404) return async () => (await client.send('GET', '/api/me/tables?status=finished')).text
  const places = ['']
  for (let page = 0; page < 10; page++) {
    const { next } = await client.get<{ next: string | null }>(`/api/me/history${places.at(-1)}`)
    if (next !== null) places.push(`?after=${next}`)
  }
  return async (time) => (await client.send('GET', `/api/me/history${places[time % places.length]}`)).text
}

/** What lists cost where one person has finished very many games, and very many tables are open. */
export async function lists({ games, tables, checkout = HERE }: ListSetting): Promise<ListFigures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'octopolis-lists-'))
  try {
    const { cookie } = await fill(checkout, dataDir, { games, tables })
    const house = await HouseOf.open(checkout, dataDir)
    try {
      const client = new Client(house.base)
      client.cookie = cookie
      const get = (path: string) => async (): Promise<string> => (await client.send('GET', path)).text
      const history = await cost(house, await historyOf(client))
      const running = await cost(house, get('/api/me/tables'))
      const turns = await cost(house, get('/api/turns'))
      const lobby = await cost(house, get('/api/tables'))
      const live = await LiveClient.connect(house.base)
      const follower = await cost(house, async () => JSON.stringify(await live.call('lobby', { follow: true })))
      live.close()
      const taken = await errand(house, get('/api/me/export'))
      const deletion = await errand(house, async () => (await client.send('DELETE', '/api/me', {})).text)
      return { lobby, follower, history, running, turns, export: taken, deletion }
    } finally {
      await house.close()
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
