import { Refusal } from '@octopolis/engine'
import { describe, expect, test } from 'vitest'
import { locations, rooms } from '../data/places.ts'
import {
  answers,
  asked,
  blue,
  crypt,
  garden,
  gold,
  green,
  laboratory,
  lay,
  library,
  line,
  lying,
  museum,
  observatory,
  offspring,
  outside,
  powers,
  red,
  resolve,
  set,
  start,
  told,
  viewers,
  violet,
  whereabouts,
} from './lay.ts'

const hands = [line, ...rooms]

describe('the clock', () => {
  test('[OCT-2.1] each hand points at a room from 1 to 6 or on the line, and all settings can be chosen', () => {
    const table = start(4)
    const clocks = hands.flatMap((dagger) => hands.map((tentacle) => ({ type: 'clock', dagger, tentacle })))
    expect(answers(table, red)).toHaveLength(49)
    expect(answers(table, red)).toEqual(expect.arrayContaining(clocks))
  })

  test('[OCT-2.1] all are asked at once, and may answer in any order', () => {
    const table = start(5)
    expect(asked(table)).toBe('clock red blue green gold violet')
    set(table, green, crypt, line)
    expect(asked(table)).toBe('clock red blue gold violet')
    set(table, violet, library, line)
    set(table, red, museum, line)
    set(table, gold, observatory, line)
    expect(asked(table)).toBe('clock blue')
    expect(new Set(Object.values(whereabouts(table)))).toEqual(new Set([library]))
    set(table, blue, laboratory, line)
    expect(whereabouts(table)).toEqual({
      red: museum,
      blue: laboratory,
      green: crypt,
      gold: observatory,
      violet: library,
    })
  })

  test('[OCT-2.1] the dagger sends the cultists, the tentacle the offspring', () => {
    const table = lay({ red: {}, blue: {} })
    set(table, red, museum, crypt)
    resolve(table)
    expect(whereabouts(table)).toMatchObject({ red: museum })
    expect(offspring(table)).toMatchObject({ red: crypt })
  })

  test('[OCT-2.1] a cult that is out sets no clock', () => {
    const table = lay({ red: {}, blue: { power: 0 }, green: {} })
    expect(asked(table)).toBe('clock red green')
    expect(table.prompt(blue)).toBeNull()
  })

  test('[OCT-2.2] cultists may stay', () => {
    const table = lay({ red: { in: crypt }, blue: {} })
    set(table, red, crypt, line)
    resolve(table)
    expect(whereabouts(table)).toMatchObject({ red: crypt })
    expect(lying(table)).toMatchObject({ red: false })
  })

  test('[OCT-2.2] cultists may take one stair, but not two', () => {
    const table = lay({ red: { in: crypt }, blue: { in: crypt } })
    set(table, red, museum, line)
    set(table, blue, garden, line)
    expect(whereabouts(table)).toEqual({ red: museum, blue: crypt })
    expect(told(table, 'revealed').map(({ walk }) => walk)).toEqual(['walks', 'errs'])
  })

  test.each(rooms)('[OCT-2.2] offspring need no stairs: from any room they go to room %i', (to) => {
    for (const from of rooms.filter((room) => room !== to)) {
      const table = lay({ red: { in: from }, blue: { in: from === library ? museum : library } })
      set(table, red, from, to)
      resolve(table)
      expect(offspring(table)).toMatchObject({ red: to })
    }
  })

  test('[OCT-2.2] offspring never go to the Exterior', () => {
    for (const at of locations) {
      const table = lay({ red: { in: at }, blue: {} })
      const sent = answers(table, red).map((move) => (move.type === 'clock' ? move.tentacle : outside))
      expect(new Set(sent)).toEqual(new Set(hands))
    }
  })
})

