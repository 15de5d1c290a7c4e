import type { Seat } from '@octopolis/engine'
import type { Entry } from '../../store/rows.ts'
import type { FaultKind } from './fault.ts'
import type { Replay } from './replay.ts'
import type { ShownDeadline } from './testimony.ts'

/** From one start of the house to its fall. Lives don't overlap. */
export interface Life {
  readonly launchedAt: number
  /** null: it fell before it was open. */
  readonly readyAt: number | null
  readonly endedAt: number
  /** When the grace after its start ends, once somebody was shown: all deadlines before it are this one. */
  graceEnds: number | null
}

/** After a start of the house nobody's time runs out before this. */
export const GRACE = 15_000

export type Blame = (kind: FaultKind, seq: number | null, what: string) => void

/** Checks that deadlines follow from the log, except for the grace after a start, and that no fallback comes early. */
export class Clockwork {
  private readonly shown = new Map<number, ShownDeadline[]>()
  private readonly lives: readonly Life[]
  private readonly isBot: (seat: Seat) => boolean
  private readonly blame: Blame

  constructor(
    shown: readonly ShownDeadline[],
    lives: readonly Life[],
    { isBot, blame }: { isBot(seat: Seat): boolean; readonly blame: Blame },
  ) {
    for (const one of shown) this.shown.set(one.seq, [...(this.shown.get(one.seq) ?? []), one])
    this.lives = lives
    this.isBot = isBot
    this.blame = blame
  }

  /** What was shown at this line, against what the log says. */
  look(seq: number, replay: Replay): void {
    for (const { seat, deadline, now } of this.shown.get(seq) ?? []) {
      const life = this.lifeAt(now)
      const due = this.isBot(seat) && !replay.isForAll ? null : replay.deadline(seat)
      if (life === undefined) this.blame('clock', seq, `a deadline was shown at ${now}, when the house was not open`)
      else if (!isRight(due, deadline, life)) {
        this.blame('clock', seq, `seat ${seat} has until ${due}, and was given until ${deadline} at ${now}`)
      }
    }
  }

  /** Before this line is played: if it is a fallback, was its time up? */
  expectDue({ kind, by, seat, seq, at }: Entry, replay: Replay): void {
    if (by !== 'clock' || kind === 'outage') return
    const due = seat === null || this.isBot(seat) ? null : replay.deadline(seat)
    const life = this.lifeAt(at)
    if (due === null) return this.blame('clock', seq, `seat ${seat} had no deadline, and its clock ran out`)
    if (life === undefined) return this.blame('clock', seq, `a fallback came at ${at}, when the house was not open`)
    const earliest = Math.max(due, life.graceEnds ?? life.launchedAt + GRACE)
    if (at < earliest) this.blame('clock', seq, `seat ${seat}'s fallback came ${earliest - at} ms early`)
  }

  private lifeAt(time: number): Life | undefined {
    return this.lives.find(({ launchedAt, endedAt }) => launchedAt <= time && time <= endedAt)
  }
}

function isRight(due: number | null, shown: number | null, life: Life): boolean {
  const earliest = life.launchedAt + GRACE
  if (shown === due) return due === null || due >= (life.graceEnds ?? earliest)
  if (due === null || shown === null || due > shown) return false
  if (shown < earliest || shown > (life.readyAt ?? life.endedAt) + GRACE) return false
  life.graceEnds ??= shown
  return shown === life.graceEnds
}
