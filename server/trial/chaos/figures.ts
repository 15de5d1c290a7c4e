import type { Life } from './clockwork.ts'
import { faultKinds, type Fault, type FaultKind } from './fault.ts'
import type { Archive } from './judge.ts'
import type { Counts } from './stage.ts'
import type { Testimony } from './testimony.ts'

/** A trial in numbers. */
export interface Figures extends Counts {
  readonly seed: string
  readonly seconds: number
  readonly starts: number
  readonly lines: number
  readonly fallbacks: number
  /** Kept before a fall, acknowledged after it: sent again, they counted once. */
  readonly recovered: number
  /** Deadlines that were shown by more than one life of the house. */
  readonly deadlinesKept: number
  readonly faults: Readonly<Record<FaultKind, number>>
}

/** What came of a trial. */
export interface Findings {
  readonly figures: Figures
  readonly faults: readonly Fault[]
}

function indexAt(lives: readonly Life[], time: number): number {
  return lives.findIndex(({ launchedAt, endedAt }) => launchedAt <= time && time <= endedAt)
}

function recoveredAt({ acknowledged }: Testimony, { entries }: Archive, lives: readonly Life[]): number {
  const keptAt = new Map(entries.map(({ id, at }) => [id, at]))
  return [...acknowledged].filter(([id, { sentAt }]) => {
    const at = keptAt.get(id)
    return at !== undefined && at < sentAt && indexAt(lives, at) < indexAt(lives, sentAt)
  }).length
}

function deadlinesKeptAt({ deadlines }: Testimony, lives: readonly Life[]): number {
  const shown = new Map<string, Set<number>>()
  for (const { seq, seat, deadline, now } of deadlines) {
    if (deadline === null) continue
    const key = `${seq} ${seat}`
    shown.set(key, (shown.get(key) ?? new Set()).add(indexAt(lives, now)))
  }
  return [...shown.values()].filter((seen) => seen.size > 1).length
}

export interface Evidence {
  readonly testimony: Testimony
  readonly archive: Archive
}

export function figuresOf(
  known: Counts & Pick<Figures, 'seed' | 'seconds' | 'starts'>,
  evidence: readonly Evidence[],
  lives: readonly Life[],
  faults: readonly Fault[],
): Figures {
  const sum = (count: (testimony: Testimony, archive: Archive) => number): number =>
    evidence.reduce((total, { testimony, archive }) => total + count(testimony, archive), 0)
  const counted = Object.fromEntries(
    Object.keys(faultKinds).map((kind) => [kind, faults.filter((fault) => fault.kind === kind).length]),
  )
  return {
    ...known,
    lines: sum((_, { entries }) => entries.length),
    fallbacks: sum((_, { entries }) => entries.filter(({ by }) => by === 'clock').length),
    recovered: sum((testimony, archive) => recoveredAt(testimony, archive, lives)),
    deadlinesKept: sum((testimony) => deadlinesKeptAt(testimony, lives)),
    faults: counted as Record<FaultKind, number>,
  }
}

/** A line a figure. */
export function printed(figures: Figures): string {
  const { faults, ...counts } = figures
  const rows: readonly (readonly [string, number | string])[] = [
    ['seed', counts.seed],
    ['seconds', Math.round(counts.seconds)],
    ['kills', counts.kills],
    ['starts', counts.starts],
    ['tables opened', counts.opened],
    ['tables finished', counts.finished],
    ['lines in all logs', counts.lines],
    ['moves acknowledged', counts.acknowledged],
    ['moves refused', counts.refused],
    ['sent again, unanswered', counts.resent],
    ['kept before a fall, acknowledged after it', counts.recovered],
    ['duplicates answered', counts.duplicates],
    ['undone', counts.undone],
    ['lines of talk', counts.said],
    ['fallbacks by the clock', counts.fallbacks],
    ['positions seen', counts.seen],
    ['deadlines seen before and after a fall', counts.deadlinesKept],
    ...Object.entries(faults),
  ]
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, value]) => `${name.padEnd(width)}  ${value}`).join('\n')
}
