import { describe, expect, test } from 'vitest'
import { locations, rooms } from '../data/places.ts'
import { readClock } from '../rules/choice.ts'
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
  lay,
  leave,
  library,
  line,
  lock,
  lying,
  museum,
  offspring,
  outside,
  plant,
  potion,
  powers,
  red,
  resolve,
  set,
  skull,
  start,
  take,
  told,
  viewers,
  whereabouts,
} from './lay.ts'

const hands = [line, ...rooms] as const

describe('the reveal', () => {
  test('[OCT-3.1] pawns move at once, so two cults may change places', () => {
    const table = lay({ red: { in: museum }, blue: { in: library } })
    set(table, red, library, line)
    expect(whereabouts(table)).toEqual({ red: museum, blue: library })
    set(table, blue, museum, line)
    expect(whereabouts(table)).toEqual({ red: library, blue: museum })
    expect(told(table, 'negotiation')).toEqual([])
  })

  test('[OCT-3.1] all clocks are shown to everyone, before anything is resolved', () => {
    const table = lay({ red: { in: library }, blue: { in: museum, sends: garden }, green: { in: crypt } })
    resolve(table)
    for (const viewer of viewers(table)) {
      const types = heard(table, viewer).filter((type) => type !== 'set' && type !== 'ready')
      expect(types).toEqual(['revealed', 'revealed', 'revealed', 'dominated'])
    }
    expect(told(table, 'revealed')).toEqual([
      { type: 'revealed', cult: red, dagger: library, tentacle: line, walk: 'stays', at: library, offspring: 0 },
      { type: 'revealed', cult: blue, dagger: museum, tentacle: garden, walk: 'stays', at: museum, offspring: garden },
      { type: 'revealed', cult: green, dagger: crypt, tentacle: line, walk: 'stays', at: crypt, offspring: 0 },
    ])
  })

  test('[OCT-3.1] the offspring move too, before the first room is resolved', () => {
    const table = lay({ red: { in: library, power: 3 }, blue: { in: garden, sends: library } })
    resolve(table)
    expect(powers(table)).toMatchObject({ red: 2 })
  })
})

describe('errors of the dagger', () => {
  test('[OCT-3.2] a dagger on the line: the cultists don’t move, lie down, and lose 1 power at once', () => {
    const table = lay({ red: { in: crypt, power: 3 }, blue: { in: library } })
    set(table, red, line, museum)
    resolve(table)
    expect(asked(table)).toBe('gather blue')
    expect(whereabouts(table)).toMatchObject({ red: crypt })
    expect(lying(table)).toEqual({ red: true, blue: false })
    expect(powers(table)).toMatchObject({ red: 2 })
    expect(told(table, 'erred')).toEqual([{ type: 'erred', cult: red, power: 2 }])
  })

  test('[OCT-3.2] a dagger on a room out of reach: the same', () => {
    const table = lay({ red: { in: library, power: 3 }, blue: { in: crypt } })
    set(table, red, garden, museum)
    resolve(table)
    expect(asked(table)).toBe('gather blue')
    expect(whereabouts(table)).toMatchObject({ red: library })
    expect(lying(table)).toMatchObject({ red: true })
    expect(powers(table)).toMatchObject({ red: 2 })
  })

  test('[OCT-3.2] it costs exactly 1 power, in every room and in the Exterior', () => {
    for (const at of locations) {
      const table = lay({ red: { in: at, power: 5, errs: true }, blue: { in: at } })
      resolve(table)
      expect([powers(table).red, whereabouts(table).red, lying(table).red]).toEqual([4, at, true])
    }
  })

  test('[OCT-3.2] from the Exterior no room is out of reach', () => {
    for (const room of rooms) {
      const table = lay({ red: { in: outside, power: 4 }, blue: { errs: true } })
      set(table, red, room, line)
      resolve(table)
      expect(told(table, 'erred').map(({ cult }) => cult)).toEqual([blue])
    }
  })

  test('[OCT-3.2] with its last power the cult is out at the reveal, and its pawn leaves', () => {
    const table = lay({ red: { in: library, power: 1, errs: true }, blue: { in: library }, green: { in: crypt } })
    resolve(table)
    expect(powers(table)).toMatchObject({ red: 0 })
    expect(whereabouts(table)).toMatchObject({ red: 0 })
    expect(heard(table).slice(0, heard(table).indexOf('dominated'))).toContain('out')
    expect(asked(table)).toBe('gather blue')
  })
})

