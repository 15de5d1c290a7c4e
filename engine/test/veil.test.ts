import { describe, expect, test } from 'vitest'
import { seemingly, Table, type Seat } from '../index.ts'
import { pearls } from './pearls/game.ts'
import { night } from './pearls/night.ts'

function bid(table: ReturnType<typeof byNight>, seat: Seat): void {
  table.play(seat, table.prompt(seat)?.moves[0])
}

function byNight() {
  return Table.start(night, { seats: 3, options: { peeking: false }, seed: 'veil' })
}

describe('who seems to be awaited', () => {
  test('is who is awaited, with what everybody may know of the question', () => {
    const table = Table.start(pearls, { seats: 3, seed: 'veil' })
    table.play(1, table.prompt(1)?.moves[0])
    const asked = { ask: 'bid', pace: 'think', rule: 'PRL-1.1' }
    expect(seemingly(pearls, table.state)).toEqual([
      { seat: 0, ...asked },
      { seat: 2, ...asked },
    ])
  })

  test('is everybody under the veil, whoever has answered', () => {
    const table = byNight()
    const before = seemingly(night, table.state)
    expect(before.map(({ seat }) => seat)).toEqual([0, 1, 2])
    for (const seat of [2, 0]) {
      bid(table, seat)
      expect(seemingly(night, table.state)).toEqual(before)
    }
    expect(table.awaiting).toEqual([1])
  })
})

describe('with eyes closed', () => {
  test('nothing is taken back, while they are closed and afterwards', () => {
    const table = byNight()
    for (const seat of [0, 1, 2]) {
      expect(table.mayUndo(seat)).toBe(false)
      bid(table, seat)
      expect(table.mayUndo(seat)).toBe(false)
    }
  })

  test('a move is checked as it would be played, and nothing happens', () => {
    const table = byNight()
    const move = table.prompt(1)?.moves[0]
    expect(table.checkMove(1, structuredClone(move))).toBe(move)
    expect(() => table.checkMove(1, { type: 'bid', card: 99 })).toThrow('none of the 3 answers')
    bid(table, 1)
    expect(() => table.checkMove(1, move)).toThrow("isn't asked")
    expect(table.seq).toBe(1)
  })
})
