import type { Failure, Report } from '@octopolis/engine/conform'
import { expect, test } from 'vitest'
import { Total } from '../soak/total.ts'
import { verdict } from '../soak/verdict.ts'
import { lab, workFolder } from './lab.ts'

const folder = workFolder()

test('a game on trial: so many games, moves and positions, and no failure', async () => {
  const { code, out, err } = await lab(['octopus', '--games', '6'], { folder, entry: 'soak' })
  expect([code, err]).toEqual([0, ''])
  expect(out).toMatch(
    /^octopus: 6 games, \d+ moves, [\d,]+ positions × viewers compared \([\d,]+ with something hidden\), 0 failures, in \d+ s\.\n$/,
  )
})

const failure = (game: number): Failure => ({
  group: 7,
  what: 'It leaks.',
  seed: 's',
  game,
  table: { seats: 3, options: {} },
  move: 4,
  record: null,
})
const report = (failures: readonly Failure[]): Report => ({
  games: 10,
  moves: 100,
  positions: 50,
  hidden: 20,
  failures,
})

test('of what several threads found, the earliest game of each group is kept', () => {
  const total = new Total()
  total.add(report([failure(17)]))
  total.add(report([failure(3)]))
  total.add(report([]))
  expect(total.failures.map(({ game }) => game)).toEqual([3])
  expect([total.games, total.moves, total.positions, total.hidden]).toEqual([30, 300, 150, 60])
})

test('a verdict names each failure with its seed, game and move', () => {
  const total = new Total()
  total.add(report([failure(17)]))
  const said = verdict('octopus', total, 2)
  expect(said).toContain('It leaks.')
  expect(said).toContain('after move 4 of game 17')
  expect(said).toContain('seed: "s", from: 17')
  expect(said).toMatch(/octopus: 10 games, 100 moves, 50 positions × viewers compared .*, 1 failure, in 2 s\.$/)
})
