import { describe, expect, test } from 'vitest'
import type { Component } from '../data/places.ts'
import {
  asked,
  blue,
  chart,
  crypt,
  garden,
  green,
  grimoire,
  held,
  idol,
  key,
  lay,
  leave,
  letTimeRunOut,
  library,
  line,
  lock,
  lying,
  museum,
  observatory,
  offspring,
  outside,
  plant,
  potion,
  powers,
  red,
  resolve,
  set,
  skull,
  take,
  told,
  viewers,
  whereabouts,
  type OctopusTable,
} from './lay.ts'

const ended = (table: OctopusTable) => {
  const [end] = told(table, 'ended')
  return end === undefined ? null : { reason: end.reason, winner: end.winner }
}

/** Nobody does anything more this turn: all stay, each in a room of its own, and leave what they find. */
const passTheTurn = (table: OctopusTable) => {
  resolve(table)
  while (asked(table).startsWith('gather')) for (const seat of table.awaiting) leave(table, seat)
}

describe('four components', () => {
  test('[OCT-6.1] the fourth different component wins', () => {
    const table = lay({
      red: { in: potion, holds: [grimoire, idol, skull] },
      blue: { in: garden },
      green: { in: crypt },
    })
    resolve(table)
    leave(table, green)
    take(table, red)
    leave(table, blue)
    expect(ended(table)).toEqual({ reason: 'ritual', winner: red })
    expect(table.outcome).toEqual({ places: [1, 2, 2], reason: 'ritual' })
    expect(table.awaiting).toEqual([])
  })

  test('[OCT-6.1] a key counts like any other', () => {
    const table = lay({ red: { in: outside, holds: [grimoire, idol, skull] }, blue: { errs: true } })
    resolve(table)
    take(table, red)
    expect(ended(table)).toEqual({ reason: 'ritual', winner: red })
  })

  test('[OCT-6.1] three don’t win', () => {
    const table = lay({ red: { in: potion, holds: [grimoire, idol] }, blue: { errs: true } })
    resolve(table)
    take(table, red)
    expect(held(table).red).toHaveLength(3)
    expect(table.outcome).toBeNull()
  })

  test('[OCT-6.1] checked once, after all locations: the others still have their turn', () => {
    const table = lay({
      red: { in: library, holds: [idol, skull, potion] },
      blue: { in: crypt },
      green: { in: garden },
    })
    resolve(table)
    take(table, red)
    expect(table.outcome).toBeNull()
    expect(asked(table)).toBe('gather blue')
    take(table, blue)
    expect(table.outcome).toBeNull()
    take(table, green)
    expect(ended(table)).toEqual({ reason: 'ritual', winner: red })
  })

  test('[OCT-6.1] a fourth that is lost again before the check wins nothing', () => {
    const table = lay(
      { red: { in: library, holds: [idol, skull, potion] }, blue: { in: outside } },
      { exterior: 'colony' },
    )
    resolve(table)
    take(table, red)
    table.play(blue, { type: 'sacrifice', target: red })
    table.play(red, { type: 'return', component: idol })
    expect(table.outcome).toBeNull()
    expect(asked(table)).toBe('clock red blue')
  })

  test('[OCT-6.1] a cult at power 0 doesn’t win, whatever it holds', () => {
    const table = lay(
      {
        red: { in: outside, power: 1, holds: [grimoire, idol, skull, potion] },
        blue: { in: crypt },
        green: { in: garden },
      },
      { exterior: 'city' },
    )
    passTheTurn(table)
    expect(powers(table)).toMatchObject({ red: 0 })
    expect(table.outcome).toBeNull()
  })

  test('[OCT-6.1] at power 1 it does', () => {
    const table = lay(
      {
        red: { in: outside, power: 2, holds: [grimoire, idol, skull, potion] },
        blue: { in: crypt },
        green: { in: garden },
      },
      { exterior: 'city' },
    )
    passTheTurn(table)
    expect(powers(table)).toMatchObject({ red: 1 })
    expect(ended(table)).toEqual({ reason: 'ritual', winner: red })
  })

  test('[OCT-6.1] a cult lying down wins too, if it has them', () => {
    const table = lay({ red: { in: crypt, errs: true, holds: [grimoire, idol, skull, potion] }, blue: { in: garden } })
    passTheTurn(table)
    expect(ended(table)).toEqual({ reason: 'ritual', winner: red })
  })

  test('[OCT-6.1] all cults are checked at once: several may qualify', () => {
    const table = lay({
      red: { in: library, power: 2, holds: [idol, skull, potion] },
      blue: { in: museum, power: 5, holds: [skull, potion, chart] },
      green: { in: garden },
    })
    resolve(table)
    take(table, red)
    take(table, blue)
    take(table, green)
    expect(ended(table)).toEqual({ reason: 'ritual', winner: red })
  })
})

