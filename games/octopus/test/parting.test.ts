import { refused } from '#test/refused'
import { QuickChance } from '@octopolis/engine'
import { expect, test } from 'vitest'
import { rooms } from '../data/places.ts'
import { octopus } from '../game.ts'
import { cultOf } from '../state.ts'
import { en } from '../text/en.ts'
import { fr } from '../text/fr.ts'
import {
  answers,
  blue,
  crypt,
  garden,
  green,
  lay,
  letTimeRunOut,
  library,
  line,
  lying,
  museum,
  offspring,
  outside,
  red,
  resolve,
  set,
  start,
  told,
  whereabouts,
  type OctopusTable,
} from './lay.ts'

/** A cult and its offspring that came to share a room, and how the next turn parts them. */

const hands = [line, ...rooms] as const

/** Red lies in the library with its own offspring there; a turn later all are asked for their clocks again. */
const together = (edition = 2, quick = false) => {
  const table = lay({ red: { in: library }, blue: { in: garden }, green: { in: crypt } }, { edition, quick })
  set(table, red, garden, library)
  letTimeRunOut(table)
  expect(table.state.turn).toBe(2)
  return table
}
/** The clocks that aren't accepted from red. */
const refusedClocks = (table: OctopusTable) =>
  hands.flatMap((dagger) =>
    hands.flatMap((tentacle) =>
      answers(table, red).some((move) => move.type === 'clock' && move.dagger === dagger && move.tentacle === tentacle)
        ? []
        : [[dagger, tentacle]],
    ),
  )

test('[OCT-3.4] the turn after, a clock that would leave both in one room again isn’t accepted', () => {
  for (const quick of [false, true]) {
    const table = together(2, quick)
    expect(refusedClocks(table)).toEqual([
      [line, library],
      [garden, library],
    ])
    for (const dagger of [line, garden] as const) refused(table, red, { type: 'clock', dagger, tentacle: library })
  }
})

test('[OCT-3.4] the offspring may stay if the cult goes, and the cult may lie there again without it', () => {
  for (const [dagger, tentacle, at] of [
    [museum, library, museum],
    [line, crypt, library],
    [garden, museum, library],
    [library, crypt, library],
    [library, library, outside],
  ] as const) {
    const table = together()
    set(table, red, dagger, tentacle)
    resolve(table)
    expect(whereabouts(table).red).toBe(at)
  }
})

test('[OCT-3.4] a clock that was set may not be changed into one that isn’t accepted', () => {
  const table = together()
  set(table, red, museum, library)
  refused(table, red, { type: 'clock', dagger: line, tentacle: library })
})

test('[OCT-3.4] once they are parted, every clock is accepted again', () => {
  const table = together()
  set(table, red, line, crypt)
  letTimeRunOut(table)
  expect(refusedClocks(table)).toEqual([])
})

test('[OCT-3.4] who didn’t share a room with its offspring may err anyhow', () => {
  const table = together()
  for (const seat of [blue, green]) expect(answers(table, seat)).toHaveLength(49)
  const returning = lay({ red: { in: outside, errs: true, sends: crypt }, blue: { in: garden } })
  resolve(returning)
  letTimeRunOut(returning)
  expect(refusedClocks(returning)).toEqual([])
})

test('[OCT-3.4] who runs out of time after an error is parted by staying without offspring', () => {
  const table = together()
  letTimeRunOut(table, 'clock')
  expect([whereabouts(table).red, offspring(table).red, lying(table).red]).toEqual([library, 0, false])
})

test('[OCT-3.4] everybody who imagines a clock for it imagines one that is accepted', () => {
  const table = together()
  set(table, red, museum, library)
  const chance = new QuickChance('worlds')
  for (let world = 0; world < 500; world++) {
    const { clock } = cultOf(octopus.imagine(table.view(blue), chance), red)
    expect(refusedClocks(table)).not.toContainEqual([clock?.dagger, clock?.tentacle])
  }
})

test('[OCT-3.4] the question says why, in both languages', () => {
  const said = (table: OctopusTable) =>
    [en, fr].map((words) => words.asks.clock({ type: 'clock' }, { name: String }, table.view(red)))
  const [plain, plainement] = said(start(3))
  const [why = '', pourquoi = ''] = said(together())
  expect(why).toBe(
    `${plain} Last turn your offspring stood in the library, where your cultists lay: an error may not leave both there again.`,
  )
  expect(pourquoi.startsWith(`${plainement} Au tour passé, votre rejeton était dans la bibliothèque`)).toBe(true)
})

test('[OCT-3.4] in edition 1 they needn’t part', () => {
  const table = together(1)
  expect(refusedClocks(table)).toEqual([])
  set(table, red, line, library)
  resolve(table)
  const { at, offspring: sent } = told(table, 'revealed').findLast(({ cult }) => cult === red) ?? {}
  expect([at, sent]).toEqual([library, library])
})
