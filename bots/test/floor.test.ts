import { describe, expect, test } from 'vitest'
import { Floor } from '../floor.ts'

/** Who is asked, until nobody is or so many were. */
function asked(floor: Floor, most = 20): number[] {
  const seats: number[] = []
  for (let seat = floor.next(); seat !== null && seats.length < most; seat = floor.next()) seats.push(seat)
  return seats
}

describe('the floor', () => {
  test('each bot is asked once after a move, another one first each time', () => {
    const floor = new Floor([1, 2, 4])
    floor.moved(0)
    expect(asked(floor)).toEqual([1, 2, 4])
    floor.moved(1)
    expect(asked(floor)).toEqual([2, 4, 1])
    floor.moved(2)
    expect(asked(floor)).toEqual([4, 1, 2])
    floor.moved(2)
    expect(asked(floor)).toEqual([])
  })

  test('after a word those after the speaker are asked first', () => {
    const floor = new Floor([1, 2, 4])
    floor.moved(0)
    floor.heard(1)
    expect(asked(floor)).toEqual([2, 4, 1])
    floor.heard(3)
    expect(asked(floor)).toEqual([4, 1, 2])
    floor.heard(5)
    expect(asked(floor)).toEqual([1, 2, 4])
  })

  test('bots that always have something to say are silent in the end, until the next move', () => {
    const floor = new Floor([0, 1, 2])
    floor.moved(7)
    const said: number[] = []
    for (let seat = floor.next(); seat !== null; seat = floor.next()) {
      said.push(seat)
      floor.heard(seat)
    }
    expect(said.toSorted((a, b) => a - b)).toEqual([0, 0, 1, 1, 2, 2])
    floor.heard(9)
    expect(asked(floor)).toEqual([])
    floor.moved(8)
    expect(asked(floor)).toEqual([2, 0, 1])
  })

  test('without bots nobody is asked', () => {
    const floor = new Floor([])
    floor.moved(3)
    floor.heard(1)
    expect(asked(floor)).toEqual([])
  })
})
