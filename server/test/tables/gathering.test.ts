import { describe, expect, test, vi } from 'vitest'
import { abandon, changeTable, giveToBot, sayReady, sitDown, standUp, startGame } from '../../tables/gathering.ts'
import { seatOf } from '../../tables/seating.ts'
import { ada, ben, cleo, dan, gather, openHouse, pass, settled, show, started, stopTime } from './house.ts'

describe('seats', () => {
  test('are taken, changed and left', async () => {
    const { house } = await openHouse()
    const table = await gather(house, { people: [ada], bots: 1 })
    await changeTable(table, ada.id, { seats: 4 })
    await sitDown(table, ben.id, 2)
    await sitDown(table, ben.id, 3)
    expect(table.seating.map(({ account, bot }) => account ?? bot)).toEqual(['ada', 'normal', null, 'ben'])
    await standUp(table, ben.id, 3)
    expect(table.seating[3]?.account).toBeNull()
  })

  test.each([
    ['a seat that is taken', 0, 'conflict'],
    ['a seat that is not there', 9, 'missing'],
  ])('%s can’t be taken', async (_, seat, reason) => {
    const { house } = await openHouse()
    const table = await gather(house)
    await expect(sitDown(table, cleo.id, seat)).rejects.toMatchObject({ reason })
  })

  test('bots have names that nobody else at the table has', async () => {
    const { house } = await openHouse()
    const table = await gather(house, { people: [ada], bots: 4 })
    const names = table.info(null).seats.map(({ sitter }) => sitter?.name)
    expect(new Set(names).size).toBe(5)
    expect(table.info(null).seats[1]).toMatchObject({ ready: true, sitter: { kind: 'bot', level: 'normal' } })
  })

  test('a bot keeps its name when its level changes', async () => {
    const { house } = await openHouse()
    const table = await gather(house, { people: [ada], bots: 1 })
    const { character } = table.seating[1] ?? {}
    await giveToBot(table, ada.id, 1, 'hard')
    expect(table.seating[1]).toMatchObject({ character, bot: 'hard' })
  })
})

describe('the host', () => {
  const attempts = {
    'gives a seat to a bot': (table: Table) => giveToBot(table, ben.id, 1, 'easy'),
    'removes somebody': (table: Table) => standUp(table, ben.id, seatOf(table.seating, ada.id) ?? -1),
    'changes the options': (table: Table) => changeTable(table, ben.id, { options: {} }),
    'hands over': (table: Table) => changeTable(table, ben.id, { host: ben.id }),
    starts: (table: Table) => startGame(table, ben.id),
  }
  type Table = Awaited<ReturnType<typeof gather>>

  test.each(Object.entries(attempts))('alone %s', async (_, attempt) => {
    const { house } = await openHouse()
    await expect(attempt(await gather(house))).rejects.toMatchObject({ reason: 'forbidden' })
  })

  test.each(Object.entries(attempts).filter(([name]) => name !== 'hands over'))(
    '%s only before the start',
    async (_, attempt) => {
      const { house } = await openHouse()
      const table = await started(house, { people: [ben, ada] })
      await expect(attempt(table)).rejects.toMatchObject({ name: 'Refusal' })
    },
  )

  test('removes people, hands over, and is followed by the next when leaving', async () => {
    const { house } = await openHouse()
    const table = await gather(house, { people: [ada, ben, cleo] })
    await standUp(table, ada.id, 2)
    expect(table.seating[2]?.account).toBeNull()
    await changeTable(table, ada.id, { host: ben.id })
    expect(table.row.host).toBe('ben')
    await standUp(table, ben.id, 1)
    expect(table.row.host).toBe('ada')
    await expect(changeTable(table, ada.id, { host: dan.id })).rejects.toMatchObject({ reason: 'invalid' })
  })

  test('hands over during the game too', async () => {
    const { house } = await openHouse()
    const table = await started(house)
    await changeTable(table, ada.id, { host: ben.id })
    expect(table.row.host).toBe('ben')
  })

  test('chooses nothing that means nothing beside the rest; but what was agreed stays, whatever the seats', async () => {
    const { house } = await openHouse()
    const table = await gather(house, { people: [ada], bots: 3, game: 'octopus', options: { exterior: 'marsh' } })
    const message = "Option exterior can't be chosen while quick is on: leave it out, or turn quick off."
    const both = { options: { quick: true, exterior: 'marsh' } }
    await expect(changeTable(table, ada.id, both)).rejects.toThrow(message)
    await expect(gather(house, { people: [ada], bots: 3, game: 'octopus', ...both })).rejects.toThrow(message)
    await standUp(table, ada.id, 3)
    // With three it is a quick game unless said otherwise.
    await changeTable(table, ada.id, { seats: 3 })
    expect(table.row).toMatchObject({ seats: 3, options: { exterior: 'marsh' } })
    await startGame(table, ada.id)
    expect(table.match?.view('watcher')).toMatchObject({ night: { exterior: null, goal: 3 } })
  })

  test('changes options that the game checks, and everybody else is asked again', async () => {
    const { house } = await openHouse()
    const table = await gather(house)
    await sayReady(table, ada.id, true)
    await sayReady(table, ben.id, true)
    await changeTable(table, ada.id, { options: { length: 'long' } })
    expect(table.seating.map(({ ready }) => ready)).toEqual([true, false])
    await expect(changeTable(table, ada.id, { options: { length: 'endless' } })).rejects.toThrow('length')
    await expect(changeTable(table, ada.id, { options: { width: 1 } })).rejects.toThrow('width')
    expect(table.row.options).toEqual({ length: 'long' })
  })

  test('changes the number of seats, but pushes nobody off', async () => {
    const { house } = await openHouse()
    const table = await gather(house, { people: [ada, ben, cleo] })
    await expect(changeTable(table, ada.id, { seats: 2 })).rejects.toMatchObject({ reason: 'conflict' })
    await expect(changeTable(table, ada.id, { seats: 6 })).rejects.toMatchObject({ reason: 'invalid' })
    await standUp(table, cleo.id, 2)
    await changeTable(table, ada.id, { seats: 2 })
    expect(table.seating).toHaveLength(2)
  })
})

