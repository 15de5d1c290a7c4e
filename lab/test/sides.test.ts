import { Refusal } from '@octopolis/engine'
import { expect, test } from 'vitest'
import { calibration, score } from '../beliefs/score.ts'
import { beliefs } from '../command/beliefs.ts'
import { simulate } from '../command/simulate.ts'
import { addUp } from '../simulate/sums.ts'

function refusal(prepare: () => unknown): string {
  try {
    prepare()
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
  return 'no refusal'
}

test('bots by side: a side that is none, a bot that is none, a game without sides', () => {
  const said = (...typed: string[]) => refusal(() => simulate.prepare(typed))
  expect(said('kraken', '--sides', 'sailors=hard,crew=easy')).toBe(
    'There is no side "crew"; the sides are sailors, pirates, cult.',
  )
  expect(said('kraken', '--sides', 'sailors=hal')).toMatch(/^There is no bot "hal"/)
  expect(said('octopus', '--sides', 'sailors=hard')).toBe('There are no sides in octopus.')
  expect(said('kraken', '--sides', 'sailors=hard')).toBe('no refusal')
  expect(refusal(() => beliefs.prepare(['octopus']))).toBe("The bots of octopus don't say what they believe.")
})

test('beliefs are scored by tenths, alike in any order', () => {
  const convictions = [
    { chance: 0.95, prior: 0.5, isSo: true },
    { chance: 0.91, prior: 0.5, isSo: false },
    { chance: 0.2, prior: 0.5, isSo: false },
    { chance: 1, prior: 0.5, isSo: true },
  ]
  const sums: Record<string, number> = {}
  score(sums, convictions)
  const apart: Record<string, number> = {}
  for (const one of convictions.toReversed()) {
    const alone: Record<string, number> = {}
    score(alone, [one])
    addUp(apart, alone)
  }
  expect(apart).toEqual(sums)
  const { asked, brier, prior, deciles } = calibration(sums)
  expect(asked).toBe(4)
  expect(brier).toBeCloseTo((0.05 ** 2 + 0.91 ** 2 + 0.2 ** 2) / 4)
  expect(prior).toBeCloseTo(0.25)
  expect(deciles[9]).toMatchObject({ asked: 3, so: 2 / 3 })
  expect(deciles[9]?.believed).toBeCloseTo((0.95 + 0.91 + 1) / 3)
  expect(deciles[2]).toEqual({ asked: 1, believed: 0.2, so: 0 })
  expect(deciles[5]).toEqual({ asked: 0, believed: 0, so: 0 })
})
