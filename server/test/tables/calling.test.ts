import { describe, expect, test, vi } from 'vitest'
import type { ClockSetting } from '../../store/rows.ts'
import { sayReady, standUp, startGame } from '../../tables/gathering.ts'
import { lastCallAt } from '../../tables/calling.ts'
import type { LiveTable } from '../../tables/table.ts'
import { ada, ben, gather, openHouse, pass, show, started, stopTime, type TestHouse } from './house.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

interface Evening extends TestHouse {
  readonly table: LiveTable
  /** Who was called since this was last asked. */
  calls(): string[]
}

/** Both are there, and look, a minute after the house has opened. */
async function evening(clock: ClockSetting = { kind: 'none' }): Promise<Evening> {
  stopTime()
  const open = await openHouse()
  await pass(minute)
  const table = await gather(open.house, { clock })
  for (const { id } of [ada, ben]) table.arrive(id, id)
  await sayReady(table, ben.id, true)
  await startGame(table, ada.id)
  const { notes } = open
  return { ...open, table, calls: () => notes.splice(0).map(({ account, kind }) => `${account} ${kind}`) }
}

describe('somebody who is asked', () => {
  test('is not called while they look', async () => {
    const { table, calls } = await evening()
    await show(table, ada, 1)
    await pass(5 * minute)
    expect(calls()).toEqual([])
  })

  test('is called when they have gone, once they have been gone for a moment', async () => {
    const { table, calls } = await evening()
    await show(table, ada, 1)
    table.part(ben.id)
    await pass(30 * second - 1)
    expect(calls()).toEqual([])
    await pass(1)
    expect(calls()).toEqual(['ben started'])
    await pass(5 * minute)
    expect(calls()).toEqual([])
  })

  test('is called at once when the question finds them gone', async () => {
    const { table, calls } = await evening()
    await show(table, ben, 1)
    table.part(ben.id)
    await pass(minute)
    expect(calls()).toEqual([])
    await show(table, ada, 1)
    expect(calls()).toEqual(['ben turn'])
  })

  test('is called to each question anew', async () => {
    const { table, calls } = await evening()
    table.part(ben.id)
    await pass(minute)
    expect(calls()).toEqual(['ben started'])
    table.hear(ben.id)
    await show(table, ben, 1)
    await show(table, ada, 1)
    expect(calls()).toEqual([])
    await pass(minute)
    expect(calls()).toEqual(['ben turn'])
    table.arrive('again', ben.id)
    table.part('again')
    await pass(5 * minute)
    expect(calls()).toEqual([])
  })

  test('is called though their page is open, if it lies behind others', async () => {
    const { table, calls } = await evening()
    table.show(ben.id, false)
    await pass(30 * second)
    expect(calls()).toEqual(['ben started'])
    expect(table.info(null).seats[1]?.sitter).toMatchObject({ present: true })
    table.show(ben.id, true)
    await show(table, ben, 1)
    await show(table, ada, 1)
    await pass(5 * minute)
    expect(calls()).toEqual([])
  })

  test('is not called where a bot plays for them', async () => {
    const { table, calls } = await evening()
    await standUp(table, ben.id, 1)
    table.part(ben.id)
    await pass(5 * minute)
    expect(calls()).toEqual([])
  })

  test('is told when the game has ended without them', async () => {
    const { table, calls } = await evening()
    for (let round = 0; round < 3; round++) {
      if (round === 2) table.show(ben.id, false)
      await show(table, ben, 1)
      if (round === 2) await pass(30 * second)
      await show(table, ada, 2)
    }
    expect(table.row.status).toBe('finished')
    expect(calls()).toEqual(['ben finished'])
  })
})

describe('at a slow table', () => {
  test('somebody is called once more when a quarter of the time is left, though the table is out of memory', async () => {
    const { house, table, calls } = await evening({ kind: 'slow', hours: 1 })
    for (const { id } of [ada, ben]) table.part(id)
    await pass(10 * minute)
    expect(calls()).toEqual(['ada started', 'ben started'])
    expect(house.size).toBe(0)
    await pass(35 * minute - second)
    expect(calls()).toEqual([])
    await pass(second)
    expect(calls()).toEqual(['ada soon', 'ben soon'])
    await pass(15 * minute - second)
    expect(calls()).toEqual([])
  })

  test('that is six hours before the end at most', () => {
    expect(lastCallAt({ kind: 'slow', hours: 4 }, 100 * hour)).toBe(99 * hour)
    expect(lastCallAt({ kind: 'slow', hours: 336 }, 100 * hour)).toBe(94 * hour)
    expect(lastCallAt({ kind: 'none' }, 100 * hour)).toBe(Infinity)
  })
})

describe('after a restart', () => {
  test('nobody is called twice to the same, and whoever was not yet is', async () => {
    const first = await evening()
    first.table.part(ben.id)
    await pass(minute)
    expect(first.calls()).toEqual(['ben started'])
    const { notes, house } = await first.again()
    await house.open(first.table.id)
    await pass(30 * second - 1)
    expect(notes).toEqual([])
    await pass(5 * minute)
    expect(notes.map(({ account }) => account)).toEqual(['ada'])
  })

  test('what could not be told is told by the next house', async () => {
    stopTime()
    const first = await openHouse(undefined, undefined, undefined, { notify: async () => false })
    const table = await started(first.house)
    await pass(minute)
    expect(await first.store.calls.of(table.id)).toEqual([])
    vi.setSystemTime(Date.now() + hour)
    const { notes } = await first.again({})
    await pass(minute)
    expect(notes.map(({ account }) => account)).toEqual(['ada', 'ben'])
  })
})
