import { readFileSync } from 'node:fs'
import { QuickChance, Table, type Say, type Seat } from '@octopolis/engine'
import { describe, expect, test } from 'vitest'
import { characterNames, type Character } from '../data/characters.ts'
import { charts, type SpaceId } from '../data/charts.ts'
import { kraken } from '../game.ts'
import type { Use } from '../moves.ts'
import { characters } from '../rules/characters/index.ts'
import { stashAmong } from '../rules/choices.ts'
import { en } from '../text/en.ts'
import { roles as enRoles } from '../text/en-characters.ts'
import { muskets as enMuskets, placeName as enPlace } from '../text/en-nouns.ts'
import { fr } from '../text/fr.ts'
import { roles as frRoles } from '../text/fr-characters.ts'
import { de, muskets as frMuskets, placeName as frPlace } from '../text/fr-nouns.ts'
import type { View } from '../view.ts'

const names = ['Ada', 'Boris', 'Cyril', 'Delia', 'Edgar', 'Flora', 'Gustav', 'Harold', 'Irene', 'Jonas', 'Kirsten']
const say: Say = { name: (seat) => names[seat] ?? 'undefined' }
const languages = [
  ['en', en, enRoles],
  ['fr', fr, frRoles],
] as const

/** Somebody uses each character on somebody. */
const uses: Readonly<Record<Character, Use>> = {
  kleptomaniac: { type: 'use', character: 'kleptomaniac', seat: 1 },
  troublemaker: { type: 'use', character: 'troublemaker', seat: 1 },
  gunsmith: { type: 'use', character: 'gunsmith' },
  peacemaker: { type: 'use', character: 'peacemaker', seat: 1 },
  gunslinger: { type: 'use', character: 'gunslinger' },
  minstrel: { type: 'use', character: 'minstrel', seats: [1, 2] },
  bosun: { type: 'use', character: 'bosun' },
  herbalist: { type: 'use', character: 'herbalist', from: 1, to: 2 },
  lookout: { type: 'use', character: 'lookout' },
  strategist: { type: 'use', character: 'strategist' },
  smuggler: { type: 'use', character: 'smuggler', post: 'lieutenant' },
  agitator: { type: 'use', character: 'agitator', seats: [1, 2] },
  consultant: { type: 'use', character: 'consultant' },
  cook: { type: 'use', character: 'cook' },
  rouser: { type: 'use', character: 'rouser' },
  archivist: { type: 'use', character: 'archivist', post: 'captain' },
  mentor: { type: 'use', character: 'mentor', seat: 1 },
  spiritualist: { type: 'use', character: 'spiritualist', seats: [1, 2], to: 3 },
  collector: { type: 'use', character: 'collector', seat: 1 },
  equalizer: { type: 'use', character: 'equalizer' },
  instigator: { type: 'use', character: 'instigator', seat: 1 },
}

function targetsOf(use: Use): Seat[] {
  return [
    ...('seat' in use ? [use.seat] : []),
    ...('seats' in use ? use.seats : []),
    ...('from' in use ? [use.from] : []),
    ...('to' in use ? [use.to] : []),
  ]
}

function cast(seats: number, seed: string) {
  return Table.start(kraken, { seats, seed })
}

function promptOf(table: ReturnType<typeof cast>, seat: Seat) {
  const prompt = table.prompt(seat)
  if (prompt === null) throw new Error(`nothing is asked of ${seat}`)
  return prompt
}

function playOut(seats: number, seed: string) {
  const table = cast(seats, seed)
  const chance = new QuickChance(seed)
  while (table.awaiting.length > 0) {
    const seat = chance.pick(table.awaiting)
    table.play(seat, chance.pick(promptOf(table, seat).moves))
  }
  return table
}

function lines(words: typeof en, view: View): string[] {
  return words.table(view, say).flatMap((passage) => passage.lines)
}

