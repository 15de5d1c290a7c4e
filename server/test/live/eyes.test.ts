import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Position, TableInfo } from '../../protocol/tables.ts'
import { Client } from '../../trial/client.ts'
import { LiveClient } from '../../trial/socket.ts'
import { openTestApp, type TestApp } from '../app.ts'

const NIGHT = 2000

let house: TestApp
beforeAll(async () => {
  house = await openTestApp({ EYES_CLOSED: String(NIGHT / 1000) })
})
afterAll(() => house.close())

/** What came over a connection, byte by byte, and when. */
interface Heard {
  readonly text: string
  readonly at: number
}

class Visitor {
  readonly client: Client
  readonly heard: Heard[] = []
  readonly positions: Position[] = []
  private line: LiveClient | null = null

  constructor(client: Client) {
    this.client = client
  }

  async join(table: string): Promise<void> {
    const { cookie } = this.client
    this.line = await LiveClient.connect(house.base, {
      ...(cookie === '' ? {} : { cookie }),
      onFrame: (text) => this.heard.push({ text, at: performance.now() }),
    })
    this.line.on('position', (position) => this.positions.push(position))
    await this.line.ask('join', { table })
  }

  /** Whatever came before is about coming, not about the night. */
  forget(): void {
    this.heard.length = 0
    this.positions.length = 0
  }

  async answer(table: string, move: object): Promise<number> {
    const { seq } = await (this.line as LiveClient).ask('play', { table, id: 'answer', seq: 0, move })
    return seq
  }

  leave(): void {
    this.line?.close()
  }
}

interface Night {
  readonly witch: '1' | '2' | '9'
  /** Who answers when, in milliseconds, and how. */
  readonly ben: readonly [number, object]
  readonly cleo: readonly [number, object]
}

const sleep = { type: 'sleep' }
const mark = (seat: number): object => ({ type: 'mark', seat })

const nights: Readonly<Record<string, Night>> = {
  'all sleep': { witch: '9', ben: [0, sleep], cleo: [0, sleep] },
  'Ben marks at once': { witch: '1', ben: [0, mark(2)], cleo: [300, sleep] },
  'Ben marks after a while': { witch: '1', ben: [600, mark(2)], cleo: [0, sleep] },
  'Ben is the witch, and sleeps': { witch: '1', ben: [300, sleep], cleo: [100, sleep] },
  'Cleo marks': { witch: '2', ben: [0, sleep], cleo: [500, mark(1)] },
}

interface Seen {
  /** The bytes that came, with what differs between any two tables struck out. */
  readonly ada: readonly string[]
  readonly watcher: readonly string[]
  readonly sizes: readonly number[]
  /** Milliseconds from the start of the night to the first word of the morning, by the house's clock. */
  readonly lasted: number
  /** What the watcher got before the last answer was acknowledged. */
  readonly early: number
}

function struck(table: string, heard: readonly Heard[]): string[] {
  return heard.map(({ text }) => text.replaceAll(table, 'TABLE').replaceAll(/\b\d{13}\b/g, 'TIME'))
}

async function spend({ witch, ben: [benAt, benDoes], cleo: [cleoAt, cleoDoes] }: Night): Promise<Seen> {
  const guests = await Promise.all(['Ada', 'Ben', 'Cleo'].map((name) => Client.guest(house.base, name)))
  const [ada, ben, cleo, watcher] = [...guests, new Client(house.base)].map((client) => new Visitor(client)) as [
    Visitor,
    Visitor,
    Visitor,
    Visitor,
  ]
  const table = await ada.client.post<TableInfo>('/api/tables', { game: 'veil', seats: 3, options: { witch } })
  for (const [seat, { client }] of [ben, cleo].entries()) {
    await client.put(`/api/tables/${table.id}/seats/${seat + 1}`, { me: true })
    await client.put(`/api/tables/${table.id}/ready`, { ready: true })
  }
  for (const visitor of [ada, ben, cleo, watcher]) await visitor.join(table.id)
  const { startedAt } = await ada.client.post<TableInfo>(`/api/tables/${table.id}/start`)
  while (watcher.positions.length === 0 || ada.positions.length === 0) await pause(5)
  for (const visitor of [ada, watcher]) visitor.forget()

  const after = async (ms: number, who: Visitor, move: object): Promise<number> => {
    await pause(ms)
    return who.answer(table.id, move)
  }
  // Ada is a bystander who plays along: her own answer is the same every night.
  expect(await ada.answer(table.id, sleep)).toBe(1)
  expect(await Promise.all([after(benAt, ben, benDoes), after(cleoAt, cleo, cleoDoes)])).toEqual([2, 3])
  const answered = performance.now()
  while (watcher.positions.at(-1)?.seq !== 3 || ada.positions.at(-1)?.seq !== 3) await pause(5)
  for (const visitor of [ada, ben, cleo, watcher]) visitor.leave()
  return {
    ada: struck(table.id, ada.heard),
    watcher: struck(table.id, watcher.heard),
    sizes: [...ada.heard, ...watcher.heard].map(({ text }) => Buffer.byteLength(text)),
    lasted: (watcher.positions[0]?.now ?? 0) - (startedAt ?? 0),
    early: watcher.heard.filter(({ at }) => at < answered).length,
  }
}

describe('with eyes closed, over the socket', () => {
  test('a bystander gets the same bytes, as many and not before, whoever acts and whether anything happens', async () => {
    const seen = await Promise.all(Object.values(nights).map(spend))
    const [first] = seen
    // Three lines of the log, one a seat; and Ada's own acknowledgement and position besides.
    expect(first?.watcher).toHaveLength(3)
    expect(first?.ada).toHaveLength(5)
    for (const [index, name] of Object.keys(nights).entries()) {
      expect({ name, ...seen[index], lasted: 0 }).toEqual({ name, ...first, lasted: 0 })
      expect(seen[index]?.lasted).toBeGreaterThanOrEqual(NIGHT)
    }
    expect(first?.early).toBe(0)
  })

  test('over plain HTTP nothing shows either', async () => {
    const guests = await Promise.all(['Ada', 'Ben', 'Cleo'].map((name) => Client.guest(house.base, name)))
    const [ada, ben, cleo] = guests as [Client, Client, Client]
    const { id } = await ada.post<TableInfo>('/api/tables', { game: 'veil', seats: 3, options: { witch: '1' } })
    for (const [seat, client] of [ben, cleo].entries()) {
      await client.put(`/api/tables/${id}/seats/${seat + 1}`, { me: true })
      await client.put(`/api/tables/${id}/ready`, { ready: true })
    }
    await ada.post(`/api/tables/${id}/start`)
    const look = async (client: Client): Promise<object> => {
      const position = await client.get<Position>(`/api/tables/${id}/position`)
      const { seq } = await client.get<TableInfo>(`/api/tables/${id}`)
      return { ...position, now: 0, line: seq }
    }
    const before = await look(cleo)
    expect(await ben.post(`/api/tables/${id}/moves`, { id: 'b', seq: 0, move: mark(2) })).toEqual({
      seq: 2,
      sealed: true,
    })
    expect(await look(cleo)).toEqual(before)
    expect(await look(ben)).toMatchObject({ prompt: null, seq: 0 })
    expect(await ben.get('/api/turns')).toEqual({ tables: [], next: null })
    expect(await cleo.get('/api/turns')).toEqual({ tables: [id], next: null })
  })
})