describe('the start', () => {
  test('waits until every seat is filled and ready', async () => {
    const { house } = await openHouse()
    const table = await gather(house)
    await expect(startGame(table, ada.id)).rejects.toThrow('Seat 1 is not ready yet.')
    await changeTable(table, ada.id, { seats: 3 })
    await expect(startGame(table, ada.id)).rejects.toThrow('Seat 2 is empty')
    await giveToBot(table, ada.id, 2, 'easy')
    await sayReady(table, ben.id, true)
    await startGame(table, ada.id)
    expect(table.info(null).status).toBe('playing')
    expect(table.info(null).commitment).toMatch(/^[0-9a-f]{64}$/)
    expect(table.row.options).toEqual({ length: 'short' })
  })

  test('of two tables never has the same seed', async () => {
    const { house } = await openHouse()
    const [one, other] = [await started(house), await started(house)]
    expect(one.row.seed).not.toBe(other.row.seed)
  })
})

describe('hints', () => {
  test('are forbidden by the host before the start, and whoever was ready is asked again', async () => {
    const { house } = await openHouse()
    const table = await gather(house)
    await sayReady(table, ben.id, true)
    await changeTable(table, ada.id, { hints: true })
    expect(table.seating[1]?.ready).toBe(true)
    await changeTable(table, ada.id, { hints: false })
    expect(table.seating[1]?.ready).toBe(false)
    expect(table.info(null).hints).toBe(false)
    await changeTable(table, ada.id, { options: {} })
    expect(table.info(null).hints).toBe(false)
    await sayReady(table, ben.id, true)
    await startGame(table, ada.id)
    await expect(changeTable(table, ada.id, { hints: true })).rejects.toMatchObject({ reason: 'conflict' })
  })

  test('are for the host alone to allow', async () => {
    const { house } = await openHouse()
    const table = await gather(house, { hints: false })
    await expect(changeTable(table, ben.id, { hints: true })).rejects.toMatchObject({ reason: 'forbidden' })
  })

  test('stay as they were after a restart', async () => {
    const first = await openHouse()
    const { id } = await gather(first.house, { hints: false })
    const { house } = await first.again()
    expect((await house.open(id)).info(null).hints).toBe(false)
  })
})

describe('a quick match', () => {
  const wish = { game: 'whispers', clock: { kind: 'live', think: 60, reserve: 120 } } as const

  test('seats people together, and starts when it is full', async () => {
    const { house } = await openHouse()
    const tables = []
    for (const who of [ada, ben, cleo, dan]) tables.push(await house.quick(who, wish))
    expect(new Set(tables).size).toBe(1)
    expect(tables[0]?.row).toMatchObject({ status: 'playing', quickUntil: null, hints: false })
  })

  test('is filled with bots after a wait', async () => {
    stopTime()
    const { house } = await openHouse()
    const table = await house.quick(ada, { ...wish, seats: 3 })
    expect(await house.quick(ada, { ...wish, seats: 3 })).toBe(table)
    await pass(19_999)
    expect(table.row.status).toBe('gathering')
    await pass(1)
    await settled()
    expect(table.row.status).toBe('playing')
    expect(table.seating.map(({ bot }) => bot)).toEqual([null, 'normal', 'normal'])
  })

  test('that waits survives a restart', async () => {
    stopTime()
    const first = await openHouse()
    const { id } = await first.house.quick(ada, wish)
    const { house } = await first.again()
    await pass(20_000)
    expect((await house.open(id)).row.status).toBe('playing')
  })

  test('at any game sits down where somebody waits, or opens one that so many can play', async () => {
    const { house } = await openHouse()
    const { game: _, ...any } = wish
    const table = await house.quick(ada, { ...wish, seats: 3 })
    expect(await house.quick(ben, any)).toBe(table)
    expect((await house.quick(cleo, { ...any, seats: 5 })).row.seats).toBe(5)
    await expect(house.quick(dan, { ...any, seats: 60 })).rejects.toMatchObject({ reason: 'invalid' })
    await expect(house.quick(dan, { ...any, game: 'tiddlywinks' })).rejects.toMatchObject({ reason: 'invalid' })
  })

  test('says until when it waits, and what time it is by the same clock', async () => {
    stopTime()
    const { house } = await openHouse()
    const table = await house.quick(ada, { ...wish, seats: 3 })
    await pass(5000)
    const { quickUntil, now } = table.info(null)
    expect((quickUntil ?? 0) - (now ?? 0)).toBe(15_000)
    await pass(15_000)
    await settled()
    expect(table.info(null)).not.toHaveProperty('now')
  })

  test('is not mixed with one of another kind', async () => {
    const { house } = await openHouse()
    const table = await house.quick(ada, wish)
    const others = [
      await house.quick(ben, { ...wish, clock: { kind: 'none' } }),
      await house.quick(cleo, { ...wish, seats: 5 }),
    ]
    expect(others).not.toContain(table)
  })

  test('that everybody has left is no table any more', async () => {
    stopTime()
    const { house } = await openHouse()
    const table = await house.quick(ada, wish)
    await standUp(table, ada.id, 0)
    await pass(20_000)
    expect(table.row.status).toBe('closed')
  })
})

