import { describe, expect, test } from 'vitest'
import { locations, rooms } from '../data/places.ts'
import {
  answers,
  asked,
  blue,
  crypt,
  garden,
  green,
  grimoire,
  heard,
  held,
  idol,
  laboratory,
  lay,
  leave,
  letTimeRunOut,
  library,
  line,
  lock,
  logged,
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
  stock,
  take,
  told,
  viewers,
  whereabouts,
} from './lay.ts'

describe('one cult, no offspring', () => {
  test('[OCT-4.1] it dominates and may gather one component', () => {
    const table = lay({ red: { in: crypt }, blue: { errs: true } }, { stock: { [crypt]: 2 } })
    resolve(table)
    expect(told(table, 'dominated')).toEqual([{ type: 'dominated', cult: red, at: crypt, turn: 1 }])
    expect(asked(table)).toBe('gather red')
    expect(answers(table, red)).toEqual([{ type: 'take' }, { type: 'leave' }])
    take(table, red)
    expect(held(table)).toEqual({ red: [skull], blue: [] })
    expect(stock(table, crypt)).toBe(1)
    expect(told(table, 'gathered')).toEqual([{ type: 'gathered', cult: red, component: skull, turn: 1 }])
    expect(asked(table)).toBe('clock red blue')
  })

  test('[OCT-4.1] it may decline', () => {
    const table = lay({ red: { in: crypt }, blue: { errs: true } }, { stock: { [crypt]: 2 } })
    resolve(table)
    leave(table, red)
    expect(held(table).red).toEqual([])
    expect(stock(table, crypt)).toBe(2)
    expect(told(table, 'declined')).toEqual([{ type: 'declined', cult: red, at: crypt, turn: 1 }])
  })

  test('[OCT-4.1] it can’t gather a kind that it holds', () => {
    const table = lay({ red: { in: crypt, holds: [skull] }, blue: { errs: true } }, { stock: { [crypt]: 2 } })
    resolve(table)
    expect(told(table, 'dominated')).toHaveLength(1)
    expect(answers(table, red)).not.toContainEqual({ type: 'take' })
    expect(held(table).red).toEqual([skull])
    expect(stock(table, crypt)).toBe(2)
  })

  test('[OCT-4.1] it can’t gather where nothing is left', () => {
    const table = lay({ red: { in: crypt }, blue: { errs: true } }, { stock: { [crypt]: 0 } })
    resolve(table)
    expect(told(table, 'dominated')).toHaveLength(1)
    expect(answers(table, red)).not.toContainEqual({ type: 'take' })
    expect(held(table).red).toEqual([])
  })

  test('[OCT-4.1] the last component can be gathered', () => {
    const table = lay({ red: { in: crypt }, blue: { errs: true } }, { stock: { [crypt]: 1 } })
    resolve(table)
    take(table, red)
    expect(held(table).red).toEqual([skull])
    expect(stock(table, crypt)).toBe(0)
  })

  test('[OCT-4.1] several cults dominate several locations in one turn, from 1 to 7, each settled before the next', () => {
    const table = lay({ red: { in: outside }, blue: { in: crypt }, green: { in: library }, gold: { in: garden } })
    resolve(table)
    const order = []
    while (asked(table).startsWith('gather')) {
      order.push(asked(table))
      expect(told(table, 'dominated')).toHaveLength(order.length)
      for (const seat of table.awaiting) leave(table, seat)
    }
    expect(order).toEqual(['gather green', 'gather blue', 'gather gold', 'gather red'])
    expect(told(table, 'dominated').map(({ at }) => at)).toEqual([library, crypt, garden, outside])
  })

  test('[OCT-4.1] who dominates room 4 isn’t settled before the quarrel in room 2 is', () => {
    const table = lay({ red: { in: museum }, blue: { in: museum }, green: { in: laboratory } })
    resolve(table)
    expect(asked(table)).toBe('negotiate red blue')
    expect(told(table, 'dominated')).toEqual([])
    lock(table, 'fight', red)
    expect(asked(table)).toBe('gather green')
  })
})

