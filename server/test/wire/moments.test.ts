import { QuickChance, type Seat } from '@octopolis/engine'
import { boxes } from '@octopolis/games'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { LiveTable } from '../../tables/table.ts'
import { Client } from '../../trial/client.ts'
import { LiveClient } from '../../trial/socket.ts'
import { openTestApp, type TestApp } from '../app.ts'
import { Retelling } from './retelling.ts'
import type { Position } from './shapes.ts'

/** What has to hold though much happens at the same moment. */

let app: TestApp
let ada: Client
let ben: Client
let connections: LiveClient[] = []

beforeEach(async () => {
  app = await openTestApp()
  ada = await Client.guest(app.base, 'Ada')
  ben = await Client.guest(app.base, 'Ben')
})

afterEach(async () => {
  for (const connection of connections.splice(0)) connection.close()
  await app.close()
})

async function connect(client: Client | null): Promise<LiveClient> {
  const connection = await LiveClient.connect(app.base, client === null ? {} : { cookie: client.cookie })
  connections.push(connection)
  return connection
}

async function newTable(host: Client, wish: object): Promise<LiveTable> {
  const { id } = await host.post<{ id: string }>('/api/tables', wish)
  return app.app.house.open(id)
}

/** Keeps a table busy, so that whatever comes meanwhile happens at once, in the order it came. */
class Hold {
  release: () => void = () => {}
  private readonly runs
  private readonly before: number

  constructor({ queue }: LiveTable) {
    const released = new Promise<void>((resolve) => (this.release = resolve))
    this.runs = vi.spyOn(queue, 'run')
    void queue.run(() => released)
    this.before = this.runs.mock.calls.length
  }

  /** Resolves once so many more wait. */
  async waiting(howMany: number): Promise<void> {
    const { runs, before } = this
    await vi.waitFor(() => expect(runs.mock.calls.length - before).toBe(howMany), { timeout: 60_000, interval: 1 })
  }
}

type Look = (table: LiveTable, client: Client, move: () => Promise<unknown>) => Promise<Position>

/** That a position is looked at. */
const MOMENTS = 10
/** The smallest game is over after a move. */
const MOST_TABLES = 20

describe.each(Object.values(boxes))('$game.id: a position', ({ game, proof }) => {
  /** Table after table, until there were moments enough: one may be over after two moves. */
  async function playLooking(look: Look): Promise<string[]> {
    const found: string[] = []
    for (let number = 0, seen = 0; seen <= MOMENTS; number++) {
      if (number === MOST_TABLES) expect.unreachable(`${number} tables, and only ${seen} moments`)
      const { moments, differences } = await playTable(number, look)
      seen += moments
      found.push(...differences)
    }
    return found
  }

  /**
   * Everybody is a person; between any two moves somebody else looks, who is asked something as well if anybody is, and the
   * next move is made at that very moment.
   */
  async function playTable(number: number, look: Look) {
    const { seats, options } = proof.tables[0] ?? { seats: game.seats.min, options: {} }
    const others = await Promise.all(
      Array.from({ length: seats - 1 }, (_, index) => Client.guest(app.base, `P${index}`)),
    )
    const people = [ada, ...others]
    const table = await newTable(ada, { game: game.id, seats, options })
    for (const [index, client] of others.entries()) {
      await client.put(`/api/tables/${table.id}/seats/${index + 1}`, { me: true })
      await client.put(`/api/tables/${table.id}/ready`, { ready: true })
    }
    await ada.post(`/api/tables/${table.id}/start`)
    const match = table.expectMatch()
    const chance = new QuickChance(`moments ${number}`)
    const seen: [Seat, Position][] = []
    while (match.outcome === null && match.seq < 80) {
      const seat = chance.pick(match.awaiting)
      const move = chance.pick(match.prompt(seat)?.moves ?? [])
      const write = (): Promise<unknown> =>
        table.queue.run(() => table.write({ kind: 'move', seat, move, id: `${match.seq}`, by: 'bot' }))
      const isAsked = people.findIndex((_, one) => one !== seat && match.prompt(one) !== null)
      const other = isAsked >= 0 ? isAsked : (seat + 1) % seats
      seen.push([other, await look(table, people[other] ?? ada, write)])
    }
    const { seed, options: settled } = table.row
    const log = await app.app.store.log.read(table.id)
    const retelling = new Retelling(game, { seats, seed: seed ?? '', options: settled }, log)
    const differences = seen.flatMap(([viewer, position]) => retelling.differs(position, viewer, null) ?? [])
    return { moments: seen.length, differences }
  }

  test('over the socket is of one line, though the next is written at once', async () => {
    const found = await playLooking(async (table, client, write) => {
      const connection = await connect(client)
      const hold = new Hold(table)
      const joined = connection.ask('join', { table: table.id })
      await hold.waiting(1)
      const written = write()
      hold.release()
      const { position } = await joined
      await written
      connection.close()
      return position as Position
    })
    expect(found).toEqual([])
  })

  test('over HTTP is of one line, though the next is written at once', async () => {
    const found = await playLooking(async (table, client, write) => {
      const first = new Hold(table)
      const answer = client.get<Position>(`/api/tables/${table.id}/position`)
      await first.waiting(1)
      // Whoever asks is first noted as being there, then waits once more.
      const second = new Hold(table)
      first.release()
      await second.waiting(1)
      const written = write()
      second.release()
      const position = await answer
      await written
      return position
    })
    expect(found).toEqual([])
  })
})

