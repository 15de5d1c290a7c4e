import { expect, test } from 'vitest'
import { wilson } from '../intervals.ts'

test.each([
  // Newcombe (1998), table I: Wilson's score method without continuity correction.
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('of %i in %i the 95 %% interval is %f to %f', (successes, trials, low, high) => {
  const interval = wilson(successes, trials)
  expect(interval.low).toBeCloseTo(low, 4)
  expect(interval.high).toBeCloseTo(high, 4)
})

test('nothing tried, nothing known', () => {
  expect(wilson(0, 0)).toEqual({ low: 0, high: 1 })
})

test('all and nothing end exactly at the borders', () => {
  expect(wilson(7, 7).high).toBe(1)
  expect(wilson(0, 7).low).toBe(0)
})
