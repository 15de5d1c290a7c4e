import { describe, expect, test, vi } from 'vitest'
import { abandon, sitDown, standUp } from '../../tables/gathering.ts'
import { takeBack } from '../../tables/play.ts'
import type { LiveTable } from '../../tables/table.ts'
import { comeBack, voteBotIn } from '../../tables/votes.ts'
import { ada, ben, cleo, openHouse, pass, settled, show, started, stopTime } from './house.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const live = { kind: 'live', think: 60, reserve: 120 } as const

/** What happened to whom, as everybody reads it. */
async function events(table: LiveTable): Promise<unknown[]> {
  return (await table.conversation.read()).map(({ kind, seat, said }) => [kind, seat, (said as { type: string }).type])
}

describe('somebody who has left their seat', () => {
  test('has it back by returning, and everybody is told both', async () => {
    const { house } = await openHouse()
    const table = await started(house)
    await standUp(table, ben.id, 1)
    expect(table.isBotRun(1)).toBe(true)
    await comeBack(table, ben.id, 'returned')
    expect(table.isBotRun(1)).toBe(false)
    expect(table.info(null).seats[1]).toMatchObject({ ready: true, sitter: { standIn: null } })
    expect(await events(table)).toEqual([
      ['event', 1, 'left'],
      ['event', 1, 'returned'],
    ])
  })

  test('has it back by sending a move', async () => {
    const { house } = await openHouse(undefined, () => new Promise(() => {}))
    const table = await started(house)
    await standUp(table, ben.id, 1)
    await show(table, ben, 4)
    expect(table.isBotRun(1)).toBe(false)
    expect(table.see(1, null).view).toMatchObject({ own: 4 })
  })

  test('has it back by taking a move back', async () => {
    const { house } = await openHouse()
    const table = await started(house)
    await show(table, ben, 4)
    await standUp(table, ben.id, 1)
    await takeBack(table, ben.id, { id: 'back', seq: 1 })
    expect(table.isBotRun(1)).toBe(false)
  })

  test('has it back by sitting down again', async () => {
    const { house } = await openHouse()
    const table = await started(house)
    await standUp(table, ben.id, 1)
    await sitDown(table, ben.id, 1)
    expect(table.isBotRun(1)).toBe(false)
  })

  test('may look on without taking it back', async () => {
    const { house } = await openHouse()
    const table = await started(house)
    await standUp(table, ben.id, 1)
    await comeBack(table, ben.id, 'heard')
    expect(table.isBotRun(1)).toBe(true)
  })

  test('leaves once: what was told is not told again', async () => {
    const { house } = await openHouse()
    const table = await started(house)
    for (let time = 0; time < 2; time++) await standUp(table, ben.id, 1)
    for (let time = 0; time < 2; time++) await comeBack(table, ben.id, 'returned')
    expect(await events(table)).toHaveLength(2)
  })

  test('has nothing to take back when the game is over', async () => {
    const { house } = await openHouse()
    const table = await started(house)
    await standUp(table, ben.id, 1)
    for (let round = 0; round < 3; round++) {
      await show(table, ada, 5)
      await settled()
    }
    expect(table.row.status).toBe('finished')
    await comeBack(table, ben.id, 'returned')
    expect(table.seating[1]?.standIn).toBe('normal')
  })

  test('is not mixed up with somebody who was voted out, whom it is told of too', async () => {
    stopTime()
    const { house } = await openHouse()
    const table = await started(house, { people: [ada, ben, cleo] })
    for (const one of [ada, cleo]) table.presence.arrive(one.id, one.id, Date.now())
    await pass(minute)
    await voteBotIn(table, ada.id, 1)
    await voteBotIn(table, cleo.id, 1)
    await comeBack(table, ben.id, 'heard')
    expect(table.isBotRun(1)).toBe(false)
    expect(await events(table)).toEqual([
      ['event', 1, 'replaced'],
      ['event', 1, 'returned'],
    ])
  })
})

