import { conformance } from '#test/conform'
import { lotOf, lots } from '#test/lots'
import { test } from 'vitest'
import { box } from '../index.ts'

const conforms = conformance(box, import.meta.url)

/** Every number of seats, on both charts, with and without the small cast, comes round once in each of these. */
const GAMES = lotOf.kraken

test.each(lots(20))('conforms to the contract in lot %i over all seats and charts', (number) => {
  conforms({ games: GAMES, from: number * GAMES, seed: 'voyage' })
})

test('nothing leaks to any viewer of one game at each number of seats', () => {
  const tables = [5, 6, 7, 8, 9, 10, 11].map((seats) => ({
    seats,
    options: { chart: seats % 2 === 0 ? 'short' : 'long' },
  }))
  // For all seats and a watcher, of which there are six to twelve.
  conforms({ games: tables.length, seed: 'all eyes', everyViewer: true }, { tables, viewers: 6 })
})
