import { randomBytes } from 'node:crypto'
import type { Seat } from '@octopolis/engine'
import { temperOf } from '../protocol/characters.ts'
import { Attendance } from './attendance.ts'
import { openEyes } from './eyes.ts'
import { startQuickly } from './gathering.ts'
import { hostAgain, inherit, inheritedAt, mayHostAgain } from './hosting.ts'
import { forsakenAt, isRestless, restOrWake } from './resting.ts'
import type { LiveTable } from './table.ts'
import { answer } from './windows/answer.ts'
import { lagAt, letIn, raceDue } from './windows/course.ts'

/** Timers can't be set further ahead. */
const FARTHEST = 2 ** 31 - 1

/** After something went wrong it is tried again. */
const RETRY = 1000

/** What a table does while nobody touches it: bots answer, clocks run out, a quick match begins. */
export class Autopilot {
  private readonly table: LiveTable
  private timer: NodeJS.Timeout | null = null
  /** The seats whose bots are thinking, with the line since which they are asked what they think about. */
  private readonly thoughts = new Map<Seat, number>()
  private readonly attendance: Attendance
  private isOver = false

  constructor(table: LiveTable) {
    this.table = table
    this.attendance = new Attendance(table)
    const happenings = ['changed', 'moved', 'sealed', 'held', 'ordered', 'reopened'] as const
    for (const happening of happenings) table.on(happening, () => this.goOn())
    table.on('voided', () => this.wakeLater())
    // Who is there decides who is host.
    table.on('attended', () => table.row.status === 'gathering' && this.goOn())
    this.goOn()
  }

  stop(): void {
    this.isOver = true
    this.attendance.stop()
    this.table.race.end()
    this.stopTimer()
  }

  /** When something has to happen here even if nobody does anything; null: never. */
  get due(): number | null {
    const { table } = this
    const { row, match } = table
    if (table.unopenable !== null) return null
    if (row.status === 'gathering') return row.quickUntil ?? inheritedAt(table)
    if (match === null || row.status !== 'playing') return null
    if (match.restingSince !== null) return forsakenAt(table)
    const { opensAt } = table
    if (opensAt !== null) return this.whenEyesOpen(opensAt)
    const deadlines = match.awaiting.flatMap((seat) => this.timeIsUpAt(seat) ?? [])
    const times = [...deadlines, raceDue(table) ?? [], table.reflexes.next ?? []].flat()
    return times.length === 0 ? null : Math.min(...times)
  }

  /** What was sent in time and is still on its way is waited for. */
  private timeIsUpAt(seat: Seat): number | null {
    const { table } = this
    const deadline = table.deadline(seat)
    if (deadline === null || table.race.has(seat)) return null
    return table.match?.isRace === true ? deadline + lagAt(table) : deadline
  }

  /** Not before `opensAt`, and not before every person has answered or run out of time. Bots are ready long before. */
  private whenEyesOpen(opensAt: number): number | null {
    const { table } = this
    const people = table.awaiting.filter((seat) => !table.isBotRun(seat))
    const due = Math.max(opensAt, ...people.map((seat) => table.deadline(seat) ?? Infinity))
    return due === Infinity ? null : due
  }

  /** Looks at the table anew: sets the timer, and has those bots think that are asked. */
  private goOn(): void {
    if (this.isOver) return
    if (this.table.isStill) return this.stopTimer()
    this.setTimer()
    const { match, row } = this.table
    if (mayHostAgain(this.table)) this.run(() => hostAgain(this.table))
    if (match === null || row.status !== 'playing') return
    if (match.outcome !== null) return this.wakeIn(RETRY)
    // A house that fell in between left it so.
    if (isRestless(this.table)) return this.run(() => restOrWake(this.table))
    if (match.restingSince !== null) return
    for (const seat of this.table.awaiting) {
      if (!this.table.isBotRun(seat) || this.table.race.has(seat)) continue
      // In a window a bot begins anew as soon as it is asked something else; elsewhere that is noticed once it has thought.
      const isOver = match.isWindow && this.thoughts.get(seat) !== match.askedSince(seat)
      if (!this.thoughts.has(seat) || isOver) this.thinkFor(seat)
    }
  }

  private setTimer(): void {
    const { due } = this
    if (due === null) this.stopTimer()
    else this.wakeIn(Math.min(Math.max(due - this.table.house.now(), 0), FARTHEST))
  }

  private wakeIn(wait: number): void {
    this.stopTimer()
    this.timer = setTimeout(() => this.run(() => this.timeIsUp()), wait)
    this.timer.unref()
  }

  private stopTimer(): void {
    if (this.timer !== null) clearTimeout(this.timer)
    this.timer = null
  }

