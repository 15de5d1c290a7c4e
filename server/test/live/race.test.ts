import { connect as dial, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Position, TableInfo } from '../../protocol/tables.ts'
import { Client } from '../../trial/client.ts'
import { LiveClient } from '../../trial/socket.ts'
import { openTestApp, type TestApp } from '../app.ts'

let house: TestApp
beforeAll(async () => {
  house = await openTestApp({ PING: '0.1' })
})
afterAll(() => house.close())

const cheer = { type: 'cheer' }
const grab = { type: 'grab' }

let ids = 0

/** Somebody at the table, with what came over the wire in the order in which it came. */
class Player {
  readonly client: Client
  readonly positions: Position[] = []
  private line: LiveClient | null = null
  private table = ''

  constructor(client: Client) {
    this.client = client
  }

  static async arrive(name: string): Promise<Player> {
    return new Player(await Client.guest(house.base, name))
  }

  async join(table: string, base = house.base): Promise<void> {
    const { cookie } = this.client
    this.table = table
    this.line = await LiveClient.connect(base, { cookie })
    this.line.on('position', (position) => this.positions.push(position))
    const { position } = await this.line.ask('join', { table })
    if (position !== null) this.positions.push(position)
    onTestFinished(() => this.line?.close())
  }

  get seq(): number {
    return this.positions.at(-1)?.seq ?? 0
  }

  /** The line that it became; null: it came too late. */
  async play(move: object, seq = this.seq): Promise<number | null> {
    const body = { table: this.table, id: `r${ids++}`, seq, move }
    const answer = (await this.line?.call('play', body)) as { seq: number } | { error: string }
    if ('error' in answer && answer.error !== 'stale') throw new Error(JSON.stringify(answer))
    return 'seq' in answer ? answer.seq : null
  }

  /** Passes until nobody answers any more. */
  async passAll(): Promise<void> {
    for (;;) {
      const last = this.positions.at(-1)
      const move = last?.prompt?.window === undefined ? null : last.prompt.fallback
      if (move === null) return
      const line = await this.play(move as object)
      await until(() => this.seq > (last?.seq ?? 0) && this.seq >= (line ?? 0))
    }
  }

  /** Everything that was told from the first line on, once. */
  get story(): unknown[] {
    return this.positions.flatMap(({ log }) => log.facts)
  }
}

async function until(so: () => boolean): Promise<void> {
  while (!so()) await pause(2)
}

async function begin(players: readonly Player[], clock: object): Promise<string> {
  const [host, ...others] = players as [Player, ...Player[]]
  const wish = { game: 'window', seats: players.length, options: { hands: 'all', length: 'long' }, clock }
  const { id } = await host.client.post<TableInfo>('/api/tables', wish)
  for (const [index, { client }] of others.entries()) {
    await client.put(`/api/tables/${id}/seats/${index + 1}`, { me: true })
    await client.put(`/api/tables/${id}/ready`, { ready: true })
  }
  await host.client.post(`/api/tables/${id}/start`)
  return id
}

/** One round: a shell is shown, all are there to see it, and then they answer as they like. */
async function round(players: readonly Player[], number: number, answers: () => Promise<void>): Promise<void> {
  const shower = players[number % players.length] as Player
  const line = (await shower.play({ type: 'show' })) ?? 0
  await until(() => players.every(({ seq }) => seq >= line))
  await answers()
  for (const player of players) await player.passAll()
  const end = (): number => Math.max(...players.map(({ seq }) => seq))
  await until(() => players.every(({ seq }) => seq === end()))
}

