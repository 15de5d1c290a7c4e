import { expect, test } from 'vitest'
import { duels } from '../tournament/duels.ts'
import { mixes } from '../tournament/mixes.ts'
import { ratings, winsOf, type Bout } from '../tournament/ratings.ts'

test('every mix of bots sits down once, but for tables of one kind', () => {
  expect(mixes(['hard', 'easy'], 3)).toEqual([
    ['hard', 'hard', 'easy'],
    ['hard', 'easy', 'easy'],
  ])
  expect(mixes(['hard', 'normal', 'easy', 'random'], 4)).toHaveLength(35 - 4)
})

const strong: Bout = { bots: ['hard', 'easy', 'easy'], places: [1, 2, 2] }
const weak: Bout = { bots: ['hard', 'easy', 'easy'], places: [2, 1, 2] }
const nobody: Bout = { bots: ['hard', 'easy', 'easy'], places: [2, 2, 2] }

test('who wins is rated higher', () => {
  const [first, second] = ratings(
    ['easy', 'hard'],
    Array.from({ length: 20 }, () => strong),
  )
  expect(first?.bot).toBe('hard')
  expect(first?.ordinal).toBeGreaterThan(second?.ordinal ?? Infinity)
})

test('in a duel the seats of one are compared with the seats of the other; ties decide nothing', () => {
  const [duel] = duels(['hard', 'easy'], [strong, weak, weak, nobody])
  expect(duel).toMatchObject({ bot: 'hard', against: 'easy', won: 1, lost: 1, rate: 0.5 })
})

test('wins are counted by seat', () => {
  expect(winsOf('easy', [strong, weak])).toEqual({ wins: 1, games: 4 })
})
