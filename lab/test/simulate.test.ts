import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Summary } from '../simulate/summary.ts'
import { filesIn, lab, workFolder } from './lab.ts'

const folder = workFolder()

async function simulated(...typed: string[]): Promise<Summary> {
  const { code, out, err } = await lab(['simulate', 'octopus', '--json', ...typed], { folder })
  expect([code, err]).toEqual([0, ''])
  return JSON.parse(out) as Summary
}

/** All but what depends on the machine. */
function timeless({ seconds: _seconds, movesPerSecond: _rate, ...rest }: Summary): object {
  return rest
}

const settings = ['--seats', '4', '--bots', 'random', '--seed', '7']

test('standard output is one JSON object of exactly this shape', async () => {
  const { out } = await lab(
    ['simulate', 'octopus', '--seats', '4', '--bots', 'easy,random', '--seed', '7', '--games', '8', '--json'],
    { folder },
  )
  expect(out.split('\n')).toHaveLength(2)
  const count: unknown = expect.any(Number)
  const anyEndings: unknown = expect.any(Object)
  expect(JSON.parse(out)).toStrictEqual({
    game: 'octopus',
    seats: 4,
    games: 8,
    seed: 7,
    seconds: count,
    moves: count,
    movesPerSecond: count,
    endings: anyEndings,
    bySeat: [1, 2, 3, 4].map(() => ({ wins: count, games: 8 })),
    byBot: ['easy', 'random'].map((bot) => ({ bot, wins: count, games: 16, low: count, high: count })),
    length: { mean: count, p95: count },
  })
})

test('game i is the same game whatever the number of threads and games, or the start', async () => {
  const whole = await simulated(...settings, '--games', '12', '--threads', '1', '--records', 'one')
  const again = await simulated(...settings, '--games', '12', '--threads', '3', '--records', 'three')
  await simulated(...settings, '--games', '2', '--from', '9', '--records', 'some')
  expect(timeless(again)).toEqual(timeless(whole))
  const record = (of: string, index: number) => readFileSync(join(folder, of, `octopus-7-${index}.json`), 'utf8')
  expect(filesIn(join(folder, 'one'))).toHaveLength(12)
  expect(filesIn(join(folder, 'some'))).toEqual(['octopus-7-10.json', 'octopus-7-9.json'])
  for (const index of [9, 10]) {
    expect(record('three', index)).toBe(record('one', index))
    expect(record('some', index)).toBe(record('one', index))
  }
})

test('a run that was stopped goes on from its file, half a line and all', async () => {
  const whole = await simulated(...settings, '--games', '10', '--save', 'run.jsonl')
  const file = join(folder, 'run.jsonl')
  const lines = readFileSync(file, 'utf8').split('\n')
  expect(lines).toHaveLength(12)
  writeFileSync(file, `${lines.slice(0, 5).join('\n')}\n${lines[5]?.slice(0, 9)}`)
  const resumed = await simulated(...settings, '--games', '10', '--save', 'run.jsonl')
  expect(timeless(resumed)).toEqual(timeless(whole))
  expect(readFileSync(file, 'utf8').split('\n').toSorted()).toEqual(lines.toSorted())
})

test('more games of the same settings add to the file', async () => {
  await simulated(...settings, '--games', '3', '--save', 'more.jsonl')
  const five = await simulated(...settings, '--games', '5', '--save', 'more.jsonl')
  expect(five.games).toBe(5)
  expect(readFileSync(join(folder, 'more.jsonl'), 'utf8').split('\n')).toHaveLength(7)
})

test('without --json it is a table', async () => {
  const { out, err } = await lab(['simulate', 'octopus', ...settings, '--games', '4'], { folder })
  expect(out).toContain('octopus, 4 seats, 4 games, seed 7: random, random, random, random, seats in turn')
  expect(out).toMatch(/seat +wins +games +rate +95 % interval/)
  expect(err).toBe('')
})

test('a tournament rates every bot and compares each pair', async () => {
  const typed = ['tournament', 'octopus', '--bots', 'easy,random', '--seats', '3', '--games', '2', '--json']
  const { code, out, err } = await lab(typed, { folder })
  expect([code, err]).toEqual([0, ''])
  const count: unknown = expect.any(Number)
  const rating = { mu: count, sigma: count, ordinal: count, wins: count, games: 6 }
  const anyOrder: unknown = expect.arrayContaining([
    { bot: 'easy', ...rating },
    { bot: 'random', ...rating },
  ])
  expect(JSON.parse(out)).toStrictEqual({
    game: 'octopus',
    seats: 3,
    seed: 1,
    tables: 2,
    games: 4,
    seconds: count,
    ratings: anyOrder,
    duels: [{ bot: 'easy', against: 'random', won: count, lost: count, rate: count, low: count, high: count }],
  })
})
