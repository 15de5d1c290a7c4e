import { describe, expect, test } from 'vitest'
import { Presence } from '../../tables/presence.ts'
import { emptySeat } from '../../tables/seating.ts'
import { lagAt, raceDue } from '../../tables/windows/course.ts'
import { Race, type Arrival } from '../../tables/windows/race.ts'

function arrival(seat: number, counted: number): Arrival {
  return { seat, move: { type: 'pass' }, id: `${seat}`, by: 'person', seq: 1, counted }
}

describe('a race', () => {
  test('gives its answers up as they count, and as they came where two count alike', () => {
    const race = new Race()
    for (const [seat, counted] of [
      [0, 30],
      [1, 10],
      [2, 30],
      [3, 40],
    ] as const)
      void race.hold(arrival(seat, counted))
    const order = [race.take(30), race.take(30), race.take(30), race.take(30)].map((one) => one?.seat)
    expect(order).toEqual([1, 0, 2, undefined])
    expect([race.has(2), race.has(3), race.earliest]).toEqual([false, true, 40])
  })

  test('holds one answer a seat, and knows it when it is sent again', async () => {
    const race = new Race()
    const line = race.hold(arrival(0, 5))
    expect(race.find('0')).toBe(line)
    expect(race.find('1')).toBeNull()
    expect(() => race.hold({ ...arrival(0, 6), id: 'another' })).toThrow('already')
    race.take(5)?.resolve(7)
    expect(await line).toBe(7)
    expect([race.earliest, race.find('0')]).toEqual([null, null])
  })

  test('that ends with the house has everybody send again', async () => {
    const race = new Race()
    const line = race.hold(arrival(0, 5))
    race.end()
    await expect(line).rejects.toMatchObject({ reason: 'unavailable' })
    expect(race.has(0)).toBe(false)
  })
})

describe('the course of a race', () => {
  /** Three people and a bot, by how long their connections take. */
  const course = (awaiting: readonly number[]) => {
    const presence = new Presence(0)
    const lags = [20, 80, 50]
    lags.forEach((lag, seat) =>
      presence.arrive(`line ${seat}`, `person ${seat}`, 0, { lag: () => lag, isVisible: true }),
    )
    const seating = [0, 1, 2, 3].map((seat) => ({ ...emptySeat(seat), account: seat < 3 ? `person ${seat}` : null }))
    return { awaiting, presence, seating, race: new Race(), isBotRun: (seat: number) => seat === 3 }
  }

  test('waits for the slowest connection of those who may still answer', () => {
    const table = course([0, 1, 2, 3])
    expect([lagAt(table), raceDue(table)]).toEqual([80, null])
    void table.race.hold(arrival(0, 1000))
    expect(raceDue(table)).toBe(1080)
    void table.race.hold(arrival(1, 990))
    expect([lagAt(table), raceDue(table)]).toEqual([50, 1040])
    expect(lagAt(course([0, 3]))).toBe(20)
    expect(lagAt(course([3]))).toBe(0)
  })
})
