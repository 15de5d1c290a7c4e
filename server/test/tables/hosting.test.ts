import { describe, expect, test } from 'vitest'
import { changeTable, sayReady, standUp, startGame } from '../../tables/gathering.ts'
import type { LiveTable } from '../../tables/table.ts'
import { ada, ben, cleo, gather, openHouse, pass, stopTime } from './house.ts'

const minute = 60_000

async function gathered(people = [ada, ben, cleo]): Promise<LiveTable> {
  stopTime()
  const { house } = await openHouse()
  const table = await gather(house, { people })
  for (const { id } of people) table.arrive(id, id)
  return table
}

describe('a host who is away from a gathering', () => {
  test('is followed after a minute by the next who is there', async () => {
    const table = await gathered()
    table.part(ada.id)
    table.part(ben.id)
    await pass(minute - 1)
    expect(table.row.host).toBe('ada')
    await pass(1)
    expect(table.row.host).toBe('cleo')
    const [line] = await table.conversation.read()
    expect(line).toMatchObject({ kind: 'event', seat: 2, said: { type: 'host' } })
  })

  test('hosts again by returning before the start', async () => {
    const table = await gathered()
    table.part(ada.id)
    await pass(minute)
    expect(table.row.host).toBe('ben')
    table.arrive('again', ada.id)
    await pass(0)
    expect(table.row).toMatchObject({ host: 'ada', hostBefore: null })
  })

  test('hosts again though two others have hosted meanwhile', async () => {
    const table = await gathered()
    table.part(ada.id)
    await pass(minute)
    table.part(ben.id)
    await pass(minute)
    expect(table.row.host).toBe('cleo')
    table.hear(ada.id)
    await pass(0)
    expect(table.row.host).toBe('ada')
  })

  test('does not get it back once the game has started', async () => {
    const table = await gathered()
    table.part(ada.id)
    await pass(minute)
    for (const { id } of [ada, cleo]) await sayReady(table, id, true)
    await startGame(table, ben.id)
    table.arrive('again', ada.id)
    await pass(0)
    expect(table.row.host).toBe('ben')
  })

  test('does not get back what was handed over, or got up from', async () => {
    const handed = await gathered()
    handed.part(ada.id)
    await pass(minute)
    await changeTable(handed, ben.id, { host: cleo.id })
    handed.arrive('again', ada.id)
    await pass(0)
    expect(handed.row.host).toBe('cleo')
  })

  test('who gets up while another hosts comes back as a guest', async () => {
    const table = await gathered()
    table.part(ada.id)
    await pass(minute)
    await standUp(table, ada.id, 0)
    table.arrive('again', ada.id)
    await pass(0)
    expect(table.row.host).toBe('ben')
  })

  test('stays host while nobody else is there', async () => {
    const table = await gathered([ada, ben])
    table.part(ada.id)
    table.part(ben.id)
    await pass(5 * minute)
    expect(table.row.host).toBe('ada')
    table.arrive('again', ben.id)
    await pass(0)
    expect(table.row.host).toBe('ben')
  })

  test('is remembered by the next house', async () => {
    stopTime()
    const first = await openHouse()
    const table = await gather(first.house, { people: [ada, ben] })
    table.arrive('b', ben.id)
    await pass(minute)
    expect(table.row.host).toBe('ben')
    const { house } = await first.again()
    const opened = await house.open(table.id)
    opened.arrive('a', ada.id)
    await pass(0)
    expect(opened.row.host).toBe('ada')
  })
})