describe('who comes to a table', () => {
  const wish = { game: Object.keys(boxes)[0], visibility: 'open' }

  test('hears what is said just then, once', async () => {
    const table = await newTable(ada, wish)
    const [speaker, listener] = [await connect(ada), await connect(ben)]
    await speaker.ask('join', { table: table.id })
    const heard: number[] = []
    listener.on('said', ({ n }) => heard.push(n))
    const hold = new Hold(table)
    const said = speaker.ask('say', { table: table.id, utterance: { kind: 'text', said: 'Hello!' } })
    await hold.waiting(1)
    const joined = listener.ask('join', { table: table.id })
    await hold.waiting(2)
    hold.release()
    const { n } = await said
    const { talk } = await joined
    await listener.ask('lobby', { follow: false })
    expect([...talk.map((line) => line.n), ...heard]).toEqual([n])
  })

  test('and is gone before it is let in, isn’t there', async () => {
    const table = await newTable(ada, wish)
    const connection = await connect(ben)
    const hold = new Hold(table)
    const joined = connection.call('join', { table: table.id }).catch(() => null)
    await hold.waiting(1)
    connection.close()
    await joined
    // Whoever comes later is noticed later: the house knows by now that the other has gone.
    await (await connect(null)).ask('lobby', { follow: false })
    hold.release()
    await table.queue.run(() => {})
    await vi.waitFor(() => expect(table.presence.isEmpty).toBe(true), { timeout: 60_000 })
    expect(table.info(null).watchers).toBe(0)
  })

  test('and may not any more, since it opens with a code, sees nothing more', async () => {
    const { game } = wish
    const table = await newTable(ada, wish)
    const stranger = await connect(null)
    const sent: string[] = []
    stranger.on('table', ({ status }) => sent.push(status))
    stranger.on('position', ({ seq }) => sent.push(`position ${seq}`))
    await stranger.ask('join', { table: table.id })
    await ada.ask('PATCH', `/api/tables/${table.id}`, { visibility: 'code', seats: boxes[game ?? '']?.game.seats.min })
    for (const { seat } of table.seating.slice(1)) {
      await ada.put(`/api/tables/${table.id}/seats/${seat}`, { bot: 'random' })
    }
    await ada.post(`/api/tables/${table.id}/start`)
    await stranger.ask('lobby', { follow: false })
    expect(sent).not.toContain('playing')
    expect(sent).not.toContain('position 0')
  })
})
