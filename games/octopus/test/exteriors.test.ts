import { Refusal, type Seat } from '@octopolis/engine'
import { describe, expect, test } from 'vitest'
import { exteriors, type Component } from '../data/places.ts'
import {
  answers,
  asked,
  blue,
  chart,
  crypt,
  garden,
  green,
  grimoire,
  heard,
  held,
  idol,
  key,
  lay,
  leave,
  letTimeRunOut,
  library,
  line,
  lock,
  museum,
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
  whereabouts,
} from './lay.ts'
import type { Move } from '../moves.ts'

describe('any Exterior', () => {
  test.each(exteriors)(
    '[OCT-4.1] in the %s a cult alone dominates and may gather a key, after all rooms',
    (exterior) => {
      const table = lay({ red: { in: outside }, blue: { in: garden } }, { exterior })
      resolve(table)
      expect(asked(table)).toBe('gather blue')
      leave(table, blue)
      expect(asked(table)).toBe('gather red')
      take(table, red)
      expect(held(table).red).toEqual([key])
      expect(stock(table, outside)).toBe(1)
    },
  )

  test.each(exteriors)('[OCT-4.4] in the %s several cults negotiate, and may fight', (exterior) => {
    const table = lay({ red: { in: outside, power: 5 }, blue: { in: outside, power: 5 } }, { exterior })
    resolve(table)
    expect(asked(table)).toBe('negotiate red blue')
    lock(table, 'fight', red)
    const left = exterior === 'city' ? 3 : 4
    expect(powers(table)).toEqual({ red: left, blue: left })
  })
})

describe('Dimension of Dreams', () => {
  const dreams = (cults: Parameters<typeof lay>[0]) => {
    const table = lay(cults, { exterior: 'dreams' })
    resolve(table)
    return table
  }

  test('[OCT-5.1] a cult that dominates and leaves the key may gain 1 power', () => {
    const table = dreams({ red: { in: outside, power: 3 }, blue: { errs: true } })
    leave(table, red)
    expect(asked(table)).toBe('dream red')
    table.play(red, { type: 'dream' })
    expect(powers(table)).toMatchObject({ red: 4 })
    expect(told(table, 'dreamt')).toEqual([{ type: 'dreamt', cult: red, power: 4 }])
  })

  test('[OCT-5.1] it may do without', () => {
    const table = dreams({ red: { in: outside, power: 3 }, blue: { errs: true } })
    leave(table, red)
    table.play(red, { type: 'wake' })
    expect(powers(table)).toMatchObject({ red: 3 })
    expect(told(table, 'woke')).toEqual([{ type: 'woke', cult: red }])
  })

  test('[OCT-5.1] not after gathering a key', () => {
    const table = dreams({ red: { in: outside, power: 3 }, blue: { errs: true } })
    take(table, red)
    expect(asked(table)).toBe('clock red blue')
    expect(powers(table)).toMatchObject({ red: 3 })
  })

  test('[OCT-5.1] a key gathered in an earlier turn forbids nothing', () => {
    const table = dreams({ red: { in: outside, power: 3, holds: [key] }, blue: { errs: true } })
    expect(asked(table)).toBe('dream red')
  })

  test('[OCT-5.1] a key gathered last turn forbids nothing either', () => {
    const table = dreams({ red: { in: outside, power: 3 }, blue: { in: garden, power: 3 } })
    take(table, blue)
    take(table, red)
    resolve(table)
    expect(asked(table)).toBe('dream red')
  })

  test('[OCT-5.1] dominating or not: cults that settle on nothing may all gain 1', () => {
    const table = dreams({ red: { in: outside, power: 3 }, blue: { in: outside, power: 3 }, green: { errs: true } })
    lock(table, 'nothing', red, blue)
    expect(asked(table)).toBe('dream red blue')
    table.play(blue, { type: 'dream' })
    expect(asked(table)).toBe('dream red')
    table.play(red, { type: 'wake' })
    expect(powers(table)).toMatchObject({ red: 3, blue: 4 })
  })

  test('[OCT-5.1] one takes the key, the others may gain 1', () => {
    const table = dreams({ red: { in: outside, power: 3 }, blue: { in: outside, power: 3 }, green: { errs: true } })
    lock(table, red, red, blue)
    take(table, red)
    expect(asked(table)).toBe('dream blue')
    expect(() => table.play(red, { type: 'dream' })).toThrow(Refusal)
  })

  test('[OCT-5.1] not after losing power in a confrontation this turn', () => {
    const table = dreams({ red: { in: outside, power: 3 }, blue: { in: outside, power: 3 }, green: { errs: true } })
    lock(table, 'fight', red)
    expect(powers(table)).toMatchObject({ red: 2, blue: 2 })
    expect(asked(table)).toBe('clock red blue green')
  })

  test('[OCT-5.1] power lost in an earlier turn forbids nothing', () => {
    const table = dreams({
      red: { in: library, power: 3 },
      blue: { in: garden, sends: library },
      green: { errs: true },
    })
    leave(table, blue)
    expect(powers(table)).toMatchObject({ red: 2 })
    set(table, red, crypt, crypt)
    resolve(table)
    leave(table, blue)
    leave(table, red)
    expect(asked(table)).toBe('dream red')
  })

  test('[OCT-5.1] 7 at most: at 6 it may, at 7 it may not', () => {
    const table = dreams({ red: { in: outside, power: 6 }, blue: { in: outside, power: 7 }, green: { errs: true } })
    lock(table, 'nothing', red, blue)
    expect(asked(table)).toBe('dream red')
    table.play(red, { type: 'dream' })
    expect(powers(table)).toMatchObject({ red: 7, blue: 7 })
  })

  test('[OCT-5.1] only cults that stand there', () => {
    const table = dreams({
      red: { in: outside, power: 3 },
      blue: { in: garden, power: 3 },
      green: { in: outside, errs: true },
    })
    leave(table, blue)
    leave(table, red)
    expect(asked(table)).toBe('dream red')
  })

  test('[OCT-5.1] at the end of the resolution, before victory is checked', () => {
    const holds = [grimoire, idol, skull, potion]
    const table = dreams({ red: { in: outside, power: 3, holds }, blue: { in: outside, power: 3, holds } })
    lock(table, 'nothing', red, blue)
    table.play(red, { type: 'wake' })
    table.play(blue, { type: 'dream' })
    expect(told(table, 'ended')).toEqual([{ type: 'ended', reason: 'ritual', winner: blue }])
  })
})