describe('several with four', () => {
  /** All stay apart and do nothing, so that their hands and powers decide. */
  const compare = (...cults: readonly (readonly [holds: readonly Component[], power?: number])[]) => {
    const [one, two, three] = cults.map(([holds, power = 3]) => ({ holds, power }))
    const table = lay({
      red: { in: library, ...one },
      blue: { in: museum, ...two },
      green: { in: crypt, ...three },
      gold: { in: garden, power: 3 },
    })
    passTheTurn(table)
    return ended(table)
  }

  test.each([
    ['grimoire', [grimoire, chart, plant, key], [idol, skull, potion, chart]],
    ['idol', [grimoire, idol, plant, key], [grimoire, skull, potion, chart]],
    ['skull', [idol, skull, plant, key], [idol, potion, chart, plant]],
    ['potion', [grimoire, idol, potion, key], [grimoire, idol, chart, plant]],
    ['star chart', [grimoire, idol, chart, key], [grimoire, idol, plant, key]],
    ['plant', [grimoire, idol, skull, plant], [grimoire, idol, skull, key]],
    ['key', [grimoire, idol, skull, plant, key], [grimoire, idol, skull, plant]],
  ] as const)('[OCT-6.2] the %s settles it where nothing before does, whatever the power', (_kind, better, worse) => {
    expect(compare([better, 1], [worse, 7])).toEqual({ reason: 'ritual', winner: red })
    expect(compare([worse, 7], [better, 1])).toEqual({ reason: 'ritual', winner: blue })
  })

  test('[OCT-6.2] who dropped out at one step is out of the next ones', () => {
    expect(
      compare([[grimoire, chart, plant, key]], [[grimoire, potion, plant, key]], [[idol, skull, potion, chart]]),
    ).toEqual({ reason: 'ritual', winner: blue })
  })

  test('[OCT-6.2] a kind that none of the tied holds drops nobody', () => {
    expect(compare([[skull, chart, plant, key]], [[potion, chart, plant, key]])).toEqual({
      reason: 'ritual',
      winner: red,
    })
  })

  test('[OCT-6.2] a kind held only by a cult without four settles nothing', () => {
    expect(compare([[grimoire]], [[skull, chart, plant, key]], [[idol, chart, plant, key]])).toEqual({
      reason: 'ritual',
      winner: green,
    })
  })

  test('[OCT-6.2] equal hands: the higher power wins', () => {
    const four = [grimoire, idol, skull, potion]
    expect(compare([four, 2], [four, 3])).toEqual({ reason: 'ritual', winner: blue })
    expect(compare([four, 5], [four, 5], [four, 6])).toEqual({ reason: 'ritual', winner: green })
  })

  test('[OCT-6.2] power counts between the last ones tied only', () => {
    const four = [grimoire, idol, skull, potion]
    expect(compare([four, 2], [four, 3], [[grimoire, idol, skull, chart], 7])).toEqual({
      reason: 'ritual',
      winner: blue,
    })
  })

  test('[OCT-6.2] equal hands, equal power: nobody wins, and the game is over', () => {
    const four = [grimoire, idol, skull, potion]
    expect(compare([four, 3], [four, 3])).toEqual({ reason: 'standstill', winner: null })
    expect(compare([four, 3], [four, 3], [four, 2])).toEqual({ reason: 'standstill', winner: null })
  })
})

