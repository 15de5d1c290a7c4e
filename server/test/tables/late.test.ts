import { describe, expect, test } from 'vitest'
import { playMove, takeBack } from '../../tables/play.ts'
import { ada, ben, cleo, openHouse, pass, show, started, stopTime } from './house.ts'

const second = 1000
const live = { kind: 'live', think: 60, reserve: 0 } as const

describe('a clock that ran out', () => {
  test('is told as that, before what came of it', async () => {
    stopTime()
    const { house } = await openHouse()
    const table = await started(house, { clock: live })
    await show(table, ada, 4)
    await pass(60 * second)
    const { log, late } = table.see('watcher', null)
    expect(log.facts.map(({ type }) => type)).toEqual(['ready', 'ready', 'shown'])
    expect(log.late).toEqual([{ seat: 1, before: 1 }])
    expect(late).toEqual([1])
  })

  test('is told to whoever knew the lines before, and not twice', async () => {
    stopTime()
    const { house } = await openHouse()
    const table = await started(house, { clock: live })
    await show(table, ada, 4)
    await pass(60 * second)
    expect(table.see(0, 1).log).toMatchObject({ after: 1, late: [{ seat: 1, before: 0 }] })
    expect(table.see(0, 2).log).toMatchObject({ after: 2, late: [] })
  })

  test('is forgotten of the seat with its next choice, and stays in the log', async () => {
    stopTime()
    const { house } = await openHouse()
    const table = await started(house, { clock: live })
    await pass(60 * second)
    expect(table.see(0, null).late).toEqual([0, 1])
    await show(table, ben, 2)
    expect(table.see(0, null)).toMatchObject({ late: [0], log: { late: [{ seat: 0 }, { seat: 1 }] } })
  })

  test('is the same after a restart, from a snapshot too', async () => {
    stopTime()
    const first = await openHouse()
    const table = await started(first.house, { clock: live, options: { length: 'long' } })
    for (let round = 0; round < 27; round++) {
      await show(table, ada, 1)
      if (round === 3) await pass(60 * second)
      else await show(table, ben, 1)
    }
    await show(table, ada, 1)
    const before = table.see('watcher', null)
    expect(before.log.late).toEqual([{ seat: 1, before: 10 }])
    const { house, store } = await first.again()
    expect(await store.log.snapshot(table.id, 55)).toMatchObject({ seq: 50 })
    const after = (await house.open(table.id)).see('watcher', null)
    expect([after.log.late, after.late]).toEqual([before.log.late, before.late])
  })

  test('is not told of a move that was taken back', async () => {
    stopTime()
    const { house } = await openHouse()
    const table = await started(house, { clock: live })
    await show(table, ada, 4)
    await takeBack(table, ada.id, { id: 'back', seq: 1 })
    expect(table.see(1, null)).toMatchObject({ late: [], log: { late: [] } })
  })

  test('is nobody’s business with eyes closed, neither of those who slept nor of those who did not answer', async () => {
    stopTime()
    const { house } = await openHouse()
    const people = [ada, ben, cleo]
    const table = await started(house, { game: 'veil', people, options: { witch: '1' }, clock: live })
    await playMove(table, ada.id, { id: 'a', seq: 0, move: { type: 'sleep' } })
    await pass(15 * second)
    expect(table.match?.isVeiled).toBe(false)
    for (const viewer of [0, 1, 2, 'watcher'] as const) {
      expect(table.see(viewer, null)).toMatchObject({ late: [], log: { late: [] } })
    }
  })

  test('is nobody’s business where anybody may answer: to let it pass is a choice', async () => {
    stopTime()
    const { house } = await openHouse()
    const people = [ada, ben, cleo]
    const table = await started(house, { game: 'window', people, options: { hands: 'all' }, clock: live })
    await playMove(table, ada.id, { id: 's', seq: 0, move: { type: 'show' } })
    await pass(30 * second)
    expect(table.match?.isWindow).toBe(false)
    expect(table.see('watcher', null)).toMatchObject({ late: [], log: { late: [] } })
  })

  test('is told of whoever lets the hours of a slow table go by, in a window too', async () => {
    stopTime()
    const { house } = await openHouse()
    const people = [ada, ben, cleo]
    const clock = { kind: 'slow', hours: 1 } as const
    const table = await started(house, { game: 'window', people, options: { hands: 'all' }, clock })
    await playMove(table, ada.id, { id: 's', seq: 0, move: { type: 'show' } })
    table.arrive('watching', '')
    await pass(3600 * second)
    expect((await house.open(table.id)).see('watcher', null).late).toEqual([1])
  })
})
