/** Work done, and the time it took. */
export interface Rate {
  readonly movesPerSecond: number
  readonly gamesPerSecond: number
}

/** Calls a piece of work until the time is up, and says how often it was done in a second. */
export function timesPerSecond(work: () => void, seconds: number): number {
  const began = performance.now()
  let times = 0
  let elapsed = 0
  while (elapsed < seconds) {
    work()
    times++
    elapsed = (performance.now() - began) / 1000
  }
  return times / elapsed
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle) - 1] ?? 0)) / 2
}
