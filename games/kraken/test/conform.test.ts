import { readFileSync } from 'node:fs'
import { conform, describeFailure } from '@octopolis/engine/conform'
import { lotOf, lots } from '#test/lots'
import { expect, test } from 'vitest'
import { box as kraken } from '../index.ts'

const rulebook = (language: string) => readFileSync(new URL(`../rulebook/${language}.md`, import.meta.url), 'utf8')
const trial = { ...kraken.trial, words: kraken.words, rulebooks: { en: rulebook('en'), fr: rulebook('fr') } }

/** Every number of seats, on both charts, with and without the small cast, comes round once in each of these. */
const GAMES = lotOf.kraken

test.each(lots(20))('conforms to the contract in lot %i over all seats and charts', (number) => {
  const plan = { games: GAMES, from: number * GAMES, seed: 'voyage' }
  const { failures, games, moves, positions } = conform(kraken.game, trial, plan)
  expect(failures.map(describeFailure)).toEqual([])
  expect(games).toBe(GAMES)
  // Every position is compared for somebody.
  expect(positions).toBeGreaterThanOrEqual(moves)
})

test('nothing leaks to any viewer of one game at each number of seats', () => {
  const tables = [5, 6, 7, 8, 9, 10, 11].map((seats) => ({
    seats,
    options: { chart: seats % 2 === 0 ? 'short' : 'long' },
  }))
  const plan = { games: tables.length, seed: 'all eyes', everyViewer: true }
  const { failures, moves, positions } = conform(kraken.game, { ...trial, tables }, plan)
  expect(failures.map(describeFailure)).toEqual([])
  // For all seats and a watcher, of which there are six to twelve.
  expect(positions).toBeGreaterThanOrEqual(6 * moves)
})

test('every kind of fact is told of in the rulebook', () => {
  for (const rule of Object.values(kraken.chapters)) {
    expect(trial.rulebooks.en).toContain(`**${rule}**`)
    expect(trial.rulebooks.fr).toContain(`**${rule}**`)
  }
})
