import { Table } from '@octopolis/engine'
import { expect, test } from 'vitest'
import { boxes } from '../index.ts'
import { recordsOf } from './recorded-games.ts'
import { strays } from './trails.ts'

const { game } = boxes['cthulhu500'] ?? {}
const [kept] = recordsOf('cthulhu500', 5)
if (game === undefined || kept === undefined) throw new Error('nothing was recorded')
const { name, game: record, trail } = kept

test('a recorded game goes as it went', () => {
  expect(strays(game, name, record, trail)).toBeNull()
})

/** The move in the sentence that says what to do about it. */
function moveIn(sentence: string | null): number {
  const [, move] =
    /^all-variants, of edition \d of cthulhu500, replays differently at move (\d+): a change of rules or numbers is a new edition; see docs\/adding-a-game\.md\.$/u.exec(
      sentence ?? '',
    ) ?? []
  return Number(move)
}

test('other numbers on the cards are found', () => {
  expect(moveIn(strays(game, name, { ...record, version: 4 }, trail))).toBeGreaterThan(0)
})

test('another rule is found at the move that it changes', () => {
  const forgetful = {
    ...game,
    play: (...[state, seat, move, turn]: Parameters<typeof game.play>) => {
      game.play(state, seat, move, turn)
      if (typeof state === 'object' && state !== null && 'shuffles' in state && state.shuffles === 1) state.shuffles = 2
    },
  }
  const table = Table.start(game, record)
  for (const [seat, move] of record.moves) {
    if (JSON.stringify(table.state).includes('"shuffles":1')) break
    table.play(seat, move)
  }
  expect(moveIn(strays(forgetful, name, record, trail))).toBe(table.seq)
})

test('so is a move that is no longer allowed', () => {
  const strict = {
    ...game,
    prompt: (...[state, seat]: Parameters<typeof game.prompt>) => {
      const prompt = game.prompt(state, seat)
      return prompt === null ? null : { ...prompt, moves: [prompt.fallback] }
    },
  }
  expect(moveIn(strays(strict, name, record, trail))).toBeGreaterThanOrEqual(0)
})

test('and a game that ends sooner or later', () => {
  const moves = record.moves.slice(0, -1)
  expect(moveIn(strays(game, name, { ...record, moves }, trail))).toBe(record.moves.length)
})
