import { fileURLToPath } from 'node:url'
import { QuickChance } from '@octopolis/engine'
import { expect, test } from 'vitest'
import { buildOf, contenders, ours } from '../bench/contenders.ts'
import { measureParts } from '../bench/positions.ts'
import { median } from '../bench/rate.ts'
import { boxNamed } from '../boxes.ts'
import { auction } from './auction.ts'

test.each([boxNamed('octopus').game, auction.game])('boardgame.io and the loop play the same games of $id', (game) => {
  const lengths = (['loop', 'boardgameio'] as const).map((what) => {
    const play = contenders[what]({ game, seats: 3, edition: game.version }, ours)
    const chance = new QuickChance('the same')
    return Array.from({ length: 5 }, () => play(chance))
  })
  expect(lengths[1]).toEqual(lengths[0])
})

test('the engine plays games to their end', () => {
  expect(
    contenders.engine({ game: auction.game, seats: 3, edition: auction.game.version }, ours)(new QuickChance('any')),
  ).toBe(18)
})

test('the parts of thinking are measured', () => {
  expect(Object.values(measureParts(auction, 3, 0.01)).every((rate) => rate > 0)).toBe(true)
})

test('of an even number of values the median is the mean of the two in the middle', () => {
  expect(median([5, 1, 3])).toBe(3)
  expect(median([4, 1, 3, 2])).toBe(2.5)
})

test('another checkout plays the same games by its own code', async () => {
  const checkout = fileURLToPath(new URL('../..', import.meta.url))
  const theirs = await buildOf(checkout)
  const lengths = [ours, theirs].map((build) => {
    const play = contenders.engine({ game: boxNamed('octopus', build.boxes).game, seats: 3, edition: 1 }, build)
    const chance = new QuickChance('the same')
    return Array.from({ length: 5 }, () => play(chance))
  })
  expect(theirs.Table).not.toBe(ours.Table)
  expect(lengths[1]).toEqual(lengths[0])
})
