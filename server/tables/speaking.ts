import { randomBytes, randomInt } from 'node:crypto'
import { Floor, isTooMuch } from '@octopolis/bots'
import { Refusal, type Seat, type Typed } from '@octopolis/engine'
import { temperOf } from '../protocol/characters.ts'
import { Refused } from '../refused.ts'
import type { Aside } from '../thinking/desk.ts'
import { sayAsBot } from './talk.ts'
import type { LiveTable } from './table.ts'

/** Milliseconds between thinking of something and having said it: a conversation has to be read too. */
const SHORTEST = 900
const LONGEST = 1800

/** Bots that have something to say are asked for it, one at a time. No move waits for it, and trouble is silence. */
export class Speaking {
  private readonly table: LiveTable
  private readonly floor: Floor
  private isBusy = false
  private isOver = false

  constructor(table: LiveTable) {
    this.table = table
    this.floor = new Floor(table.seating.map(({ seat }) => seat))
    for (const happening of ['moved', 'reopened'] as const) table.on(happening, () => this.goRound())
    table.on('said', ({ kind, seat }) => {
      if (kind !== 'talk' || seat === null) return
      this.floor.heard(seat)
      this.goRound()
    })
    this.goRound()
  }

  stop(): void {
    this.isOver = true
  }

  private goRound(): void {
    const { match, seating, isStill } = this.table
    if (isStill || match === null || match.outcome !== null || match.restingSince !== null) return
    if (!seating.some(({ seat }) => this.speaks(seat))) return
    this.floor.moved(match.seq)
    if (this.isBusy) return
    this.converse().catch((error: unknown) => this.table.house.trouble(error, `talk at ${this.table.id}`))
  }

  private async converse(): Promise<void> {
    this.isBusy = true
    try {
      for (let seat = this.floor.next(); seat !== null && !this.isOver; seat = this.floor.next()) {
        if (this.speaks(seat)) await this.ask(seat)
      }
    } finally {
      this.isBusy = false
    }
  }

  /** Of bots that have a seat of their own: nobody makes promises for a person who is away. */
  private speaks(seat: Seat): boolean {
    const { house, game, seating } = this.table
    const level = seating[seat]?.bot ?? null
    return level !== null && house.boxes[game.id]?.bots?.[level].speak !== undefined
  }

  private async ask(seat: Seat): Promise<void> {
    const { queue, house, id } = this.table
    const aside = await queue.run(() => this.asideOf(seat))
    const talk = aside === null ? null : await house.speak(aside, id)
    if (talk === null) return
    await new Promise((resolve) => setTimeout(resolve, randomInt(SHORTEST, LONGEST)).unref())
    await queue.run(() => this.say(seat, talk as Typed))
  }

  /** All that it speaks by; null if it may not. A copy: the table goes on meanwhile. */
  private async asideOf(seat: Seat): Promise<Aside | null> {
    const { match, seating, game, conversation } = this.table
    const level = seating[seat]?.bot ?? null
    if (this.isOver || match === null || level === null || match.outcome !== null) return null
    if (match.restingSince !== null) return null
    if (match.voice(seat) !== 'free') return null
    const talk = await conversation.talk()
    const temper = temperOf(seating[seat]?.character ?? null)
    const moment = structuredClone({ seat, view: match.view(seat), facts: match.memory(seat), talk, temper })
    return { game: game.id, level, seed: randomBytes(16).toString('hex'), moment }
  }

  private async say(seat: Seat, talk: Typed): Promise<void> {
    const { match, conversation } = this.table
    if (this.isOver || match === null || match.outcome !== null || !this.speaks(seat)) return
    if (isTooMuch(await conversation.talk(), { seat, seq: match.seq, talk })) return
    try {
      await sayAsBot(this.table, seat, talk)
    } catch (error) {
      // The game has gone on, and this can't be said any more.
      if (!(error instanceof Refusal) && !(error instanceof Refused)) throw error
    }
  }
}
