import { describe, expect, test } from 'vitest'
import { brokenTo, trustIn, type Pledge } from '../pledge.ts'

const [ada, bo, cy] = [0, 1, 2]
const pledge = (by: number, kept: boolean | null, turn = 1, to = cy): Pledge => ({ by, to, turn, kept })

describe('trust', () => {
  test('grows with words kept, and falls faster with words broken', () => {
    const stranger = trustIn([], ada)
    const kept = trustIn([pledge(ada, true)], ada)
    const broken = trustIn([pledge(ada, false)], ada)
    expect(kept).toBeGreaterThan(stranger)
    expect(broken).toBeLessThan(stranger)
    expect(trustIn([pledge(ada, true), pledge(ada, false)], ada)).toBeLessThan(stranger)
  })

  test('is in each for what they did themselves, and what isn’t settled counts for nothing', () => {
    expect(trustIn([pledge(bo, false), pledge(ada, null)], ada)).toBe(trustIn([], ada))
  })
})

test('broken words are remembered by those they were given to, the last first', () => {
  const pledges = [pledge(ada, false, 1), pledge(bo, false, 4), pledge(bo, true, 5), pledge(ada, false, 3, bo)]
  expect(brokenTo(pledges, cy).map(({ turn }) => turn)).toEqual([4, 1])
})
