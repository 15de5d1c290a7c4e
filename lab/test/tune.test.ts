import { Refusal } from '@octopolis/engine'
import { boxes } from '@octopolis/games'
import type { Numbers } from '@octopolis/games/box'
import { expect, test } from 'vitest'
import { Given } from '../command/flags.ts'
import { readNumbers } from '../command/numbers.ts'
import { playBatch } from '../simulate/batch.ts'
import type { GameResult } from '../simulate/game.ts'
import type { Setting } from '../simulate/setting.ts'
import { singleChanges } from '../tune/changes.ts'
import { movedIn, nearestBy } from '../tune/findings.ts'
import { pairedDifference } from '../tune/paired.ts'
import { printedTuning, type Tuning } from '../tune/printed.ts'
import { readingsOf } from '../tune/readings.ts'
import { Attempts } from '../tune/attempts.ts'
import { auction } from './auction.ts'
import { lab, workFolder } from './lab.ts'

const { study } = auction
const folder = workFolder()

function numbersOf({ numbers }: typeof auction): Numbers {
  if (numbers === undefined) throw new Error('the auction has numbers')
  return numbers
}

const setting: Setting = {
  game: 'auction',
  seats: 3,
  options: { short: false },
  bots: ['hard', 'hard', 'hard'],
  seed: 3,
  fixed: false,
}

function played(numbers?: Readonly<Record<string, number>>, games = 200): readonly GameResult[] {
  const changed = numbers === undefined ? setting : { ...setting, numbers }
  const job = { series: 0, setting: changed, from: 0, to: games, records: false, training: false, beliefs: false }
  return playBatch(auction, { ...job, study: true }).results
}