describe('a cult lying down', () => {
  test('[OCT-3.3] can’t gather, though nobody else is there', () => {
    const table = lay({ red: { in: crypt, errs: true }, blue: { in: garden } })
    resolve(table)
    expect(asked(table)).toBe('gather blue')
    leave(table, blue)
    expect(told(table, 'dominated').map(({ cult }) => cult)).toEqual([blue])
    expect(held(table).red).toEqual([])
  })

  test('[OCT-3.3] can’t block: another cult there is alone and gathers', () => {
    const table = lay({ red: { in: crypt, errs: true }, blue: { in: crypt } })
    resolve(table)
    expect(asked(table)).toBe('gather blue')
    take(table, blue)
    expect(held(table).blue).toEqual([skull])
  })

  test('[OCT-3.3] can’t negotiate: the others do without it', () => {
    const table = lay({ red: { in: crypt, errs: true }, blue: { in: crypt }, green: { in: crypt } })
    resolve(table)
    expect(asked(table)).toBe('negotiate blue green')
    expect(table.prompt(red)).toBeNull()
    expect(answers(table, blue)).not.toContainEqual({ type: 'lock', stance: red })
  })

  test('[OCT-3.3] isn’t harmed further by a confrontation around it', () => {
    const table = lay({
      red: { in: crypt, power: 4, errs: true },
      blue: { in: crypt, power: 4 },
      green: { in: crypt, power: 4 },
    })
    resolve(table)
    lock(table, 'fight', blue)
    expect(powers(table)).toEqual({ red: 3, blue: 3, green: 3 })
  })

  test('[OCT-3.3] isn’t harmed further by offspring', () => {
    const table = lay({
      red: { in: crypt, power: 4, errs: true },
      blue: { in: crypt, power: 4 },
      green: { sends: crypt },
    })
    resolve(table)
    leave(table, green)
    expect(powers(table)).toMatchObject({ red: 3, blue: 3 })
  })

  test('[OCT-3.3] gains nothing in the Dreams', () => {
    const table = lay(
      { red: { in: outside, power: 3, errs: true }, blue: { in: outside, power: 3 } },
      { exterior: 'dreams' },
    )
    resolve(table)
    leave(table, blue)
    expect(asked(table)).toBe('dream blue')
    table.play(blue, { type: 'dream' })
    expect(powers(table)).toEqual({ red: 2, blue: 4 })
  })

  /** Red alone in the Marsh; of the others blue lies down. */
  const marsh = (edition: number) => {
    const table = lay(
      {
        red: { in: outside, holds: [grimoire] },
        blue: { in: garden, errs: true, holds: [plant] },
        green: { in: museum, holds: [potion] },
      },
      { exterior: 'marsh', edition },
    )
    resolve(table)
    leave(table, green)
    leave(table, red)
    return table
  }

  test('[OCT-3.3] may be picked for a swap in the Marsh', () => {
    const table = marsh(2)
    const swaps = [blue, green].map((other) => ({
      type: 'swap',
      give: grimoire,
      with: other,
      take: other === blue ? plant : potion,
    }))
    expect(answers(table, red)).toEqual([{ type: 'keep' }, ...swaps])
    table.play(red, swaps[0])
    expect(held(table)).toEqual({ red: [plant], blue: [grimoire], green: [potion] })
    expect(powers(table)).toMatchObject({ blue: 3 })
  })

  test('[OCT-3.3] in edition 1 it couldn’t be picked in the Marsh', () => {
    expect(answers(marsh(1), red)).toEqual([
      { type: 'keep' },
      { type: 'swap', give: grimoire, with: green, take: potion },
    ])
  })

  test('[OCT-3.3] may be picked in the Marsh with its components face down, too', () => {
    const table = lay(
      { red: { in: outside, holds: [grimoire] }, blue: { in: outside, errs: true, holds: [plant] } },
      { exterior: 'marsh', hidden: true },
    )
    resolve(table)
    leave(table, red)
    table.play(red, { type: 'swap', give: grimoire, with: blue, take: plant })
    expect(held(table)).toEqual({ red: [plant], blue: [grimoire] })
  })

  test('[OCT-3.3] doesn’t swap in the Marsh where it lies', () => {
    const table = lay(
      { red: { in: outside, errs: true, holds: [grimoire] }, blue: { in: library, holds: [plant] } },
      { exterior: 'marsh' },
    )
    resolve(table)
    leave(table, blue)
    expect(asked(table)).toBe('clock red blue')
    expect(held(table)).toEqual({ red: [grimoire], blue: [plant] })
  })

  /** Red alone in the Colony, in which green lies down; blue does so elsewhere. */
  const colony = (edition: number) => {
    const table = lay(
      {
        red: { in: outside, holds: [grimoire] },
        blue: { in: garden, errs: true, holds: [plant] },
        green: { in: outside, errs: true, holds: [potion, skull] },
      },
      { exterior: 'colony', edition },
    )
    resolve(table)
    expect(asked(table)).toBe('gather red')
    return table
  }

  test('[OCT-3.3] may be named in the Colony, and chooses what it returns', () => {
    const table = colony(2)
    expect(answers(table, red)).toEqual([
      { type: 'take' },
      { type: 'leave' },
      { type: 'sacrifice', target: blue },
      { type: 'sacrifice', target: green },
    ])
    table.play(red, { type: 'sacrifice', target: green })
    expect(asked(table)).toBe('return green')
    table.play(green, { type: 'return', component: skull })
    expect(held(table)).toMatchObject({ green: [potion] })
    expect(powers(table)).toEqual({ red: 3, blue: 3, green: 3 })
  })

  test('[OCT-3.3] doesn’t name anyone in the Colony where it lies', () => {
    const table = colony(2)
    leave(table, red)
    expect(asked(table)).toBe('clock red blue green')
  })

  test('[OCT-3.3] in edition 1 it couldn’t be named in the Colony', () => {
    const table = colony(1)
    expect(answers(table, red)).toEqual([{ type: 'take' }, { type: 'leave' }])
    leave(table, red)
    expect(asked(table)).toBe('clock red blue green')
  })

  test('[OCT-3.3] pays nothing in the Lost City', () => {
    const table = lay(
      { red: { in: outside, power: 2, errs: true }, blue: { in: outside, power: 3 } },
      { exterior: 'city' },
    )
    resolve(table)
    expect(powers(table)).toEqual({ red: 1, blue: 2 })
    expect(told(table, 'drowned').map(({ cult }) => cult)).toEqual([blue])
    expect(asked(table)).toBe('gather blue')
  })
})