describe('Agoba Marsh', () => {
  const marsh = (cults: Parameters<typeof lay>[0]) => {
    const table = lay(cults, { exterior: 'marsh' })
    resolve(table)
    return table
  }

  test('[OCT-5.2] the cult that dominates may swap after taking a key', () => {
    const table = marsh({ red: { in: outside, holds: [skull] }, blue: { in: library, holds: [grimoire, plant] } })
    take(table, red)
    expect(asked(table)).toBe('swap red')
    table.play(red, { type: 'swap', give: skull, with: blue, take: plant })
    expect(held(table)).toEqual({ red: [plant, key], blue: [grimoire, skull] })
    expect(told(table, 'swapped')).toEqual([
      { type: 'swapped', cult: red, with: blue, gave: skull, took: plant, turn: 1 },
    ])
  })

  test('[OCT-5.2] or after leaving it', () => {
    const table = marsh({ red: { in: outside, holds: [skull] }, blue: { in: library, holds: [grimoire, plant] } })
    leave(table, red)
    expect(asked(table)).toBe('swap red')
    table.play(red, { type: 'swap', give: skull, with: blue, take: grimoire })
    expect(held(table)).toEqual({ red: [grimoire], blue: [skull, plant] })
  })

  test('[OCT-5.2] or where it could take none', () => {
    const table = marsh({ red: { in: outside, holds: [key] }, blue: { in: library, holds: [grimoire] } })
    expect(asked(table)).toBe('swap red')
    expect(answers(table, red)).toContainEqual({ type: 'swap', give: key, with: blue, take: grimoire })
  })

  test('[OCT-5.2] it may keep what it has', () => {
    const table = marsh({ red: { in: outside, holds: [skull] }, blue: { in: library, holds: [grimoire] } })
    leave(table, red)
    table.play(red, { type: 'keep' })
    expect(held(table)).toEqual({ red: [skull], blue: [grimoire] })
    expect(told(table, 'kept')).toEqual([{ type: 'kept', cult: red }])
    expect(asked(table)).toBe('clock red blue')
  })

  test('[OCT-5.2] a key gathered this turn may be given', () => {
    const table = marsh({ red: { in: outside }, blue: { in: library, holds: [grimoire] } })
    take(table, red)
    expect(answers(table, red)).toEqual([{ type: 'keep' }, { type: 'swap', give: key, with: blue, take: grimoire }])
    table.play(red, { type: 'swap', give: key, with: blue, take: grimoire })
    expect(held(table)).toEqual({ red: [grimoire], blue: [key] })
  })

  test('[OCT-5.2] neither side may end with two of a kind', () => {
    const table = marsh({
      red: { in: outside, holds: [grimoire, skull] },
      blue: { in: crypt, holds: [skull, plant] },
    })
    leave(table, red)
    expect(answers(table, red)).toEqual([{ type: 'keep' }, { type: 'swap', give: grimoire, with: blue, take: plant }])
  })

  test('[OCT-5.2] a kind isn’t swapped for itself', () => {
    const table = marsh({ red: { in: outside, holds: [skull] }, blue: { in: library, holds: [skull, grimoire] } })
    leave(table, red)
    expect(asked(table)).toBe('clock red blue')
  })

  test('[OCT-5.2] it chooses both pieces, and any other cult, wherever that is', () => {
    const table = marsh({
      red: { in: outside, holds: [grimoire, skull] },
      blue: { in: library, holds: [grimoire, plant] },
      green: { in: garden, holds: [plant, potion] },
    })
    leave(table, red)
    const swap = (give: Component, other: Seat, kind: Component): Move => ({
      type: 'swap',
      give,
      with: other,
      take: kind,
    })
    const legal = [
      swap(skull, blue, plant),
      swap(grimoire, green, plant),
      swap(grimoire, green, potion),
      swap(skull, green, plant),
      swap(skull, green, potion),
    ]
    expect(answers(table, red)).toHaveLength(1 + legal.length)
    expect(answers(table, red)).toEqual(expect.arrayContaining(legal))
  })

  test('[OCT-5.2] the other’s consent isn’t needed', () => {
    const table = marsh({ red: { in: outside, holds: [skull] }, blue: { in: library, holds: [grimoire] } })
    leave(table, red)
    expect(table.prompt(blue)).toBeNull()
    table.play(red, { type: 'swap', give: skull, with: blue, take: grimoire })
    expect(asked(table)).toBe('clock red blue')
  })

  test('[OCT-5.2] one swap, not two', () => {
    const table = marsh({
      red: { in: outside, holds: [skull, chart] },
      blue: { in: library, holds: [grimoire, plant] },
    })
    leave(table, red)
    table.play(red, { type: 'swap', give: skull, with: blue, take: plant })
    expect(asked(table)).toBe('clock red blue')
  })

  test('[OCT-5.2] nobody swaps who doesn’t dominate', () => {
    for (const stance of ['nothing', 'fight'] as const) {
      const table = marsh({ red: { in: outside, holds: [skull] }, blue: { in: outside, holds: [grimoire] } })
      lock(table, stance, red)
      if (stance === 'nothing') lock(table, stance, blue)
      expect(asked(table)).toBe('clock red blue')
    }
  })

  test('[OCT-5.2] there is no swap in a room', () => {
    const table = marsh({ red: { in: crypt, holds: [skull] }, blue: { in: library, holds: [plant] } })
    leave(table, blue)
    expect(asked(table)).toBe('clock red blue')
  })
})

