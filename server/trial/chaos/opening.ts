import { setTimeout as sleep } from 'node:timers/promises'
import type { Level } from '@octopolis/bots'
import type { MyTablesPage } from '../../protocol/lists.ts'
import type { TableInfo } from '../../protocol/tables.ts'
import type { ClockSetting } from '../../store/rows.ts'
import { Unanswered } from './answers.ts'
import type { Reply } from './courier.ts'
import type { Person } from './person.ts'
import type { Stage } from './stage.ts'
import type { Testimony } from './testimony.ts'

/** A table that is to be played. */
export interface Plan {
  readonly game: string
  readonly options: object
  readonly clock: ClockSetting
  /** By seat; the first is a person and hosts. */
  readonly sitters: readonly (Person | Level)[]
}

/** A step that is refused so often can't be done. */
const MOST_REFUSALS = 5

/** Gathers the sitters of a table and starts it, step by step, whatever falls in between. */
export class Opening {
  private readonly stage: Stage
  private readonly plan: Plan
  private readonly host: Person
  private refusals = 0

  constructor(stage: Stage, plan: Plan) {
    this.stage = stage
    this.plan = plan
    const [host] = plan.sitters
    if (host === undefined || typeof host === 'string') throw new Error('the first seat is not the host’s')
    this.host = host
  }

  /** Null if the trial was over before. */
  async open(): Promise<Testimony | null> {
    // One at a time: a table that was just made is not mistaken for one that nobody knows of.
    const testimony = await this.stage.creating.run(() => this.create())
    if (testimony === null) return null
    while (!this.stage.isOver && this.refusals < MOST_REFUSALS) {
      const info = await this.host.courier.info(testimony)
      if (info === null) continue
      if (info.status !== 'gathering') return testimony
      await this.step(testimony, info)
    }
    if (this.refusals >= MOST_REFUSALS) testimony.blame('stuck', null, 'it could not be started')
    return null
  }

  /** A table whose opening nobody acknowledged is taken for ours if it is there. */
  private async create(): Promise<Testimony | null> {
    const { game, options, clock, sitters } = this.plan
    let id: string | null = null
    while (id === null) {
      if (this.stage.isOver) return null
      if (this.refusals >= MOST_REFUSALS) throw new Error('no table can be opened')
      const reply = await this.attempt('POST', '/api/tables', { game, seats: sitters.length, options, clock })
      if (reply === null) id = await this.orphan()
      else if (reply.status === 201) ({ id } = reply.body as TableInfo)
    }
    this.stage.counts.opened++
    return this.stage.testimonyOf(id)
  }

  private async orphan(): Promise<string | null> {
    const { game, clock, sitters } = this.plan
    const path = '/api/me/tables?status=gathering&limit=100'
    const gathering = (await this.host.courier.get(path)) as MyTablesPage | null
    const found = gathering?.tables.find(
      (info) =>
        !this.stage.testimonies.has(info.id) &&
        info.host === this.host.account &&
        info.game === game &&
        info.seats.length === sitters.length &&
        JSON.stringify(info.clock) === JSON.stringify(clock),
    )
    return found?.id ?? null
  }

  private async step({ table }: Testimony, { seats }: TableInfo): Promise<void> {
    const path = `/api/tables/${table}`
    for (const [seat, sitter] of this.plan.sitters.entries()) {
      const there = seats[seat]?.sitter ?? null
      if (typeof sitter === 'string') {
        if (there === null) return void (await this.attempt('PUT', `${path}/seats/${seat}`, { bot: sitter }))
      } else if (there === null) {
        return void (await this.attempt('PUT', `${path}/seats/${seat}`, { me: true }, sitter))
      } else if (seats[seat]?.ready !== true && sitter !== this.host) {
        return void (await this.attempt('PUT', `${path}/ready`, { ready: true }, sitter))
      }
    }
    await this.attempt('POST', `${path}/start`, {})
  }

  /** Null if it was not answered. */
  private async attempt(method: string, path: string, body: unknown, by: Person = this.host): Promise<Reply | null> {
    try {
      const reply = await by.courier.send(method, path, body)
      if (reply.status >= 400) {
        this.refusals++
        await sleep(20)
      }
      return reply
    } catch (error) {
      if (error instanceof Unanswered) return null
      throw error
    }
  }
}