describe('offspring', () => {
  test.each(rooms)('[OCT-4.2] in room %i without a cult they do nothing', (room) => {
    const elsewhere = room === library ? museum : library
    const table = lay({ red: { in: elsewhere, power: 4, sends: room }, blue: { power: 4 }, green: { power: 0 } })
    set(table, blue, line, room)
    resolve(table)
    expect(powers(table)).toEqual({ red: 4, blue: 3, green: 0 })
    expect(told(table, 'harmed')).toEqual([])
    expect(asked(table)).toBe('gather red')
  })

  test('[OCT-4.3] one offspring costs the cult it meets 1 power, and nobody gathers', () => {
    const table = lay({ red: { in: crypt, power: 4 }, blue: { in: garden, sends: crypt } })
    resolve(table)
    expect(powers(table)).toMatchObject({ red: 3 })
    expect(told(table, 'harmed')).toEqual([{ type: 'harmed', cult: red, at: crypt, power: 3 }])
    expect(told(table, 'dominated').map(({ cult }) => cult)).toEqual([blue])
    expect(asked(table)).toBe('gather blue')
  })

  test('[OCT-4.3] three offspring still cost each cult one power', () => {
    const table = lay({
      red: { in: crypt, power: 4 },
      blue: { in: crypt, power: 2 },
      green: { in: library, power: 3, sends: crypt },
      gold: { in: museum, power: 3, sends: crypt },
      violet: { in: garden, power: 3, sends: crypt },
    })
    resolve(table)
    letTimeRunOut(table)
    expect(powers(table)).toEqual({ red: 3, blue: 1, green: 3, gold: 3, violet: 3 })
  })

  test('[OCT-4.3] cults that meet offspring don’t negotiate', () => {
    const table = lay({ red: { in: crypt }, blue: { in: crypt }, green: { in: garden, sends: crypt } })
    resolve(table)
    expect(told(table, 'negotiation')).toEqual([])
    expect(stock(table, crypt)).toBe(2)
    expect(held(table)).toEqual({ red: [], blue: [], green: [] })
  })

  test('[OCT-4.3] two cults may send their offspring at each other', () => {
    const table = lay({ red: { in: crypt, power: 3, sends: garden }, blue: { in: garden, power: 3, sends: crypt } })
    resolve(table)
    expect(powers(table)).toEqual({ red: 2, blue: 2 })
  })

  test('[OCT-4.3] whoever isn’t there loses nothing', () => {
    const table = lay({ red: { in: crypt, power: 4, sends: library }, blue: { in: museum, power: 4, sends: garden } })
    resolve(table)
    expect(powers(table)).toEqual({ red: 4, blue: 4 })
  })
})

