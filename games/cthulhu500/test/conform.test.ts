import { readFileSync } from 'node:fs'
import { conform, describeFailure } from '@octopolis/engine/conform'
import { lotOf, lots } from '#test/lots'
import { expect, test } from 'vitest'
import { box } from '../index.ts'

const rulebook = (language: string) => readFileSync(new URL(`../rulebook/${language}.md`, import.meta.url), 'utf8')
const trial = { ...box.trial, words: box.words, rulebooks: { en: rulebook('en'), fr: rulebook('fr') } }

/** Every number of seats once in each, with variants of all kinds. */
const GAMES = lotOf.cthulhu500

test.each(lots(20))('conforms to the contract in lot %i over all seats', (number) => {
  const plan = { games: GAMES, from: number * GAMES, seed: 'race' }
  const { failures, games, moves, positions } = conform(box.game, trial, plan)
  expect(failures.map(describeFailure)).toEqual([])
  expect(games).toBe(GAMES)
  // Every position is compared for somebody.
  expect(positions).toBeGreaterThanOrEqual(moves)
})

test('nothing leaks to any viewer of a short race of three, four, five and eight', () => {
  const tables = [3, 4, 5, 8].map((seats) => ({ seats, options: { short: true } }))
  const plan = { games: tables.length, seed: 'all eyes', everyViewer: true }
  const { failures, moves, positions } = conform(box.game, { ...trial, tables }, plan)
  expect(failures.map(describeFailure)).toEqual([])
  // For all seats and a watcher, of which there are four to nine.
  expect(positions).toBeGreaterThanOrEqual(4 * moves)
})

test('every kind of fact is told of in the rulebook', () => {
  for (const rule of Object.values(box.chapters)) {
    expect(trial.rulebooks.en).toContain(`**${rule}**`)
    expect(trial.rulebooks.fr).toContain(`**${rule}**`)
  }
})
