import { levels, type Level } from '@octopolis/bots'
import { QuickChance } from '@octopolis/engine'
import { boxes } from '@octopolis/games'
import { describe, expect, test } from 'vitest'
import { character, characters } from '../../protocol/characters.ts'

const everybody = Object.entries(characters)

/** This many bots of one level sit down, one after the other. */
function seated(level: Level, count: number, seed = 'table'): string[] {
  const chance = new QuickChance(seed)
  const taken: string[] = []
  while (taken.length < count) taken.push(character(level, taken, chance))
  return taken
}

describe('the characters', () => {
  test('no two share a name or a crest, not even an emblem in one tincture', () => {
    expect(everybody).toHaveLength(24)
    expect(new Set(everybody.map(([, { name }]) => name)).size).toBe(24)
    expect(new Set(everybody.map(([, { crest }]) => `${crest.emblem} ${crest.tincture}`)).size).toBe(24)
  })

  test('each level has six of its own', () => {
    const companies = levels.map((level) => new Set(seated(level, 6)))
    expect(companies.map(({ size }) => size)).toEqual([6, 6, 6, 6])
    expect(new Set(companies.flatMap((company) => [...company])).size).toBe(24)
    for (const level of levels) {
      for (let seed = 0; seed < 20; seed++) {
        expect(companies[levels.indexOf(level)]).toContain(seated(level, 1, `seed ${seed}`)[0])
      }
    }
  })

  test.each(levels)('%s: nobody sits twice at the largest table', (level) => {
    for (const { game } of Object.values(boxes)) {
      const ids = seated(level, game.seats.max)
      expect(new Set(ids).size).toBe(game.seats.max)
      for (const id of ids) expect(characters).toHaveProperty(id)
    }
  })

  test('when everybody is there somebody comes twice', () => {
    expect(characters).toHaveProperty(seated('easy', 25).at(-1) ?? '')
  })

  test('chance decides who comes, and the same chance the same', () => {
    expect(seated('hard', 6, 'one')).toEqual(seated('hard', 6, 'one'))
    expect(new Set(Array.from({ length: 50 }, (_, seed) => seated('hard', 1, `seed ${seed}`)[0])).size).toBe(6)
  })
})
