import type { Seat } from '@octopolis/engine'
import type { ClockSetting } from '../store/rows.ts'
import { away } from './absentees.ts'
import { LINGER } from './presence.ts'
import type { LiveTable } from './table.ts'

/** Timers can't be set further ahead. */
const FARTHEST = 2 ** 31 - 1

const HOUR = 3600_000

/** At a slow table one is called once more: when a quarter of the time is left, or six hours; elsewhere never. */
export function lastCallAt(clock: ClockSetting, deadline: number): number {
  return clock.kind === 'slow' ? deadline - Math.min(clock.hours / 4, 6) * HOUR : Infinity
}

/** What somebody was called to: to that question, by the line since which it is asked, and how often. */
interface Called {
  readonly asked: number
  readonly times: number
}

/** Who is to be called, to what, and when. */
interface Due {
  readonly account: string
  readonly call: Called
  readonly at: number
}

/**
 * Calls those who are asked something and don't see it: when the question comes, or when they have stopped looking, and
 * once more before a slow deadline. The store keeps who was called to what, so that nobody is called twice to the same.
 */
export class Calling {
  private readonly table: LiveTable
  /** By account; null: not yet read from the store. */
  private called: Map<string, Called> | null = null
  private timer: NodeJS.Timeout | null = null
  private isOver = false

  constructor(table: LiveTable) {
    this.table = table
    const happenings = ['changed', 'moved', 'sealed', 'ordered', 'reopened', 'attended'] as const
    for (const happening of happenings) table.on(happening, () => this.look())
    table.on('moved', () => this.tellEnd())
    this.read().catch((error: unknown) => table.house.trouble(error, `calls of ${table.id}`))
  }

  stop(): void {
    this.isOver = true
    if (this.timer !== null) clearTimeout(this.timer)
  }

  /** When somebody has to be called even if nothing happens; null: never. */
  get due(): number | null {
    const times = this.dues().map(({ at }) => at)
    return times.length === 0 ? null : Math.min(...times)
  }

  private async read(): Promise<void> {
    const { house, id } = this.table
    const rows = await house.store.calls.of(id)
    this.called = new Map(rows.map(({ account, asked, times }) => [account, { asked, times }]))
    this.look()
  }

  private look(): void {
    if (this.isOver || this.called === null) return
    const now = this.table.house.now()
    for (const due of this.dues()) if (due.at <= now) this.call(due)
    this.wakeAt(this.due)
  }

  private wakeAt(due: number | null): void {
    if (this.timer !== null) clearTimeout(this.timer)
    this.timer = null
    if (due === null) return
    const wait = Math.min(Math.max(due - this.table.house.now(), 0), FARTHEST)
    this.timer = setTimeout(() => this.look(), wait).unref()
  }

  /** Those who are asked and haven't been called as often as they will be. */
  private dues(): Due[] {
    const { match, row, seating, presence, reflexes, house, isStill } = this.table
    // Nobody is called to where nothing can be answered.
    if (isStill || match === null || match.outcome !== null || match.restingSince !== null) return []
    if (row.status !== 'playing') return []
    // Before anybody could come a window of seconds has shut.
    if (match.isWindow && row.clock.kind === 'live') return []
    return this.table.awaiting.flatMap((seat): Due[] => {
      const account = seating[seat]?.account ?? null
      if (account === null || this.table.isBotRun(seat) || reflexes.passes(seat)) return []
      const asked = match.askedSince(seat)
      const before = this.called?.get(account)
      const times = before?.asked === asked ? before.times : 0
      // After a start people come back by themselves.
      const at = Math.max(presence.looksUntil(account), house.startedAt + LINGER, this.callAt(seat, times))
      return at === Infinity ? [] : [{ account, call: { asked, times: times + 1 }, at }]
    })
  }

  /** When this seat is to be called, having been so often. */
  private callAt(seat: Seat, times: number): number {
    if (times === 0) return 0
    const deadline = this.table.deadline(seat)
    return times > 1 || deadline === null ? Infinity : lastCallAt(this.table.row.clock, deadline)
  }

  private call({ account, call }: Due): void {
    const { house, id, game } = this.table
    this.called?.set(account, call)
    const kind = call.times > 1 ? 'soon' : call.asked === 0 ? 'started' : 'turn'
    house
      .notify(account, { table: id, game: game.id, kind }, () => this.isStillAsked(account, call))
      .then(async (isTold) => {
        if (isTold) await house.store.calls.set({ table: id, account, ...call })
      })
      .catch((error: unknown) => house.trouble(error, `calls of ${id}`))
  }

  private isStillAsked(account: string, { asked }: Called): boolean {
    const { match, seating, presence, house } = this.table
    if (this.isOver || presence.looksUntil(account) > house.now()) return false
    return this.table.awaiting.some((seat) => seating[seat]?.account === account && match?.askedSince(seat) === asked)
  }

  private tellEnd(): void {
    const { match, house, id, game } = this.table
    if (this.isOver || match === null || match.outcome === null) return
    for (const account of away(this.table)) void house.notify(account, { table: id, game: game.id, kind: 'finished' })
  }
}
