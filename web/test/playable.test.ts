import { readFileSync } from 'node:fs'
import { readRecord, Table, type AnyGame } from '@octopolis/engine'
import { boxes } from '@octopolis/games'
import { expect, test } from 'vitest'
import { playable } from '../dev/playable.ts'

const { game } = boxes['octopus'] ?? {}
if (game === undefined) throw new Error('there is no such game')
const file = new URL('../../games/octopus/test/records/1/marsh.json', import.meta.url)
const record = readRecord(JSON.parse(readFileSync(file, 'utf8')))

test('a record that can be played is played to its end', () => {
  expect(playable(game, record)).toEqual({ record, stop: null })
})

test('one that the rules refuse is played up to there', () => {
  const moves = record.moves.with(20, [0, { type: 'nonsense' }])
  const { record: part, stop } = playable(game, { ...record, moves })
  expect(part.moves).toEqual(record.moves.slice(0, 20))
  expect(stop).toContain('Move 21')
})

test('so is one at which the game itself breaks, and what is left can be shown', () => {
  let left = 12
  const broken: AnyGame = {
    ...game,
    play(...move) {
      if (left-- === 0) throw new TypeError('cults is undefined')
      game.play(...move)
    },
  }
  const { record: part, stop } = playable(broken, record)
  expect(stop).toBe('TypeError: cults is undefined')
  expect(Table.replay(game, part).seq).toBe(12)
})
