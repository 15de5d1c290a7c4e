import { randomBytes } from 'node:crypto'
import { QuickChance } from '@octopolis/engine'
import { lot } from '@octopolis/engine/conform'
import { boxes } from '@octopolis/games'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { HouseClock } from '../../host/clock.ts'
import { Client } from '../../trial/client.ts'
import { openTestApp, type TestApp } from '../app.ts'
import { Browser } from '../push/browser.ts'
import { Service } from '../push/service.ts'
import { pushed } from './shapes.ts'

const MINUTE = 60_000
/** Of each game. */
const TABLES = lot({ test: 1, trial: 3 })

/** Too long to turn up by chance in what is sealed: a name of three letters does, once in some thousand notices. */
const names = { here: 'Heraclea the Elder', away: 'Awaited at Home' }

let app: TestApp
let service: Service
let ahead = 0

beforeEach(async () => {
  ahead = 0
  const { now: wall } = Date
  const { now } = HouseClock.prototype
  vi.spyOn(Date, 'now').mockImplementation(() => wall() + ahead)
  vi.spyOn(HouseClock.prototype, 'now').mockImplementation(function (this: HouseClock) {
    return now.call(this) + ahead
  })
  service = await Service.start()
  app = await openTestApp({ PUSH_HOSTS: service.host })
})

afterEach(async () => {
  await app.close()
  await service.stop()
  vi.restoreAllMocks()
})

async function subscribe(client: Client, path: string): Promise<Browser> {
  const browser = new Browser()
  const endpoint = `http://${service.host}/${path}`
  await client.post('/api/me/push', { endpoint, keys: browser.keys, language: 'fr' })
  return browser
}

describe.each(Object.values(boxes))('$game.id: whoever is away', ({ game, proof }) => {
  test.each(proof.tables.slice(0, TABLES))(
    'is told that they are awaited at a table, and no more: %j',
    async (setting) => {
      const { seats, options } = setting
      const [here, away] = [await Client.guest(app.base, names.here), await Client.guest(app.base, names.away)]
      const browser = await subscribe(away, 'away')
      await subscribe(here, 'here')
      const { id } = await here.post<{ id: string }>('/api/tables', { game: game.id, seats, options })
      const path = `/api/tables/${id}`
      await away.put(`${path}/seats/1`, { me: true })
      await away.put(`${path}/ready`, { ready: true })
      for (let seat = 2; seat < seats; seat++) await here.put(`${path}/seats/${seat}`, { bot: 'random' })
      await here.post(`${path}/start`)

      const table = await app.app.house.open(id)
      const match = table.expectMatch()
      const chance = new QuickChance(JSON.stringify(setting))
      table.presence.arrive('always', table.seating[0]?.account ?? '', 0)
      const clients = [here, away]
      while (match.outcome === null) {
        // Whoever answers is there for a while after.
        ahead += 2 * MINUTE
        for (const [seat, client] of clients.entries()) {
          const prompt = match.awaiting.includes(seat) ? match.prompt(seat) : null
          if (prompt === null) continue
          const body = { id: randomBytes(8).toString('hex'), seq: match.seq, move: chance.pick(prompt.moves) }
          await client.send('POST', `${path}/moves`, body)
          ahead += 2 * MINUTE
        }
        await new Promise((resolve) => setTimeout(resolve, 5))
      }

      await vi.waitFor(() => expect(service.received.length).toBeGreaterThan(0), { timeout: 60_000 })
      const sizes = new Map<string, Set<number>>()
      for (const { path: to, headers, body } of service.received) {
        expect(to).toBe('/away')
        const { kind, ...rest } = pushed.parse(browser.read(body))
        expect(rest).toEqual({ table: id, game: game.id, language: 'fr' })
        sizes.set(kind, (sizes.get(kind) ?? new Set()).add(body.length))
        const outside = `${JSON.stringify(headers)} ${body.toString('latin1')}`
        for (const inside of [id, game.id, names.here, names.away, table.row.seed])
          expect(outside).not.toContain(inside)
      }
      // Of one size for each occasion: how much there is to say is nobody's business either.
      expect(sizes.has('turn')).toBe(true)
      for (const size of sizes.values()) expect(size.size).toBe(1)
    },
  )
})
