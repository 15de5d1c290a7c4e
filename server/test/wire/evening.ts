import { setTimeout as pause } from 'node:timers/promises'
import { QuickChance, type Seat, type Viewer } from '@octopolis/engine'
import { Client } from '../../trial/client.ts'
import type { LiveTable } from '../../tables/table.ts'
import type { TestApp } from '../app.ts'
import type { Cast, Guest } from './cast.ts'
import type { Evidence } from './checker.ts'
import { Onlooker, Poller } from './onlookers.ts'
import { Person } from './person.ts'
import type { Plan, Room } from './room.ts'
import { Correspondent, Tab, type Connection } from './tab.ts'

/** Longer than any game takes here: something hangs. */
const LONGEST = 600_000

/** A game with everything around it: people with tabs and programs, bots, watchers, strangers; every byte is kept. */
export class Evening implements Room {
  readonly app: TestApp
  readonly cast: Cast
  readonly plan: Plan
  readonly chance: QuickChance
  readonly left = new Set<Seat>()
  private readonly tabs: Tab[] = []
  private readonly posts: Correspondent[] = []
  private readonly seated = new Map<string, Seat>()
  private readonly utterances = new Map<string, number>()
  private table: LiveTable | null = null

  constructor(app: TestApp, cast: Cast, plan: Plan) {
    this.app = app
    this.cast = cast
    this.plan = plan
    this.chance = new QuickChance(plan.seed)
  }

  get id(): string {
    return this.live.id
  }

  private get live(): LiveTable {
    if (this.table === null) throw new Error('there is no table yet')
    return this.table
  }

  get lines(): number {
    return this.table?.lines ?? 0
  }

  get isOver(): boolean {
    return this.table?.match?.outcome !== null && this.table?.match !== null
  }

  get path(): string {
    return `/api/tables/${this.id}`
  }

  oneIn(times: number): boolean {
    return this.chance.below(times) === 0
  }

  maySpeak({ id }: Guest): boolean {
    const said = this.utterances.get(id) ?? 0
    this.utterances.set(id, said + 1)
    return said < 5
  }

  /** For a moment the table answers nobody, so that much happens at once. */
  private async holdUp(): Promise<void> {
    while (!this.isOver) {
      await this.live.queue.run(() => pause(1 + this.chance.below(15)))
      await pause(this.chance.below(60))
    }
  }

  private connection(guest: Guest | null, kind: string): Connection {
    const seat = guest === null ? undefined : this.seated.get(guest.id)
    const viewer: Viewer = seat ?? 'watcher'
    return {
      name: `${guest?.name ?? 'a stranger'} (${viewer}, ${kind} ${this.tabs.length + this.posts.length})`,
      account: guest?.id ?? null,
      viewer,
      isInside: seat !== undefined,
      client: guest?.client ?? new Client(this.app.base),
      token: guest?.token ?? null,
      lines: () => this.lines,
    }
  }

  async openTab(guest: Guest | null): Promise<Tab> {
    const tab = await Tab.open(this.connection(guest, 'tab'))
    this.tabs.push(tab)
    return tab
  }

  openPost(guest: Guest | null): Correspondent {
    const post = new Correspondent(this.connection(guest, 'http'))
    this.posts.push(post)
    return post
  }

  async run(): Promise<Evidence> {
    const { chance, cast, plan } = this
    const [host, ...others] = chance.shuffle([...cast.guests]) as [Guest, ...Guest[]]
    const people = [host, ...others.splice(0, plan.people - 1)]
    await this.furnish(people)
    await this.admit(others.slice(0, 3))
    const [first, second, third] = others
    const witness = await this.openTab(first ?? null)
    await witness.join(this.id, null)

    const persons = people.map((guest, index) => new Person(this, guest, index))
    for (const person of persons) await person.arrive()
    const onlookers = [second, third].map((guest) => new Onlooker(this, guest ?? null))
    const strangers = plan.visibility === 'code' ? [] : [new Onlooker(this, null), new Poller(this, null)]
    await this.start(people)
    const all = [...persons, ...onlookers, ...strangers, new Poller(this, second ?? null), new Poller(this, host)]
    await this.inTime(Promise.all([...all.map((one) => one.stay()), this.holdUp()]))
    return this.end(witness, first ?? null)
  }

  /** The host's table; the others sit down, and bots fill the rest. */
  private async furnish(people: readonly Guest[]): Promise<void> {
    const { plan, chance } = this
    const [host, ...others] = people as [Guest, ...Guest[]]
    const { id, code } = await host.client.post<{ id: string; code: string | null }>('/api/tables', {
      game: plan.game.id,
      seats: plan.seats,
      options: plan.options,
      visibility: plan.visibility,
      clock: plan.clock,
    })
    this.seated.set(host.id, 0)
    this.table = await this.app.app.house.open(id)
    for (const [index, { id: account, client }] of others.entries()) {
      if (code !== null) await client.post('/api/codes', { code })
      await client.put(`${this.path}/seats/${index + 1}`, { me: true })
      this.seated.set(account, index + 1)
    }
    for (let seat = people.length; seat < plan.seats; seat++) {
      await host.client.put(`${this.path}/seats/${seat}`, { bot: chance.pick(['random', 'easy']) })
    }
  }

  /** Those who may watch though they are no strangers. */
  private async admit(watchers: readonly Guest[]): Promise<void> {
    const { code } = this.live.row
    if (code !== null) for (const guest of watchers) await this.openPost(guest).send('POST', '/api/codes', { code })
  }

  private async start([host, ...others]: readonly Guest[]): Promise<void> {
    for (const { client } of others) await client.put(`${this.path}/ready`, { ready: true })
    await this.openPost(host ?? null).send('POST', `${this.path}/start`)
    this.cast.secrets.add(`the seed of table ${this.id}`, this.live.row.seed ?? '')
  }

  private async inTime(all: Promise<unknown>): Promise<void> {
    const late = new AbortController()
    const hang = pause(LONGEST, null, { signal: late.signal }).then(() => {
      const { awaiting, seq } = this.live.match ?? {}
      throw new Error(`table ${this.id} (${this.plan.seed}) hangs at line ${seq}, waiting for ${awaiting?.join(' ')}`)
    })
    await Promise.race([all, hang.catch((error: unknown) => (late.signal.aborted ? all : Promise.reject(error)))])
    late.abort()
  }

  /** Everything that was under way has come, and the record is given out. */
  private async end(witness: Tab, watcher: Guest | null): Promise<Evidence> {
    while (this.live.row.status !== 'finished') await pause(5)
    await this.openPost(watcher).send('GET', `/api/records/${this.id}`)
    await witness.call('say', { table: this.id, utterance: { kind: 'text', said: 'Well played.' } })
    const { store } = this.app.app
    // What the witness has got by now has been sent to all; it stays until the last of them has gone.
    await witness.settle()
    for (const tab of [...this.tabs.filter((one) => one !== witness), witness]) {
      if (tab.isOpen) await tab.settle()
      tab.forget()
    }
    const whole = await store.tables.find(this.id)
    if (whole === null) throw new Error(`table ${this.id} is gone`)
    const { plan, cast, left } = this
    const names = new Map(cast.guests.map(({ id, name }) => [id, name]))
    return {
      ...plan,
      whole,
      log: await store.log.read(this.id),
      talk: await store.talk.read(this.id, 0),
      nameOf: (account) => names.get(account) ?? '?',
      mutedBy: (account) => cast.mutes.get(account ?? '') ?? new Set(),
      left,
      witness: witness.reader,
      readers: [...this.tabs, ...this.posts].map(({ reader }) => reader),
    }
  }
}
