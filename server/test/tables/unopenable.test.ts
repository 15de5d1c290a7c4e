import { describe, expect, test } from 'vitest'
import type { TableRow } from '../../store/rows.ts'
import type { LiveTable } from '../../tables/table.ts'
import { ada, ben, gather, openHouse, settled, show, started, type TestHouse } from './house.ts'

/** One move was made, then the house fell, and the table was tampered with before it was opened again. */
async function broken(patch: Partial<TableRow>): Promise<TestHouse & { readonly id: string }> {
  const first = await openHouse()
  const table = await started(first.house, { visibility: 'open' })
  await show(table, ada, 5)
  await first.store.tables.change(table.id, patch)
  return { ...(await first.again()), id: table.id }
}

const page = { limit: 50 }

const ways: readonly (readonly [LiveTable['unopenable'], Partial<TableRow>])[] = [
  ['game', { game: 'tiddlywinks' }],
  ['edition', { version: 99 }],
  ['log', { seed: '0'.repeat(64), seats: 2, game: 'window' }],
  ['log', { status: 'finished', outcome: { places: [2, 1], reason: 'nobody knows' }, finishedAt: 1 }],
]

describe.each(ways)('a table that can’t be opened because of its %s', (why, patch) => {
  const status = patch.status ?? 'playing'

  test('is in its people’s lists, with the reason as long as it would go on, and waits for nobody', async () => {
    const { house, id } = await broken(patch)
    if (status === 'finished') {
      const { games } = await house.lists.history(ada.id, page)
      return expect(games.map((game) => game.id)).toEqual([id])
    }
    const { tables } = await house.lists.running(ada.id, 'playing', page)
    const trouble = expect.stringContaining("can't be opened") as string
    expect(tables).toMatchObject([{ id, awaiting: [], trouble }])
    expect(await house.lists.turns(ada.id, page)).toEqual({ tables: [], next: null })
  })

  test('breaks no start, and no other table', async () => {
    const { house, id, troubles } = await broken(patch)
    await expect(house.open(id)).resolves.toMatchObject({ unopenable: why })
    if (why !== 'game') expect(troubles).toHaveLength(1)
    const other = await started(house)
    await show(other, ada, 1)
    expect(other.match?.seq).toBe(1)
  })

  test('says why to whoever wants to play or look', async () => {
    const { house, id } = await broken(patch)
    const table = await house.open(id)
    expect(() => table.see('watcher', null)).toThrow("This table can't be opened")
    await expect(show(table, ada, 1)).rejects.toMatchObject({ reason: 'unopenable' })
  })

  test('stands in nobody’s way to be forgotten, nor to be closed', async () => {
    const { house, store, id } = await broken(patch)
    await house.forget(ada.id)
    expect((await store.tables.find(id))?.seats.map(({ account }) => account)).toEqual([null, ben.id])
    await house.closeTable(id)
    await expect(house.open(id)).rejects.toMatchObject({ reason: 'missing' })
  })

  test('isn’t shown in the lobby', async () => {
    const { house } = await broken(patch)
    expect(house.openTables.page({ free: 'no' }, 50)).toMatchObject({
      tables: [],
      counts: { gathering: 0, playing: 0 },
    })
  })
})

test('a table that gathers for a game that is gone can’t be started, and never tries to by itself', async () => {
  const first = await openHouse()
  const quick = await first.house.quick(ada, { game: 'whispers', seats: 2, clock: { kind: 'none' } })
  const gone: Partial<TableRow> = { game: 'tiddlywinks', quickUntil: 1 }
  await first.store.tables.change(quick.id, gone)
  const { house, troubles } = await first.again()
  await settled()
  const { tables } = await house.lists.running(ada.id, 'gathering', page)
  expect(tables).toMatchObject([{ id: quick.id, status: 'gathering' }])
  const table = await house.open(quick.id)
  expect(table.info(ada.id)).toMatchObject({ unopenable: 'game' })
  await expect(table.start('0')).rejects.toMatchObject({ reason: 'unopenable' })
  expect(troubles).toEqual([])
})

test('a table that opens says nothing of the kind', async () => {
  const { house } = await openHouse()
  expect((await gather(house)).info(null)).not.toHaveProperty('unopenable')
})
