import { describe, expect, test } from 'vitest'
import { playMove, takeBack } from '../../tables/play.ts'
import { ada, ben, cleo, openHouse, settled, show, started } from './house.ts'

const fingers = { fingers: 3 }

describe('a move', () => {
  test('is a line of the log, in the store before it is acknowledged', async () => {
    const { house, store } = await openHouse()
    const table = await started(house)
    expect(await show(table, ada, 3)).toBe(1)
    expect(await store.log.read(table.id)).toMatchObject([
      { seq: 1, kind: 'move', seat: 0, move: fingers, by: 'person' },
    ])
  })

  test('sent twice counts once, and is answered as the first time', async () => {
    const { house, store } = await openHouse()
    const table = await started(house)
    const move = { id: 'once', seq: 0, move: fingers }
    const answers = await Promise.all([1, 2, 3].map(() => playMove(table, ada.id, move)))
    await show(table, ben, 1)
    expect([...answers, await playMove(table, ada.id, move)]).toEqual([1, 1, 1, 1])
    expect(await store.log.read(table.id)).toHaveLength(2)
  })

  test('of the same id by two seats are two moves', async () => {
    const { house } = await openHouse()
    const table = await started(house)
    const move = { id: 'same', seq: 0, move: fingers }
    expect(await Promise.all([ada, ben].map(({ id }) => playMove(table, id, move)))).toEqual([1, 2])
  })

  test('at once with others is not stale, as long as what is asked is the same', async () => {
    const { house } = await openHouse()
    const table = await started(house)
    await show(table, ada, 2)
    expect(await playMove(table, ben.id, { id: 'late', seq: 0, move: fingers })).toBe(2)
  })

  test('made in sight of an earlier question is stale', async () => {
    const { house } = await openHouse()
    const table = await started(house)
    await show(table, ada, 2)
    await show(table, ben, 2)
    await expect(playMove(table, ben.id, { id: 'old', seq: 1, move: fingers })).rejects.toMatchObject({
      reason: 'stale',
    })
    await expect(playMove(table, ben.id, { id: 'new', seq: 9, move: fingers })).rejects.toMatchObject({
      reason: 'stale',
    })
  })

  test.each([
    ['by somebody who sits elsewhere', cleo.id, fingers, { reason: 'forbidden' }],
    ['that is not listed', ada.id, { fingers: 9 }, { name: 'Refusal' }],
    ['that is no move at all', ada.id, null, { name: 'Refusal' }],
  ])('%s is refused, and nothing has changed', async (_, account, move, error) => {
    const { house, store } = await openHouse()
    const table = await started(house)
    const before = table.see(0, null)
    await expect(playMove(table, account, { id: 'x', seq: 0, move })).rejects.toMatchObject(error)
    expect({ ...table.see(0, null), now: before.now }).toEqual(before)
    expect(await store.log.read(table.id)).toEqual([])
  })

  test('of a seat that is not asked is refused', async () => {
    const { house } = await openHouse()
    const table = await started(house)
    await show(table, ada, 1)
    await expect(show(table, ada, 2)).rejects.toMatchObject({ reason: 'conflict' })
  })
})

describe('taking back', () => {
  test('is a line of its own, and what was told is told anew', async () => {
    const { house } = await openHouse()
    const table = await started(house)
    await show(table, ada, 1)
    expect(table.see(0, null).mayUndo).toBe(true)
    expect(await takeBack(table, ada.id, { id: 'back', seq: 1 })).toBe(2)
    expect(await takeBack(table, ada.id, { id: 'back', seq: 1 })).toBe(2)
    expect(table.see(1, 1)).toMatchObject({ seq: 2, log: { after: null, facts: [] }, view: { chosen: [false, false] } })
    expect(await show(table, ada, 5)).toBe(3)
  })

  test('is refused once others have moved or learned from it', async () => {
    const { house } = await openHouse()
    const table = await started(house)
    await show(table, ada, 1)
    await show(table, ben, 1)
    await expect(takeBack(table, ben.id, { id: 'b', seq: 2 })).rejects.toMatchObject({ reason: 'conflict' })
    await expect(takeBack(table, ada.id, { id: 'b', seq: 2 })).rejects.toMatchObject({ reason: 'conflict' })
  })
})

describe('two houses on one store', () => {
  test('one wins a line, the other looks again and goes on', async () => {
    const { house, store } = await openHouse()
    const table = await started(house)
    // Another node was faster.
    await store.log.append({
      table: table.id,
      seq: 1,
      kind: 'move',
      seat: 1,
      move: fingers,
      id: 'node',
      by: 'person',
      at: 5,
    })
    await expect(show(table, ada, 4)).rejects.toMatchObject({ reason: 'stale' })
    expect(table.match?.seq).toBe(1)
    expect(await show(table, ada, 4)).toBe(2)
  })
})

describe('the end', () => {
  test('is written down with ratings, and the record is given out', async () => {
    const { house, store } = await openHouse()
    const table = await started(house)
    for (let round = 0; round < 3; round++) {
      await show(table, ada, 5)
      await show(table, ben, 1)
    }
    expect(table.row).toMatchObject({ status: 'finished', outcome: { places: [1, 2], reason: 'counted' } })
    expect((await store.tables.find(table.id))?.table.status).toBe('finished')
    const [winner, loser] = await Promise.all([ada, ben].map(({ id }) => store.ratings.of(id)))
    expect(winner?.[0]?.mu).toBeGreaterThan(loser?.[0]?.mu ?? 99)
    expect(table.expectMatch().record()).toMatchObject({ commitment: table.info(null).commitment })
    await expect(show(table, ada, 5)).rejects.toMatchObject({ reason: 'conflict' })
  })

  test('that could not be written down is written down by the next house', async () => {
    const first = await openHouse()
    const table = await started(first.house)
    for (let round = 0; round < 2; round++) {
      await show(table, ada, 5)
      await show(table, ben, 1)
    }
    await show(table, ada, 5)
    await first.store.log.append({
      table: table.id,
      seq: 6,
      kind: 'move',
      seat: 1,
      move: fingers,
      id: 'z',
      by: 'person',
      at: 5,
    })
    const { store } = await first.again()
    await settled()
    expect((await store.tables.find(table.id))?.table.status).toBe('finished')
  })
})

describe('snapshots', () => {
  test('a game of 500 moves is opened from its last one, as if it had never been closed', async () => {
    const first = await openHouse()
    const table = await started(first.house, { options: { length: 'long' }, people: [ada, ben, cleo] })
    for (let round = 0; round < 167; round++)
      for (const who of [ada, ben, cleo]) await show(table, who, 1 + (round % 5))
    const before = table.see(1, null)
    expect(before.seq).toBe(501)
    const { house, store } = await first.again()
    expect((await store.log.snapshot(table.id, 501))?.seq).toBe(500)
    const opened = await house.open(table.id)
    expect({ ...opened.see(1, null), now: before.now }).toEqual(before)
  })
})
