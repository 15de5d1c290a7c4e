import { replayed } from '#test/recorded'
import { describe, expect, test } from 'vitest'
import { cardIds } from '../data/cards/index.ts'
import { chapters, endings, type Fact } from '../facts.ts'
import { cthulhu500 } from '../game.ts'
import type { Options } from '../options.ts'
import type { Passage } from './passages.ts'
import { playing, recordedGames, recorder } from './record.ts'
import { recordings } from './recordings.ts'

const records = replayed({ game: cthulhu500, recorder, recordedGames }, recordings, playing, 40)

describe('together the recorded races go through', () => {
  const passages = new Map(records.map(({ name, account: { through } }) => [name, through]))
  const together = new Set(records.flatMap(({ account: { through } }) => through))

  test.each(cardIds)('%s, in a race of its own', (card) => {
    expect(passages.get(card)).toContain(`card ${card}`)
  })

  test.each(Object.keys(chapters) as Fact['type'][])('what is told as %s', (type) => {
    expect(together).toContain(`fact ${type}`)
  })

  test.each(endings)('the ending %s', (ending) => {
    expect(together).toContain(`end ${ending}`)
  })

  test.each<Passage>(['a cancel cancelled', 'three reactions to one event', 'won from behind'])('%s', (passage) => {
    expect(together).toContain(passage)
  })

  test('every number of seats and every option', () => {
    expect(new Set(records.map(({ game }) => game.seats))).toEqual(new Set([3, 4, 5, 6, 7, 8]))
    const options = records.map(({ game }) => game.options as Partial<Options>)
    for (const of of ['vehicles', 'markers', 'short', 'lastTurn'] as const) {
      expect(new Set(options.map((one) => one[of])).size).toBeGreaterThan(1)
    }
  })
})