describe('when the last person has left', () => {
  test('the table stops, and goes on when they return', async () => {
    stopTime()
    const { house } = await openHouse()
    const table = await started(house, { people: [ada], bots: 2 })
    await settled()
    expect(table.match?.seq).toBe(2)
    table.arrive('watching', '')
    await standUp(table, ada.id, 0)
    await pass(20 * minute)
    expect(table.info(null)).toMatchObject({ status: 'playing', resting: true })
    expect(table.awaiting).toEqual([0])
    await comeBack(table, ada.id, 'returned')
    expect(table.info(null)).toMatchObject({ resting: false })
    await show(table, ada, 5)
    await settled()
    // The bots answer the next round.
    expect(table.awaiting).toEqual([0])
  })

  test('bots that are thinking keep what they thought of to themselves', async () => {
    const thoughts: ((move: unknown) => void)[] = []
    const { house } = await openHouse(undefined, () => new Promise((resolve) => thoughts.push(resolve)))
    const table = await started(house, { people: [ada], bots: 1 })
    await settled()
    await standUp(table, ada.id, 0)
    for (const answer of thoughts) answer({ fingers: 2 })
    await settled()
    expect(await kinds(table)).toEqual(['rest'])
    await comeBack(table, ada.id, 'returned')
    await settled()
    thoughts.at(-1)?.({ fingers: 2 })
    await settled()
    expect(await kinds(table)).toEqual(['rest', 'wake', 'move'])
  })

  test('it does not stop for those who are away and still sit there', async () => {
    stopTime()
    const { house } = await openHouse()
    const table = await started(house, { clock: live })
    await pass(10 * minute)
    expect(table.row.status).toBe('finished')
  })

  test('it goes on while one of them stays', async () => {
    const { house } = await openHouse()
    const table = await started(house, { people: [ada, ben], bots: 1 })
    await standUp(table, ada.id, 0)
    await settled()
    expect(table.info(null).resting).toBe(false)
    expect(table.awaiting).toEqual([1])
  })

  test('clocks stand still: whoever returns has the time that was left', async () => {
    stopTime()
    const first = await openHouse()
    const table = await started(first.house, { people: [ada], bots: 1, clock: live })
    await pass(50 * second)
    await standUp(table, ada.id, 0)
    await pass(20 * minute)
    expect(table.see(0, null).awaiting).toMatchObject([{ seat: 0, deadline: null }])
    const { house } = await first.again()
    const opened = await house.open(table.id)
    await pass(20 * minute)
    expect(opened.info(null).resting).toBe(true)
    await comeBack(opened, ada.id, 'returned')
    expect(opened.see(0, null).awaiting).toMatchObject([
      { seat: 0, deadline: Date.now() + 130 * second, reserve: 120 * second },
    ])
    await pass(15 * second)
    await show(opened, ada, 3)
    expect(opened.match?.reserve(0)).toBe(115 * second)
  })

  test('a move that brings them back costs no time either', async () => {
    stopTime()
    const { house } = await openHouse()
    const table = await started(house, { people: [ada], bots: 1, clock: live })
    await standUp(table, ada.id, 0)
    await pass(20 * minute)
    await show(table, ada, 3)
    expect(table.match?.reserve(0)).toBe(120 * second)
  })

  test('it waits for a month, out of memory, and is closed then', async () => {
    stopTime()
    const { house, store } = await openHouse()
    const table = await started(house, { people: [ada], bots: 1, clock: { kind: 'slow', hours: 1 } })
    await standUp(table, ada.id, 0)
    await pass(7 * minute)
    expect(house.size).toBe(0)
    // The clock alone goes on: a month of timers would be a minute of test.
    vi.setSystemTime(Date.now() + 30 * 24 * hour)
    await house.open(table.id)
    await pass(second)
    expect((await store.tables.find(table.id))?.table).toMatchObject({ status: 'closed', outcome: null })
  })

  test('and is deleted, there is nobody to wait for', async () => {
    const { house } = await openHouse()
    const table = await started(house, { people: [ada], bots: 1 })
    await standUp(table, ada.id, 0)
    await table.queue.run(() => abandon(table, ada.id))
    await vi.waitFor(() => expect(table.row.status).toBe('finished'))
  })

  test('a house that fell before the table had stopped makes up for it', async () => {
    const first = await openHouse()
    const table = await started(first.house, { people: [ada], bots: 1 })
    await settled()
    const seats = table.seating.map((row) => (row.seat === 0 ? { ...row, standIn: 'normal' as const } : row))
    await first.store.tables.change(table.id, {}, seats)
    const { house } = await first.again()
    const opened = await house.open(table.id)
    await settled()
    expect(await kinds(opened)).toEqual(['move', 'rest'])
  })
})

async function kinds({ house, id }: LiveTable): Promise<string[]> {
  return (await house.store.log.read(id)).map(({ kind }) => kind)
}
