import { Refusal, settle } from '@octopolis/engine'
import { describe, expect, test } from 'vitest'
import { liveries } from '../board/liveries.ts'
import { exteriors, locations, rooms } from '../data/places.ts'
import { octopus } from '../game.ts'
import { en } from '../text/en.ts'
import { fr } from '../text/fr.ts'
import {
  answers,
  asked,
  blue,
  crypt,
  garden,
  green,
  held,
  laboratory,
  lay,
  leave,
  library,
  line,
  museum,
  observatory,
  outside,
  plant,
  powers,
  red,
  resolve,
  set,
  skull,
  start,
  stock,
  take,
  told,
  whereabouts,
} from './lay.ts'

const refusal = (stairs: readonly string[]) => () => settle(octopus.options, { stairs }, 4)

describe('the boards', () => {
  test.each(locations)('[OCT-1.1] location %i holds a component of its own kind and no other', (at) => {
    const table = lay({ red: { in: at }, blue: { errs: true }, green: { errs: true } })
    resolve(table)
    take(table, red)
    expect(held(table).red).toEqual([at])
    expect(locations.filter((kind) => stock(table, kind) === 1)).toEqual([at])
  })

  test('[OCT-1.1] there are six rooms, and location 7 is the Exterior: no hand can point at it', () => {
    const table = lay({ red: {}, blue: {} })
    const daggers = answers(table, red).map((move) => (move.type === 'clock' ? move.dagger : null))
    expect([...new Set(daggers)]).toEqual([line, ...rooms])
  })

  test.each(exteriors)('[OCT-1.2] the host picks the Exterior: %s', (exterior) => {
    const table = start(4, { exterior })
    expect(table.state.night.exterior).toBe(exterior)
    expect(told(table, 'night')).toEqual([{ type: 'night', exterior, goal: 4, hidden: false }])
  })

  test('[OCT-1.2] there are four Exteriors to pick from, and chance is what is offered first', () => {
    expect(settle(octopus.options, {}, 4).exterior).toBe('chance')
    for (const exterior of ['chance', 'dreams', 'marsh', 'colony', 'city']) {
      expect(settle(octopus.options, { exterior }, 4).exterior).toBe(exterior)
    }
    expect(() => settle(octopus.options, { exterior: 'moon' }, 4)).toThrow(Refusal)
  })

  test('[OCT-1.2] chance gives each of the four now and then, and tells which', () => {
    const given = new Set<string | null>()
    for (let seed = 0; seed < 60; seed++) {
      const table = start(5, { exterior: 'chance' }, `night ${seed}`)
      given.add(table.state.night.exterior)
      expect(told(table, 'night')[0]?.exterior).toBe(table.state.night.exterior)
    }
    expect(given).toEqual(new Set(exteriors))
  })

  test.each([
    ['dreams', 'dream red', 5],
    ['marsh', 'swap red', 5],
    ['colony', 'clock red blue', 5],
    ['city', 'clock red blue', 4],
  ] as const)('[OCT-1.2] only one Exterior is used: in the %s the others do nothing', (exterior, next, power) => {
    const table = lay(
      { red: { in: outside, power: 5, holds: [skull] }, blue: { in: library, holds: [plant] } },
      { exterior },
    )
    resolve(table)
    leave(table, blue)
    expect(powers(table)).toMatchObject({ red: power })
    expect(answers(table, red).some(({ type }) => type === 'sacrifice')).toBe(exterior === 'colony')
    leave(table, red)
    expect(asked(table)).toBe(next)
  })
})