describe('the offspring', () => {
  test('[OCT-3.4] a dagger error doesn’t stop them', () => {
    const table = lay({ red: { in: library, errs: true, sends: garden }, blue: { in: garden, power: 3 } })
    resolve(table)
    expect(powers(table)).toMatchObject({ blue: 2 })
  })

  test('[OCT-3.4] they may stand where their own cult lies, and harm all others there', () => {
    const table = lay({ red: { in: library, power: 4 }, blue: { in: library, power: 4 }, green: { in: crypt } })
    set(table, red, garden, library)
    resolve(table)
    expect([whereabouts(table).red, offspring(table).red]).toEqual([library, library])
    expect(powers(table)).toMatchObject({ red: 3, blue: 3 })
  })

  test('[OCT-3.4] they keep a dagger’s error company from the Exterior too', () => {
    const table = lay({ red: { in: outside, errs: true, sends: crypt }, blue: { in: crypt, power: 3 } })
    resolve(table)
    expect(whereabouts(table)).toMatchObject({ red: outside })
    expect(powers(table)).toMatchObject({ blue: 2 })
  })

  test('[OCT-3.5] a tentacle on the line summons nothing and costs nothing', () => {
    const table = lay({ red: { in: library, power: 3 }, blue: { in: garden } })
    set(table, red, museum, line)
    resolve(table)
    expect(whereabouts(table)).toMatchObject({ red: museum })
    expect(offspring(table)).toMatchObject({ red: 0 })
    expect(lying(table)).toMatchObject({ red: false })
    expect(powers(table)).toMatchObject({ red: 3 })
  })

  test.each(locations)(
    '[OCT-3.5] in location %i both hands on the line are an error, no offspring and no journey',
    (at) => {
      const table = lay({ red: { in: at, power: 3 }, blue: { in: at } })
      set(table, red, line, line)
      resolve(table)
      expect(whereabouts(table)).toMatchObject({ red: at })
      expect(offspring(table)).toMatchObject({ red: 0 })
      expect(lying(table)).toMatchObject({ red: true })
      expect(powers(table)).toMatchObject({ red: 2 })
      expect(told(table, 'revealed')[red]).toMatchObject({ walk: 'errs' })
    },
  )
})

describe('a deliberate error', () => {
  test('[OCT-3.6] is a legal choice', () => {
    const table = start(4)
    expect(answers(table, red)).toContainEqual({ type: 'clock', dagger: line, tentacle: museum })
    expect(answers(table, red)).toContainEqual({ type: 'clock', dagger: garden, tentacle: museum })
    expect(answers(table, red)).toContainEqual({ type: 'clock', dagger: line, tentacle: line })
  })

  test('[OCT-3.6] stays legal with the last power', () => {
    const table = lay({ red: { power: 1 }, blue: {} })
    expect(answers(table, red)).toContainEqual({ type: 'clock', dagger: line, tentacle: line })
  })

  test.each(locations)(
    '[OCT-3.6] can be foreseen, for the warning: in location %i a clock reads as it will be revealed',
    (at) => {
      for (const quick of at === outside ? [false] : [false, true]) {
        for (const dagger of hands) {
          for (const tentacle of hands) {
            const table = lay({ red: { in: at, power: 4 }, blue: { in: at === crypt ? garden : crypt } }, { quick })
            const read = readClock(table.state.night, at, { dagger, tentacle })
            set(table, red, dagger, tentacle)
            resolve(table)
            expect(read.walk === 'errs').toBe(told(table, 'erred').length === 1)
            expect(told(table, 'revealed')[red]).toMatchObject({
              walk: read.walk,
              at: read.to,
              offspring: read.offspring,
            })
          }
        }
      }
    },
  )
})
