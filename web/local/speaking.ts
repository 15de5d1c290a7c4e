import { Floor, isTooMuch, type Level } from '@octopolis/bots'
import type { Seat, Typed, Viewer } from '@octopolis/engine'
import type { Utterance } from '@octopolis/server/protocol/tables'
import { Declined } from '../declined.ts'
import type { Aside } from '../thinking/question.ts'
import { claims } from './kept.ts'
import type { LocalTable } from './table.ts'

/** What bots speak by. */
export interface Voices {
  /** Has a bot of this level ever anything to say in this game? */
  speaks(game: string, level: Level): Promise<boolean>
  /** Null: nothing. */
  speak(aside: Aside): Promise<unknown>
  newSeed(): string
  moment(isSimultaneous: boolean): number
}

interface Room {
  readonly table: LocalTable
  say(viewer: Viewer, utterance: Utterance): Promise<void>
}

/** Bots that have something to say are asked for it, one at a time, as in the house. Trouble is silence. */
export class Speaking {
  private readonly room: Room
  private readonly voices: Voices
  private readonly floor: Floor
  /** How much was said already. */
  private heard: number
  private isBusy = false
  private isOver = false

  constructor(room: Room, voices: Voices) {
    this.room = room
    this.voices = voices
    const { kept } = room.table
    this.floor = new Floor(kept.sitters.flatMap(({ kind }, seat) => (kind === 'bot' ? seat : [])))
    this.heard = kept.talk.length
  }

  stop(): void {
    this.isOver = true
  }

  /** Somebody moved or said something, or the table was just opened. */
  goRound(): void {
    const { kept, seq, isOver } = this.room.table
    if (this.isOver || isOver) return
    this.floor.moved(seq)
    for (const { seat } of claims(kept.talk.slice(this.heard))) this.floor.heard(seat)
    this.heard = kept.talk.length
    if (!this.isBusy) this.converse().catch(() => undefined)
  }

  private async converse(): Promise<void> {
    this.isBusy = true
    try {
      for (let seat = this.floor.next(); seat !== null && !this.isOver; seat = this.floor.next()) await this.ask(seat)
    } finally {
      this.isBusy = false
    }
  }

  private async ask(seat: Seat): Promise<void> {
    const { voices, room } = this
    const { game, sitters } = room.table.kept
    const sitter = sitters[seat]
    if (sitter?.kind !== 'bot' || !(await voices.speaks(game, sitter.level))) return
    const moment = room.table.moment(seat)
    if (moment === null) return
    const talk = await voices.speak({ ...moment, game, level: sitter.level, seed: voices.newSeed() })
    if (talk === null) return
    await new Promise((resolve) => setTimeout(resolve, voices.moment(false)))
    await this.say(seat, talk as Typed)
  }

  private async say(seat: Seat, talk: Typed): Promise<void> {
    const { table } = this.room
    if (this.isOver || table.isOver || isTooMuch(claims(table.kept.talk), { seat, seq: table.seq, talk })) return
    try {
      await this.room.say(seat, { kind: 'talk', said: talk })
    } catch (error) {
      // The game has gone on, and this can't be said any more.
      if (!(error instanceof Declined)) throw error
    }
  }
}
