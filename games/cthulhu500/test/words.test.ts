import { viewersOf } from '#test/viewers'
import { QuickChance, Table, type Say, type Viewer } from '@octopolis/engine'
import { describe, expect, test } from 'vitest'
import { cardIds, cards } from '../data/cards/index.ts'
import { newest } from '../data/editions/index.ts'
import { vehicleIds } from '../data/vehicles.ts'
import { eventKinds } from '../data/vocabulary.ts'
import { chapters, type Fact } from '../facts.ts'
import { cthulhu500 } from '../game.ts'
import type { Ask } from '../state.ts'
import { en } from '../text/en.ts'
import * as enCards from '../text/en-cards.ts'
import { fr } from '../text/fr.ts'
import * as frCards from '../text/fr-cards.ts'
import { de } from '../text/fr-nouns.ts'
import { ada, bo, dee, hold, lay, react, type RaceTable } from './lay.ts'

const names = ['Ada', 'Boris', 'Cyril', 'Delia', 'Edgar', 'Flora', 'Gustav', 'Harold']
const say: Say = { name: (seat) => names[seat] ?? 'undefined' }
const languages = [
  ['en', en, enCards],
  ['fr', fr, frCards],
] as const

interface Heard {
  readonly facts: readonly Fact[]
  readonly kinds: ReadonlySet<string>
  readonly asks: ReadonlySet<string>
}

/** Plays at random, and looks at every question on the way. */
function playOut(seats: number, seed: string, look: (table: RaceTable, asked: number) => void): Heard {
  const table = Table.start(cthulhu500, { seats, seed, options: { vehicles: 'chosen', markers: '1', lastTurn: true } })
  const chance = new QuickChance(seed)
  const kinds = new Set<string>()
  const asks = new Set<string>()
  for (let moves = 0; table.awaiting.length > 0; moves++) {
    const seat = chance.pick(table.awaiting)
    const prompt = table.prompt(seat)
    if (prompt === null) throw new Error(`nothing is asked of ${seat}`)
    asks.add(prompt.ask.type)
    if (prompt.ask.type === 'window') kinds.add(prompt.ask.event.kind)
    if (moves % 5 === 0 || prompt.ask.type === 'work' || (prompt.ask.type === 'window' && prompt.moves.length > 1))
      look(table, seat)
    const more = prompt.moves.filter(({ type }) => type !== 'hold' && type !== 'done')
    table.play(seat, chance.pick(more.length > 0 && chance.below(3) > 0 ? more : prompt.moves))
  }
  return { facts: viewersOf({ seats }).flatMap((viewer) => table.heard(viewer)), kinds, asks }
}

