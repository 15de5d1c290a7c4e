/** A run of games of one series: from the first, up to and not including the second. */
export interface Range {
  readonly from: number
  readonly to: number
}

/** The ranges of games that a file doesn't hold yet. */
export function missing({ from, to }: Range, done: ReadonlySet<number>): Range[] {
  const ranges: Range[] = []
  let start = from
  for (let index = from; index <= to; index++) {
    if (index < to && !done.has(index)) continue
    if (index > start) ranges.push({ from: start, to: index })
    start = index + 1
  }
  return ranges
}

/** Few enough games that all threads end at about the same time, many enough that talking about them costs nothing. */
const LARGEST = 200
const ROUNDS = 16

/** Cuts ranges into batches that get smaller towards the end. */
export function* batches(ranges: readonly Range[], threads: number): Generator<Range> {
  let left = ranges.reduce((sum, { from, to }) => sum + to - from, 0)
  for (const range of ranges) {
    for (let from = range.from; from < range.to;) {
      const size = Math.min(range.to - from, LARGEST, Math.ceil(left / (threads * ROUNDS)))
      yield { from, to: from + size }
      from += size
      left -= size
    }
  }
}
