import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Table } from '@octopolis/engine'
import { conform, type AnyProof, type Failure, type KeptFailure, type Report } from '@octopolis/engine/conform'
import { expect, test } from 'vitest'
import { boxNamed } from '../boxes.ts'
import { keepFailure } from '../soak/kept.ts'
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
  const said = verdict('octopus', total, 2, ({ game }) => `failures/${game}.json`)
  expect(said).toContain('It leaks.')
  expect(said).toContain('after move 4 of game 17')
  expect(said).toContain('seed: "s", from: 17')
  expect(said).toContain('kept: failures/17.json; /dev of npm run dev opens it at this move')
  expect(said).toMatch(/octopus: 10 games, 100 moves, 50 positions × viewers compared .*, 1 failure, in 2 s\.$/)
})

test('a failure is kept in a file with its record, its move and what it says', () => {
  const { game, proof, words } = boxNamed('octopus')
  const isSecondTurn = (state: unknown): boolean => JSON.stringify(state).includes('"turn":2')
  const planted: AnyProof = {
    ...proof,
    words,
    rulebooks: { en: '', fr: '' },
    invariants: { planted: (state) => (isSecondTurn(state) ? 'it is the second turn' : null) },
  }
  const { failures } = conform(game, planted, { games: 2, seed: 'planted' })
  const found = failures.find(({ group }) => group === 9)
  if (found === undefined) throw new Error('nothing was found')
  const file = keepFailure(join(folder, 'failures'), 'octopus', found)
  expect(basename(file)).toBe('octopus-group-9-planted-0.json')
  const { message, move, record } = JSON.parse(readFileSync(file, 'utf8')) as KeptFailure
  expect(message).toContain('it is the second turn')
  if (record === null) throw new Error('no record')
  const table = Table.replay(game, record)
  expect([table.seq, isSecondTurn(table.state)]).toEqual([move, true])
})
