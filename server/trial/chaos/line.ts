import { setTimeout as sleep } from 'node:timers/promises'
import type { Answers } from '../../protocol/frames.ts'
import type { Position } from '../../protocol/tables.ts'
import type { RefusalBody } from '../../refused.ts'
import { LiveClient } from '../socket.ts'
import { isRefusal, Unanswered } from './answers.ts'
import type { Stage } from './stage.ts'
import type { Testimony } from './testimony.ts'

interface Followed {
  readonly testimony: Testimony
  /** The last line that came. */
  seq: number
  see(position: Position): void
}

/** A live connection that is taken up again whenever the house is back, with all the tables it follows. */
export class Line {
  private readonly stage: Stage
  private readonly cookie: string
  private readonly followed = new Map<string, Followed>()
  private live: LiveClient | null = null

  /** The cookie is "" for a stranger. */
  constructor(stage: Stage, cookie: string) {
    this.stage = stage
    this.cookie = cookie
  }

  /** Until the trial is over. */
  async hold(): Promise<void> {
    const { stage, cookie } = this
    while (!stage.isOver) {
      await stage.lives.reachable()
      const connecting = LiveClient.connect(stage.lives.base, cookie === '' ? {} : { cookie }).catch(() => null)
      const live = await Promise.race([connecting, stage.lives.fall().then(() => null)])
      if (live === null) {
        await sleep(10)
        continue
      }
      const life = stage.lives.count
      const closed = new Promise<void>((resolve) => live.onClose(resolve))
      live.on('position', (position) => this.see(position))
      live.on('said', (said) => stage.testimonies.get(said.table)?.hear(said))
      this.live = live
      for (const one of this.followed.values()) void this.join(one)
      await closed
      this.live = null
      const { isFalling, count } = stage.lives
      if (!isFalling && count === life && !stage.isOver) {
        stage.blame('dropped', 'a connection ended, and the house stands')
      }
    }
  }

  hangUp(): void {
    this.live?.close()
  }

  async follow(testimony: Testimony, see: (position: Position) => void): Promise<void> {
    const one: Followed = { testimony, seq: 0, see }
    this.followed.set(testimony.table, one)
    await this.join(one)
  }

  /** Comes to the table once more, to be shown where it stands. */
  async lookAgain(table: string): Promise<void> {
    const one = this.followed.get(table)
    if (one !== undefined) await this.join(one)
  }

  async leave(table: string): Promise<void> {
    this.followed.delete(table)
    if (this.live?.isOpen === true) await this.live.call('leave', { table }).catch(() => null)
  }

  /** One try; refusals are answers too. */
  async call(name: keyof Answers, body: unknown): Promise<unknown> {
    while (this.live?.isOpen !== true) {
      if (this.stage.isOver) throw new Unanswered(name)
      await sleep(10)
    }
    const answer = await this.live.call(name, body).catch(() => {
      throw new Unanswered(name)
    })
    if (isRefusal(answer)) await this.stage.weigh(name, answer)
    return answer
  }

  private async join(one: Followed): Promise<void> {
    const { testimony } = one
    const { table, floor } = testimony
    const { live } = this
    // Without a connection: they join once there is one.
    if (live?.isOpen !== true) return
    const answer = await live.call('join', { table, after: one.seq === 0 ? null : one.seq }).catch(() => null)
    if (answer === null) return
    if (isRefusal(answer)) return this.joinLater(one, answer)
    const { info, position } = answer as Answers['join']
    testimony.seeInfo(info, floor)
    if (position !== null) this.show(one, position, floor)
  }

  /** Who is turned away because of a blow comes again; at any other time that is wrong. */
  private async joinLater(one: Followed, answer: RefusalBody): Promise<void> {
    try {
      await this.stage.weigh('join', answer)
      this.stage.blame('answer', `join: ${answer.error} ${answer.message}`, one.testimony.table)
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error
      if (!this.stage.isOver && this.followed.has(one.testimony.table)) await this.join(one)
    }
  }

  private see(position: Position): void {
    const one = this.followed.get(position.table)
    if (one !== undefined) this.show(one, position, one)
  }

  private show(one: Followed, position: Position, floor: { readonly seq: number }): void {
    this.stage.counts.seen++
    one.testimony.see(position, floor, this.stage.lives.count)
    // What came after the answer to a join may be read together with it, and is met before it: nobody looks back.
    if (position.seq < one.seq) return
    one.seq = position.seq
    one.see(position)
  }
}
