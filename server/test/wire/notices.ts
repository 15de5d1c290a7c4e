import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { canonical, QuickChance, type AnyGame, type Seat } from '@octopolis/engine'
import { vi } from 'vitest'
import { HouseClock } from '../../host/clock.ts'
import type { LiveTable } from '../../tables/table.ts'
import { Client } from '../../trial/client.ts'
import { openTestApp, type TestApp } from '../app.ts'
import { Browser } from '../push/browser.ts'
import { Service, type Received } from '../push/service.ts'
import { pushed } from './shapes.ts'

const MINUTE = 60_000
/** Longer than any notice takes: none comes. */
const PATIENCE = 60_000
const AWAY: Seat = 1

/** Too long to turn up by chance in what is sealed: a name of three letters does, once in some thousand notices. */
const names = { here: 'Heraclea the Elder', away: 'Awaited at Home', watching: 'Wendeline the Watcher' }

/** Tables of each game, with every change. */
export const short = 1

export interface Setting {
  readonly game: AnyGame
  readonly seats: number
  readonly options: object
  /** Decides what people answer. */
  readonly seed: string
}

/** A game that people play though one of them never looks by themselves, and what push services were given meanwhile. */
class Evening {
  private readonly app: TestApp
  private readonly service: Service
  private readonly setting: Setting
  private readonly browser = new Browser()
  private readonly chance: QuickChance
  private readonly due: string[] = []
  private readonly findings: string[] = []
  /** How far this house's time is ahead. */
  ahead = 0

  constructor(app: TestApp, service: Service, setting: Setting) {
    this.app = app
    this.service = service
    this.setting = setting
    this.chance = new QuickChance(setting.seed)
  }

  async run(): Promise<string[]> {
    const { app, setting, service, due } = this
    const [host, away, watcher, ...others] = await Promise.all(
      [names.here, names.away, names.watching, ...Array.from({ length: setting.seats - 2 }, () => names.here)].map(
        (name) => Client.guest(app.base, name),
      ),
    )
    if (host === undefined || away === undefined || watcher === undefined) throw new Error('somebody is missing')
    const people = [host, away, ...others]
    for (const [seat, client] of people.entries()) if (seat !== AWAY) await this.subscribe(client, `seat-${seat}`)
    await this.subscribe(away, 'away', this.browser)
    await this.subscribe(watcher, 'watcher')
    const table = await this.begin(people)
    await this.play(table, people, watcher)
    // Whatever is too much has been sent with the rest.
    await this.arrived(due.length)
    await pause(100)
    this.read(table)
    if (service.received.length > due.length) this.findings.push('more notices than occasions')
    return this.findings
  }

  private async subscribe(client: Client, path: string, { keys }: Browser = new Browser()): Promise<void> {
    const endpoint = `http://${this.service.host}/${path}`
    await client.post('/api/me/push', { endpoint, keys, language: 'fr' })
  }

  private async begin(people: readonly Client[]): Promise<LiveTable> {
    const { game, seats, options } = this.setting
    const [host, ...others] = people as [Client, ...Client[]]
    const { id } = await host.post<{ id: string }>('/api/tables', { game: game.id, seats, options })
    for (const [index, client] of others.entries()) {
      await client.put(`/api/tables/${id}/seats/${index + 1}`, { me: true })
      await client.put(`/api/tables/${id}/ready`, { ready: true })
    }
    await host.post(`/api/tables/${id}/start`)
    const table = await this.app.app.house.open(id)
    for (const { seat, account } of table.seating) {
      if (seat !== AWAY) table.presence.arrive(`always ${seat}`, account ?? '', 0)
    }
    return table
  }

  /** One answer at a time, and the one who is away gives none before being called to it. */
  private async play(table: LiveTable, people: readonly Client[], watcher: Client): Promise<void> {
    const { chance, due } = this
    const match = table.expectMatch()
    let called = -1
    let last: Seat | null = null
    while (match.outcome === null) {
      if (table.awaiting.length === 0) {
        // All have answered with eyes closed, and it takes a moment until they open.
        await pause(5)
        continue
      }
      // Nobody is told twice in a minute, and whoever answers is there for a while after.
      this.ahead += 2 * MINUTE
      await watcher.get(`/api/tables/${table.id}/position`)
      if (table.awaiting.includes(AWAY) && match.askedSince(AWAY) !== called) {
        called = match.askedSince(AWAY)
        due.push(called === 0 ? 'started' : 'turn')
      }
      if (!(await this.arrived(due.length))) return void this.findings.push(`nobody is told of line ${called}`)
      this.ahead += 2 * MINUTE
      last = chance.pick(table.awaiting)
      const move = chance.pick(match.prompt(last)?.moves ?? [])
      const body = { id: randomBytes(8).toString('hex'), seq: match.seq, move }
      await people[last]?.post(`/api/tables/${table.id}/moves`, body)
    }
    if (last !== AWAY) due.push('finished')
  }

  private async arrived(notices: number): Promise<boolean> {
    const { received } = this.service
    const isThere = (): void => {
      if (received.length < notices) throw new Error('not yet')
    }
    return vi.waitFor(isThere, { timeout: PATIENCE, interval: 1 }).then(
      () => true,
      () => false,
    )
  }

  /** Each notice is of its occasion, for the one who is away, and says no more than it has to. */
  private read({ id, row }: LiveTable): void {
    const { setting, due, findings } = this
    const sizes = new Map<string, number>()
    for (const [index, { path, headers, body }] of this.service.received.entries()) {
      if (path !== '/away') findings.push(`${path} is told`)
      const said = this.open(body)
      const kind = due[index] ?? 'nothing'
      const allowed = { table: id, game: setting.game.id, kind, language: 'fr' }
      if (path === '/away' && canonical(said) !== canonical(allowed))
        findings.push(`${JSON.stringify(said)} is said, and may be ${JSON.stringify(allowed)}`)
      // Of one size for each occasion: how much there is to say is nobody's business either.
      const size = sizes.get(kind) ?? body.length
      sizes.set(kind, size)
      if (size !== body.length) findings.push(`a notice of ${kind} has ${body.length} bytes, and others ${size}`)
      const outside = outsideOf({ headers, body })
      const inside = [id, setting.game.id, ...Object.values(names), row.seed ?? id].find((one) => outside.includes(one))
      if (inside !== undefined) findings.push(`the service can read ${inside}`)
    }
  }

  private open(body: Buffer): unknown {
    try {
      return pushed.parse(this.browser.read(body))
    } catch (error) {
      return String(error)
    }
  }
}

/** What a push service can read. */
function outsideOf({ headers, body }: Pick<Received, 'headers' | 'body'>): string {
  return `${JSON.stringify(headers)} ${body.toString('latin1')}`
}

/** Plays a game of this kind in a house of its own; what is said too much, too often or to others, or nothing. */
export async function overheard(setting: Setting): Promise<string[]> {
  const service = await Service.start()
  const app = await openTestApp({ PUSH_HOSTS: service.host })
  const evening = new Evening(app, service, setting)
  const { now: wall } = Date
  const { now } = HouseClock.prototype
  const clocks = [
    vi.spyOn(Date, 'now').mockImplementation(() => wall() + evening.ahead),
    vi.spyOn(HouseClock.prototype, 'now').mockImplementation(function (this: HouseClock) {
      return now.call(this) + evening.ahead
    }),
  ]
  try {
    return await evening.run()
  } finally {
    await app.close()
    await service.stop()
    for (const clock of clocks) clock.mockRestore()
  }
}
