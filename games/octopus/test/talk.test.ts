import { situationAt } from '@octopolis/bots'
import { QuickChance, Refusal, type AnyWords, type Say, type Seat } from '@octopolis/engine'
import { describe, expect, test } from 'vitest'
import { bots } from '../bot/bots.ts'
import { rooms } from '../data/places.ts'
import type { Talk } from '../talk.ts'
import { en } from '../text/en.ts'
import { fr } from '../text/fr.ts'
import {
  blue,
  crypt,
  garden,
  gold,
  green,
  grimoire,
  idol,
  lay,
  letTimeRunOut,
  museum,
  outside,
  red,
  resolve,
  skull,
  start,
  type OctopusTable,
} from './lay.ts'

const places = (table: OctopusTable, seat: Seat): number[] =>
  table.talk(seat).flatMap((said) => (said.type === 'going' ? [said.to] : []))

describe('what a cult may say', () => {
  test('is where it goes and where its offspring does, whom it deals with, and who is near the ritual', () => {
    const table = lay({ red: {}, blue: {}, green: {} })
    const types = table.talk(red).map(({ type }) => type)
    const count = (type: Talk['type']) => types.filter((one) => one === type).length
    expect({ going: count('going'), sending: count('sending') }).toEqual({ going: 7, sending: 6 })
    expect({ deal: count('deal'), alarm: count('alarm') }).toEqual({ deal: 2 * 7 * 2, alarm: 2 })
  })

  test('[OCT-4.8] needn’t be true, nor even possible', () => {
    const table = lay({ red: { in: garden }, blue: {}, green: {} })
    expect(table.checkTalk(red, { type: 'going', to: crypt })).toEqual({ type: 'going', to: crypt })
    expect(table.checkTalk(red, { type: 'alarm', cult: blue })).toEqual({ type: 'alarm', cult: blue })
  })

  test('[OCT-2.2] the offspring is never said to go to the Exterior', () => {
    const table = lay({ red: {}, blue: {}, green: {} })
    expect(() => table.checkTalk(red, { type: 'sending', to: outside })).toThrow(Refusal)
  })

  test('[OCT-7.1] there is no talk of an Exterior where there is none', () => {
    const table = lay({ red: {}, blue: {}, green: {} }, { quick: true })
    expect(places(table, red)).toEqual([...rooms])
    expect(() => table.checkTalk(red, { type: 'deal', with: blue, at: outside, taker: red })).toThrow(Refusal)
    expect(table.talk(red)).toHaveLength(6 + 6 + 2 * 6 * 2 + 2)
  })

  test.each<[string, Talk]>([
    ['a deal with itself', { type: 'deal', with: red, at: crypt, taker: red }],
    ['a deal about a third cult', { type: 'deal', with: blue, at: crypt, taker: green }],
    ['an alarm about itself', { type: 'alarm', cult: red }],
    ['an alarm about nobody', { type: 'alarm', cult: gold }],
  ])('is not %s', (_what, said) => {
    const table = lay({ red: {}, blue: {}, green: {} })
    expect(() => table.checkTalk(red, said)).toThrow(
      new Refusal(`The talk ${JSON.stringify(said)} is none of the 43 things that seat 0 may say now.`),
    )
  })

  test('[OCT-4.9] a cult that is out neither talks nor is talked about', () => {
    const table = lay({ red: {}, blue: { power: 0 }, green: {} })
    expect(() => table.checkTalk(blue, { type: 'going', to: crypt })).toThrow(
      new Refusal('Seat 1 has nothing to say now.'),
    )
    for (const said of table.talk(red)) {
      expect(Object.entries(said)).not.toContainEqual(['cult', blue])
      expect(Object.entries(said)).not.toContainEqual(['with', blue])
    }
  })

  test('is nothing once the night is over', () => {
    const table = lay({ red: { in: crypt, holds: [grimoire, idol] }, blue: { in: garden }, green: {} }, { quick: true })
    resolve(table)
    letTimeRunOut(table)
    expect(table.outcome).not.toBeNull()
    for (const seat of [red, blue, green]) expect(table.talk(seat)).toEqual([])
  })

  test('[OCT-7.5] is meant for all: no record of it names who hears it', () => {
    const keys = { going: ['to'], sending: ['to'], deal: ['with', 'at', 'taker'], alarm: ['cult'] } as const
    const table = start(5)
    for (const said of table.talk(red)) expect(Object.keys(said)).toEqual(['type', ...keys[said.type]])
  })

  test('[OCT-7.3] tells nothing of what is hidden: it is the same whatever the others hold', () => {
    const one = lay({ red: {}, blue: { holds: [skull] }, green: {} }, { hidden: true })
    const other = lay({ red: {}, blue: { holds: [idol] }, green: {} }, { hidden: true })
    expect(one.talk(red)).toEqual(other.talk(red))
  })
})

describe('as everybody reads it', () => {
  const names = ['Ada', 'Bo', 'Cleo']
  const say: Say = { name: (seat) => names[seat] ?? 'nobody' }

  test.each<[Talk, string, string]>([
    [{ type: 'going', to: museum }, 'Ada says “I’ll be in the museum”.', 'Ada annonce « je serai au musée ».'],
    [
      { type: 'sending', to: crypt },
      'Ada says “my offspring will be in the crypt”.',
      'Ada annonce « mon rejeton sera dans la crypte ».',
    ],
    [
      { type: 'deal', with: blue, at: crypt, taker: red },
      'Ada says “Bo, leave the crypt to me this time”.',
      'Ada propose « Bo, laissez-moi la crypte pour cette fois ».',
    ],
    [
      { type: 'deal', with: blue, at: outside, taker: blue },
      'Ada says “Bo, I leave the Exterior to you this time”.',
      'Ada propose « Bo, je vous laisse l’Extérieur pour cette fois ».',
    ],
    [
      { type: 'alarm', cult: green },
      'Ada says “Cleo is close to the ritual: stop that cult”.',
      'Ada prévient « Cleo est tout près du rituel : il faut l’arrêter ».',
    ],
  ])('%j', (said, english, french) => {
    const phrase = (words: AnyWords) => words.talk[said.type]?.(said, red, say)
    expect([phrase(en), phrase(fr)]).toEqual([english, french])
  })
})

test('bots are given what was said, and decide as if it had not been', () => {
  const table = lay({ red: { in: crypt }, blue: { in: crypt }, green: { in: museum } })
  const talk = [{ seat: blue, seq: 0, talk: { type: 'sending', to: crypt } as const }]
  const situation = (said: typeof talk) => situationAt(table, red, new QuickChance('cheap talk'), said)
  expect(situation(talk).talk).toEqual(talk)
  for (const bot of [bots.easy, bots.normal, bots.hard]) {
    expect(bot.decide(situation(talk))).toEqual(bot.decide(situation([])))
  }
})