test('two answers within 50 ms on two sockets: the order is the server’s, and both see the same', async () => {
  const [ada, ben] = [await Player.arrive('Ada'), await Player.arrive('Ben')]
  const players = [ada, ben]
  const table = await begin(players, { kind: 'none' })
  for (const player of players) await player.join(table)
  const lines: (readonly [number, number, string])[] = []
  let grabbed = 0
  for (let number = 0; number < 60; number++) {
    const move = number % 3 === 0 ? grab : cheer
    await round(players, number, async () => {
      const seen = players.map(({ seq }) => seq)
      const sent = players.map(async (player, seat) => {
        await pause(Math.random() * 50)
        return [seat, await player.play(move, seen[seat])] as const
      })
      const answers = await Promise.all(sent)
      const stood = answers.filter(([, line]) => line !== null)
      if (move === grab) grabbed += stood.length
      else expect(stood).toHaveLength(2)
      for (const [seat, line] of stood) lines.push([line ?? 0, seat, move.type])
    })
  }
  // Of two who grab, one was first; the other was told so.
  expect(grabbed).toBe(20)
  expect(ada.story).toEqual(ben.story)
  const log = await house.app.store.log.read(table)
  const laid = log.flatMap(({ seq, seat, move }) => {
    const { type } = move as { type: string }
    return type === 'grab' || type === 'cheer' ? [[seq, seat, type]] : []
  })
  expect(lines.toSorted(([a], [b]) => a - b)).toEqual(laid)
  expect(ada.story.filter((fact) => (fact as { type: string }).type === 'laid')).toEqual(
    laid.map(([, seat, card]) => ({ type: 'laid', seat, card })),
  )
  // Who is first is nobody's privilege.
  expect(new Set(laid.filter((_, index) => index % 2 === 0).map(([, seat]) => seat)).size).toBe(2)
})

/** A way to the house on which everything takes so long, each way. */
async function farAway(ms: number): Promise<string> {
  const { hostname, port } = new URL(house.base)
  const sockets = new Set<Socket>()
  const forward = (from: Socket, to: Socket): void => {
    from.on('data', (data) => setTimeout(() => to.write(data), ms))
    from.on('close', () => setTimeout(() => to.destroy(), ms))
    from.on('error', () => to.destroy())
    sockets.add(from)
  }
  const server: Server = createServer((near) => {
    const far = dial(Number(port), hostname)
    forward(near, far)
    forward(far, near)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('whoever is quicker is first, though they live far away', async () => {
  const [ada, ben] = [await Player.arrive('Ada'), await Player.arrive('Ben')]
  const players = [ada, ben]
  const table = await begin(players, { kind: 'live', think: 60, reserve: 60, window: 15 })
  await ada.join(table)
  await ben.join(table, await farAway(60))
  const { presence, seating } = await house.app.house.open(table)
  const lag = (seat: number): number => presence.lag(seating[seat]?.account ?? '')
  await until(() => lag(1) >= 100)
  expect(lag(1)).toBeLessThanOrEqual(250)
  expect(lag(0)).toBeLessThan(60)
  for (let number = 0; number < 6; number++) {
    await round(players, number, async () => {
      // Ben saw it 60 ms after Ada, and his answer takes as long: when hers comes, his is on its way.
      const seen = ada.seq
      const quick = pause(20).then(() => ben.play(grab, seen))
      const slow = pause(45).then(() => ada.play(grab, seen))
      expect([(await slow) === null, (await quick) === null]).toEqual([true, false])
    })
  }
})

test('a window of a live table shuts by itself, and standing orders pass over the socket', async () => {
  const [ada, ben] = [await Player.arrive('Ada'), await Player.arrive('Ben')]
  const table = await begin([ada, ben], { kind: 'live', think: 60, reserve: 60, window: 3 })
  const live = await LiveClient.connect(house.base, { cookie: ben.client.cookie })
  onTestFinished(() => live.close())
  await ada.join(table)
  expect(await live.ask('orders', { table })).toEqual({})
  expect(await live.ask('orders', { table, orders: { shown: 'pass' } })).toEqual({ shown: 'pass' })
  expect(await ben.client.get(`/api/tables/${table}/orders`)).toEqual({ shown: 'pass' })
  expect(await ben.client.put(`/api/tables/${table}/orders`, { shown: 'mine' })).toEqual({ shown: 'mine' })
  expect(await live.call('orders', { table, orders: { shown: 'never' } })).toMatchObject({ error: 'malformed' })
  await ada.play({ type: 'show' })
  await until(() => ada.positions.at(-1)?.awaiting.length === 1)
  expect(ada.positions.at(-1)).toMatchObject({
    seq: 2,
    awaiting: [{ seat: 0 }],
    prompt: { window: { event: 'shown', mine: true } },
  })
  expect(JSON.stringify(ada.positions)).not.toContain('order')
})