describe.each(languages)('in %s', (language, words, roles) => {
  test.each(characterNames)('the %s is told of by name, with everybody it is used on', (character) => {
    const use = uses[character]
    const told = words.facts.used({ type: 'used', seat: 0, use }, say)
    for (const part of [roles[character].name, 'Ada', ...targetsOf(use).map((seat) => say.name(seat))]) {
      expect(told).toContain(part)
    }
  })

  test.each(characterNames)('the %s stands in the rulebook under its rule', (character) => {
    const rulebook = readFileSync(new URL(`../rulebook/${language}.md`, import.meta.url), 'utf8')
    expect(rulebook).toContain(`**${characters[character].rule}** ${roles[character].name},`)
  })

  test('[KRA-8.25] a character is offered in words exactly when it can be used', () => {
    const untrue: string[] = []
    let inVain = 0
    for (let game = 0; game < 12; game++) {
      const table = cast(5 + (game % 7), `offered ${game}`)
      const chance = new QuickChance(`offered ${game}`)
      while (table.awaiting.length > 0) {
        const seat = chance.pick(table.awaiting)
        const { ask, moves } = promptOf(table, seat)
        const character = table.state.crew[seat]?.character
        if (ask.type === 'window' && character !== undefined) {
          const said = words.asks.window(ask, say, kraken.view(table.state, seat))
          if (said.includes(roles[character].does) !== moves.length > 1) untrue.push(said)
          if (moves.length === 1 && characters[character].moments.includes(ask.window)) inVain++
        }
        table.play(seat, chance.pick(moves))
      }
    }
    expect(untrue).toEqual([])
    expect(inVain).toBeGreaterThan(0)
  })

  test('what is done with one character is never said of another', () => {
    const view = kraken.view(cast(5, 'apart').state, 0)
    const said = characterNames.map((name) =>
      words.answers.window(uses[name], { type: 'window', window: 'beforeDraw' }, say, view),
    )
    expect(new Set(said).size).toBe(characterNames.length)
    expect(new Set(characterNames.map((name) => roles[name].does)).size).toBe(characterNames.length)
  })

  test('a watcher reads nobody’s character or faction', () => {
    const { state } = cast(11, 'watched')
    const text = lines(words, kraken.view(state, 'watcher')).join('\n')
    for (const { character } of state.crew) expect(text).not.toContain(roles[character].name)
    expect(words.table(kraken.view(state, 'watcher'), say).some(({ own }) => own === true)).toBe(false)
  })

  test('[KRA-1.4] a pirate reads who the others are, and a sailor reads nobody', () => {
    const { state } = cast(10, 'mates')
    const seatsOf = (dealt: string) => state.crew.flatMap((mate, seat) => (mate.dealt === dealt ? [seat] : []))
    const own = (seat: Seat) =>
      words
        .table(kraken.view(state, seat), say)
        .flatMap((passage) => (passage.own === true ? passage.lines : []))
        .join('\n')
    const pirates = seatsOf('pirate')
    for (const seat of pirates) {
      for (const other of state.crew.keys()) {
        if (other === seat) continue
        expect(own(seat).includes(say.name(other))).toBe(pirates.includes(other))
      }
    }
    for (const seat of [...seatsOf('sailor'), ...seatsOf('leader')]) {
      for (const name of names) expect(own(seat)).not.toContain(name)
    }
  })

  test('[KRA-7.1] every way to share out the stash is led to by choices of its own', () => {
    const view = kraken.view(cast(11, 'stash').state, 0)
    const ways = stashAmong(0b11111111111).map((move) =>
      words.steps.ritual?.(move, { type: 'ritual', ritual: 'stash' }, say, view).map(({ choice }) => choice),
    )
    expect(new Set(ways.map((way) => JSON.stringify(way))).size).toBe(286)
  })

  test('[KRA-9.2] once the game is over, every reader reads the whole crew and every hand', () => {
    const table = playOut(7, 'truth')
    const drawn = table.state.log.flatMap((entry) =>
      entry.type === 'navigation' ? [entry.captainHand, entry.lieutenantHand] : [],
    )
    const hands = lines(words, kraken.view(table.state, 'watcher')).filter((line) => line.startsWith('– '))
    const navigations = hands.filter((line) => /drew|en main/.test(line))
    expect(navigations).toHaveLength(drawn.length)
    const everybody = lines(words, kraken.view(table.state, 'watcher')).join('\n')
    for (const { character } of table.state.crew) expect(everybody).toContain(roles[character].name)
  })
})

test('muskets have their plural, which begins at 2 in French', () => {
  expect([0, 1, 2].map(enMuskets)).toEqual(['no muskets', '1 musket', '2 muskets'])
  expect([0, 1, 2].map(frMuskets)).toEqual(['aucun mousquet', '1 mousquet', '2 mousquets'])
})

test('de is elided before a vowel', () => {
  expect(['Ada', 'Élise', 'Bo', 'Yann'].map(de)).toEqual(['d’Ada', 'd’Élise', 'de Bo', 'de Yann'])
})

test('[KRA-2.1] a space is told in leagues, and no two by the same words', () => {
  expect(enPlace('-1,3')).toBe('3 leagues north, 1 west')
  expect(frPlace('1,1')).toBe('à 1 lieue au nord et 1 à l’est')
  expect(frPlace('0,2')).toBe('à 2 lieues plein nord')
  const spaces = Object.keys(charts.long) as SpaceId[]
  for (const place of [enPlace, frPlace]) expect(new Set(spaces.map(place)).size).toBe(spaces.length)
})
