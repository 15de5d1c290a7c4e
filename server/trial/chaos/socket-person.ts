import { setTimeout as sleep } from 'node:timers/promises'
import type { Position } from '../../protocol/tables.ts'
import { Line } from './line.ts'
import { Person, type Place, type Words } from './person.ts'
import type { Wish } from './testimony.ts'

/** The newest position that nobody has reacted to yet. */
class Mailbox {
  private newest: Position | null = null
  private wake: () => void = () => {}

  put(position: Position): void {
    this.newest = position
    this.wake()
  }

  /** Null if none comes for a while. */
  async take(): Promise<Position | null> {
    if (this.newest === null) {
      const patience = new AbortController()
      const comes = new Promise<void>((resolve) => (this.wake = resolve))
      await Promise.race([comes, sleep(2000, null, { signal: patience.signal }).catch(() => null)])
      patience.abort()
    }
    const taken = this.newest
    this.newest = null
    return taken
  }
}

/** Plays over a live connection, as a page does: told what happens, not asking for it. */
export class SocketPerson extends Person {
  private line: Line | null = null
  private held: Promise<void> | null = null

  override async arrive(): Promise<void> {
    await super.arrive()
    this.line = new Line(this.stage, this.courier.client.cookie)
    this.held = this.line.hold()
  }

  async leave(): Promise<void> {
    this.line?.hangUp()
    await this.held
  }

  async sit(place: Place): Promise<void> {
    const { testimony } = place
    const { table } = testimony
    const mailbox = new Mailbox()
    let last: Position | null = null
    await this.line?.follow(testimony, (position) => mailbox.put(position))
    while (!testimony.isOver && !this.stage.isOver) {
      const news = await mailbox.take()
      // Who slept through a position is not shown it again.
      const position: Position | null = news ?? (this.traits.temper === 'eager' ? null : last)
      last = position ?? last
      if (position === null || position.outcome !== null || this.dozes) continue
      const isDone = await this.react(place, position)
      if (!isDone) await this.line?.lookAgain(table)
    }
    await this.line?.leave(table)
  }

  protected override async send({ testimony }: Place, { kind, move }: Wish, frame: object): Promise<unknown> {
    const { table } = testimony
    return kind === 'undo'
      ? this.line?.call('undo', { table, ...frame })
      : this.line?.call('play', { table, ...frame, move })
  }

  protected override async utter({ testimony }: Place, { id, text: said }: Words): Promise<unknown> {
    return this.line?.call('say', { table: testimony.table, id, utterance: { kind: 'text', said } })
  }
}
