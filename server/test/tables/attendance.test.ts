import { describe, expect, test } from 'vitest'
import type { LiveTable } from '../../tables/table.ts'
import { ada, ben, openHouse, pass, started, stopTime } from './house.ts'

/** What those around were told of who is there, each time they were told. */
function told(table: LiveTable): { readonly present: boolean[]; readonly watchers: number }[] {
  const heard: { present: boolean[]; watchers: number }[] = []
  table.on('changed', () => {
    const { seats, watchers } = table.info(null)
    heard.push({ present: seats.map(({ sitter }) => sitter?.kind === 'person' && sitter.present), watchers })
  })
  return heard
}

describe('those around a table are told', () => {
  test('when somebody comes who only asks over HTTP, and when nothing more is heard of them', async () => {
    stopTime()
    const { house } = await openHouse()
    const table = await started(house)
    table.arrive('a', ada.id)
    await pass(1000)
    const heard = told(table)
    table.hear(ben.id)
    await pass(1000)
    expect(heard).toEqual([{ present: [true, true], watchers: 0 }])
    for (let time = 0; time < 10; time++) {
      await pass(10_000)
      table.hear(ben.id)
    }
    await pass(29_999)
    expect(heard).toHaveLength(1)
    await pass(1)
    expect(heard.at(-1)).toEqual({ present: [true, false], watchers: 0 })
    expect(heard).toHaveLength(2)
  })

  test('of one who watches by asking again and again as of one who stays', async () => {
    stopTime()
    const { house } = await openHouse()
    const table = await started(house)
    await pass(61_000)
    const heard = told(table)
    for (let poll = 0; poll < 5; poll++) {
      table.arrive(`poll ${poll}`, '')
      await pass(20_000)
      table.part(`poll ${poll}`)
      await pass(500)
    }
    expect(heard).toEqual([{ present: [false, false], watchers: 1 }])
    await pass(500)
    expect(heard.at(-1)).toEqual({ present: [false, false], watchers: 0 })
  })

  test('when somebody has been away for so long that a bot may play for them', async () => {
    stopTime()
    const { house } = await openHouse()
    const table = await started(house)
    table.arrive('a', ada.id)
    table.arrive('b', ben.id)
    await pass(61_000)
    table.part('b')
    const replaceable: boolean[] = []
    table.on('changed', () => replaceable.push(table.mayBeReplaced(1)))
    await pass(59_999)
    expect(replaceable).toEqual([false])
    await pass(1)
    expect(replaceable).toEqual([false, true])
  })

  test('nothing by a house that is closed', async () => {
    stopTime()
    const { house } = await openHouse()
    const table = await started(house)
    await house.close()
    const heard = told(table)
    table.hear(ada.id)
    await pass(120_000)
    expect(heard).toEqual([])
  })
})
