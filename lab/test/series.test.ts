import type { Situation } from '@octopolis/bots'
import type { Kit, Typed } from '@octopolis/engine'
import { expect, test } from 'vitest'
import { batches, missing } from '../simulate/batches.ts'
import { playGame } from '../simulate/game.ts'
import { filled, seating, type Setting } from '../simulate/setting.ts'
import { summarise } from '../simulate/summary.ts'
import { Tally, winners } from '../simulate/tally.ts'
import { auction } from './auction.ts'

const setting: Setting = {
  game: 'auction',
  seats: 4,
  options: { short: false },
  bots: ['hard', 'normal', 'easy', 'random'],
  seed: 7,
  fixed: false,
}

test('a short list of bots is repeated in order', () => {
  expect(filled(['hard', 'easy'], 5)).toEqual(['hard', 'easy', 'hard', 'easy', 'hard'])
})

test('the bots move up one seat from game to game', () => {
  expect(seating(setting, 0)).toEqual(['hard', 'normal', 'easy', 'random'])
  expect(seating(setting, 1)).toEqual(['normal', 'easy', 'random', 'hard'])
  expect(seating(setting, 4)).toEqual(seating(setting, 0))
})

test('fixed bots keep their seats', () => {
  expect(seating({ ...setting, fixed: true }, 3)).toEqual(setting.bots)
})

test('a game of a series is the same game however often it is played', () => {
  const once = playGame(auction, setting, 5)
  playGame(auction, setting, 4)
  const again = playGame(auction, setting, 5)
  expect(again.table.record()).toEqual(once.table.record())
  expect(again.result).toEqual(once.result)
})

test('another index or seed is another game', () => {
  const { table } = playGame(auction, setting, 5)
  expect(playGame(auction, setting, 6).table.record()).not.toEqual(table.record())
  expect(playGame(auction, { ...setting, seed: 8 }, 5).table.record()).not.toEqual(table.record())
})

test('no seat always speaks first', () => {
  const first = Array.from({ length: 40 }, (_, index) => playGame(auction, setting, index).table.record().moves[0]?.[0])
  expect(new Set(first)).toEqual(new Set([0, 1, 2, 3]))
})

test('everything told at a game is there for its study, the opening included', () => {
  const { facts } = playGame(auction, setting, 0)
  expect(facts.filter(({ type }) => type === 'prize')).toHaveLength(6)
  expect(facts.filter(({ type }) => type === 'sold' || type === 'unsold')).toHaveLength(6)
})

test('bots remember what their seat was told, and nothing that others were', () => {
  const { normal } = auction.bots
  const remembered: (readonly Typed[])[][] = [[], [], [], []]
  const bots = {
    ...auction.bots,
    normal: {
      decide(situation: Situation<Kit>) {
        remembered[situation.seat]?.push(situation.facts)
        return normal.decide(situation)
      },
    },
  }
  const { table } = playGame({ ...auction, bots }, { ...setting, bots: filled(['normal'], 4) }, 0)
  remembered.forEach((memories, seat) => {
    const all = table.heard(seat)
    for (const facts of memories) expect(facts).toEqual(all.slice(0, facts.length))
    expect(memories.at(-1)?.length).toBeGreaterThan(5)
  })
})

test('winners are those in first place, if any', () => {
  expect(winners([2, 1, 2])).toEqual([1])
  expect(winners([1, 2, 1])).toEqual([0, 2])
  expect(winners([2, 2, 2])).toEqual([])
})

test('a shared win is a part of a win for each, and a game that nobody wins gives nobody anything', () => {
  const tally = new Tally({ ...setting, fixed: true })
  const result = { reason: 'sold', moves: 10 }
  tally.add({ ...result, index: 0, places: [1, 1, 1, 4] })
  tally.add({ ...result, index: 1, places: [1, 2, 2, 2] })
  tally.add({ ...result, index: 2, places: [2, 2, 2, 2] })
  expect(tally.bySeat.map(({ wins }) => wins)).toEqual([1 + 1 / 3, 1 / 3, 1 / 3, 0])
  expect(tally.bySeat.map(({ games }) => games)).toEqual([3, 3, 3, 3])
})

test('the order in which results come in makes no difference', () => {
  const results = Array.from({ length: 50 }, (_, index) => playGame(auction, setting, index).result)
  const forwards = new Tally(setting)
  const backwards = new Tally(setting)
  for (const result of results) forwards.add(result)
  for (const result of results.toReversed()) backwards.add(result)
  const effort = { seconds: 1, moves: 1 }
  expect(summarise(setting, backwards, effort)).toEqual(summarise(setting, forwards, effort))
})

test('bots are merged by name, and counted by the seats they sat in', () => {
  const doubled: Setting = { ...setting, bots: ['hard', 'easy', 'hard', 'easy'] }
  const tally = new Tally(doubled)
  tally.add({ index: 0, places: [1, 2, 2, 2], reason: 'sold', moves: 8 })
  tally.add({ index: 1, places: [1, 2, 2, 2], reason: 'sold', moves: 12 })
  const { byBot, length } = summarise(doubled, tally, { seconds: 1, moves: 20 })
  expect(byBot.map(({ bot, wins, games }) => [bot, wins, games])).toEqual([
    ['hard', 1, 4],
    ['easy', 1, 4],
  ])
  expect(length).toEqual({ mean: 10, p95: 12 })
})

test('batches cover every game once and get smaller', () => {
  const found = [...batches([{ from: 3, to: 1000 }], 4)]
  expect(found.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, more) => from + more))).toEqual(
    Array.from({ length: 997 }, (_, more) => 3 + more),
  )
  const sizes = found.map(({ from, to }) => to - from)
  expect(sizes.at(-1)).toBe(1)
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
})

test('only missing games are handed out', () => {
  expect(missing({ from: 0, to: 10 }, new Set([0, 3, 4, 9]))).toEqual([
    { from: 1, to: 3 },
    { from: 5, to: 9 },
  ])
  expect(missing({ from: 0, to: 2 }, new Set([0, 1]))).toEqual([])
})
