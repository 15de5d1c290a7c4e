import { describe, expect, test } from 'vitest'
import type { Card } from '../data/cards.ts'
import type { Heading } from '../data/headings.ts'
import { charts, isHarbour, type ChartName, type Space } from '../data/charts.ts'
import {
  ada,
  blueDrunk,
  bo,
  cy,
  dee,
  eli,
  gus,
  lay,
  mate,
  muskets,
  navigate,
  overboard,
  redDrunk,
  told,
  yellow,
  type Name,
} from './lay.ts'
import { id, isAt, leads, ledgers, long, short, type At } from './ledger.ts'

const water = (chart: ChartName, at: At): Space => charts[chart][id(at)] as Space
const cardOf: Readonly<Record<Heading, Card>> = { west: redDrunk, north: yellow, east: blueDrunk }

function expectExits(chart: ChartName): void {
  const ledger = ledgers[chart]
  for (const at of ledger.sea) {
    for (const heading of ['west', 'north', 'east'] as const) {
      const table = lay({ bo: { out: true }, gus: { is: 'leader' } }, { chart, at: id(at), draws: [cardOf[heading]] })
      navigate(table, cy, dee)
      expect([id(at), heading, table.state.ship]).toEqual([id(at), heading, id(leads(ledger, at, heading))])
    }
  }
}

function expectPlaces(chart: ChartName): void {
  const { sea, pirates, cult, sailors, tokens } = ledgers[chart]
  const all = [...sea, ...pirates, ...cult, ...sailors].map(id)
  expect(Object.keys(charts[chart]).toSorted()).toEqual(all.toSorted())
  for (const at of pirates) expect(water(chart, at)).toEqual({ goal: 'crimson' })
  for (const at of cult) expect(water(chart, at)).toEqual({ goal: 'kraken' })
  for (const at of sailors) expect(water(chart, at)).toEqual({ goal: 'bluewater' })
  for (const at of sea) {
    const token = Object.keys(tokens).find((one) => isAt(tokens[one] ?? [], at))
    const space = water(chart, at)
    expect([id(at), isHarbour(space) ? 'a goal' : space.token]).toEqual([id(at), token])
  }
}

describe('the short trip', () => {
  test('[KRA-2.1] has the spaces, goals and tokens of the ledger and no others', () => expectPlaces('short'))
  test('[KRA-2.1] every colour leads from every space where the ledger says', () => expectExits('short'))

  test('[KRA-2.1] has no supply line', () => {
    for (const at of short.sea) {
      const table = lay({ dee: { muskets: 0 } }, { chart: 'short', at: id(at), draws: [redDrunk] })
      navigate(table)
      expect(mate(table, dee).muskets).toBe(0)
    }
  })
})

describe('the long journey', () => {
  test('[KRA-2.2] has the spaces, goals and tokens of the ledger and no others', () => expectPlaces('long'))
  test('[KRA-2.2] every colour leads from every space where the ledger says', () => expectExits('long'))
})

test.each(['short', 'long'] as const)(
  '[KRA-2.1, KRA-2.2] on the %s chart every way leads north and into a goal',
  (chart) => {
    for (const at of ledgers[chart].sea) {
      const space = water(chart, at)
      if (isHarbour(space)) throw new Error(`${id(at)} is a goal`)
      for (const exit of [space.west, space.north, space.east]) {
        expect(Number(exit.split(',')[1])).toBeGreaterThan(at[1])
        expect(charts[chart][exit]).toBeDefined()
      }
    }
  },
)

describe('the supply line', () => {
  const empty: Partial<Record<Name, { muskets: number }>> = {
    ada: { muskets: 0 },
    bo: { muskets: 1 },
    cy: { muskets: 2 },
    dee: { muskets: 3 },
    eli: { muskets: 5 },
    fay: { muskets: 0 },
  }
  const poor = [0, 1, 2, 3, 5, 0, 3]

  test('[KRA-2.3] is crossed on leaving the southern waters, from each of its spaces and from no other', () => {
    for (const at of long.sea) {
      for (const heading of ['west', 'north', 'east'] as const) {
        const crosses = isAt(long.south, at) && !isAt(long.south, leads(long, at, heading))
        const table = lay({ ...empty, gus: { is: 'leader' } }, { at: id(at), draws: [cardOf[heading]] })
        navigate(table)
        expect([id(at), heading, muskets(table)]).toEqual([id(at), heading, crosses ? [3, 3, 3, 3, 5, 3, 3] : poor])
      }
    }
  })

  test('[KRA-2.3] fills up to three, nobody beyond, and nobody who is out', () => {
    const table = lay({ ...empty, fay: { muskets: 0, out: true } }, { at: '1,5', draws: [blueDrunk] })
    navigate(table)
    expect(overboard(table)).toEqual([5])
    expect(muskets(table)).toEqual([3, 3, 3, 3, 5, 0, 3])
    expect(told(table, 'armament').map(({ seat, muskets: now, why }) => [seat, now, why])).toEqual([
      [ada, 3, 'supplied'],
      [bo, 3, 'supplied'],
      [cy, 3, 'supplied'],
    ])
    expect(told(table, 'armament').some(({ seat }) => seat === eli || seat === gus)).toBe(false)
  })
})
