import { replayed } from '#test/recorded'
import { describe, expect, test } from 'vitest'
import { cardNames, ritualCards } from '../data/cards.ts'
import { characterNames, type Character } from '../data/characters.ts'
import { endings } from '../facts.ts'
import { kraken } from '../game.ts'
import type { Passage } from './passages.ts'
import { playing, recordedGames, recorder } from './record.ts'
import { recordings } from './recordings.ts'

const records = replayed({ game: kraken, recorder, recordedGames }, recordings, playing, 40)

/** What each of these records passes through; every character has one of its own name. */
const coverage: Readonly<Record<Exclude<Passage, `use ${Character}`>, keyof typeof recordings>> = {
  'token search': 'searches',
  'token tongue': 'tongue',
  'token flog': 'searches',
  'token feed': 'fed',
  'card north-uprising': 'kraken',
  'card east-drunk': 'bluewater',
  'card east-disarmed': 'bluewater',
  'card west-drunk': 'crimson',
  'card west-mermaid': 'crimson',
  'card west-telescope': 'crimson',
  'card west-armed': 'supplies',
  'ritual conversion': 'kraken',
  'ritual stash': 'cabin',
  'ritual cabin': 'cabin',
  'end bluewater': 'bluewater',
  'end crimson': 'crimson',
  'end kraken': 'kraken',
  'end fed': 'fed',
  emergency: 'emergency',
  'second emergency': 'two-jump',
  'leader jumps': 'leader-jumps',
  'Instigator refused': 'refused',
  'Instigator followed': 'instigator',
  'Archivist redraw': 'redraw',
  'Consultant advises': 'consultant',
  'pile made anew': 'dry',
  'dry pile': 'dry',
  'tie ruled out': 'tie',
  mutiny: 'tongue',
  'captain stays': 'stays',
  'two on board': 'two-on-board',
  'one on board': 'one-on-board',
  'leader out in a ritual': 'leader-out-at-a-stash',
  'pirate converted': 'convert-met-again',
  'cultist met': 'cultist-met',
  'supply line': 'supplies',
  'used again': 'mentor',
  'markers ignored': 'markers-ignored',
  'nobody wins': 'nobody-wins',
}

describe('together the recorded games go through', () => {
  const passages = new Map(records.map(({ name, account: { through } }) => [name, through]))

  test.each(Object.entries(coverage))('%s, in %s', (passage, name) => {
    expect(passages.get(name)).toContain(passage)
    // So that a game recorded anew can't lose it.
    expect(recordings[name]?.through).toContain(passage)
  })

  test.each(characterNames)('the %s, in a game of its own', (name) => {
    expect(passages.get(name)).toContain(`use ${name}`)
  })

  test('every card, ritual and ending there is', () => {
    const listed = Object.keys(coverage)
    expect(listed).toEqual(expect.arrayContaining(cardNames.map((card) => `card ${card}`)))
    expect(listed).toEqual(expect.arrayContaining(ritualCards.map((ritual) => `ritual ${ritual}`)))
    expect(listed).toEqual(expect.arrayContaining(endings.map((ending) => `end ${ending}`)))
    expect(characterNames).toHaveLength(21)
  })

  test('every number of seats, on both charts', () => {
    const tables = records.map(({ game }) => `${game.seats} ${String((game.options as { chart?: unknown }).chart)}`)
    for (const seats of [5, 6, 7, 8, 9, 10, 11]) {
      for (const chart of ['short', 'long']) expect(tables).toContain(`${seats} ${chart}`)
    }
  })
})
