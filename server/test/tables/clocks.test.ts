import { describe, expect, test } from 'vitest'
import { standUp, sitDown } from '../../tables/gathering.ts'
import { comeBack, voteBotIn, voteHaste } from '../../tables/votes.ts'
import { ada, ben, cleo, openHouse, pass, settled, show, started, stopTime } from './house.ts'

const live = { kind: 'live', think: 60, reserve: 120 } as const
const second = 1000
const minute = 60 * second

describe('out of time', () => {
  test('the fallback is played at the deadline, and not before', async () => {
    stopTime()
    const { house } = await openHouse()
    const table = await started(house, { clock: live })
    await pass(180 * second - 1)
    expect(table.match?.seq).toBe(0)
    await pass(1)
    expect(table.match?.seq).toBe(2)
    expect(table.see('watcher', null).log.facts).toContainEqual({ type: 'shown', hands: [1, 1] })
  })

  test('somebody who never answers has no reserve left the next time', async () => {
    stopTime()
    const { house } = await openHouse()
    const table = await started(house, { clock: live })
    await show(table, ada, 4)
    await pass(180 * second)
    expect(table.see(0, null).awaiting).toMatchObject([
      { seat: 0, reserve: 120 * second },
      { seat: 1, reserve: 0, deadline: table.house.now() + 60 * second },
    ])
  })

  test('deadlines survive a restart', async () => {
    stopTime()
    const first = await openHouse()
    const table = await started(first.house, { clock: live })
    await pass(30 * second)
    await show(table, ada, 4)
    const { awaiting } = table.see('watcher', null)
    const { house } = await first.again()
    const opened = await house.open(table.id)
    expect(opened.see('watcher', null).awaiting).toEqual(awaiting)
    await pass(150 * second - 1)
    expect(opened.match?.seq).toBe(1)
    await pass(1)
    expect(opened.match?.seq).toBe(2)
  })

  test('after a long night nobody’s time is up before they could come back', async () => {
    stopTime()
    const first = await openHouse()
    const table = await started(first.house, { clock: live })
    await first.house.close()
    await pass(8 * 3600 * second)
    const { house } = await first.again()
    const opened = await house.open(table.id)
    expect(opened.see(0, null).awaiting[0]?.deadline).toBe(Date.now() + 15 * second)
    await pass(15 * second)
    expect(opened.match?.seq).toBe(2)
  })

  test('a slow table waits for hours, and its clock runs while it is put away', async () => {
    stopTime()
    const { house } = await openHouse()
    const table = await started(house, { clock: { kind: 'slow', hours: 24 } })
    await pass(10 * minute)
    expect(house.size).toBe(0)
    await pass(24 * 3600 * second - 10 * minute)
    await pass(1)
    expect((await house.open(table.id)).match?.seq).toBe(2)
  })

  test('bots have no deadline', async () => {
    stopTime()
    const { house } = await openHouse()
    const table = await started(house, { people: [ada], bots: 2, clock: live })
    await settled()
    expect(table.match?.seq).toBe(2)
    expect(table.see(0, null).awaiting).toMatchObject([{ seat: 0, deadline: Date.now() + 180 * second }])
  })
})

describe('away for long', () => {
  test('the others vote a bot in; more than half of those present do it', async () => {
    stopTime()
    const { house } = await openHouse()
    const table = await started(house, { people: [ada, ben, cleo] })
    for (const { id } of [ada, ben]) table.presence.arrive(`c-${id}`, id, Date.now())
    await pass(minute)
    expect(table.info(null).seats[2]?.sitter).toMatchObject({ mayBeReplaced: true, present: false, votes: 0 })
    await voteBotIn(table, ada.id, 2)
    await voteBotIn(table, ada.id, 2)
    expect(table.info(null).seats[2]?.sitter).toMatchObject({ standIn: null, votes: 1 })
    await voteBotIn(table, ben.id, 2)
    await settled()
    expect(table.info(null).seats[2]?.sitter).toMatchObject({ standIn: 'normal' })
    expect(table.see('watcher', null).log.facts).toContainEqual({ type: 'ready', seat: 2 })
  })

  test('the person takes the seat back by returning', async () => {
    stopTime()
    const { house } = await openHouse()
    const table = await started(house)
    table.presence.arrive('c', ada.id, Date.now())
    await pass(minute)
    await voteBotIn(table, ada.id, 1)
    await settled()
    expect(table.isBotRun(1)).toBe(true)
    await comeBack(table, ben.id, 'heard')
    expect(table.isBotRun(1)).toBe(false)
  })

  test.each([
    ['who is there', 0],
    ['who was there less than a minute ago', 59 * second],
  ])('somebody %s can’t be voted out', async (_, gone) => {
    stopTime()
    const { house } = await openHouse()
    const table = await started(house)
    table.presence.arrive('a', ada.id, Date.now())
    table.presence.arrive('b', ben.id, Date.now())
    await pass(10 * minute)
    if (gone > 0) table.presence.depart('b', Date.now())
    await pass(gone)
    await expect(voteBotIn(table, ada.id, 1)).rejects.toMatchObject({ reason: 'conflict' })
  })

  test('at a slow table it takes two deadlines', async () => {
    stopTime()
    const { house } = await openHouse()
    const table = await started(house, { clock: { kind: 'slow', hours: 1 } })
    table.presence.arrive('a', ada.id, Date.now())
    await show(table, ada, 2)
    await pass(60 * minute)
    await expect(voteBotIn(table, ada.id, 1)).rejects.toMatchObject({ reason: 'conflict' })
    await show(table, ada, 2)
    await pass(60 * minute)
    await voteBotIn(table, ada.id, 1)
    expect(table.isBotRun(1)).toBe(true)
  })

  test('strangers and oneself don’t count', async () => {
    stopTime()
    const { house } = await openHouse()
    const table = await started(house)
    await pass(2 * minute)
    await expect(voteBotIn(table, cleo.id, 1)).rejects.toMatchObject({ reason: 'forbidden' })
    await expect(voteBotIn(table, ben.id, 1)).rejects.toMatchObject({ reason: 'conflict' })
    await expect(voteBotIn(table, ada.id, 7)).rejects.toMatchObject({ reason: 'missing' })
  })

  test('a person who leaves has a bot play on, and returns only on purpose', async () => {
    stopTime()
    const { house } = await openHouse()
    const table = await started(house)
    await standUp(table, ben.id, 1)
    await settled()
    expect(table.match?.seq).toBe(1)
    await comeBack(table, ben.id, 'heard')
    expect(table.isBotRun(1)).toBe(true)
    await sitDown(table, ben.id, 1)
    expect(table.isBotRun(1)).toBe(false)
  })
})

describe('a table without a clock', () => {
  test('may be hurried once somebody has thought for five minutes', async () => {
    stopTime()
    const { house } = await openHouse()
    const table = await started(house)
    for (const { id } of [ada, ben]) table.presence.arrive(id, id, Date.now())
    await show(table, ada, 2)
    await pass(5 * minute - 1)
    await expect(voteHaste(table, ada.id, 'h')).rejects.toMatchObject({ reason: 'conflict' })
    await pass(1)
    await expect(voteHaste(table, ben.id, 'h')).rejects.toMatchObject({ reason: 'conflict' })
    await voteHaste(table, ada.id, 'h')
    expect(table.see(1, null).awaiting).toMatchObject([{ seat: 1, deadline: Date.now() + 2 * minute }])
    await pass(2 * minute)
    expect(table.match?.seq).toBe(3)
  })
})
