import { setTimeout as sleep } from 'node:timers/promises'
import { QuickChance, readRecord, Refusal, verify, type Chance } from '@octopolis/engine'
import { boxes } from '@octopolis/games'
import type { Company } from './company.ts'
import { Unanswered } from './answers.ts'
import { Courier } from './courier.ts'
import { Line } from './line.ts'
import { Opening, type Plan } from './opening.ts'
import { digest } from './sight.ts'
import type { Stage } from './stage.ts'
import type { Testimony } from './testimony.ts'

/** The room with all tables: as one game ends, the next begins in its place. */
export class Room {
  private readonly stage: Stage
  private readonly company: Company
  private readonly inspector: Courier
  private readonly watcher: Line
  private readonly chance: Chance

  constructor(stage: Stage, company: Company, seed: string) {
    this.stage = stage
    this.company = company
    this.inspector = new Courier(stage)
    this.watcher = new Line(stage, '')
    this.chance = new QuickChance(`${seed} room`)
  }

  /** Everybody comes, plays at so many tables at a time until the room closes, looks at everything again, and goes. */
  async spend(tables: number): Promise<void> {
    const { stage, company } = this
    await Promise.all(company.people.map((person) => person.arrive()))
    const watching = Promise.all([this.watcher.hold(), this.inspect()])
    await Promise.all(Array.from({ length: tables }, (_, place) => this.occupy(place)))
    await this.lookAtAll()
    stage.isOver = true
    this.watcher.hangUp()
    await Promise.all([watching, ...company.lines.map((person) => person.leave())])
  }

  /** One game after the other, until the room closes. */
  private async occupy(place: number): Promise<void> {
    while (!this.stage.isClosing && !this.stage.isOver) await this.playOne(this.company.plan(place))
  }

  private async playOne(plan: Plan): Promise<void> {
    const testimony = await new Opening(this.stage, plan).open()
    if (testimony === null) return
    testimony.clock = plan.clock.kind
    await this.watcher.follow(testimony, () => {})
    await Promise.all(
      plan.sitters.flatMap((sitter, seat) => (typeof sitter === 'string' ? [] : sitter.sit({ testimony, seat }))),
    )
    await this.watcher.leave(testimony.table)
    if (testimony.isOver) await this.conclude(testimony, plan.game)
  }

  /** The end is written down, and the record is what it says it is. */
  private async conclude(testimony: Testimony, game: string): Promise<void> {
    while (testimony.status !== 'finished') {
      if (this.stage.isOver) return
      await this.inspector.info(testimony)
      await sleep(20)
    }
    this.stage.counts.finished++
    const box = boxes[game]
    const given = await this.inspector.get(`/api/records/${testimony.table}`)
    if (this.stage.isOver || box === undefined) return
    try {
      const record = readRecord(given)
      verify(box.game, record)
      testimony.record = digest(record.moves)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      testimony.blame('record', null, error.message)
    }
  }

  /** A stranger who looks at one table after another; the other one is told of everything. */
  private async inspect(): Promise<void> {
    while (!this.stage.isOver) {
      await sleep(40)
      const playing = this.stage.playing()
      if (playing.length === 0) continue
      const testimony = this.chance.pick(playing)
      if (this.chance.below(4) > 0) await this.lookAt(testimony)
      else await this.answered(() => this.inspector.info(testimony))
    }
  }

  /** One look at a table; that nobody answers is nothing new. */
  lookAt(testimony: Testimony): Promise<void> {
    return this.answered(() => this.inspector.look(testimony, 'position'))
  }

  private async answered(ask: () => Promise<unknown>): Promise<void> {
    try {
      await ask()
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error
    }
  }

  /** A last look at every table. */
  private async lookAtAll(): Promise<void> {
    for (const testimony of this.stage.testimonies.values()) {
      if (this.stage.isOver) return
      const info = await this.inspector.info(testimony)
      if (info !== null && info.status !== 'gathering') await this.inspector.look(testimony, 'position')
    }
  }
}
