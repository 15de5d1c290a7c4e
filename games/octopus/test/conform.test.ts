import { readFileSync } from 'node:fs'
import { conform, describeFailure } from '@octopolis/engine/conform'
import { lotOf, lots } from '#test/lots'
import { expect, test } from 'vitest'
import { box as octopus } from '../index.ts'

const rulebook = (language: string) => readFileSync(new URL(`../rulebook/${language}.md`, import.meta.url), 'utf8')
const trial = { ...octopus.trial, words: octopus.words, rulebooks: { en: rulebook('en'), fr: rulebook('fr') } }

/** Every option at every number of seats comes round once in each of these. */
const GAMES = lotOf.octopus

test.each(lots(40))('conforms to the contract in lot %i of 250 games over all options', (number) => {
  const everyViewer = number < 2
  const plan = { games: GAMES, from: number * GAMES, seed: 'night', everyViewer }
  const { failures, games, moves, positions } = conform(octopus.game, trial, plan)
  expect(failures.map(describeFailure)).toEqual([])
  expect(games).toBe(GAMES)
  // Every position is compared for somebody, in some lots for all seats and a watcher, of which there are four to six.
  expect(positions).toBeGreaterThanOrEqual((everyViewer ? 4 : 1) * moves)
})

test('every kind of fact is told of in the rulebook', () => {
  for (const rule of Object.values(octopus.chapters)) {
    expect(trial.rulebooks.en).toContain(`**${rule}**`)
    expect(trial.rulebooks.fr).toContain(`**${rule}**`)
  }
})
