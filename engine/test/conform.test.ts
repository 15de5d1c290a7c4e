import { describe, expect, test } from 'vitest'
import { conform, describeFailure, describeKept, failureFile, type KeptFailure } from '../conform/index.ts'
import { Table } from '../index.ts'
import { faults, plant, type Planted } from './pearls/faults/index.ts'
import { pearls } from './pearls/game.ts'
import { night, redeal as redealByNight } from './pearls/night.ts'
import { proof } from './pearls/proof.ts'

describe('a sound game', () => {
  test('passes', () => {
    const report = conform(pearls, proof, { games: 100, seed: 'sound' })
    expect(report.failures.map(describeFailure)).toEqual([])
    expect(report.games).toBe(100)
    expect(report.moves).toBeGreaterThan(100 * 6)
    expect(report.positions).toBe(report.moves + report.games)
    expect(report.hidden).toBeGreaterThan(report.positions * 0.9)
  })

  test('passes when every viewer is compared and every check looks everywhere', () => {
    const report = conform(pearls, proof, { games: 12, seed: 'thorough', thoroughness: 800, everyViewer: true })
    expect(report.failures.map(describeFailure)).toEqual([])
    expect(report.positions).toBeGreaterThan(3 * report.moves)
  })
})

describe('a sound game with eyes closed', () => {
  test('passes', () => {
    const plan = { games: 60, seed: 'night', thoroughness: 8, everyViewer: true }
    const report = conform(night, { ...proof, redeal: redealByNight }, plan)
    expect(report.failures.map(describeFailure)).toEqual([])
  })

  test('passes when every check looks everywhere', () => {
    const plan = { games: 8, seed: 'thorough night', thoroughness: 800, everyViewer: true }
    expect(conform(night, { ...proof, redeal: redealByNight }, plan).failures.map(describeFailure)).toEqual([])
  })
})

describe('a planted fault is found', () => {
  test.each(Object.entries<Planted>(faults))('%s', (_name, planted) => {
    const { game, proof: tried } = plant(planted)
    const { thoroughness = 8 } = planted
    const { failures } = conform(game, tried, { games: 16, seed: 'planted', thoroughness })
    const own = failures.filter(({ group }) => planted.also?.includes(group) !== true)
    expect(own.map(describeFailure)).toEqual([expect.stringMatching(`^Group ${planted.group},`)])
    expect(own[0]?.what).toContain(planted.says)
  })
})

describe('a failure', () => {
  const { game, proof: tried } = plant(faults['a lost pearl'])
  const { failures } = conform(game, tried, { games: 40, seed: 'again' })
  const [failure] = failures

  test('is found again from its seed and the number of its game', () => {
    expect(failures).toHaveLength(1)
    const again = conform(game, tried, { games: 1, seed: 'again', from: failure?.game ?? 0 })
    expect(again.games).toBe(1)
    expect(again.failures).toEqual(failures)
  })

  test('comes with the record that leads to it', () => {
    const record = failure?.record ?? null
    if (record === null) throw new Error('no record')
    const table = Table.replay(game, record)
    expect(table.seq).toBe(failure?.move)
    expect(tried.invariants['pearls']?.(table.state)).toBe('there are 19, not 20')
  })

  test('is described with all it takes to see it again', () => {
    const table = { seats: 2, options: { die: 'four' } }
    const record = { game: 'pearls', version: 1, options: {}, seats: 2, seed: 's 3', moves: [] }
    expect(describeFailure({ group: 9, what: 'A pearl is lost.', seed: 's', game: 3, table, move: 5, record })).toBe(
      [
        'Group 9, invariants hold: A pearl is lost.',
        '  after move 5 of game 3, 2 seats, options {"die":"four"}',
        '  again: conform(game, proof, { seed: "s", from: 3, games: 1 })',
        '  record: {"game":"pearls","version":1,"options":{},"seats":2,"seed":"s 3","moves":[]}',
      ].join('\n'),
    )
  })

  test('makes a file of the same name each time, from which it can be seen again', () => {
    if (failure === undefined) throw new Error('no failure')
    const { name, text } = failureFile('pearls', failure)
    expect(name).toBe(`pearls-group-9-again-${failure.game}`)
    expect(failureFile('pearls', { ...failure, seed: '../a b' }).name).toBe(`pearls-group-9--a-b-${failure.game}`)
    const { message, move, again, record } = JSON.parse(text) as KeptFailure
    expect(message).toBe(describeFailure(failure).split('\n')[0])
    expect(conform(game, tried, again).failures).toEqual(failures)
    if (record === null) throw new Error('no record')
    expect(Table.replay(game, record).seq).toBe(move)
    expect(describeKept(failure, 'x.json').split('\n').at(-1)).toBe(
      '  kept: x.json; /dev of npm run dev opens it at this move',
    )
  })

  test('of one group does not keep the others from being found', () => {
    const both = { ...game, longest: 5 }
    const found = conform(both, tried, { games: 40, seed: 'both' }).failures.map(({ group }) => group)
    expect(found).toEqual([1, 9])
  })
})

test('the same plan gives the same report', () => {
  const plan = { games: 20, seed: 'same' }
  expect(conform(pearls, proof, plan)).toEqual(conform(pearls, proof, plan))
})