describe('power 0', () => {
  test('[OCT-4.9] the cult is out at once, when that location’s losses are applied, and its pawn leaves', () => {
    const table = lay({ red: { in: museum, power: 1 }, blue: { in: crypt }, green: { in: garden, sends: museum } })
    resolve(table)
    expect(asked(table)).toBe('gather blue')
    expect(powers(table)).toMatchObject({ red: 0 })
    expect(whereabouts(table)).toMatchObject({ red: 0 })
    expect(heard(table).slice(-3)).toEqual(['harmed', 'out', 'dominated'])
    expect(told(table, 'out')).toEqual([{ type: 'out', cult: red }])
  })

  test('[OCT-4.9] at power 1 it isn’t', () => {
    const table = lay({ red: { in: museum, power: 2 }, blue: { in: garden, sends: museum } })
    resolve(table)
    expect(told(table, 'out')).toEqual([])
    expect(whereabouts(table)).toMatchObject({ red: museum })
  })

  test('[OCT-4.9] a location’s losses are one: all who fall there fall together', () => {
    const table = lay({
      red: { in: museum, power: 1 },
      blue: { in: museum, power: 1 },
      green: { in: museum, power: 2 },
      gold: { in: garden, sends: museum },
    })
    resolve(table)
    expect(powers(table)).toMatchObject({ red: 0, blue: 0, green: 1 })
  })

  test('[OCT-4.9] its offspring stays to the end of the turn and still harms in a later location', () => {
    const table = lay({
      red: { in: crypt, power: 1, sends: garden },
      blue: { in: garden, power: 3, sends: crypt },
      green: { in: observatory },
    })
    resolve(table)
    expect(asked(table)).toBe('gather green')
    expect(powers(table)).toMatchObject({ red: 0, blue: 3 })
    expect(offspring(table)).toMatchObject({ red: garden })
    leave(table, green)
    expect(powers(table)).toMatchObject({ red: 0, blue: 2 })
    expect(offspring(table)).toMatchObject({ red: 0 })
  })

  test('[OCT-4.9] so does that of a cult that falls in a confrontation', () => {
    const table = lay({
      red: { in: museum, power: 1, sends: laboratory },
      blue: { in: museum, power: 3 },
      green: { in: laboratory, power: 3 },
    })
    resolve(table)
    lock(table, 'fight', blue)
    expect(powers(table)).toEqual({ red: 0, blue: 2, green: 2 })
  })

  test('[OCT-4.9] so does that of a cult that falls by an error of its clock', () => {
    const table = lay({
      red: { in: museum, power: 1, errs: true, sends: museum },
      blue: { in: museum, power: 3 },
      green: {},
    })
    resolve(table)
    leave(table, green)
    expect(powers(table)).toMatchObject({ red: 0, blue: 2 })
  })

  test('[OCT-4.9] in the next turn it is asked nothing, and is in nobody’s way', () => {
    const table = lay({
      red: { in: museum, power: 1 },
      blue: { in: garden, sends: museum },
      green: { in: garden, power: 3 },
    })
    resolve(table)
    lock(table, 'nothing', blue, green)
    expect(asked(table)).toBe('clock blue green')
    set(table, blue, museum, line)
    set(table, green, garden, line)
    expect(asked(table)).toBe('gather blue')
  })
})

describe('components', () => {
  test('[OCT-4.10] those of a cult that falls don’t go back to their rooms, and aren’t given to anyone', () => {
    const table = lay(
      {
        red: { in: museum, power: 1, holds: [skull, plant] },
        blue: { in: garden, sends: museum },
        green: { in: garden },
      },
      { stock: { [crypt]: 1, [garden]: 1 } },
    )
    resolve(table)
    lock(table, 'nothing', blue, green)
    expect([stock(table, crypt), stock(table, garden)]).toEqual([1, 1])
    expect(held(table)).toMatchObject({ blue: [], green: [] })
  })

  test('[OCT-4.10] those of a cult that is out can’t be swapped for in the Marsh', () => {
    const table = lay(
      {
        red: { power: 0, holds: [skull, plant] },
        blue: { in: outside, holds: [grimoire] },
        green: { in: library, holds: [potion] },
      },
      { exterior: 'marsh' },
    )
    resolve(table)
    leave(table, green)
    leave(table, blue)
    expect(answers(table, blue)).toEqual([
      { type: 'keep' },
      { type: 'swap', give: grimoire, with: green, take: potion },
    ])
  })

  test('[OCT-4.10] nor of one that fell earlier in the same turn', () => {
    const table = lay(
      {
        red: { in: museum, power: 1, holds: [skull, plant] },
        blue: { in: outside, holds: [grimoire] },
        green: { in: garden, sends: museum },
      },
      { exterior: 'marsh' },
    )
    resolve(table)
    leave(table, green)
    leave(table, blue)
    expect(asked(table)).toBe('clock blue green')
  })

  test('[OCT-4.10] nor can it be named in the Colony', () => {
    const table = lay(
      {
        red: { power: 0, holds: [skull, plant] },
        blue: { in: outside, holds: [grimoire] },
        green: { in: library, holds: [potion] },
      },
      { exterior: 'colony' },
    )
    resolve(table)
    leave(table, green)
    expect(answers(table, blue)).toEqual([{ type: 'take' }, { type: 'leave' }, { type: 'sacrifice', target: green }])
  })

  test('[OCT-4.10] they win nothing: a cult that is out isn’t checked', () => {
    const table = lay({
      red: { power: 0, holds: [grimoire, idol, skull, potion] },
      blue: { in: crypt },
      green: { in: crypt },
    })
    resolve(table)
    lock(table, 'nothing', blue, green)
    expect(table.outcome).toBeNull()
  })

  test('[OCT-4.11] a gathered component lies open: everyone sees it, at once and later, on the table and in the log', () => {
    const table = lay({ red: { in: crypt, holds: [plant] }, blue: { in: garden } })
    resolve(table)
    take(table, red)
    for (const turn of [1, 2]) {
      expect(table.state.turn).toBe(turn)
      for (const viewer of viewers(table)) {
        expect(table.view(viewer).cults[red]).toMatchObject({ components: [plant, skull], tokens: 2 })
        expect(logged(table, viewer)).toContain('gathered')
      }
      letTimeRunOut(table)
    }
  })
})

