import { describe, expect, test } from 'vitest'
import type { ClockSetting } from '../store/rows.ts'
import { allowance, deadline, HASTE, tick, windUp, type Clocks, type TimedQuestion } from '../tables/clocks.ts'

const live: ClockSetting = { kind: 'live', think: 60, reserve: 120 }
const think: TimedQuestion = { type: 'clock', pace: 'think' }
const quick: TimedQuestion = { type: 'gather', pace: 'quick' }
const second = 1000

function moved(seat: number, at: number, by: 'person' | 'bot' | 'clock' = 'person') {
  return { kind: 'move', seat, at, by } as const
}

describe('time for a decision', () => {
  test.each([
    [live, 'reflex', 10],
    [live, 'quick', 30],
    [live, 'think', 60],
    [live, 'talk', 90],
    [{ kind: 'live', think: 10, reserve: 0 }, 'reflex', 5],
    [{ kind: 'slow', hours: 24 }, 'reflex', 24 * 3600],
  ] as const)('%o gives %s %i seconds', (setting, pace, seconds) => {
    expect(allowance(setting, { pace })).toBe(seconds * second)
  })

  test('a table without a clock gives all the time there is', () => {
    expect(allowance({ kind: 'none' }, { pace: 'think' })).toBeNull()
  })
})

describe('deadlines', () => {
  test('the reserve comes on top of the allowance', () => {
    const clocks = windUp(live, [think, null], 1000)
    expect(deadline(live, clocks, 0)).toBe(1000 + 180 * second)
    expect(deadline(live, clocks, 1)).toBeNull()
  })

  test('what is overrun is taken from the reserve, and no more than there is', () => {
    let clocks = windUp(live, [think, null], 0)
    clocks = tick(live, clocks, moved(0, 100 * second), [null, think])
    expect(clocks.reserve).toEqual([80 * second, 120 * second])
    clocks = tick(live, clocks, moved(1, 1000 * second, 'clock'), [think, null])
    expect(clocks.reserve).toEqual([80 * second, 0])
  })

  test('a quick answer costs nothing', () => {
    const clocks = tick(live, windUp(live, [think, null], 0), moved(0, 59 * second), [null, think])
    expect(clocks.reserve[0]).toBe(120 * second)
  })

  test('others who move do not give a seat more time', () => {
    const clocks = tick(live, windUp(live, [think, think], 0), moved(0, 30 * second), [null, think])
    expect(deadline(live, clocks, 1)).toBe(180 * second)
  })

  test('another question starts anew', () => {
    const clocks = tick(live, windUp(live, [think, think], 0), moved(0, 30 * second), [null, quick])
    expect(deadline(live, clocks, 1)).toBe(30 * second + 150 * second)
  })

  test('whoever is asked again after a move has new time', () => {
    const clocks = tick(live, windUp(live, [think, null], 0), moved(0, 30 * second), [think, null])
    expect(deadline(live, clocks, 0)).toBe(30 * second + 180 * second)
  })

  test('without a clock there is a deadline only after a call for haste, until the next move', () => {
    const none: ClockSetting = { kind: 'none' }
    let clocks: Clocks = windUp(none, [think, think], 0)
    expect(deadline(none, clocks, 0)).toBeNull()
    clocks = tick(none, clocks, { kind: 'hurry', seat: null, at: 5000, by: 'person' }, [think, think])
    expect(deadline(none, clocks, 0)).toBe(5000 + HASTE)
    clocks = tick(none, clocks, moved(1, 6000), [think, null])
    expect(deadline(none, clocks, 0)).toBeNull()
  })

  test('deadlines missed in a row are counted, and forgiven by a move of one’s own', () => {
    const slow: ClockSetting = { kind: 'slow', hours: 1 }
    let clocks = windUp(slow, [think], 0)
    clocks = tick(slow, clocks, moved(0, 1, 'clock'), [think])
    clocks = tick(slow, clocks, moved(0, 2, 'clock'), [think])
    expect(clocks.missed).toEqual([2])
    expect(tick(slow, clocks, moved(0, 3), [think]).missed).toEqual([0])
  })
})

describe('an outage', () => {
  const outage = (from: number, until: number) =>
    ({ kind: 'outage', seat: null, move: { from, until }, at: until, by: 'clock' }) as const

  test('moves what was asked before it by as long as it took, and nothing else', () => {
    const clocks = tick(live, windUp(live, [think, null], 1000), outage(5000, 25_000), [think, null])
    expect(deadline(live, clocks, 0)).toBe(1000 + 20_000 + 180_000)
    expect(clocks.reserve).toEqual([120_000, 120_000])
  })

  test('counts only what was waited for it', () => {
    const clocks = tick(live, windUp(live, [think, null], 20_000), outage(5000, 25_000), [think, null])
    expect(deadline(live, clocks, 0)).toBe(25_000 + 180_000)
  })

  test('that two servers tell of counts once', () => {
    let clocks = windUp(live, [think, null], 1000)
    for (const line of [outage(5000, 25_000), outage(6000, 24_000), outage(4000, 26_000)]) {
      clocks = tick(live, clocks, line, [think, null])
    }
    expect(deadline(live, clocks, 0)).toBe(1000 + 21_000 + 180_000)
  })
})