describe('the journey to the Exterior', () => {
  test.each(rooms)('[OCT-2.3] from any room, both hands on room %i lead to the Exterior, without offspring', (room) => {
    for (const from of rooms) {
      const table = lay({ red: { in: from, power: 4 }, blue: { in: from === garden ? crypt : garden } })
      set(table, red, room, room)
      resolve(table)
      expect(whereabouts(table)).toMatchObject({ red: outside })
      expect(offspring(table)).toMatchObject({ red: 0 })
      expect(powers(table)).toMatchObject({ red: 4 })
      expect(lying(table)).toMatchObject({ red: false })
    }
  })

  test.each(rooms)('[OCT-2.3] in the Exterior, both hands on room %i mean to stay', (room) => {
    const table = lay({ red: { in: outside }, blue: { errs: true } })
    set(table, red, room, room)
    resolve(table)
    expect(whereabouts(table)).toMatchObject({ red: outside })
    expect(offspring(table)).toMatchObject({ red: 0 })
    expect(told(table, 'revealed')[red]).toMatchObject({ walk: 'stays' })
  })

  test.each(rooms)('[OCT-2.4] from the Exterior, two different hands lead to the dagger’s room %i', (room) => {
    for (const tentacle of rooms.filter((other) => other !== room)) {
      const table = lay({ red: { in: outside, power: 4 }, blue: { errs: true } })
      set(table, red, room, tentacle)
      resolve(table)
      expect(whereabouts(table)).toMatchObject({ red: room })
      expect(offspring(table)).toMatchObject({ red: tentacle })
      expect(powers(table)).toMatchObject({ red: 4 })
    }
  })

  test('[OCT-2.4] with the tentacle on the line they return just the same, without offspring', () => {
    const table = lay({ red: { in: outside, power: 4 }, blue: { errs: true } })
    set(table, red, garden, line)
    resolve(table)
    expect(whereabouts(table)).toMatchObject({ red: garden })
    expect(offspring(table)).toMatchObject({ red: 0 })
    expect(lying(table)).toMatchObject({ red: false })
  })
})

