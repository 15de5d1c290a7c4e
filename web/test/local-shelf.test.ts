import { expect, test } from 'vitest'
import { LocalTables } from '../local/tables.ts'
import type { Kept } from '../local/kept.ts'
import { Shelf } from '../local/shelf.ts'
import type { TableLink } from '../table/link.ts'
import { botGuest, game, ground, MemoryDrawer, person, startTable } from './local-ground.ts'

const setup = { game: game.id, options: {}, seats: [person('Ada'), botGuest, botGuest] }

/** What was asked changed while the answer was on its way: people look again. */
function ifOvertaken(error: unknown): void {
  expect(error).toMatchObject({ reason: 'stale' })
}

/** Answers for these eyes whenever they are asked, until the game is over. */
async function playOut(link: TableLink, isEnough: () => boolean = () => false): Promise<void> {
  for (;;) {
    const { position } = link.current() ?? {}
    if (position?.outcome || isEnough()) return
    const isAsked = position?.awaiting.some(({ seat }) => seat === position.seat) ?? false
    if (isAsked) await link.play(position?.prompt?.fallback).catch(ifOvertaken)
    else await new Promise<void>((resolve) => void link.subscribe(resolve))
  }
}

function keptIn(drawer: MemoryDrawer, id: string): Kept {
  return drawer.things.get(id) as Kept
}

test('one person plays a whole game against bots; every move lies on the shelf before it is seen', async () => {
  const drawer = new MemoryDrawer()
  const local = new LocalTables(ground(drawer, 'whole'))
  const id = await local.newTable(setup)
  const link = await local.open(id, 0)
  expect(link.current()).toMatchObject({ connection: 'here', isSending: false, edition: 1 })
  link.subscribe(() =>
    expect(keptIn(drawer, id).lines.length).toBeGreaterThanOrEqual(link.current()?.position?.seq ?? 0),
  )
  await playOut(link)
  expect(link.current()?.info.status).toBe('finished')
  expect(link.current()?.edition).toBe(1)
  expect((await local.record(id)).outcome).toEqual(link.current()?.position?.outcome)
  const again = await local.again(id)
  expect(keptIn(drawer, again).sitters[0]).toEqual(keptIn(drawer, id).sitters[0])
  expect(keptIn(drawer, again).seed).not.toBe(keptIn(drawer, id).seed)
})

test('closed at any moment, it goes on from there', async () => {
  const drawer = new MemoryDrawer()
  const id = await new LocalTables(ground(drawer, 'reload')).newTable(setup)
  for (let reload = 0; keptIn(drawer, id).finishedAt === null; reload++) {
    const link = await new LocalTables(ground(drawer, `reload ${reload}`)).open(id, 0)
    const lines = keptIn(drawer, id).lines.length
    await playOut(link, () => keptIn(drawer, id).lines.length > lines)
    link.close()
  }
  expect(keptIn(drawer, id).lines.length).toBeGreaterThan(10)
})

test('two tabs at one table: one writer wins, the other looks again, and both end alike', async () => {
  const drawer = new MemoryDrawer()
  const id = await new LocalTables(ground(drawer, 'tabs')).newTable({
    ...setup,
    seats: [person('Ada'), person('Ben'), botGuest],
  })
  const one = await new LocalTables(ground(drawer, 'tab one')).open(id, 0)
  const two = await new LocalTables(ground(drawer, 'tab two')).open(id, 1)
  await Promise.all([playOut(one), playOut(two)])
  expect(one.current()?.position?.outcome).toEqual(two.current()?.position?.outcome)
  expect(one.current()?.position?.seq).toBe(two.current()?.position?.seq)
  const { rev, lines } = keptIn(drawer, id)
  expect(rev).toBe(lines.length)
})

test('a move that the device can’t keep has not happened', async () => {
  const drawer = new MemoryDrawer()
  const local = new LocalTables(ground(drawer, 'full'))
  const id = await local.newTable({ ...setup, seats: [person('Ada'), person('Ben'), person('Cleo')] })
  const link = await local.open(id, 0)
  drawer.isFull = true
  await expect(link.play(link.current()?.position?.prompt?.fallback)).rejects.toMatchObject({ reason: 'unkept' })
  expect(link.current()).toMatchObject({ isSending: false, position: { seq: 0 } })
  drawer.isFull = false
  await link.play(link.current()?.position?.prompt?.fallback)
  expect(link.current()?.position?.seq).toBe(1)
})

test('what is damaged is set aside with a sentence, and the rest stays', async () => {
  const drawer = new MemoryDrawer()
  const shelf = new Shelf(drawer)
  const local = new LocalTables(ground(drawer, 'damage'))
  const good = await local.newTable(setup)
  const kept = keptIn(drawer, good)
  const damages: Record<string, unknown> = {
    nothing: null,
    stranger: kept,
    text: 'scribble',
    seedless: { ...kept, id: 'seedless', seed: undefined },
    sitterless: { ...kept, id: 'sitterless', sitters: [{ kind: 'ghost' }] },
    impossible: { ...kept, id: 'impossible', lines: [{ kind: 'move', seat: 0, move: { type: 'cheat' } }] },
    backwards: { ...kept, id: 'backwards', lines: [{ kind: 'undo', seat: 0 }] },
    crowded: { ...kept, id: 'crowded', sitters: [] },
  }
  for (const [id, value] of Object.entries(damages)) drawer.things.set(id, value)
  for (const id of Object.keys(damages)) {
    await expect(local.open(id, 0)).rejects.toMatchObject({ reason: 'damaged' })
    expect(drawer.things.has(id)).toBe(false)
  }
  const { tables, aside } = await shelf.list()
  expect(tables.map(({ id }) => id)).toEqual([good])
  expect(aside.map(({ id }) => id).toSorted()).toEqual(Object.keys(damages).toSorted())
  for (const { why } of aside) expect(why).toMatch(/^This table is damaged and can’t be opened.*\.$/)
  await shelf.remove('text')
  expect((await shelf.list()).aside).toHaveLength(aside.length - 1)
})

test('tables of other rules or a newer page are left where they are', async () => {
  const drawer = new MemoryDrawer()
  const local = new LocalTables(ground(drawer, 'versions'))
  const { kept } = startTable('versions', [person('Ada'), person('Ben'), person('Cleo')])
  drawer.things.set('older', { ...kept, id: 'older', version: game.version + 1 })
  drawer.things.set('newer', { form: 2, id: 'newer' })
  drawer.things.set('unknown', { ...kept, id: 'unknown', game: 'nobody knows' })
  await expect(local.open('older', 0)).rejects.toMatchObject({ reason: 'version' })
  await expect(local.open('newer', 0)).rejects.toMatchObject({ reason: 'newer' })
  await expect(local.open('unknown', 0)).rejects.toMatchObject({ reason: 'gone' })
  await expect(local.open('nowhere', 0)).rejects.toMatchObject({ reason: 'missing' })
  expect([...drawer.things.keys()]).toEqual(['older', 'newer', 'unknown'])
})

test('thrown away in one tab, a table is gone for the other', async () => {
  const drawer = new MemoryDrawer()
  const local = new LocalTables(ground(drawer, 'gone'))
  const id = await local.newTable({ ...setup, seats: [person('Ada'), person('Ben'), person('Cleo')] })
  const link = await local.open(id, 0)
  await new Shelf(drawer).remove(id)
  await expect(link.play(link.current()?.position?.prompt?.fallback)).rejects.toMatchObject({ reason: 'gone' })
  expect(drawer.things.size).toBe(0)
})
