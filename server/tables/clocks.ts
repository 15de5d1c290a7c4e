import type { Pace, Seat } from '@octopolis/engine'
import type { ClockSetting, Entry } from '../store/rows.ts'

/** What a seat is asked, as far as its clock cares. */
export interface TimedQuestion {
  readonly type: string
  readonly pace: Pace
  /** It is asked with eyes closed: all have the same time for it, to the end of it. */
  readonly veiled?: true
  /** Anybody may answer: the line of the log since which all are asked this. */
  readonly window?: number
}

interface Asked extends TimedQuestion {
  readonly at: number
}

/** Follows from the log alone, so that a restart changes no deadline. Plain JSON: snapshots keep it. */
export interface Clocks {
  /** By seat: what it is asked, and since when. */
  readonly asked: readonly (Asked | null)[]
  /** By seat: milliseconds it may still overrun in all. */
  readonly reserve: readonly number[]
  /** By seat: deadlines missed in a row. */
  readonly missed: readonly number[]
  /** When those who were awaited at a table without a clock were asked to hurry. */
  readonly hurriedAt: number | null
  /** Since when time stands still, for nobody is here whose it is; missing: it runs. */
  readonly restingSince?: number
  /** Until then time counted against nobody, for the house couldn't write; missing: it always did. */
  readonly outUntil?: number
}

/** From when until when the house couldn't write. */
interface Outage {
  readonly from: number
  readonly until: number
}

const SECOND = 1000
const HOUR = 3600 * SECOND

/** Shares of the time for a thought. */
const shares: Readonly<Record<Pace, number>> = { reflex: 1 / 6, quick: 1 / 2, think: 1, talk: 3 / 2 }

/** How long those who are awaited at a table without a clock have got once the others call for haste. */
export const HASTE = 120 * SECOND

/** Seconds in which an event may be answered, unless the host says otherwise. */
const WINDOW = 5

/** How long a window is open at a table with a clock for seconds; others have none. */
export function windowTime(setting: ClockSetting): number | null {
  return setting.kind === 'live' ? (setting.window ?? WINDOW) * SECOND : null
}

/** Time for one decision, without the reserve; null: any. */
export function allowance(
  setting: ClockSetting,
  { pace, window }: Pick<TimedQuestion, 'pace' | 'window'>,
): number | null {
  switch (setting.kind) {
    case 'none':
      return null
    case 'live':
      if (window !== undefined) return windowTime(setting)
      return Math.max(5, Math.round(setting.think * shares[pace])) * SECOND
    case 'slow':
      return setting.hours * HOUR
  }
}

export function windUp(setting: ClockSetting, questions: readonly (TimedQuestion | null)[], at: number): Clocks {
  const reserve = setting.kind === 'live' ? setting.reserve * SECOND : 0
  return {
    asked: questions.map((question) => (question === null ? null : { ...question, at })),
    reserve: questions.map(() => reserve),
    missed: questions.map(() => 0),
    hurriedAt: null,
  }
}

/** A line of the log, as far as clocks care; was it a pass in a window? */
type Ticked = Pick<Entry, 'kind' | 'seat' | 'by' | 'at'> & { readonly move?: unknown; readonly isPass?: boolean }

/** The clocks after one more line of the log. */
export function tick(
  setting: ClockSetting,
  clocks: Clocks,
  entry: Ticked,
  questions: readonly (TimedQuestion | null)[],
): Clocks {
  const { kind, seat, move, at } = entry
  if (kind === 'hurry') return { ...clocks, hurriedAt: at }
  if (kind === 'rest') return { ...clocks, restingSince: at }
  if (kind === 'wake') return woken(clocks, at)
  if (kind === 'outage') return isOutage(move) ? withoutOutage(clocks, move) : clocks
  const moved = (one: Seat): boolean => one === seat
  return {
    ...clocks,
    asked: questions.map((question, one) => {
      const before = clocks.asked[one] ?? null
      if (question === null) return null
      const same =
        before !== null &&
        before.type === question.type &&
        before.pace === question.pace &&
        before.veiled === question.veiled &&
        before.window === question.window
      return same && !moved(one) ? before : { ...question, at }
    }),
    reserve: clocks.reserve.map((left, one) => {
      const before = clocks.asked[one] ?? null
      if (!moved(one) || before === null || !hasReserve(before)) return left
      const allowed = allowance(setting, before)
      return allowed === null ? left : Math.max(0, left - Math.max(0, at - before.at - allowed))
    }),
    missed: clocks.missed.map((count, one) =>
      moved(one) ? missedAfter(setting, clocks.asked[one], entry, count) : count,
    ),
    hurriedAt: null,
  }
}

/** The time for which the table rested counts against nobody. */
function woken({ restingSince, ...clocks }: Clocks, at: number): Clocks {
  const rested = at - (restingSince ?? at)
  return {
    ...clocks,
    asked: clocks.asked.map((one) => (one === null ? null : { ...one, at: one.at + rested })),
    hurriedAt: clocks.hurriedAt === null ? null : clocks.hurriedAt + rested,
  }
}

function isOutage(move: unknown): move is Outage {
  return typeof move === 'object' && move !== null && 'from' in move && 'until' in move
}

/** Everything that was asked before its end counts as asked so much later; what two servers tell of one night counts once. */
function withoutOutage(clocks: Clocks, { from, until }: Outage): Clocks {
  const { asked, hurriedAt, restingSince, outUntil = 0 } = clocks
  // Who wakes a table that rests gives back all of that time.
  if (restingSince !== undefined) return clocks
  const later = (at: number): number => at + Math.max(0, until - Math.max(from, outUntil, at))
  return {
    ...clocks,
    asked: asked.map((one) => (one === null ? null : { ...one, at: later(one.at) })),
    hurriedAt: hurriedAt === null ? null : later(hurriedAt),
    outUntil: Math.max(until, outUntil),
  }
}

/** Where all have the same time it isn't anybody's to spend. */
function hasReserve({ veiled, window }: TimedQuestion): boolean {
  return veiled !== true && window === undefined
}

/** To let a window pass is no absence where it is open for seconds, and no presence anywhere: orders pass as people do. */
function missedAfter(
  setting: ClockSetting,
  asked: Asked | null | undefined,
  { by, isPass = false }: Pick<Ticked, 'by' | 'isPass'>,
  count: number,
): number {
  if (asked?.window !== undefined && isPass) return by === 'clock' && setting.kind === 'slow' ? count + 1 : count
  return by === 'clock' ? count + 1 : 0
}

/** When this seat's time is up; null: never, or it isn't asked anything. */
export function deadline(setting: ClockSetting, clocks: Clocks, seat: Seat): number | null {
  // A seat that has answered with eyes closed seems to have as long as the others.
  const asked = clocks.asked[seat] ?? closed(clocks)
  if (asked === null || clocks.restingSince !== undefined) return null
  const allowed = allowance(setting, asked)
  if (allowed === null) return clocks.hurriedAt === null ? null : clocks.hurriedAt + HASTE
  return asked.at + allowed + (hasReserve(asked) ? (clocks.reserve[seat] ?? 0) : 0)
}

function closed({ asked }: Clocks): Asked | null {
  return asked.find((one) => one?.veiled === true) ?? null
}

/** Until when eyes stay closed at least, where no clock says how long: so long; null: they are open. */
export function closedUntil(setting: ClockSetting, clocks: Clocks, otherwise: number): number | null {
  const asked = closed(clocks)
  if (asked === null) return null
  return asked.at + (setting.kind === 'live' ? (allowance(setting, asked) ?? otherwise) : otherwise)
}