describe('the stairs', () => {
  const joined = [
    [library, [museum, crypt, laboratory, observatory]],
    [museum, [library, crypt, garden]],
    [crypt, [library, museum, laboratory]],
    [laboratory, [library, crypt, observatory]],
    [observatory, [library, laboratory, garden]],
    [garden, [museum, observatory]],
  ] as const

  test.each(joined)('[OCT-1.3] by default stairs lead from room %i to %j and nowhere else', (from, next) => {
    const reached = rooms.filter((to) => {
      const table = lay({ red: { in: from }, blue: {} })
      set(table, red, to, line)
      resolve(table)
      return to !== from && whereabouts(table).red === to
    })
    expect(reached).toEqual(next)
  })

  test('[OCT-1.3] the default stairs are these nine', () => {
    const stairs = ['1-2', '1-3', '1-4', '1-5', '2-3', '2-6', '3-4', '4-5', '5-6']
    expect(settle(octopus.options, {}, 4).stairs.toSorted()).toEqual(stairs)
  })

  test('[OCT-1.3] an owner of the box may tick other stairs, and they work both ways', () => {
    const ring = ['1-2', '2-3', '3-6', '4-6', '4-5'] as const
    const table = lay({ red: { in: crypt }, blue: { in: garden }, green: { in: library } }, { stairs: ring })
    set(table, red, garden, line)
    set(table, blue, crypt, line)
    set(table, green, crypt, line)
    expect(whereabouts(table)).toEqual({ red: garden, blue: crypt, green: library })
    expect(told(table, 'erred').map(({ cult }) => cult)).toEqual([green])
  })

  test('[OCT-1.3] a real table is built with the stairs that were ticked', () => {
    const table = start(3, { stairs: ['1-5', '5-6', '2-6', '2-3', '3-4'] })
    set(table, red, observatory, line)
    set(table, blue, museum, line)
    set(table, green, library, line)
    expect(whereabouts(table)).toEqual({ red: observatory, blue: library, green: library })
  })

  test('[OCT-1.3] any two rooms may be joined but library and garden', () => {
    const pairs = rooms.flatMap((from) => rooms.filter((to) => to > from).map((to) => `${from}-${to}`))
    const allowed = pairs.filter((stair) => stair !== '1-6')
    expect(settle(octopus.options, { stairs: allowed }, 4).stairs).toEqual(allowed)
    expect(refusal([...allowed, '1-6'])).toThrow(Refusal)
    expect(refusal([...allowed, '6-1'])).toThrow(Refusal)
  })

  test.each([
    ['no stairs at all', []],
    ['the garden cut off', ['1-2', '1-3', '1-4', '1-5', '2-3', '3-4', '4-5']],
    ['the library cut off', ['2-3', '3-4', '4-5', '5-6', '2-6']],
    ['two islands', ['1-2', '2-3', '1-3', '4-5', '5-6', '4-6']],
  ])('[OCT-1.3] every room must stay connected to the rest: %s is refused', (_what, stairs) => {
    expect(refusal(stairs)).toThrow(Refusal)
  })

  test('[OCT-1.3] five stairs that reach every room are enough', () => {
    const tree = ['1-4', '2-4', '3-4', '4-5', '4-6']
    expect(settle(octopus.options, { stairs: tree }, 4).stairs).toEqual(tree)
  })
})

describe('the set-up', () => {
  test.each([
    [3, 4],
    [4, 5],
    [5, 6],
  ])('[OCT-1.4] with %i players every cult starts with power %i', (seats, power) => {
    expect(start(seats).state.cults.map((cult) => cult.power)).toEqual(Array.from({ length: seats }, () => power))
  })

  test.each([2, 6])('[OCT-1.4] the scale of 7 has no place for %i players: three to five play', (seats) => {
    expect(() => start(seats)).toThrow(Refusal)
  })

  test.each([
    [3, 2],
    [4, 3],
    [5, 4],
  ])('[OCT-1.5] with %i players each location holds %i components, the Exterior too', (seats, count) => {
    const table = start(seats, { quick: false })
    expect(locations.map((at) => stock(table, at))).toEqual(locations.map(() => count))
  })

  test('[OCT-1.7] every seat is a colour, and no two are alike', () => {
    expect(liveries).toHaveLength(octopus.seats.max)
    for (const look of ['colour', 'sign'] as const) expect(new Set(liveries.map((one) => one[look])).size).toBe(5)
  })

  test('[OCT-1.8] the set-up form says what each Exterior does to a game, in both languages', () => {
    for (const { options } of [en, fr]) {
      expect(Object.keys(options.exterior.notes ?? {})).toEqual([...exteriors])
      expect(new Set(Object.values(options.exterior.notes ?? {})).size).toBe(exteriors.length)
    }
    const said = en.options.exterior.notes ?? {}
    expect(said['dreams']).toMatch(/longer and more tactical.*fewer eliminations/)
    expect(said['marsh']).toMatch(/hardly longer.*turns of fortune among the leaders/)
    expect(said['colony']).toMatch(/long, tactical.*pulls leaders back/)
    expect(said['city']).toMatch(/dangerous and without gain.*fiercer/i)
  })

  test('[OCT-1.6] every cult starts in the library, standing, empty-handed, its offspring off the board', () => {
    for (const cult of start(5).state.cults) {
      expect(cult).toMatchObject({ at: library, lying: false, offspring: 0, components: [] })
    }
  })
})