describe('Colony of the Moon Men', () => {
  const colony = (cults: Parameters<typeof lay>[0], keys = 2) => {
    const table = lay(cults, { exterior: 'colony', stock: { [outside]: keys, [garden]: 0, [museum]: 0, [library]: 0 } })
    resolve(table)
    return table
  }
  const sacrifice = { type: 'sacrifice', target: blue } as const

  test('[OCT-5.3] the cult that dominates may lose 1 power, instead of a key, to name another', () => {
    const table = colony({ red: { in: outside, power: 3 }, blue: { in: garden, holds: [idol, plant] } })
    expect(answers(table, red)).toEqual([{ type: 'take' }, { type: 'leave' }, sacrifice])
    table.play(red, sacrifice)
    expect(powers(table)).toMatchObject({ red: 2 })
    expect(told(table, 'sacrificed')).toEqual([{ type: 'sacrificed', cult: red, target: blue, power: 2 }])
    expect(asked(table)).toBe('return blue')
    table.play(blue, { type: 'return', component: idol })
    expect(held(table)).toEqual({ red: [], blue: [plant] })
    expect(stock(table, outside)).toBe(2)
    expect(asked(table)).toBe('clock red blue')
  })

  test('[OCT-5.3] the key or the Moon Men, not both', () => {
    const table = colony({ red: { in: outside, power: 3 }, blue: { in: garden, holds: [idol, plant] } })
    take(table, red)
    expect(held(table)).toEqual({ red: [key], blue: [idol, plant] })
    expect(asked(table)).toBe('clock red blue')
  })

  test('[OCT-5.3] who leaves the key without a sacrifice has named nobody', () => {
    const table = colony({ red: { in: outside, power: 3 }, blue: { in: garden, holds: [idol, plant] } })
    leave(table, red)
    expect(powers(table)).toMatchObject({ red: 3 })
    expect(asked(table)).toBe('clock red blue')
  })

  test('[OCT-5.3] the named player chooses one of its own, and only that is returned to the room of its kind', () => {
    const table = colony({ red: { in: outside }, blue: { in: garden, holds: [idol, plant] } })
    table.play(red, sacrifice)
    expect(answers(table, blue)).toEqual([
      { type: 'return', component: idol },
      { type: 'return', component: plant },
    ])
    table.play(blue, { type: 'return', component: plant })
    expect(held(table).blue).toEqual([idol])
    expect([stock(table, garden), stock(table, museum)]).toEqual([1, 0])
    expect(told(table, 'returned')).toEqual([{ type: 'returned', cult: blue, component: plant, turn: 1 }])
  })

  test('[OCT-5.3] a key goes back to the Colony itself', () => {
    const table = colony({ red: { in: outside }, blue: { in: garden, holds: [key, plant] } }, 1)
    table.play(red, sacrifice)
    table.play(blue, { type: 'return', component: key })
    expect(stock(table, outside)).toBe(2)
  })

  test('[OCT-5.3] another cult that holds a component: not itself, not one with nothing', () => {
    const table = colony({
      red: { in: outside, holds: [skull] },
      blue: { in: garden, holds: [plant] },
      green: { in: library },
    })
    expect(answers(table, red).filter(({ type }) => type === 'sacrifice')).toEqual([sacrifice])
  })

  test('[OCT-5.3] allowed though it holds a key', () => {
    const table = colony({ red: { in: outside, holds: [key] }, blue: { in: garden, holds: [plant] } })
    expect(answers(table, red)).toEqual([{ type: 'leave' }, sacrifice])
  })

  test('[OCT-5.3] allowed though no key is left', () => {
    const table = colony({ red: { in: outside }, blue: { in: garden, holds: [plant] } }, 0)
    expect(answers(table, red)).toEqual([{ type: 'leave' }, sacrifice])
    table.play(red, sacrifice)
    expect(held(table)).toEqual({ red: [], blue: [] })
  })

  test('[OCT-5.3] paying the last power eliminates the payer, and the Moon Men collect all the same', () => {
    const table = colony({
      red: { in: outside, power: 1, holds: [skull] },
      blue: { in: garden, holds: [idol, plant] },
      green: { in: library },
    })
    table.play(red, sacrifice)
    expect(powers(table)).toMatchObject({ red: 0 })
    expect(whereabouts(table)).toMatchObject({ red: 0 })
    expect(asked(table)).toBe('return blue')
    table.play(blue, { type: 'return', component: idol })
    expect(held(table)).toMatchObject({ blue: [plant] })
    expect(asked(table)).toBe('clock blue green')
  })

  test('[OCT-5.3] paying the last power can be foreseen, for the warning: the sacrifice is listed beside the payer’s power', () => {
    const table = colony({ red: { in: outside, power: 1 }, blue: { in: garden, holds: [plant] } })
    expect(answers(table, red)).toContainEqual(sacrifice)
    expect(table.view(red).cults[red]?.power).toBe(1)
    expect(table.prompt(red)?.fallback).toEqual({ type: 'take' })
  })

  test('[OCT-5.3] nobody sacrifices who doesn’t dominate', () => {
    const table = colony({ red: { in: outside, holds: [skull] }, blue: { in: outside, holds: [plant] } })
    lock(table, 'nothing', red, blue)
    expect(asked(table)).toBe('clock red blue')
  })

  test('[OCT-5.3] there is no sacrifice in a room', () => {
    const table = colony({ red: { in: crypt }, blue: { in: garden, holds: [plant] } })
    expect(answers(table, red)).toEqual([{ type: 'take' }, { type: 'leave' }])
  })
})