describe('secrecy', () => {
  test('[OCT-2.5] a choice may be changed, and changed again, until everyone is ready: the last counts', () => {
    const table = lay({ red: {}, blue: {} })
    set(table, red, museum, line)
    set(table, red, crypt, garden)
    set(table, red, laboratory, observatory)
    set(table, blue, museum, line)
    expect(whereabouts(table)).toEqual({ red: laboratory, blue: museum })
    expect(offspring(table)).toMatchObject({ red: observatory })
  })

  test('[OCT-2.5] when the last is ready, nobody may change any more', () => {
    const table = lay({ red: {}, blue: {}, green: {} })
    set(table, red, museum, line)
    set(table, blue, crypt, line)
    set(table, green, laboratory, line)
    for (const seat of [red, blue, green]) expect(() => set(table, seat, library, line)).toThrow(Refusal)
  })

  test('[OCT-2.5] the one who changes isn’t waited for', () => {
    const table = lay({ red: {}, blue: {} })
    set(table, red, museum, line)
    expect(asked(table)).toBe('clock blue')
    set(table, red, crypt, line)
    expect(asked(table)).toBe('clock blue')
  })

  test('[OCT-2.5] before the reveal nobody sees another’s clock, only that it is set', () => {
    const table = lay({ red: {}, blue: {}, green: {} })
    set(table, red, museum, crypt)
    for (const viewer of [blue, green, 'watcher'] as const) {
      expect(table.view(viewer).cults[red]).toMatchObject({
        ready: true,
        clock: null,
        shown: null,
        at: library,
        offspring: 0,
      })
      expect(table.heard(viewer)).toEqual([{ type: 'ready', cult: red }])
    }
    expect(table.view(red).cults[red]?.clock).toEqual({ dagger: museum, tentacle: crypt })
    expect(table.heard(red)).toEqual([{ type: 'set', cult: red, dagger: museum, tentacle: crypt }])
  })

  test('[OCT-2.5] what was chosen makes no difference to what the others get', () => {
    const [one, other] = [lay({ red: {}, blue: {}, green: {} }), lay({ red: {}, blue: {}, green: {} })]
    set(one, red, museum, crypt)
    set(other, red, line, line)
    for (const viewer of [blue, green, 'watcher'] as const) {
      expect(one.view(viewer)).toEqual(other.view(viewer))
      expect(one.heard(viewer)).toEqual(other.heard(viewer))
    }
    expect(one.awaiting).toEqual(other.awaiting)
  })

  test('[OCT-2.5] nobody notices a change', () => {
    const table = lay({ red: {}, blue: {}, green: {} })
    set(table, red, museum, crypt)
    const before = ([blue, green, 'watcher'] as const).map((viewer) => [table.view(viewer), table.heard(viewer)])
    set(table, red, line, garden)
    const after = ([blue, green, 'watcher'] as const).map((viewer) => [table.view(viewer), table.heard(viewer)])
    expect(after).toEqual(before)
  })

  test('[OCT-2.5] after the reveal everyone sees every clock', () => {
    const table = lay({ red: {}, blue: {}, green: {} })
    set(table, red, museum, crypt)
    set(table, blue, line, line)
    set(table, green, laboratory, line)
    for (const viewer of viewers(table)) {
      expect(table.view(viewer).cults.map(({ shown }) => shown)).toEqual([
        { dagger: museum, tentacle: crypt },
        { dagger: line, tentacle: line },
        { dagger: laboratory, tentacle: line },
      ])
    }
  })

  test('[OCT-2.5] in the next turn the clocks are secret anew', () => {
    const table = lay({
      red: { in: museum, power: 3 },
      blue: { in: crypt, power: 3, sends: museum },
      green: { sends: crypt },
    })
    resolve(table)
    table.play(green, { type: 'leave' })
    expect(asked(table)).toBe('clock red blue green')
    set(table, red, museum, line)
    expect(table.view(blue).cults.map(({ clock, ready }) => [clock, ready])).toEqual([
      [null, true],
      [null, false],
      [null, false],
    ])
  })

  test('[OCT-2.5] there is no way to show one’s clock: while clocks are set nothing else can be done', () => {
    const table = lay({ red: {}, blue: {} })
    set(table, red, museum, line)
    for (const seat of [red, blue]) {
      expect(new Set(answers(table, seat).map(({ type }) => type))).toEqual(new Set(['clock']))
    }
  })
})

describe('running out of time', () => {
  const idle = (at: (typeof locations)[number], quick = false) => {
    const table = lay({ red: { in: at, power: 3 }, blue: { in: at === garden ? crypt : garden } }, { quick })
    const fallback = table.prompt(red)?.fallback
    table.play(red, fallback)
    resolve(table)
    return { table, fallback }
  }

  test.each(rooms)('[OCT-2.6] in room %i the dagger stays on it and the tentacle on the line', (at) => {
    for (const quick of [false, true]) {
      const { table, fallback } = idle(at, quick)
      expect(fallback).toEqual({ type: 'clock', dagger: at, tentacle: line })
      expect(whereabouts(table)).toMatchObject({ red: at })
      expect(offspring(table)).toMatchObject({ red: 0 })
      expect(lying(table)).toMatchObject({ red: false })
      expect(powers(table)).toMatchObject({ red: 3 })
    }
  })

  test('[OCT-2.6] in the Exterior both hands are equal, so that the cultists stay', () => {
    const { table, fallback } = idle(outside)
    expect(fallback).toMatchObject({ type: 'clock' })
    if (fallback?.type === 'clock') expect(fallback.dagger).toBe(fallback.tentacle)
    expect(whereabouts(table)).toMatchObject({ red: outside })
    expect(offspring(table)).toMatchObject({ red: 0 })
    expect(lying(table)).toMatchObject({ red: false })
    expect(powers(table)).toMatchObject({ red: 3 })
  })
})
