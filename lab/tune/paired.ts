import { Z } from '../intervals.ts'
import type { Reading } from './readings.ts'

/** How a rate or mean differs between two series of the same games. */
export interface Difference {
  readonly before: number
  readonly after: number
  readonly difference: number
  /** Half of its 95 % interval. */
  readonly reach: number
}

/** Fewer that had it tell nothing, and their interval is not to be trusted. */
const LEAST = 30

const sum = (values: Float64Array): number => values.reduce((total, value) => total + value, 0)

/**
 * Game i was dealt by the same seed in both series, so luck falls out of the difference. Seats of one game depend on
 * each other, so the interval counts games, not seats (the usual variance of a ratio).
 */
export function pairedDifference(base: Reading, other: Reading): Difference | null {
  const games = base.had.length
  const [hadBefore, hadAfter] = [sum(base.had), sum(other.had)]
  if (Math.min(hadBefore, hadAfter) < LEAST) return null
  const [before, after] = [sum(base.won) / hadBefore, sum(other.won) / hadAfter]
  let squares = 0
  for (let game = 0; game < games; game++) {
    const was = ((base.won[game] ?? 0) - before * (base.had[game] ?? 0)) / hadBefore
    const is = ((other.won[game] ?? 0) - after * (other.had[game] ?? 0)) / hadAfter
    squares += (is - was) ** 2
  }
  return { before, after, difference: after - before, reach: Z * Math.sqrt((squares * games) / (games - 1)) }
}
