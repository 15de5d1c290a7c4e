import { QuickChance } from '@octopolis/engine'
import { expect, test } from 'vitest'
import { contenders } from '../bench/contenders.ts'
import { measureParts } from '../bench/positions.ts'
import { median } from '../bench/rate.ts'
import { boxNamed } from '../boxes.ts'
import { auction } from './auction.ts'

test.each([boxNamed('octopus').game, auction.game])('boardgame.io and the loop play the same games of $id', (game) => {
  const lengths = (['loop', 'boardgameio'] as const).map((what) => {
    const play = contenders[what](game, 3)
    const chance = new QuickChance('the same')
    return Array.from({ length: 5 }, () => play(chance))
  })
  expect(lengths[1]).toEqual(lengths[0])
})

test('the engine plays games to their end', () => {
  expect(contenders.engine(auction.game, 3)(new QuickChance('any'))).toBe(18)
})

test('the parts of thinking are measured', () => {
  expect(Object.values(measureParts(auction, 3, 0.01)).every((rate) => rate > 0)).toBe(true)
})

test('of an even number of values the median is the mean of the two in the middle', () => {
  expect(median([5, 1, 3])).toBe(3)
  expect(median([4, 1, 3, 2])).toBe(2.5)
})