describe('questions with one answer', () => {
  test.each([
    ['nothing is left', [], 0],
    ['it holds one', [skull], 2],
  ])('[OCT-4.13] where %s, the cult that dominates isn’t asked', (_why, holds, left) => {
    const table = lay({ red: { in: crypt, holds }, blue: { in: garden } }, { stock: { [crypt]: left } })
    resolve(table)
    expect(told(table, 'dominated').map(({ cult }) => cult)).toEqual([red, blue])
    expect(asked(table)).toBe('gather blue')
  })

  test('[OCT-4.13] without a legal swap the Marsh asks nothing', () => {
    const table = lay({ red: { in: outside, holds: [skull] }, blue: { errs: true } }, { exterior: 'marsh' })
    resolve(table)
    leave(table, red)
    expect(asked(table)).toBe('clock red blue')
  })

  test('[OCT-4.13] with no key to take and nobody to name the Colony asks nothing', () => {
    const table = lay({ red: { in: outside, holds: [7] }, blue: { in: garden } }, { exterior: 'colony' })
    resolve(table)
    leave(table, blue)
    expect(told(table, 'dominated').map(({ at }) => at)).toEqual([garden, outside])
    expect(asked(table)).toBe('clock red blue')
  })

  test('[OCT-4.13] who holds a single component doesn’t choose which to return', () => {
    const table = lay({ red: { in: outside }, blue: { in: garden, holds: [plant] } }, { exterior: 'colony' })
    resolve(table)
    table.play(red, { type: 'sacrifice', target: blue })
    expect(held(table).blue).toEqual([])
    expect(asked(table)).toBe('clock red blue')
  })

  test('[OCT-4.13] who is at power 7 isn’t asked whether to dream', () => {
    const table = lay({ red: { in: outside, power: 7 }, blue: { errs: true } }, { exterior: 'dreams' })
    resolve(table)
    leave(table, red)
    expect(asked(table)).toBe('clock red blue')
  })

  test('[OCT-4.13] with hidden components silence would tell: who holds the kind is asked, and can only decline', () => {
    const table = lay({ red: { in: crypt, holds: [skull] }, blue: { in: garden } }, { hidden: true })
    resolve(table)
    expect(asked(table)).toBe('gather red')
    expect(answers(table, red)).toEqual([{ type: 'leave' }])
    expect(table.prompt(red)?.fallback).toEqual({ type: 'leave' })
    leave(table, red)
    expect(held(table).red).toEqual([skull])
    expect(asked(table)).toBe('gather blue')
  })

  test('[OCT-4.13] but where all see that nothing is left, it isn’t asked', () => {
    const table = lay({ red: { in: crypt }, blue: { in: garden } }, { hidden: true, stock: { [crypt]: 0 } })
    resolve(table)
    expect(asked(table)).toBe('gather blue')
  })

  test('[OCT-4.13] whatever else is asked has at least two answers', () => {
    for (const exterior of ['dreams', 'marsh', 'colony', 'city'] as const) {
      for (const at of locations) {
        const table = lay(
          {
            red: { in: at, holds: [grimoire, idol] },
            blue: { in: at, holds: [skull] },
            green: { in: outside },
            gold: { holds: [potion, plant] },
          },
          { exterior },
        )
        resolve(table)
        while (table.state.turn === 1 && table.outcome === null) {
          for (const seat of table.awaiting) expect(answers(table, seat).length).toBeGreaterThan(1)
          const [seat = red] = table.awaiting
          table.play(seat, answers(table, seat).at(-1))
        }
      }
    }
  })
})