describe('the last ones', () => {
  test('[OCT-6.3] one cult left wins, whatever it holds', () => {
    const table = lay({
      red: { in: crypt, power: 1, holds: [skull, plant] },
      blue: { in: garden, sends: crypt },
      green: { power: 0 },
    })
    resolve(table)
    leave(table, blue)
    expect(held(table).blue).toEqual([])
    expect(ended(table)).toEqual({ reason: 'survivor', winner: blue })
  })

  test('[OCT-6.3] not before all locations are resolved', () => {
    const table = lay({ red: { in: library, power: 1 }, blue: { in: garden, sends: library } })
    resolve(table)
    expect(powers(table)).toMatchObject({ red: 0 })
    expect(table.outcome).toBeNull()
    expect(asked(table)).toBe('gather blue')
  })

  test('[OCT-6.3] nor if the last one falls later in the same turn', () => {
    const table = lay({ red: { in: library, power: 1, sends: garden }, blue: { in: garden, power: 1, sends: library } })
    resolve(table)
    expect(ended(table)).toEqual({ reason: 'extinction', winner: null })
  })

  test('[OCT-6.3] none left: nobody wins', () => {
    const table = lay({ red: { in: crypt, power: 1 }, blue: { in: crypt, power: 1 }, green: { power: 0 } })
    resolve(table)
    lock(table, 'fight', red)
    expect(ended(table)).toEqual({ reason: 'extinction', winner: null })
    expect(table.awaiting).toEqual([])
  })

  test('[OCT-6.3] none left after the reveal: the same', () => {
    const table = lay({ red: { power: 1, errs: true }, blue: { power: 1, errs: true } })
    resolve(table)
    expect(ended(table)).toEqual({ reason: 'extinction', winner: null })
  })

  test('[OCT-6.3] two left: the game goes on', () => {
    const table = lay({ red: { in: crypt }, blue: { in: garden }, green: { power: 0 } })
    passTheTurn(table)
    expect(table.outcome).toBeNull()
  })

  test('[OCT-6.3] after the check: one left with four components has won by them', () => {
    const table = lay({
      red: { in: crypt, power: 1 },
      blue: { in: garden, sends: crypt, holds: [grimoire, idol, skull, potion] },
    })
    passTheTurn(table)
    expect(ended(table)).toEqual({ reason: 'ritual', winner: blue })
  })
})

describe('the next turn', () => {
  test('[OCT-6.4] offspring leave, lying pawns stand up, cultists stay, and all set their clocks anew', () => {
    const table = lay({ red: { in: library }, blue: { in: garden }, green: { in: outside } })
    set(table, red, garden, museum)
    set(table, blue, observatory, crypt)
    resolve(table)
    expect(lying(table)).toMatchObject({ red: true })
    expect(offspring(table)).toEqual({ red: museum, blue: crypt, green: 0 })
    take(table, blue)
    take(table, green)
    expect(table.state.turn).toBe(2)
    expect(told(table, 'turn')).toEqual([{ type: 'turn', turn: 2 }])
    expect(offspring(table)).toEqual({ red: 0, blue: 0, green: 0 })
    expect(lying(table)).toEqual({ red: false, blue: false, green: false })
    expect(whereabouts(table)).toEqual({ red: library, blue: observatory, green: outside })
    expect(asked(table)).toBe('clock red blue green')
    for (const viewer of viewers(table)) {
      expect(table.view(viewer).cults.every(({ clock, ready }) => clock === null && !ready)).toBe(true)
    }
  })

  test('[OCT-6.4] last turn’s offspring harm nobody any more', () => {
    const table = lay({ red: { in: crypt, power: 3, sends: museum }, blue: { in: garden, sends: museum } })
    passTheTurn(table)
    set(table, red, museum, line)
    set(table, blue, garden, line)
    expect(powers(table)).toMatchObject({ red: 3 })
    expect(asked(table)).toBe('gather red')
  })

  test('[OCT-6.4] a cult that stood up again takes part', () => {
    const table = lay({ red: { in: crypt, errs: true }, blue: { in: garden } })
    passTheTurn(table)
    set(table, red, crypt, line)
    set(table, blue, garden, line)
    expect(asked(table)).toBe('gather red')
  })
})

