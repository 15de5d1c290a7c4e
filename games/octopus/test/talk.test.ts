import { situationAt, tempers } from '@octopolis/bots'
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
  observatory,
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
  const counted = (table: OctopusTable, seat: Seat) => {
    const counts: Partial<Record<Talk['type'], number>> = {}
    for (const { type } of table.talk(seat)) counts[type] = (counts[type] ?? 0) + 1
    return counts
  }
  /** To each of two others: a question or two, an answer of three, two feelings, and what was done in the only turn so far. */
  const plain = { whither: 2, peace: 2, agree: 2, refuse: 2, shrug: 2, thanks: 2, grudge: 2, reproach: 2 }

  test('is where it goes and where its offspring does, whom it deals with, and who is near the ritual', () => {
    const table = lay({ red: {}, blue: {}, green: {} })
    const { going, sending, deal, alarm, share, threat, ...rest } = counted(table, red)
    expect({ going, sending, deal, alarm }).toEqual({ going: 7, sending: 6, deal: 2 * 7 * 2, alarm: 2 })
    // From the library there are six places to go to, and somebody else's is another.
    expect({ share, threat }).toEqual({ share: 2 * 6 * 5, threat: 2 * 6 })
    expect(rest).toEqual(plain)
  })

  test('offers and threats are about places within reach that hold something', () => {
    const table = lay({ red: { in: garden }, blue: {}, green: {} }, { stock: { 6: 0 } })
    const near = table.talk(red).flatMap((said) => (said.type === 'threat' && said.with === blue ? [said.at] : []))
    expect(near).toEqual([museum, observatory, outside])
  })

  test('[OCT-4.6] in a negotiation there is more to say, to those who negotiate and by them alone', () => {
    const table = lay({ red: { in: crypt }, blue: { in: crypt }, green: { in: museum } })
    resolve(table)
    while (table.prompt(red)?.ask.type !== 'negotiate') {
      table.play(table.awaiting[0] ?? 0, table.prompt(table.awaiting[0] ?? 0)?.fallback)
    }
    const here = (seat: Seat) =>
      table
        .talk(seat)
        .filter(
          ({ type, ...said }) =>
            type === 'next' || type === 'calm' || ('turn' in said && type === 'threat' && said.turn === 1),
        )
    expect(here(red)).toEqual([
      { type: 'next', with: blue, at: crypt, turn: 1 },
      { type: 'threat', with: blue, at: crypt, turn: 1 },
      { type: 'calm', with: blue, turn: 1 },
    ])
    expect(here(green)).toEqual([])
  })

  test('words broken long ago are past', () => {
    const table = lay({ red: {}, blue: {} }, { turn: 9 })
    const turns = table.talk(red).flatMap((said) => (said.type === 'reproach' ? [said.turn] : []))
    expect(turns).toEqual([9, 8, 7, 6])
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
    // Five rooms are near, the library among them.
    expect(table.talk(red)).toHaveLength(6 + 6 + 2 * 6 * 2 + 2 + 2 * (5 * 4 + 5) + 8 * 2)
  })

  test.each<[string, Talk]>([
    ['a deal with itself', { type: 'deal', with: red, at: crypt, taker: red }],
    ['a deal about a third cult', { type: 'deal', with: blue, at: crypt, taker: green }],
    ['an alarm about itself', { type: 'alarm', cult: red }],
    ['an alarm about nobody', { type: 'alarm', cult: gold }],
  ])('is not %s', (_what, said) => {
    const table = lay({ red: {}, blue: {}, green: {} })
    expect(() => table.checkTalk(red, said)).toThrow(
      new Refusal(
        `The talk ${JSON.stringify(said)} is none of the ${43 + 60 + 12 + 16} things that seat 0 may say now.`,
      ),
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
    const table = start(5)
    const about = ['type', 'to', 'with', 'at', 'taker', 'cult', 'mine', 'yours', 'turn']
    for (const said of table.talk(red)) expect(about).toEqual(expect.arrayContaining(Object.keys(said)))
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
    [{ type: 'going', to: museum }, 'Ada says “I’ll be in the museum”.', 'Ada annonce « je serai au musée ».'],
    [
      { type: 'sending', to: crypt },
      'Ada says “my offspring will be in the crypt”.',
      'Ada annonce « mon rejeton sera dans la crypte ».',
    ],
    [
      { type: 'deal', with: blue, at: crypt, taker: red },
      'Ada says “Bo, leave the crypt to me this time”.',
      'Ada propose « Bo, laissez-moi la crypte pour cette fois ».',
    ],
    [
      { type: 'deal', with: blue, at: outside, taker: blue },
      'Ada says “Bo, I leave the Exterior to you this time”.',
      'Ada propose « Bo, je vous laisse l’Extérieur pour cette fois ».',
    ],
    [
      { type: 'alarm', cult: green },
      'Ada says “Cleo is close to the ritual: stop that cult”.',
      'Ada prévient « Cleo est tout près du rituel : il faut l’arrêter ».',
    ],
    [
      { type: 'share', with: blue, mine: crypt, yours: museum, turn: 2 },
      'Ada says “Bo, I leave you the museum if you leave me the crypt”.',
      'Ada propose « Bo, je vous laisse le musée si vous me laissez la crypte ».',
    ],
    [
      { type: 'whither', with: blue, turn: 2 },
      'Ada asks “Bo, where will you be?”',
      'Ada demande « Bo, où serez-vous ? »',
    ],
    [
      { type: 'reproach', with: blue, turn: 3 },
      'Ada says “Bo, you broke your word on turn 3”.',
      'Ada reproche « Bo, vous avez manqué à votre parole au tour 3 ».',
    ],
  ])('%j', (said, english, french) => {
    const phrase = (words: AnyWords) => words.talk[said.type]?.(said, red, say)
    expect([phrase(en), phrase(fr)]).toEqual([english, french])
  })

  const types = start(5)
    .talk(red)
    .map(({ type }) => type)
  const blemishes = {
    en: /undefined|NaN|\[object| {2}|\.\.|[!?]\.| [.,;:!?]|'|"/u,
    fr: /undefined|NaN|\[object| {2}|\.\.|'|"|[^\u202f][:;!?»]|«[^\u202f]| [:;!?»]|(?<!\p{L})(de le|à le) /u,
  }

  test.each([
    ['en', en],
    ['fr', fr],
  ] as const)('each temper says everything in its own way, in sound %s', (language, words: AnyWords) => {
    const table = start(5)
    const plain = (said: Talk) => words.talk[said.type]?.(said, red, say) ?? ''
    expect(new Set(types).size).toBeGreaterThan(12)
    for (const said of table.talk(red)) {
      const lines = Object.keys(tempers).map(
        (temper) => words.talk[said.type]?.(said, red, { ...say, voice: () => temper }) ?? '',
      )
      expect(new Set([plain(said), ...lines]).size).toBe(5)
      for (const line of lines) {
        expect(line).toMatch(/^Ada/)
        expect(line).not.toMatch(blemishes[language])
      }
    }
  })
})

test('bots decide by what was promised, and by nothing else that was said', () => {
  const table = lay({ red: { in: crypt }, blue: { in: crypt }, green: { in: museum } })
  const situation = (...said: Talk[]) =>
    situationAt(
      table,
      red,
      new QuickChance('cheap talk'),
      said.map((talk) => ({ seat: blue, seq: 0, talk })),
    )
  const idle: Talk[] = [
    { type: 'sending', to: crypt },
    { type: 'alarm', cult: green },
    { type: 'share', with: red, mine: museum, yours: crypt, turn: 1 },
  ]
  expect(situation(...idle).talk).toHaveLength(3)
  for (const bot of [bots.easy, bots.normal, bots.hard]) {
    expect(bot.decide(situation(...idle))).toEqual(bot.decide(situation()))
  }
})