describe('a rematch', () => {
  test('has the same people, bots and settings, and is one for all', async () => {
    const { house } = await openHouse()
    const table = await started(house, { people: [ada, ben], bots: 1, hints: false })
    await expect(house.rematch(table, ada)).rejects.toMatchObject({ reason: 'conflict' })
    for (let round = 0; round < 3; round++) {
      await settled()
      await show(table, ada, 5)
      await show(table, ben, 2)
      await settled()
    }
    await expect(house.rematch(table, cleo)).rejects.toMatchObject({ reason: 'forbidden' })
    const [one, other] = [await house.rematch(table, ben), await house.rematch(table, ada)]
    expect(one).toBe(other)
    expect(one.row).toMatchObject({ rematchOf: table.id, host: 'ben', options: { length: 'short' }, hints: false })
    expect(one.seating.map(({ account, bot, ready }) => [account ?? bot, ready])).toEqual([
      ['ada', false],
      ['ben', true],
      ['normal', true],
    ])
    expect(table.info(null).rematch).toBe(one.id)
  })
})

describe('who may look', () => {
  test('a table with a code opens to those who have it', async () => {
    const { house } = await openHouse()
    const table = await gather(house, { visibility: 'code' })
    await expect(table.expectAccess(cleo.id)).rejects.toMatchObject({ reason: 'forbidden' })
    await expect(table.expectAccess(null)).rejects.toMatchObject({ reason: 'forbidden' })
    await table.expectAccess(ben.id)
    expect(table.info(cleo.id).code).toBeNull()
    const { code } = table.info(ada.id)
    expect(await house.byCode(cleo, (code ?? '').toLowerCase())).toBe(table)
    await table.expectAccess(cleo.id)
    await expect(house.byCode(cleo, 'ZZZZZZ')).rejects.toMatchObject({ reason: 'missing' })
  })

  test('only open tables are listed', async () => {
    const { house } = await openHouse()
    await gather(house)
    await gather(house, { visibility: 'code' })
    const open = await gather(house, { visibility: 'open' })
    expect(house.openTables.page({ free: 'no' }, 10).tables.map(({ id }) => id)).toEqual([open.id])
  })

  test('tables that nobody uses are closed and put away', async () => {
    stopTime()
    const { house } = await openHouse()
    const open = await gather(house, { visibility: 'open' })
    const friends = await gather(house)
    await pass(17 * 60_000)
    expect([open.row.status, friends.row.status]).toEqual(['closed', 'gathering'])
    await expect(house.open(open.id)).rejects.toMatchObject({ reason: 'missing' })
    // The clock alone goes on: a week of timers would be a minute of test.
    vi.setSystemTime(Date.now() + 8 * 24 * 3600_000)
    await pass(17 * 60_000)
    expect(house.size).toBe(0)
  })
})

describe('somebody who is deleted', () => {
  test('is followed by a bot in a game, and leaves the tables that gather', async () => {
    const { house, store } = await openHouse()
    const playing = await started(house)
    const gathering = await gather(house)
    const alone = await gather(house, { people: [ada], bots: 1 })
    await house.forget(ada.id)
    await settled()
    expect((await house.open(playing.id)).seating[0]).toMatchObject({ account: null, bot: 'normal' })
    expect((await house.open(playing.id)).row.host).toBe('ben')
    expect((await store.tables.find(gathering.id))?.table.host).toBe('ben')
    expect((await store.tables.find(alone.id))?.table.status).toBe('closed')
    for (const status of ['gathering', 'playing', 'closed'] as const) {
      expect(await store.tables.of(ada.id, status)).toEqual([])
    }
  })

  test('leaves nothing to take over twice', async () => {
    const { house } = await openHouse()
    const table = await started(house)
    await abandon(table, ben.id)
    await abandon(table, ben.id)
    expect(table.seating.map(({ account }) => account)).toEqual(['ada', null])
  })
})