  private async timeIsUp(): Promise<void> {
    const { table } = this
    if (table.row.status === 'gathering') return table.row.quickUntil === null ? inherit(table) : startQuickly(table)
    if (table.match?.outcome) return table.finish()
    const now = table.house.now()
    const forsaken = forsakenAt(table)
    if (forsaken !== null) return forsaken > now ? this.goOn() : table.change({ status: 'closed', code: null })
    if (table.opensAt !== null) {
      if ((this.due ?? Infinity) <= now) await openEyes(table)
      return this.goOn()
    }
    const trouble = await letIn(table, now)
    if (trouble !== null) throw trouble
    for (const seat of table.reflexes.due(now)) await this.passByOrder(seat)
    for (const seat of table.match?.awaiting ?? []) {
      const deadline = this.timeIsUpAt(seat)
      // Each fallback may change who is asked what, so every seat is looked at anew.
      if (deadline !== null && deadline <= now) await this.playFallback(seat)
    }
    this.goOn()
  }

  private async playFallback(seat: Seat): Promise<void> {
    const match = this.table.expectMatch()
    const prompt = match.prompt(seat)
    if (match.outcome !== null || prompt === null || !match.awaiting.includes(seat)) return
    const by = this.table.isBotRun(seat) ? 'bot' : 'clock'
    await this.table.write({ kind: 'move', seat, move: prompt.fallback, id: `clock:${seat}:${match.seq}`, by })
  }

  /** As the person would have: nothing in the log tells which it was. */
  private async passByOrder(seat: Seat): Promise<void> {
    const { table } = this
    const match = table.expectMatch()
    const prompt = table.prompt(seat)
    // The one before may have changed what is asked.
    if (prompt === null || !table.reflexes.passes(seat) || !match.awaiting.includes(seat)) return
    const { seq } = match
    const pass = { seat, move: prompt.fallback, id: `order:${seat}:${seq}`, by: 'person', seq } as const
    const { trouble } = await answer(table, { ...pass, counted: table.house.now() })
    if (trouble !== null) throw trouble
  }

  private thinkFor(seat: Seat): void {
    const since = this.table.match?.askedSince(seat) ?? 0
    this.thoughts.set(seat, since)
    this.run(async () => {
      if (this.thoughts.get(seat) !== since) return
      const { table } = this
      const { seating, game, house } = table
      const match = table.expectMatch()
      const level = seating[seat]?.bot ?? seating[seat]?.standIn ?? null
      const prompt = table.prompt(seat)
      if (level === null || prompt === null || match.restingSince !== null) return void this.thoughts.delete(seat)
      const asked = match.askedSince(seat)
      this.thoughts.set(seat, asked)
      const talk = await table.conversation.talk()
      // A copy: the table goes on while the bot thinks, and rules change the very objects that a prompt is made of.
      const temper = temperOf(seating[seat]?.character ?? null)
      const situation = structuredClone({
        seat,
        view: match.view(seat),
        prompt,
        facts: match.memory(seat),
        talk,
        temper,
      })
      const question = { game: game.id, level, seed: randomBytes(16).toString('hex'), situation }
      const thought = house.think(question, table.id, match.isVeiled)
      const readyAt = prompt.window === undefined ? 0 : table.reflexes.readyAt(seat)
      const play = (move: unknown): void => this.run(() => this.playThought(seat, asked, move))
      thought.then(
        (move) => {
          const wait = readyAt - house.now()
          if (wait <= 0) play(move)
          else setTimeout(() => play(move), wait).unref()
        },
        (error: unknown) => this.tryAgain(error),
      )
    })
  }

  private async playThought(seat: Seat, asked: number, move: unknown): Promise<void> {
    // It has begun to think of something else since.
    if (this.thoughts.get(seat) !== asked) return
    this.thoughts.delete(seat)
    const { table } = this
    const { match, row } = table
    if (match === null || row.status !== 'playing' || !table.isBotRun(seat)) return
    if (match.restingSince !== null) return
    if (!table.awaiting.includes(seat)) return
    if (match.askedSince(seat) !== asked) return this.goOn()
    const { seq } = match
    const thought = { seat, move, id: `bot:${seat}:${seq}`, by: 'bot', seq, counted: table.house.now() } as const
    const { line, trouble } = await answer(table, thought)
    if (trouble !== null) throw trouble
    // Somebody was faster: it is asked anew, if it is asked at all.
    if (typeof line === 'object') line.catch(() => this.goOn())
  }

  private run(work: () => Promise<void>): void {
    this.table.queue
      .run(async () => {
        if (this.isOver) return
        // What a bot has thought of meanwhile is thought of anew.
        if (this.table.isStill) this.thoughts.clear()
        else await work()
      })
      .catch((error: unknown) => this.tryAgain(error))
  }

  /** Nobody may freeze a table, not even a database that is away for a moment. */
  private tryAgain(error: unknown): void {
    if (this.isOver) return
    this.table.house.trouble(error, `table ${this.table.id}`)
    this.wakeLater()
  }

  /** While the house can't write nobody need try: it wakes all of them when it can. */
  private wakeLater(): void {
    this.thoughts.clear()
    if (this.table.outSince === null && !this.isOver) this.wakeIn(RETRY)
  }
}
