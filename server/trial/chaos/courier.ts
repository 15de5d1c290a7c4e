import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from '../client.ts'
import type { Position, TableInfo } from '../../protocol/tables.ts'
import { isRefusal, Unanswered } from './answers.ts'
import type { Stage } from './stage.ts'
import type { Testimony } from './testimony.ts'

export interface Reply {
  readonly status: number
  readonly body: unknown
}

/** Carries requests to a house that may fall at any moment. */
export class Courier {
  readonly client: Client
  private readonly stage: Stage

  constructor(stage: Stage) {
    this.stage = stage
    this.client = new Client(stage.lives.base)
  }

  /** One try; refusals are answers too. */
  async send(method: string, path: string, body?: unknown): Promise<Reply> {
    await this.stage.lives.reachable()
    const answer = await this.client.send(method, path, body).catch(async () => {
      await sleep(5)
      throw new Unanswered(path)
    })
    const { status, text } = answer
    const reply = text === '' ? null : (JSON.parse(text) as unknown)
    if (isRefusal(reply)) await this.stage.weigh(`${method} ${path}`, reply)
    return { status, body: reply }
  }

  /** What changes nothing is asked for until it is answered; null if it is refused, or the trial is over. */
  async get(path: string): Promise<unknown> {
    while (!this.stage.isOver) {
      try {
        const { status, body } = await this.send('GET', path)
        if (status < 300) return body
        this.stage.blame('answer', `GET ${path}: ${status} ${JSON.stringify(body)}`)
        return null
      } catch (error) {
        if (!(error instanceof Unanswered)) throw error
      }
    }
    return null
  }

  async info(testimony: Testimony): Promise<TableInfo | null> {
    const { floor } = testimony
    const info = (await this.get(`/api/tables/${testimony.table}`)) as TableInfo | null
    if (info !== null) testimony.seeInfo(info, floor)
    return info
  }

  /** One look at a table, or one wait for it. Null: nothing new. */
  async look(testimony: Testimony, path: string): Promise<Position | null> {
    const { floor } = testimony
    const { status, body } = await this.send('GET', `/api/tables/${testimony.table}/${path}`)
    if (status !== 200) {
      if (status !== 204) this.stage.blame('answer', `${path}: ${status} ${JSON.stringify(body)}`, testimony.table)
      return null
    }
    const position = body as Position
    this.stage.counts.seen++
    testimony.see(position, floor, this.stage.lives.count)
    return position
  }
}
