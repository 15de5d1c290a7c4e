export interface Interval {
  readonly low: number
  readonly high: number
}

/** The normal distribution's 97.5 % point. */
export const Z = 1.959963984540054

/**
 * The 95 % Wilson score interval of a rate. Unlike the textbook's ±, it stays within 0 and 1 and is right for
 * rates near them. Shared wins make fractions of a success; the formula takes them as they are.
 */
export function wilson(successes: number, trials: number): Interval {
  if (trials === 0) return { low: 0, high: 1 }
  const rate = successes / trials
  const weight = (Z * Z) / trials
  const middle = (rate + weight / 2) / (1 + weight)
  const reach = (Z / (1 + weight)) * Math.sqrt((rate * (1 - rate)) / trials + weight / (4 * trials))
  // At 0 and 1 the exact bounds are 0 and 1; rounding would miss them by a hair.
  return {
    low: successes === 0 ? 0 : Math.max(0, middle - reach),
    high: successes === trials ? 1 : Math.min(1, middle + reach),
  }
}