describe('Lost City', () => {
  const city = (cults: Parameters<typeof lay>[0]) => {
    const table = lay(cults, { exterior: 'city' })
    resolve(table)
    return table
  }

  test('[OCT-5.4] each cult standing there loses 1 power before it is resolved', () => {
    const table = city({ red: { in: outside, power: 3 }, blue: { in: outside, power: 3 }, green: { errs: true } })
    expect(powers(table)).toMatchObject({ red: 2, blue: 2 })
    expect(heard(table).slice(-3)).toEqual(['drowned', 'drowned', 'negotiation'])
  })

  test('[OCT-5.4] after the rooms, and nobody else loses anything', () => {
    const table = city({ red: { in: outside, power: 3 }, blue: { in: garden, power: 3 } })
    expect(asked(table)).toBe('gather blue')
    expect(powers(table)).toEqual({ red: 3, blue: 3 })
    leave(table, blue)
    expect(powers(table)).toEqual({ red: 2, blue: 3 })
  })

  test('[OCT-5.4] those at 0 are out before the rest is resolved, so a survivor is alone', () => {
    const table = city({ red: { in: outside, power: 1 }, blue: { in: outside, power: 3 }, green: { errs: true } })
    expect(powers(table)).toMatchObject({ red: 0, blue: 2 })
    expect(whereabouts(table)).toMatchObject({ red: 0 })
    expect(told(table, 'negotiation')).toEqual([])
    expect(asked(table)).toBe('gather blue')
    take(table, blue)
    expect(held(table).blue).toEqual([key])
  })

  test('[OCT-5.4] all may drown, and then nothing is left to resolve', () => {
    const table = city({
      red: { in: outside, power: 1 },
      blue: { in: outside, power: 1 },
      green: { in: library },
      gold: {},
    })
    lock(table, 'nothing', green, 3)
    expect(told(table, 'out').map(({ cult }) => cult)).toEqual([red, blue])
    expect(asked(table)).toBe('clock green gold')
  })

  test('[OCT-5.4] a confrontation there costs 1 more', () => {
    const table = city({ red: { in: outside, power: 3 }, blue: { in: outside, power: 2 }, green: { errs: true } })
    lock(table, 'fight', blue)
    expect(powers(table)).toMatchObject({ red: 1, blue: 0 })
  })

  test('[OCT-5.4] it costs 1 in every turn spent there', () => {
    const table = city({ red: { in: outside, power: 3 }, blue: { in: garden } })
    letTimeRunOut(table)
    set(table, blue, garden, line)
    set(table, red, crypt, crypt)
    expect(powers(table)).toMatchObject({ red: 1 })
  })

  test('[OCT-5.4] whoever leaves it pays nothing any more', () => {
    const table = city({ red: { in: outside, power: 3 }, blue: { in: garden } })
    letTimeRunOut(table)
    set(table, red, crypt, line)
    set(table, blue, garden, line)
    letTimeRunOut(table)
    expect(powers(table)).toMatchObject({ red: 2 })
  })
})
