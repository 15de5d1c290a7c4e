import { refused } from '#test/refused'
import { describe, expect, test } from 'vitest'
import {
  ada,
  answers,
  asked,
  bo,
  choices,
  choose,
  commit,
  cy,
  dee,
  eli,
  fay,
  gus,
  lay,
  muskets,
  nominate,
  offDuty,
  redDrunk,
  seatsWhere,
  told,
  viewers,
  type KrakenTable,
  type Name,
} from './lay.ts'

/** Bo and Cy are nominated, and this is put forward. */
function putTo(table: KrakenTable, shown: Partial<Record<Name, number>>): KrakenTable {
  nominate(table, bo, cy)
  commit(table, shown)
  return table
}

describe('the loyalty test', () => {
  test('[KRA-3.2] everyone on board but the captain commits any number of their muskets', () => {
    const table = lay({ bo: { muskets: 1 }, cy: { muskets: 5 }, dee: { out: true } })
    nominate(table, bo, cy)
    expect(asked(table)).toBe('loyalty bo cy eli fay gus')
    const counts = (seat: number) => answers(table, seat).map((move) => (move.type === 'commit' ? move.muskets : -1))
    expect([counts(bo), counts(cy), counts(eli)]).toEqual([
      [0, 1],
      [0, 1, 2, 3, 4, 5],
      [0, 1, 2, 3],
    ])
    refused(table, bo, { type: 'commit', muskets: 2 })
    refused(table, ada, { type: 'commit', muskets: 1 })
    refused(table, dee, { type: 'commit', muskets: 0 })
  })

  test('[KRA-3.2] all is revealed together, when the last has committed', () => {
    const table = lay()
    nominate(table, bo, cy)
    for (const seat of [gus, fay, eli, dee, cy]) table.play(seat, { type: 'commit', muskets: seat === gus ? 2 : 0 })
    expect(told(table, 'muskets')).toEqual([])
    for (const viewer of viewers(table)) {
      expect(table.view(viewer).test.committed[gus]).toBe(viewer === gus ? 2 : null)
    }
    table.play(bo, { type: 'commit', muskets: 0 })
    expect(told(table, 'muskets')).toEqual([{ type: 'muskets', shown: [null, 0, 0, 0, 0, 0, 2] }])
    for (const viewer of viewers(table)) {
      expect(table.view(viewer).log).toContainEqual({
        type: 'test',
        captain: ada,
        lieutenant: bo,
        navigator: cy,
        shown: [null, 0, 0, 0, 0, 0, 2],
      })
    }
  })

  test('[KRA-3.2] a commitment can’t be made twice, and who has no musket isn’t asked', () => {
    const table = lay({ bo: { muskets: 0 } })
    nominate(table, bo, cy)
    expect(asked(table)).toBe('loyalty cy dee eli fay gus')
    table.play(cy, { type: 'commit', muskets: 1 })
    refused(table, cy, { type: 'commit', muskets: 2 })
  })
})

describe('what it takes', () => {
  test.each([
    [5, 3],
    [6, 3],
    [7, 3],
    [8, 4],
    [9, 4],
    [10, 5],
    [11, 5],
  ])('[KRA-3.3] of %i at the start, %i make a mutiny and one fewer does not', (seats, needed) => {
    const enough = putTo(lay({ bo: { muskets: 9 } }, { seats }), { bo: needed })
    expect(told(enough, 'mutiny')).toEqual([{ type: 'mutiny', total: needed, needed, success: true }])
    expect(enough.state.captain).toBe(bo)
    const short = putTo(lay({ bo: { muskets: 9 } }, { seats }), { bo: needed - 2, cy: 1 })
    expect(told(short, 'mutiny')).toEqual([{ type: 'mutiny', total: needed - 1, needed, success: false }])
    expect(short.state.captain).toBe(ada)
  })

  test('[KRA-3.3] those who are out were there at the start', () => {
    const table = putTo(lay({ fay: { out: true }, gus: { out: true }, eli: { out: true } }, { seats: 8 }), { bo: 3 })
    expect(told(table, 'mutiny')).toMatchObject([{ needed: 4, success: false }])
  })
})

