import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { Silence } from '../../store/faults.ts'
import { ada, ben, openHouse, pass, settled, show, started, stopTime, type TestHouse } from './house.ts'

const live = { kind: 'live', think: 60, reserve: 120 } as const
const slow = { kind: 'slow', hours: 24 } as const
const second = 1000
const minute = 60 * second

/** From now on nothing can be written; call to end it. */
async function beReadOnly({ database: { kysely } }: TestHouse): Promise<() => Promise<void>> {
  await sql`pragma query_only = on`.execute(kysely)
  return async () => {
    await sql`pragma query_only = off`.execute(kysely)
    // It is noticed within half a second.
    await pass(500)
  }
}

describe('while the house can’t write', () => {
  test('clocks stand still, and what was left of them is left afterwards', async () => {
    stopTime()
    const opened = await openHouse()
    const table = await started(opened.house, { clock: live })
    await pass(30 * second)
    const before = table.deadline(0)
    const end = await beReadOnly(opened)
    await expect(show(table, ada, 3)).rejects.toMatchObject({ reason: 'unavailable' })
    const began = Date.now()
    await pass(10 * minute)
    expect(await opened.store.log.read(table.id)).toEqual([])
    await end()
    const lines = await opened.store.log.read(table.id)
    expect(lines).toMatchObject([
      { kind: 'outage', by: 'clock', move: { from: began, until: Date.now() + 3 * second } },
    ])
    const lasted = Date.now() + 3 * second - began
    expect(table.deadline(0)).toBe((before ?? 0) + lasted)

    await show(table, ada, 3)
    expect(table.look(0, null).awaiting).toMatchObject([{ seat: 1, reserve: 120 * second }])
    expect(table.match?.reserve(0)).toBe(120 * second)
    const restarted = await opened.again()
    expect((await restarted.house.open(table.id)).deadline(1)).toBe(table.deadline(1))
  })

  test('a database that was silent before anybody could say so takes that time from nobody either', async () => {
    stopTime()
    const opened = await openHouse()
    const table = await started(opened.house, { clock: live })
    await pass(30 * second)
    const before = table.deadline(0) ?? 0
    opened.database.weather.hear(new Error('lost', { cause: new Silence(5 * second) }))
    const from = Date.now() - 5 * second
    await pass(second)
    const [outage] = await opened.store.log.read(table.id)
    expect(outage).toMatchObject({ kind: 'outage', move: { from } })
    expect(table.deadline(0)).toBe(before + (outage?.at ?? 0) + 3 * second - from)
  })

  test('a fallback that is due waits with the others, and its seat has a moment to be heard first', async () => {
    stopTime()
    const opened = await openHouse()
    const table = await started(opened.house, { clock: live })
    await pass(180 * second - 1)
    const end = await beReadOnly(opened)
    await pass(10 * minute)
    await end()
    expect(await show(table, ada, 4)).toBe(2)
    await pass(3 * second)
    expect((await opened.store.log.read(table.id)).map(({ kind, by }) => [kind, by])).toEqual([
      ['outage', 'clock'],
      ['move', 'person'],
      ['move', 'clock'],
    ])
  })

  test('a table that was out of memory has its clock set back too', async () => {
    stopTime()
    const opened = await openHouse()
    const table = await started(opened.house, { clock: slow })
    const other = await started(opened.house)
    const due = table.deadline(0) ?? 0
    await pass(10 * minute)
    expect(opened.house.size).toBe(0)
    await opened.house.open(other.id)
    const end = await beReadOnly(opened)
    const began = Date.now()
    await expect(show(await opened.house.open(other.id), ada, 3)).rejects.toMatchObject({ reason: 'unavailable' })
    await pass(10 * minute)
    await end()
    expect((await opened.house.open(table.id)).deadline(0)).toBe(due + Date.now() + 3 * second - began)
  })

  test('bots don’t think, nobody tries again and again, and all of it goes on by itself', async () => {
    stopTime()
    let thoughts = 0
    const opened = await openHouse(undefined, async ({ situation }) => {
      thoughts++
      return situation.prompt.fallback
    })
    const tables = await Promise.all([1, 2, 3].map(() => started(opened.house, { people: [ada], bots: 1 })))
    await settled()
    for (const table of tables) await show(table, ada, 1)
    const end = await beReadOnly(opened)
    await settled()
    for (const table of tables) await show(table, ada, 1).catch(() => {})
    const before = { thoughts, troubles: opened.troubles.length }
    await pass(10 * minute)
    expect({ thoughts, troubles: opened.troubles.length }).toEqual(before)
    await end()
    for (const table of tables) {
      expect(table.isStill).toBe(false)
      await pass(second)
      await show(table, ada, 1).catch(() => {})
      await pass(second)
      expect(table.match?.awaiting).toEqual(table.match?.outcome === null ? [0] : [])
    }
  })

  test('a table without a clock has nothing to be written for it', async () => {
    stopTime()
    const opened = await openHouse()
    const table = await started(opened.house)
    const end = await beReadOnly(opened)
    await expect(show(table, ada, 3)).rejects.toMatchObject({ reason: 'unavailable' })
    await pass(minute)
    await end()
    await show(table, ben, 3)
    expect((await opened.store.log.read(table.id)).map(({ kind }) => kind)).toEqual(['move'])
  })
})
