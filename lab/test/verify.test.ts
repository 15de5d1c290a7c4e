import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { seal } from '@octopolis/engine'
import { expect, test } from 'vitest'
import { boxNamed } from '../boxes.ts'
import { verifyFile } from '../command/verify.ts'
import { playGame } from '../simulate/game.ts'
import { lab, workFolder } from './lab.ts'

const folder = workFolder()
const { table } = playGame(
  boxNamed('octopus'),
  { game: 'octopus', seats: 4, options: {}, bots: ['random', 'random', 'random', 'random'], seed: 3, fixed: true },
  0,
)
const good = seal(table.record(), table.outcome)

function written(name: string, record: unknown): string {
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify(record))
  return file
}

test('a good record gets a line that says what it is', async () => {
  const file = written('good.json', good)
  const { code, out, err } = await lab(['verify', 'good.json'], { folder })
  expect([code, err]).toEqual([0, ''])
  expect(out).toMatch(
    /^good\.json: Night of the Grand Octopus, 4 seats, \d+ moves, .*; the seed matches its commitment\.\n$/,
  )
  expect(verifyFile(file)).toContain(`${good.moves.length} moves`)
})

const [firstMove, ...laterMoves] = good.moves
test.each<readonly [what: string, record: unknown]>([
  ['another seed', { ...good, seed: 'chosen later' }],
  ['another commitment', { ...good, commitment: '0'.repeat(64) }],
  ['another seat for a move', { ...good, moves: [[((firstMove?.[0] ?? 0) + 1) % 4, { type: 'take' }], ...laterMoves] }],
  ['a move that is none', { ...good, moves: [[firstMove?.[0], 'cheat'], ...laterMoves] }],
  ['a move less', { ...good, moves: laterMoves }],
  ['a move too many', { ...good, moves: [...good.moves, firstMove] }],
  ['another outcome', { ...good, outcome: { places: [1, 1, 1, 1], reason: 'ritual' } }],
  ['no outcome', { ...good, outcome: null }],
  ['other options', { ...good, options: { ...good.options, hidden: true } }],
  ['fewer seats', { ...good, seats: 3 }],
  ['another game', { ...good, game: 'chess' }],
  ['another version', { ...good, version: 999 }],
  ['another digest', { ...good, digest: good.digest.replace(/^./, (sign) => (sign === '0' ? '1' : '0')) }],
  ['a field too many', { ...good, note: 'hello' }],
  ['a field too few', { ...good, seed: undefined }],
  ['moves that are no list', { ...good, moves: 'none' }],
  ['nothing at all', null],
])('%s is found out', (what, record) => {
  const file = written(`${what}.json`, record)
  let said = ''
  try {
    verifyFile(file)
  } catch (error) {
    said = String(error)
  }
  expect(said).toMatch(/^Refusal: /)
  expect(said.slice('Refusal: '.length).startsWith(`${file}: `)).toBe(true)
})

test('what nobody would write still gets a sentence', () => {
  const file = join(folder, 'deep.json')
  writeFileSync(
    file,
    JSON.stringify({ ...good, moves: [] }).replace(
      '"moves":[]',
      `"moves":[[0,${'['.repeat(50_000)}${']'.repeat(50_000)}]]`,
    ),
  )
  expect(() => verifyFile(file)).toThrow(file)
})

test('on the command line that is one sentence and code 1', async () => {
  written('bad.json', { ...good, seed: 'chosen later' })
  const { code, out, err } = await lab(['verify', 'bad.json'], { folder })
  expect(err).toBe(`bad.json: The record's seed doesn't match its commitment ${good.commitment}.\n`)
  expect([code, out]).toEqual([1, ''])
})
