import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { wilson } from '../intervals.ts'
import { points } from '../print.ts'
import { playBatch } from '../simulate/batch.ts'
import { Distribution } from '../simulate/distribution.ts'
import type { GameResult } from '../simulate/game.ts'
import { printedSummary } from '../simulate/printed.ts'
import { distance, labelRates } from '../simulate/rates.ts'
import { SaveFile } from '../simulate/save.ts'
import type { Setting } from '../simulate/setting.ts'
import { summarise } from '../simulate/summary.ts'
import { Tally } from '../simulate/tally.ts'
import { auction } from './auction.ts'
import { workFolder } from './lab.ts'

const setting: Setting = {
  game: 'auction',
  seats: 4,
  options: { short: false },
  bots: ['hard', 'easy', 'hard', 'easy'],
  seed: 7,
  fixed: true,
}

const result = (index: number, places: readonly number[], mark: Record<string, readonly number[]>): GameResult => ({
  index,
  places,
  reason: 'sold',
  moves: 10,
  marked: { marks: [mark], measures: [] },
})

function tallied(of: Setting, results: readonly GameResult[]): { readonly setting: Setting; readonly tally: Tally } {
  const tally = new Tally(of)
  for (const one of results) tally.add(one)
  return { setting: of, tally }
}

function batch(of: Setting, games: number): readonly GameResult[] {
  const job = { series: 0, setting: of, from: 0, to: games, records: false, training: false, beliefs: false }
  return playBatch(auction, { ...job, study: true }).results
}

// Hard bots sit at 0 and 2 and win twice of eight seatings; easy ones win one and a half.
const four = tallied(setting, [
  result(0, [1, 2, 2, 2], { cart: [0, 1], truck: [2] }),
  result(1, [2, 1, 2, 2], { cart: [1], truck: [3] }),
  result(2, [1, 1, 3, 3], { cart: [0] }),
  result(3, [2, 2, 1, 2], { cart: [3] }),
])

test('those who have a label are counted by games and by seats, and a shared win is a part of one', () => {
  const [cart, truck] = labelRates([four], 0)
  expect(cart).toMatchObject({ label: 'cart', games: 4, seats: 5, wins: 2.5, rate: 0.5, fair: 0.25, off: 0.25 })
  expect(cart).toMatchObject(wilson(2.5, 5))
  expect(truck).toMatchObject({ label: 'truck', games: 2, seats: 2, wins: 0, off: -0.25 })
})

test('what a label moves is held against what the same bots win in all their games', () => {
  const [cart, truck] = labelRates([four], 0)
  const [hard, easy] = [2.5 / 8, 1.5 / 8]
  expect(cart?.overall).toBeCloseTo((2 * hard + 3 * easy) / 5, 12)
  expect(cart?.moved).toBeCloseTo(0.5 - (2 * hard + 3 * easy) / 5, 12)
  expect(truck?.moved).toBeCloseTo(-(hard + easy) / 2, 12)
})

test('tables of several sizes are taken together seat by seat, each with its own fair share', () => {
  const two = tallied({ ...setting, seats: 2, bots: ['hard', 'easy'] }, [
    result(0, [1, 2], { cart: [0] }),
    result(1, [1, 2], { cart: [1] }),
    result(2, [1, 2], { cart: [1] }),
  ])
  const [cart] = labelRates([four, two], 0)
  expect(cart).toMatchObject({ label: 'cart', games: 7, seats: 8, wins: 3.5 })
  expect(cart?.fair).toBeCloseTo((5 / 4 + 3 / 2) / 8, 12)
  expect(cart?.off).toBeCloseTo(3.5 / 8 - (5 / 4 + 3 / 2) / 8, 12)
})

test('the distance from the fair share is an average over seats', () => {
  expect(distance(labelRates([four], 0))).toBeCloseTo((5 * 0.25 + 2 * 0.25) / 7, 12)
  expect(distance([])).toBe(0)
})

