import { conformance } from '#test/conform'
import { lotOf, lots } from '#test/lots'
import { test } from 'vitest'
import { box } from '../index.ts'

const conforms = conformance(box, import.meta.url)

/** Every number of seats once in each, with variants of all kinds. */
const GAMES = lotOf.cthulhu500

test.each(lots(20))('conforms to the contract in lot %i over all seats', (number) => {
  conforms({ games: GAMES, from: number * GAMES, seed: 'race' })
})

test('nothing leaks to any viewer of a short race of three, four, five and eight', () => {
  const tables = [3, 4, 5, 8].map((seats) => ({ seats, options: { short: true } }))
  // For all seats and a watcher, of which there are four to nine.
  conforms({ games: tables.length, seed: 'all eyes', everyViewer: true }, { tables, viewers: 4 })
})