describe('a mutiny that succeeds', () => {
  test('[KRA-3.4] whoever revealed most is captain, all revealed muskets are gone, and a nomination follows', () => {
    const table = putTo(lay(), { cy: 2, dee: 1, fay: 1 })
    expect(table.state.captain).toBe(cy)
    expect(told(table, 'captain')).toEqual([{ type: 'captain', seat: cy, by: 'mutiny' }])
    expect(muskets(table)).toEqual([3, 3, 1, 2, 3, 2, 3])
    expect(asked(table)).toBe('nominate cy')
    expect(table.state.team).toEqual({ lieutenant: null, navigator: null })
    expect(table.state.log.at(-1)).toEqual({ type: 'mutiny', captain: cy })
    expect(table.state.ship).toBe('0,0')
  })

  test('[KRA-3.4] in a tie the captain rules one out, each ruled out rules out the next, the last is captain', () => {
    const table = putTo(lay(), { bo: 2, dee: 2, fay: 2, gus: 1 })
    expect(asked(table)).toBe('ruleOut ada')
    expect(choices(table, ada)).toEqual([bo, dee, fay])
    refused(table, ada, { type: 'choose', seat: gus })
    choose(table, dee)
    expect(asked(table)).toBe('ruleOut dee')
    expect(choices(table, dee)).toEqual([bo, fay])
    choose(table, bo)
    expect(table.state.captain).toBe(fay)
    expect(told(table, 'ruledOut').map(({ by, seat }) => [by, seat])).toEqual([
      [ada, dee],
      [dee, bo],
    ])
    expect(muskets(table)).toEqual([3, 1, 3, 1, 3, 1, 2])
    expect(asked(table)).toBe('nominate fay')
  })

  test('[KRA-3.4] the new captain may meet with a mutiny as well', () => {
    const table = putTo(lay(), { cy: 3 })
    nominate(table, ada, bo)
    expect(asked(table)).toBe('loyalty ada bo dee eli fay gus')
    commit(table, { ada: 3 })
    expect(table.state.captain).toBe(ada)
  })
})

test('[KRA-3.5] if it fails, everyone takes their muskets back, and the team navigates', () => {
  const table = putTo(lay({ gus: { muskets: 1 } }), { dee: 1, gus: 1 })
  expect(muskets(table)).toEqual([3, 3, 3, 3, 3, 3, 1])
  expect(asked(table)).toBe('hand ada bo')
  expect(table.state.navigation).toMatchObject({ captain: ada, lieutenant: bo, navigator: cy, emergency: false })
})

test('[KRA-3.6] somebody off duty may mutiny and be captain; the marker stays and has no effect meanwhile', () => {
  const table = putTo(lay({ dee: { offDuty: true }, eli: { offDuty: true } }), { dee: 3 })
  expect(table.state.captain).toBe(dee)
  expect(offDuty(table)).toEqual([dee, eli])
  expect(asked(table)).toBe('nominate dee')
  nominate(table, ada, bo)
  commit(table)
  expect(asked(table)).toBe('hand ada dee')
})

describe('cut tongues in a mutiny', () => {
  test('[KRA-3.7] only cut tongues showed muskets: all others but the captain tie at 0', () => {
    const table = putTo(lay({ dee: { tongueless: true }, eli: { out: true } }), { dee: 3 })
    expect(asked(table)).toBe('ruleOut ada')
    expect(choices(table, ada)).toEqual([bo, cy, fay, gus])
    choose(table, bo)
    choose(table, cy)
    choose(table, fay)
    expect(table.state.captain).toBe(gus)
    expect(muskets(table)).toEqual([3, 3, 3, 0, 3, 3, 3])
  })

  test('[KRA-3.7] one other musket is enough not to', () => {
    const table = putTo(lay({ dee: { tongueless: true } }), { dee: 3, gus: 1 })
    expect(table.state.captain).toBe(gus)
  })

  test('[KRA-3.8] nobody at all can be captain: the old one stays, and the muskets are gone', () => {
    const out = { out: true }
    const table = lay({ bo: { tongueless: true }, cy: { tongueless: true }, dee: out, eli: out, fay: out, gus: out })
    putTo(table, { bo: 2, cy: 1 })
    expect(table.state.captain).toBe(ada)
    expect(told(table, 'stays')).toEqual([{ type: 'stays', seat: ada, by: 'mutiny' }])
    expect(muskets(table).slice(0, 3)).toEqual([3, 1, 2])
    expect(asked(table)).toBe('nominate ada')
    expect(seatsWhere(table, ({ record }) => record.includes(redDrunk))).toEqual([])
  })
})