/** What no sentence has: holes, doubled or missing ends, and the wrong signs. */
const blemishes = {
  en: /undefined|NaN|\[object|null| {2}|\.\.|!\.|\?\.| [.,;:!?]|'|"|\(\)/u,
  fr: /undefined|NaN|\[object|null| {2}|\.\.|'|"|\(\)|[^\u202f\d][:;!?»](?!\d)|«[^\u202f]| [:;!?»]| de [aeiouéèê]\p{Ll}|\b(de le|à le) /u,
} as const

function spoken(words: typeof en, table: RaceTable, seat: number): string[] {
  const prompt = table.prompt(seat)
  const view = table.view(seat)
  if (prompt === null) return []
  // Each kind of question has words of its own; the union of them is more than a call can be checked against.
  const { asks, answers, steps } = words as unknown as Record<
    'asks' | 'answers' | 'steps',
    Record<Ask['type'], (...about: unknown[]) => unknown>
  >
  const { ask, moves } = prompt
  const question = asks[ask.type](ask, say, view) as string
  const all = moves.map((move) => answers[ask.type](move, ask, say, view) as string)
  expect(new Set(all).size).toBe(moves.length)
  const ways = moves.map(
    (move) => steps[ask.type]?.(move, ask, say, view) as { choice: string; note?: string }[] | undefined,
  )
  if (ways[0] !== undefined) {
    expect(new Set(ways.map((way) => JSON.stringify(way?.map(({ choice }) => choice)))).size).toBe(moves.length)
  }
  const choices = ways.flatMap((way) => way?.flatMap(({ choice, note }) => [choice, note ?? '']) ?? [])
  return [question, ...all, ...choices, ...words.table(view, say).flatMap(({ title, lines }) => [title, ...lines])]
}

const texts = { en: new Set<string>(), fr: new Set<string>() }
const races = [3, 5].map((seats) =>
  playOut(seats, `told at ${seats}`, (table, seat) => {
    for (const [language, words] of languages) for (const text of spoken(words, table, seat)) texts[language].add(text)
  }),
)

test('the two races come by every question, every window and most of what can be told', () => {
  expect(new Set(races.flatMap(({ kinds }) => [...kinds]))).toEqual(new Set(eventKinds))
  expect(new Set(races.flatMap(({ asks }) => [...asks])).size).toBe(7)
  const types = new Set(races.flatMap(({ facts }) => facts.map(({ type }) => type)))
  expect(types.size).toBeGreaterThan(Object.keys(chapters).length * 0.75)
})

describe.each(languages)('in %s', (language, words, printed) => {
  test('two races are told from the first question to the last fact without a blemish', () => {
    const said = new Set(texts[language])
    const tell = words.facts as unknown as Record<Fact['type'], (fact: Fact, say: Say) => string>
    for (const { facts } of races) for (const fact of facts) said.add(tell[fact.type](fact, say))
    for (const text of said) expect(text).not.toMatch(blemishes[language])
  })

  test('cards and vehicles are printed without a blemish', () => {
    for (const id of cardIds) {
      for (const text of [printed.ruleOf({ edition: newest }, id), printed.flavourOf(id), printed.kindOf(id)]) {
        expect(text).not.toMatch(blemishes[language])
      }
      expect(printed.flavourOf(id).length).toBeLessThanOrEqual(90)
    }
    for (const id of vehicleIds) expect(printed.sideOf({ edition: newest }, id, true)).not.toMatch(blemishes[language])
  })

  test('a watcher reads nobody’s hand, and an owner reads all of theirs', () => {
    const hand = ['slipstream', 'mudflaps', 'miGo'] as const
    const table = lay({ ada: { hand } })
    const read = (viewer: Viewer) =>
      words
        .table(table.view(viewer), say)
        .flatMap(({ lines }) => lines)
        .join('\n')
    for (const card of hand) {
      expect(read('watcher')).not.toContain(printed.cardName(card))
      expect(read(bo)).not.toContain(printed.cardName(card))
      expect(read(ada)).toContain(printed.ruleOf({ edition: newest }, card))
    }
    expect(words.table(table.view('watcher'), say).some(({ own }) => own === true)).toBe(false)
  })

  test('[C500-1.7] nobody reads how many cards are in the pile', () => {
    const lines = [20, 60].map((left) => words.table(lay({}, { left }).view(ada), say))
    expect(lines[0]).toEqual(lines[1])
  })

  test('[C500-5.3] a card is cancelled by its name and owner, each of several by its own', () => {
    const table = lay({ ada: { hand: ['ownersManual'] }, bo: { hand: ['iaIa', 'iaIa'] }, dee: { hand: ['iaIa'] } })
    table.play(ada, { type: 'play', card: 'ownersManual' })
    react(table, bo, 'iaIa', { against: 0 })
    react(table, bo, 'iaIa', { against: 0 })
    const read = spoken(words, table, dee).join('\n')
    for (const place of ['1. ', '2. ', '3. ']) expect(read).toContain(place)
    expect(read).toContain(printed.cardName('ownersManual'))
    hold(table)
  })

  test('a question speaks to whoever is asked: of their own card, and of what is about to hit them', () => {
    const table = lay({
      ada: { hand: ['spellOfWhatsitcalled', 'iaIa'] },
      bo: { hand: ['iaIa'] },
      dee: { hand: ['iaIa'] },
    })
    table.play(ada, { type: 'play', card: 'spellOfWhatsitcalled', target: bo })
    const asked = (seat: number) => spoken(words, table, seat)[0] ?? ''
    expect(asked(ada)).toMatch(language === 'en' ? /^You play .* on Boris / : /^Vous jouez .* contre Boris /)
    expect(asked(ada)).not.toContain('Ada')
    expect(asked(bo)).toMatch(language === 'en' ? /^Ada plays .* on you / : /^Ada joue .* contre vous /)
    expect(asked(dee)).toMatch(language === 'en' ? /^Ada plays .* on Boris / : /^Ada joue .* contre Boris /)
  })

  test('nobody has “aucune action” left without its “ne”', () => {
    const view = { ...lay({}).view(ada), actions: 0 }
    const line = words.asks.act({ type: 'act', seat: ada } as never, say, view)
    expect(line).toContain(language === 'en' ? 'with no actions left' : 'Il ne vous reste aucune action')
  })

  test('every kind of window has a name for standing orders', () => {
    expect(Object.keys(words.windows ?? {})).toEqual([...eventKinds])
    expect(new Set(Object.values(words.windows ?? {})).size).toBe(eventKinds.length)
  })
})

test('[C500-7.1] the names that were to be kept are kept', () => {
  const kept = [
    'Spell of Chaos',
    'High Priest of Motocross',
    'Iä! Iä!',
    'Spikey Bits',
    'Fungi from Daytona',
    'Fungi from Detroit',
    'Herbert West',
    'Dr. Armitage',
    'Mi-Go',
    'Mudflaps Man Was Not Meant to Ogle',
    'Engine of the Damned',
    'Spacemeadweiser',
    'The Sponsor That Must Not Be Named',
    'Rats in the Whitewalls',
    'Radials from Beyond Space and Time',
    'Dreamlands Shortcut',
    'Wrench Out of Space and Time',
  ]
  expect(cardIds.map(enCards.cardName)).toEqual(expect.arrayContaining(kept))
  expect(cards.spacemeadweiser).toMatchObject({ sponsor: true })
  expect(cards.unnamedSponsor).toMatchObject({ sponsor: true })
})

test('[C500-1.1] the vehicles go by their names', () => {
  expect(vehicleIds.map(enCards.vehicleName)).toEqual([
    'Satanic Pushcart',
    'Chariot of the Elder Gods',
    'Sport Cthutility Vehicle',
    'The Vehicle Man Was Not Meant to Drive',
    'Unspeakable Olds',
    'Feararri',
    'Car of Cthulhu',
    'Big Honkin’ Truck',
  ])
})

test('de is elided before a vowel', () => {
  expect(['Ada', 'Élise', 'Bo', 'Yann'].map(de)).toEqual(['d’Ada', 'd’Élise', 'de Bo', 'de Yann'])
})