function said(text: string): string {
  try {
    readNumbers(new Given('auction', new Map([['with', [text]]])), auction)
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
  return 'no refusal'
}

test('other numbers are read, and what is none is refused in a sentence', () => {
  const given = new Given<'with'>('auction', new Map([['with', ['prizes.0=4,prizes.5=1']]]))
  expect(readNumbers(given, auction)).toEqual({ 'prizes.0': 4, 'prizes.5': 1 })
  expect(readNumbers(new Given('auction', new Map()), auction)).toBeUndefined()
  const none = 'There is no number "prizes.9" in auction; lab tune auction --list names them.'
  expect(said('prizes.0=4,prizes.9=1')).toBe(none)
  expect(said('toString=1')).toMatch(/^There is no number "toString"/)
  expect(said('prizes.0')).toBe('--with takes PATH=VALUE, not "prizes.0".')
  expect(said('prizes.0=1=2')).toBe('--with takes PATH=VALUE, not "prizes.0=1=2".')
  for (const typed of ['', 'four', '1e3', '0x10', 'NaN', '--1']) {
    expect(said(`prizes.0=${typed}`)).toBe(`prizes.0 takes a number, not ${JSON.stringify(typed)}.`)
  }
  expect(said('prizes.0=-1')).toBe("prizes.0 can't be -1; printed is 1.")
  expect(said('prizes.0=1.5')).toBe("prizes.0 can't be 1.5; printed is 1.")
  expect(said('prizes.0=2,prizes.0=3')).toBe('--with names prizes.0 twice.')
})

test('a batch by other numbers is other games, and the next one is as printed again', () => {
  const before = played()
  const changed = played({ 'prizes.5': 30 })
  expect(changed).not.toEqual(before)
  expect(played()).toEqual(before)
})

test('every number is tried a step up and a step down, where the rules can play by it', () => {
  const all = singleChanges(numbersOf(auction), {}, '', 1)
  expect(all).toHaveLength(11)
  expect(all.slice(0, 3)).toEqual([
    { path: 'prizes.0', from: 1, to: 2 },
    { path: 'prizes.1', from: 2, to: 3 },
    { path: 'prizes.1', from: 2, to: 1 },
  ])
  expect(singleChanges(numbersOf(auction), { 'prizes.5': 10 }, 'prizes.5', 2)).toEqual([
    { path: 'prizes.5', from: 10, to: 12 },
    { path: 'prizes.5', from: 10, to: 8 },
  ])
})

const reading = (had: readonly number[], won: readonly number[]) => ({
  had: Float64Array.from(had),
  won: Float64Array.from(won),
})

test('a paired difference counts only what differs between two plays of the same game', () => {
  const ones = Array.from({ length: 40 }, () => 1)
  const values = ones.map((_, game) => game % 7)
  const same = pairedDifference(reading(ones, values), reading(ones, values))
  expect(same).toMatchObject({ difference: 0, reach: 0 })
  // One more in each game: large beside no doubt at all, however much the games vary.
  const shifted = pairedDifference(
    reading(ones, values),
    reading(
      ones,
      values.map((value) => value + 1),
    ),
  )
  expect(shifted?.difference).toBeCloseTo(1, 12)
  expect(shifted?.reach).toBeCloseTo(0, 12)
  // Of differences 0 and 1 by turns the mean's standard error is that of the textbook.
  const mixed = pairedDifference(
    reading(ones, values),
    reading(
      ones,
      values.map((value, game) => value + (game % 2)),
    ),
  )
  expect(mixed?.difference).toBeCloseTo(0.5, 12)
  expect(mixed?.reach).toBeCloseTo(1.959964 * Math.sqrt(0.25 / 39), 6)
})

test('what few have is not compared', () => {
  const few = reading(
    Array.from({ length: 100 }, (_, game) => (game < 29 ? 1 : 0)),
    [],
  )
  expect(pairedDifference(few, few)).toBeNull()
})

test('readings are the same in whatever order the games come', () => {
  const results = played(undefined, 50)
  expect(readingsOf(results.toReversed())).toEqual(readingsOf(results))
})

function tried(): Attempts {
  const attempts = new Attempts(study, setting, played())
  for (const change of singleChanges(numbersOf(auction), {}, 'prizes.5', 20)) {
    const numbers = { [change.path]: change.to }
    attempts.add(change, { ...setting, numbers }, played(numbers))
  }
  // A change that changes nothing moves nothing.
  attempts.add({ path: 'prizes.0', from: 1, to: 1 }, setting, played())
  return attempts
}

test('tuning says what moved, and what comes nearest to the fair share', () => {
  const attempts = tried()
  const moved = movedIn(study, attempts, 10)
  expect(moved.map(({ of }) => of)).toEqual(['Taken', 'Luck', 'What a sold prize is worth'])
  const large = moved[0]?.moves.find(({ subject }) => 'mark' in subject && subject.label === 'large')
  expect(large).toMatchObject({ change: { path: 'prizes.5', from: 6, to: 26 }, subject: { mark: 0, label: 'large' } })
  expect(large?.difference).toBeGreaterThan(0)
  expect(moved[1]?.found).toBe(0)
  const [worth] = moved[2]?.moves ?? []
  expect(worth?.difference).toBeGreaterThan(worth?.reach ?? Infinity)
  const text = printedTuning(
    {
      game: 'auction',
      seats: 3,
      bots: setting.bots,
      games: 200,
      seed: 3,
      seconds: 1,
      changes: 2,
      comparisons: attempts.comparisons,
      moved,
      nearest: nearestBy(study, attempts, 10),
    },
    study,
  )
  expect(text).toContain('prizes.5 6 → 26')
  expect(text).toContain('Luck: nothing moved.')
  expect(text).toMatch(/Taken: nearest to the fair share +points off +furthest off/)
})

test('only changes that bring a mark nearer are named, the nearest first', () => {
  for (const { now, by } of nearestBy(study, tried(), 10)) {
    const distances = by.map(({ balance }) => balance.distance)
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
    for (const distance of distances) expect(distance).toBeLessThan(now.distance)
  }
})

const all = Object.values(boxes)
const tunable = all.flatMap(({ game, numbers }) =>
  Object.keys(numbers?.printed ?? {})
    .slice(0, 1)
    .map((path) => ({ game, path })),
)
const fixed = all.filter(({ numbers }) => numbers === undefined)

test.each(tunable)('lab tune $game.id tries a number both ways, whatever the threads', async ({ game, path }) => {
  const typed = ['tune', game.id, '--only', path, '--games', '2', '--bots', 'random', '--json']
  const [one, two] = await Promise.all([1, 2].map((threads) => lab([...typed, '--threads', `${threads}`], { folder })))
  expect([one?.code, one?.err]).toEqual([0, ''])
  const { seconds: _seconds, ...tuning } = JSON.parse(one?.out ?? '') as Tuning
  expect(tuning).toMatchObject({ game: game.id, games: 2 })
  expect(tuning.changes).toBeGreaterThan(0)
  const { seconds: _other, ...again } = JSON.parse(two?.out ?? '') as Tuning
  expect(again).toEqual(tuning)
})

test.each(fixed)('lab tune $game.id says in a sentence that there is nothing to tune', async ({ game }) => {
  const { code, err } = await lab(['tune', game.id], { folder })
  expect(code).not.toBe(0)
  expect(err).toMatch(/^[^\n]+\n$/)
})