describe('dawn', () => {
  const lastTurn = (cults: Parameters<typeof lay>[0]) => {
    const table = lay(cults, { turn: 30 })
    passTheTurn(table)
    return table
  }

  test('[OCT-6.5] after turn 30 the game ends: most components win', () => {
    const table = lastTurn({ red: { in: crypt, holds: [plant] }, blue: { in: garden, power: 1, holds: [chart, key] } })
    expect(ended(table)).toEqual({ reason: 'dawn', winner: blue })
    expect(table.state.turn).toBe(30)
    expect(table.awaiting).toEqual([])
  })

  test('[OCT-6.5] after turn 29 it goes on', () => {
    const table = lay({ red: { in: crypt, holds: [plant] }, blue: { in: garden } }, { turn: 29 })
    passTheTurn(table)
    expect(table.outcome).toBeNull()
    expect(table.state.turn).toBe(30)
  })

  test('[OCT-6.5] what is gathered in turn 30 counts', () => {
    const table = lay({ red: { in: crypt, holds: [plant] }, blue: { in: garden, holds: [key] } }, { turn: 30 })
    resolve(table)
    leave(table, red)
    take(table, blue)
    expect(ended(table)).toEqual({ reason: 'dawn', winner: blue })
  })

  test('[OCT-6.5] as many: the better kind, as in OCT-6.2', () => {
    const table = lastTurn({
      red: { in: crypt, power: 5, holds: [skull, plant] },
      blue: { in: garden, power: 1, holds: [idol, key] },
    })
    expect(ended(table)).toEqual({ reason: 'dawn', winner: blue })
  })

  test('[OCT-6.5] a better kind doesn’t outweigh more of them', () => {
    const table = lastTurn({ red: { in: crypt, holds: [grimoire] }, blue: { in: garden, holds: [plant, key] } })
    expect(ended(table)).toEqual({ reason: 'dawn', winner: blue })
  })

  test('[OCT-6.5] then the higher power', () => {
    const table = lastTurn({ red: { in: crypt, power: 2 }, blue: { in: garden, power: 3 } })
    expect(ended(table)).toEqual({ reason: 'dawn', winner: blue })
  })

  test('[OCT-6.5] then nobody', () => {
    const table = lastTurn({
      red: { in: crypt, power: 3, holds: [idol] },
      blue: { in: garden, power: 3, holds: [idol] },
    })
    expect(ended(table)).toEqual({ reason: 'dawnForNobody', winner: null })
    expect(table.outcome).toEqual({ places: [2, 2], reason: 'dawnForNobody' })
  })

  test('[OCT-6.5] a cult that is out has nothing to count', () => {
    const table = lastTurn({
      red: { power: 0, holds: [grimoire, idol] },
      blue: { in: garden, holds: [key] },
      green: { in: crypt },
    })
    expect(ended(table)).toEqual({ reason: 'dawn', winner: blue })
  })

  test('[OCT-6.5] four components in turn 30 are a victory like any other', () => {
    const table = lastTurn({ red: { in: crypt, holds: [grimoire, idol, skull, potion] }, blue: { in: garden } })
    expect(ended(table)).toEqual({ reason: 'ritual', winner: red })
  })

  test('[OCT-6.5] thirty idle turns are a whole game', () => {
    const table = lay({ red: { in: crypt, holds: [skull] }, blue: { in: garden, holds: [plant] } })
    for (let turn = 1; turn <= 30; turn++) {
      expect(table.state.turn).toBe(turn)
      resolve(table)
    }
    expect(ended(table)).toEqual({ reason: 'dawn', winner: red })
  })
})

describe('places', () => {
  test('[OCT-6.6] the winner is first, all others share second place, the eliminated among them', () => {
    const table = lay({
      red: { in: crypt },
      blue: { power: 0, holds: [grimoire] },
      green: { in: library, holds: [grimoire, idol, skull, potion] },
      gold: { in: garden, holds: [plant, key, chart] },
    })
    passTheTurn(table)
    expect(table.outcome?.places).toEqual([2, 2, 1, 2])
  })

  test('[OCT-6.6] the survivor is first, the fallen share second place', () => {
    const table = lay({ red: { in: crypt, power: 1 }, blue: { power: 0 }, green: { in: garden, sends: crypt } })
    passTheTurn(table)
    expect(table.outcome?.places).toEqual([2, 2, 1])
  })

  test('[OCT-6.6] where nobody wins all share the defeat: nobody is first', () => {
    const four = [grimoire, idol, skull, potion]
    const standstill = lay({
      red: { in: crypt, holds: four },
      blue: { in: museum, holds: four },
      green: { in: garden },
    })
    passTheTurn(standstill)
    expect(standstill.outcome).toEqual({ places: [2, 2, 2], reason: 'standstill' })
    const extinction = lay({ red: { power: 1, errs: true }, blue: { power: 1, errs: true } })
    resolve(extinction)
    expect(extinction.outcome).toEqual({ places: [2, 2], reason: 'extinction' })
  })

  test('[OCT-6.6] until the end there are no places', () => {
    const table = lay({ red: { in: crypt }, blue: { in: garden } })
    expect(table.outcome).toBeNull()
    resolve(table)
    expect(table.outcome).toBeNull()
    letTimeRunOut(table)
    expect(table.outcome).toBeNull()
  })
})
