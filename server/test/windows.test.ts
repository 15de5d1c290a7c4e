import { followed, noWindows, opening, wasOpenAt, type Act, type Windows } from '@octopolis/engine'
import { describe, expect, test } from 'vitest'
import type { ClockSetting } from '../store/rows.ts'
import { allowance, deadline, tick, windowTime, windUp, type TimedQuestion } from '../tables/clocks.ts'
import { humanMoment, Moments } from '../tables/moments.ts'

const live: ClockSetting = { kind: 'live', think: 60, reserve: 120 }
const slow: ClockSetting = { kind: 'slow', hours: 24 }
const second = 1000

function act(seq: number, seat: number, isPass: boolean, isLast = false): Act {
  return { seq, seat, isPass, isLast }
}

describe('windows, as a log tells them', () => {
  const open = followed(noWindows, act(3, 1, false), true)

  test('one opens by an act, goes on with passes, and is asked anew by an answer', () => {
    expect(open).toEqual({ actor: 1, last: { opened: 3, asked: 3, shut: null } })
    const passed = followed(open, act(4, 2, true), true)
    expect(passed).toEqual(open)
    expect(followed(passed, act(5, 0, false), true)).toEqual({ actor: 0, last: { opened: 3, asked: 5, shut: null } })
  })

  test('the last pass shuts it, and the next one is another, though it opens at once', () => {
    expect(followed(open, act(6, 0, true, true), false).last).toEqual({ opened: 3, asked: 3, shut: 6 })
    expect(followed(open, act(6, 0, true, true), true).last).toEqual({ opened: 6, asked: 6, shut: null })
    // The last one who is awaited may answer as well.
    expect(followed(open, act(6, 0, false, true), true).last).toEqual({ opened: 3, asked: 6, shut: null })
  })

  test('without an act one may be open from the start, and is shut by taking back', () => {
    expect(opening(noWindows, 0, true).last).toEqual({ opened: 0, asked: 0, shut: null })
    expect(opening(open, 7, false).last?.shut).toBe(7)
    expect(opening(noWindows, 7, false)).toEqual(noWindows)
  })

  test('whoever saw it open is told from whoever did not', () => {
    const shut: Windows = { actor: null, last: { opened: 3, asked: 5, shut: 8 } }
    expect([2, 3, 7, 8].map((seq) => wasOpenAt(shut, seq))).toEqual([false, true, true, false])
    expect(wasOpenAt(open, 99)).toBe(true)
    expect(wasOpenAt(noWindows, 0)).toBe(false)
  })
})

describe('the clock of a window', () => {
  const asked = (window: number): TimedQuestion => ({ type: 'answer', pace: 'think', window })
  const moved = (seat: number, at: number, isPass: boolean, by: 'person' | 'clock' = 'person') =>
    ({ kind: 'move', seat, at, by, isPass }) as const

  test('has five seconds whatever the thinking time, or what the host says', () => {
    expect(allowance(live, asked(1))).toBe(5 * second)
    expect(allowance({ ...live, window: 15 }, asked(1))).toBe(15 * second)
    expect(windowTime({ kind: 'none' })).toBeNull()
    expect(allowance({ kind: 'none' }, asked(1))).toBeNull()
    expect(allowance(slow, asked(1))).toBe(24 * 3600 * second)
  })

  test('takes no reserve and gives none', () => {
    const clocks = windUp(live, [asked(0), asked(0)], 0)
    expect(deadline(live, clocks, 0)).toBe(5 * second)
    const after = tick(live, clocks, moved(0, 60 * second, true, 'clock'), [null, asked(0)])
    expect(after.reserve).toEqual([120 * second, 120 * second])
  })

  test('runs on through a pass, and anew after an answer', () => {
    const clocks = windUp(live, [asked(0), asked(0), asked(0)], 0)
    const passed = tick(live, clocks, moved(0, 1 * second, true), [null, asked(0), asked(0)])
    expect(deadline(live, passed, 1)).toBe(5 * second)
    const answered = tick(live, passed, moved(1, 2 * second, false), [asked(2), asked(2), asked(2)])
    expect([0, 1, 2].map((seat) => deadline(live, answered, seat))).toEqual([7, 7, 7].map((s) => s * second))
  })

  test('calls nobody absent where it is short; where it is long, who lets it run out is', () => {
    const after = (setting: ClockSetting, isPass: boolean, by: 'person' | 'clock') =>
      tick(setting, { ...windUp(setting, [asked(0)], 0), missed: [1] }, moved(0, 1, isPass, by), [null]).missed[0]
    expect(after(live, true, 'clock')).toBe(1)
    expect(after(slow, true, 'clock')).toBe(2)
    // An order passes as its owner does, so that a pass shows nobody's presence.
    expect(after(slow, true, 'person')).toBe(1)
    expect(after(slow, false, 'person')).toBe(0)
  })
})

describe('a human moment', () => {
  const drawn = Array.from({ length: 4000 }, () => humanMoment(1000)).toSorted((a, b) => a - b)

  test('is about the usual, never at once, and seldom long', () => {
    expect(drawn[2000]).toBeGreaterThan(900)
    expect(drawn[2000]).toBeLessThan(1100)
    expect(drawn[0]).toBeGreaterThanOrEqual(400)
    expect(drawn.at(-1)).toBeLessThanOrEqual(2700)
    expect(drawn[200]).toBeLessThan(700)
    expect(drawn[3800]).toBeGreaterThan(1500)
  })

  test('ends before the window does', () => {
    expect(Math.max(...Array.from({ length: 500 }, () => humanMoment(3000, 2400)))).toBe(2400)
  })

  test('stays the same while the question does', () => {
    const moments = new Moments()
    let n = 0
    const draw = (): number => ++n
    expect([moments.of(0, 1, draw), moments.of(0, 1, draw), moments.of(1, 1, draw), moments.of(0, 2, draw)]).toEqual([
      1, 1, 2, 3,
    ])
  })
})
