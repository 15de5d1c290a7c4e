import { describe, expect, test } from 'vitest'
import { changeTable, giveToBot, sitDown, standUp, swapSeats } from '../../tables/gathering.ts'
import type { LiveTable } from '../../tables/table.ts'
import { ada, ben, cleo, dan, gather, openHouse, started } from './house.ts'

/** Who sits where: people by their ids, bots by their level. */
const around = (table: LiveTable) => table.seating.map(({ account, bot }) => account ?? bot)
const wishes = (table: LiveTable) => table.info(null).swaps

const want = (table: LiveTable, account: { readonly id: string }, a: number, b: number) =>
  swapSeats(table, account.id, [a, b], true)
const refuse = (table: LiveTable, account: { readonly id: string }, a: number, b: number) =>
  swapSeats(table, account.id, [a, b], false)

describe('two people change places', () => {
  test('when both want to', async () => {
    const { house } = await openHouse()
    const table = await gather(house, { people: [ada, ben, cleo] })
    await want(table, ben, 1, 2)
    expect(around(table)).toEqual(['ada', 'ben', 'cleo'])
    expect(wishes(table)).toEqual([{ seats: [1, 2], by: 'ben', waits: ['cleo'] }])
    await want(table, cleo, 2, 1)
    expect(around(table)).toEqual(['ada', 'cleo', 'ben'])
    expect(wishes(table)).toEqual([])
  })

  test('each with their own readiness', async () => {
    const { house } = await openHouse()
    const table = await gather(house, { people: [ada, ben, cleo] })
    const before = new Map(table.seating.map(({ account, ready }) => [account, ready]))
    await want(table, ben, 1, 2)
    await want(table, cleo, 1, 2)
    for (const { account, ready } of table.seating) expect(ready).toBe(before.get(account))
  })

  test('not though the one who asked asks again, nor if it is the host', async () => {
    const { house } = await openHouse()
    const table = await gather(house, { people: [ada, ben] })
    await want(table, ada, 0, 1)
    await want(table, ada, 0, 1)
    expect(around(table)).toEqual(['ada', 'ben'])
    expect(wishes(table)).toHaveLength(1)
  })

  test('not if one says no, or thinks better of it', async () => {
    const { house } = await openHouse()
    const table = await gather(house, { people: [ada, ben] })
    for (const against of [ada, ben]) {
      await want(table, ben, 0, 1)
      await refuse(table, against, 1, 0)
      expect(wishes(table)).toEqual([])
      await want(table, ada, 0, 1)
      expect(around(table)).toEqual(['ada', 'ben'])
      await refuse(table, against, 0, 1)
    }
  })

  test('at the host’s wish, too, only if both want to', async () => {
    const { house } = await openHouse()
    const table = await gather(house, { people: [ada, ben, cleo] })
    await want(table, ada, 1, 2)
    expect(wishes(table)).toEqual([{ seats: [1, 2], by: 'ada', waits: ['ben', 'cleo'] }])
    await want(table, ben, 1, 2)
    expect(around(table)).toEqual(['ada', 'ben', 'cleo'])
    await want(table, cleo, 1, 2)
    expect(around(table)).toEqual(['ada', 'cleo', 'ben'])
  })

  test('not with somebody who has sat down there since', async () => {
    const { house } = await openHouse()
    const table = await gather(house, { people: [ada, ben, cleo] })
    await want(table, ben, 1, 2)
    await standUp(table, cleo.id, 2)
    expect(wishes(table)).toEqual([])
    await sitDown(table, dan.id, 2)
    await want(table, dan, 1, 2)
    expect(around(table)).toEqual(['ada', 'ben', 'dan'])
    expect(wishes(table)).toEqual([{ seats: [1, 2], by: 'dan', waits: ['ben'] }])
  })
})

describe('a bot’s seat', () => {
  test('is the host’s affair', async () => {
    const { house } = await openHouse()
    const table = await gather(house, { people: [ada, ben], bots: 1 })
    await giveToBot(table, ada.id, 2, 'hard')
    await want(table, ben, 1, 2)
    expect(wishes(table)).toEqual([{ seats: [1, 2], by: 'ben', waits: ['ada'] }])
    await want(table, ada, 1, 2)
    expect(around(table)).toEqual(['ada', 'hard', 'ben'])
  })

  test('is swapped with the host’s own, another bot’s or a free one at once', async () => {
    const { house } = await openHouse()
    const table = await gather(house, { people: [ada], bots: 2 })
    await giveToBot(table, ada.id, 1, 'easy')
    await giveToBot(table, ada.id, 2, 'hard')
    await changeTable(table, ada.id, { seats: 4 })
    await want(table, ada, 0, 1)
    expect(around(table)).toEqual(['easy', 'ada', 'hard', null])
    await want(table, ada, 0, 2)
    await want(table, ada, 2, 3)
    expect(around(table)).toEqual(['hard', 'ada', null, 'easy'])
  })

  test('is asked of whoever is host by then', async () => {
    const { house } = await openHouse()
    const table = await gather(house, { people: [ada, ben, cleo], bots: 1 })
    await want(table, cleo, 2, 3)
    await changeTable(table, ada.id, { host: ben.id })
    expect(wishes(table)).toMatchObject([{ waits: ['ben'] }])
  })
})

describe('nobody', () => {
  test('asks for a swap that is none of theirs, or says no to one', async () => {
    const { house } = await openHouse()
    const table = await gather(house, { people: [ada, ben, cleo] })
    await expect(want(table, cleo, 0, 1)).rejects.toMatchObject({ reason: 'forbidden' })
    await expect(want(table, dan, 0, 1)).rejects.toMatchObject({ reason: 'forbidden' })
    await want(table, ben, 0, 1)
    await expect(refuse(table, cleo, 0, 1)).rejects.toMatchObject({ reason: 'forbidden' })
    expect(wishes(table)).toHaveLength(1)
  })

  test('swaps a seat with itself, or with one that is not there', async () => {
    const { house } = await openHouse()
    const table = await gather(house)
    await expect(want(table, ada, 0, 0)).rejects.toMatchObject({ reason: 'invalid' })
    await expect(want(table, ada, 0, 9)).rejects.toMatchObject({ reason: 'missing' })
  })

  test('changes places once the game has started', async () => {
    const { house } = await openHouse()
    const table = await started(house)
    await expect(want(table, ada, 0, 1)).rejects.toMatchObject({ reason: 'conflict' })
    expect(wishes(table)).toEqual([])
  })
})