test('marks are given all facts, those of the opening and those for some eyes only too', () => {
  const bearers = batch(setting, 20).map(({ marked }) => marked?.marks[1]?.['lucky'] ?? [])
  expect(bearers.every((seats) => seats.length === 1)).toBe(true)
  expect(new Set(bearers.flat()).size).toBeGreaterThan(1)
})

test('a seat has a label once, however often it earns it', () => {
  for (const { marked } of batch(setting, 20)) {
    for (const seats of Object.values(marked?.marks[0] ?? {})) expect(new Set(seats).size).toBe(seats.length)
  }
})

test('a summary names every label, and is the same in any order of games', () => {
  const results = batch(setting, 60)
  const summary = (of: readonly GameResult[]) =>
    summarise(setting, tallied(setting, of).tally, { seconds: 1, moves: 1 }, auction.study)
  expect(summary(results.toReversed())).toEqual(summary(results))
  const { marks, measures } = summary(results)
  expect(marks?.map(({ mark, never }) => [mark, never])).toEqual([
    ['Taken', []],
    ['Luck', ['cursed']],
  ])
  const [taken] = marks ?? []
  expect(taken?.labels.map(({ off }) => off)).toEqual(taken?.labels.map(({ off }) => off).toSorted((a, b) => b - a))
  expect(measures?.[0]).toMatchObject({ measure: 'What a sold prize is worth', games: results.length })
})

test('people read it as tables', () => {
  const summary = summarise(
    setting,
    tallied(setting, batch(setting, 60)).tally,
    { seconds: 1, moves: 1 },
    auction.study,
  )
  const text = printedSummary(summary, { ...setting, numbers: { 'prizes.0': 9 } }, auction.study)
  expect(text).toContain('by other numbers: prizes.0=9')
  expect(text).toMatch(/Taken +games +seats +rate +off fair +95 % interval +moved/)
  expect(text).toMatch(/the grand prize +\d/)
  expect(text).toContain('nobody had feels cursed.')
  expect(text).toMatch(/a game has +mean +least +25 % +median +75 % +most/)
})

test('a distribution has quarters, and an empty one has nothing', () => {
  const values = new Distribution()
  for (const value of [5, 1, 4, 2, 3, 3, 2, 8]) values.add(value)
  expect([values.least, values.quantile(0.25), values.quantile(0.5), values.quantile(0.75), values.most]).toEqual([
    1, 2, 3, 4, 8,
  ])
  expect(values.mean).toBe(3.5)
  const none = new Distribution()
  expect([none.mean, none.least, none.most]).toEqual([0, 0, 0])
})

test('a game that measures nothing is left out', () => {
  const { tally } = tallied(
    setting,
    [null, 0.5, null, 2].map((value, index) => ({
      ...result(index, [1, 2, 2, 2], {}),
      marked: { marks: [], measures: [value] },
    })),
  )
  expect([tally.measures[0]?.total, tally.measures[0]?.mean]).toEqual([2, 1.25])
})

test('save files keep marks, and refuse what is none', () => {
  const file = join(workFolder(), 'marks.jsonl')
  const heading = { ...setting, version: 1 }
  const results = batch(setting, 3)
  SaveFile.open(file, heading).append(results)
  expect([...SaveFile.open(file, heading).results.values()]).toEqual(results)
  for (const marked of [
    { marks: [{ cart: [4] }], measures: [] },
    { marks: 'cart', measures: [] },
    { marks: [], measures: ['x'] },
    null,
  ]) {
    writeFileSync(file, `${JSON.stringify(heading)}\n${JSON.stringify({ ...results[0], marked })}\n`)
    expect(() => SaveFile.open(file, heading)).toThrow('line 2, is not the result of a game.')
  }
})

test('points have their sign, and nothing has none', () => {
  expect([0.0321, -0.0321, 0, 0.0001, -0.0001].map(points)).toEqual(['+3.2', '-3.2', '0.0', '0.0', '0.0'])
})
