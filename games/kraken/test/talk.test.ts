import { Refusal, type Seat } from '@octopolis/engine'
import { describe, expect, test } from 'vitest'
import type { Heading } from '../data/headings.ts'
import type { Talk } from '../talk.ts'
import {
  ada,
  asked,
  blueDrunk,
  bo,
  choose,
  closeEyes,
  cy,
  dee,
  eli,
  fay,
  give,
  goTo,
  gus,
  jump,
  lay,
  mermaid,
  navigate,
  nominate,
  pass,
  redDrunk,
  steer,
  telescope,
  yellow,
  type KrakenTable,
} from './lay.ts'

const voices = (table: KrakenTable) => table.state.crew.map((_mate, seat) => table.game.voice?.(table.state, seat))
const types = (table: KrakenTable, seat: Seat) => [...new Set(table.talk(seat).map(({ type }) => type))]
const [free, silent, gestures] = ['free', 'silent', 'gestures'] as const

describe('silence', () => {
  test('[KRA-4.3] the team is silent from the first draw to the reveal, and nobody else is', () => {
    const table = lay({}, { draws: [redDrunk, blueDrunk, yellow, telescope] })
    const quiet = [silent, silent, silent, free, free, free, free]
    nominate(table, bo, cy)
    expect(voices(table)).toEqual([free, free, free, free, free, free, free])
    goTo(table, 'hand')
    expect(voices(table)).toEqual(quiet)
    for (const seat of [ada, bo, cy]) expect(table.talk(seat)).toEqual([])
    expect(table.talk(dee).length).toBeGreaterThan(0)
    give(table, ada, redDrunk)
    expect(voices(table)).toEqual(quiet)
    give(table, bo, telescope)
    expect(voices(table)).toEqual(quiet)
    steer(table, redDrunk)
    expect(voices(table)).toEqual([free, free, free, free, free, free, free])
    expect(types(table, ada)).toContain('drew')
  })

  test('[KRA-4.3] what a silent player says is refused', () => {
    const table = lay()
    goTo(table, 'hand')
    for (const seat of [ada, bo, cy]) {
      expect(() => table.checkTalk(seat, { type: 'am', faction: 'sailors' })).toThrow(
        new Refusal(`Seat ${seat} has nothing to say now.`),
      )
    }
  })

  test('[KRA-4.3] a cut tongue on the team may not even gesture', () => {
    const table = lay({ cy: { tongueless: true }, dee: { tongueless: true } })
    goTo(table, 'hand')
    expect(voices(table).slice(0, 4)).toEqual([silent, silent, silent, gestures])
  })

  test('[KRA-4.3] an order refused is no reveal: captain and lieutenant stay silent until a card is', () => {
    const table = lay({ eli: { as: 'smuggler' } })
    goTo(table, 'nominate')
    nominate(table, bo, cy)
    goTo(table, 'logbook')
    jump(table)
    expect(asked(table)).toBe('navigator ada')
    expect(voices(table)).toEqual([silent, silent, silent, free, free, free, free])
    for (const seat of [ada, bo]) expect(table.talk(seat)).toEqual([])
    choose(table, dee)
    expect(asked(table)).toBe('beforeDraw eli')
    expect(voices(table).slice(0, 3)).toEqual([silent, silent, silent])
    pass(table)
    expect(voices(table).slice(0, 5)).toEqual([silent, silent, silent, silent, free])
  })

  test('[KRA-5.2] a cut tongue has gestures and no words, ever after', () => {
    const table = lay({ dee: { tongueless: true } }, { draws: [redDrunk] })
    expect(voices(table)[dee]).toBe('gestures')
    navigate(table)
    expect(voices(table)[dee]).toBe('gestures')
    expect(table.talk(dee)).toEqual([])
  })

  test('[KRA-8.24] who is out neither talks nor gestures', () => {
    const table = lay({ dee: { out: true }, eli: { out: true, tongueless: true } })
    expect([voices(table)[dee], voices(table)[eli]]).toEqual(['silent', 'silent'])
    expect(table.talk(dee)).toEqual([])
    expect(() => table.checkTalk(dee, { type: 'am', faction: 'cult' })).toThrow(Refusal)
  })
})

describe('claims', () => {
  /** Ada drew red and blue, Bo yellow and red; Cy read red and yellow; red was revealed. */
  const sailed = () => {
    const table = lay({}, { draws: [mermaid, blueDrunk, yellow, redDrunk, blueDrunk] })
    navigate(table)
    choose(table, dee)
    return table
  }
  const at = (table: KrakenTable, type: string) => table.view(ada).log.findIndex((entry) => entry.type === type)
  const said = (table: KrakenTable, seat: Seat, talk: Talk) => table.checkTalk(seat, talk)
  const every: readonly Heading[] = ['west', 'north', 'east']

  test('[KRA-9.1] who drew may claim any two colours and to have given any', () => {
    const table = sailed()
    const navigation = at(table, 'navigation')
    const pairs = [
      ['west', 'west'],
      ['west', 'north'],
      ['west', 'east'],
      ['north', 'north'],
      ['north', 'east'],
      ['east', 'east'],
    ] as const
    for (const cards of pairs) {
      expect(said(table, ada, { type: 'drew', at: navigation, as: 'captain', cards })).toBeDefined()
      expect(said(table, bo, { type: 'drew', at: navigation, as: 'lieutenant', cards })).toBeDefined()
      expect(said(table, cy, { type: 'logbook', at: navigation, cards })).toBeDefined()
    }
    for (const card of every)
      expect(said(table, ada, { type: 'gave', at: navigation, as: 'captain', card })).toBeDefined()
  })

  test('[KRA-9.1] who heard the mermaid, looked at a card or searched a cabin may claim anything of it', () => {
    const table = sailed()
    expect(said(table, dee, { type: 'sang', at: at(table, 'mermaid'), cards: ['east', 'east', 'east'] })).toBeDefined()
    const spied = lay({}, { draws: [telescope] })
    navigate(spied)
    choose(spied, eli)
    spied.play(eli, { type: 'leave' })
    for (const card of every) expect(said(spied, eli, { type: 'peeked', at: at(spied, 'peek'), card })).toBeDefined()
    const searched = lay({}, { at: '0,2', draws: [redDrunk] })
    navigate(searched)
    choose(searched, fay)
    for (const faction of ['sailors', 'pirates', 'cult'] as const) {
      expect(said(searched, ada, { type: 'found', seat: fay, faction })).toBeDefined()
      expect(() => said(searched, bo, { type: 'found', seat: fay, faction })).toThrow(Refusal)
    }
  })

  test('[KRA-9.1] anybody may say what they are, whom they trust or suspect and why, and ask', () => {
    const table = lay()
    expect(said(table, dee, { type: 'am', faction: 'sailors' })).toBeDefined()
    expect(said(table, gus, { type: 'am', faction: 'sailors' })).toBeDefined()
    expect(said(table, dee, { type: 'trust', seat: bo, why: 'course' })).toBeDefined()
    expect(said(table, dee, { type: 'suspect', seat: bo, of: 'cult', why: 'muskets' })).toBeDefined()
    expect(said(table, dee, { type: 'suspect', seat: bo, of: 'pirates', why: 'claims' })).toBeDefined()
    expect(said(table, dee, { type: 'ask', seat: bo, about: eli })).toBeDefined()
  })

  test('[KRA-9.1] checked for form: nobody claims what they weren’t there for', () => {
    const table = sailed()
    const navigation = at(table, 'navigation')
    for (const [seat, talk] of [
      [dee, { type: 'drew', at: navigation, as: 'captain', cards: ['west', 'east'] }],
      [ada, { type: 'drew', at: navigation, as: 'lieutenant', cards: ['west', 'east'] }],
      [ada, { type: 'drew', at: navigation, as: 'captain', cards: ['west'] }],
      [ada, { type: 'drew', at: navigation + 50, as: 'captain', cards: ['west', 'east'] }],
      [ada, { type: 'logbook', at: navigation, cards: ['west', 'east'] }],
      [eli, { type: 'sang', at: at(table, 'mermaid'), cards: ['west', 'west', 'west'] }],
      [ada, { type: 'trust', seat: ada, why: 'hunch' }],
      [ada, { type: 'am', faction: 'krakens' }],
    ] as const) {
      expect(() => table.checkTalk(seat, talk)).toThrow(Refusal)
    }
  })

  test('[KRA-9.1] checked never for truth: what may be said is the same, whatever one holds', () => {
    const one = sailed()
    const other = lay(
      { dee: { is: 'pirate' }, eli: { is: 'sailor' } },
      { draws: [mermaid, redDrunk, redDrunk, redDrunk, blueDrunk] },
    )
    navigate(other)
    choose(other, dee)
    for (const seat of [ada, bo, cy, dee, gus]) expect(other.talk(seat)).toEqual(one.talk(seat))
  })

  test('[KRA-9.1] nothing said is anything but public: no record names who hears it', () => {
    const table = sailed()
    for (const talk of table.talk(ada)) expect(Object.keys(talk)).not.toContain('to')
  })

  test('[KRA-9.1] while eyes are closed talk goes on for all alike', () => {
    const table = lay({}, { draws: [yellow], rituals: ['conversion'] })
    navigate(table)
    const before = voices(table)
    expect(new Set(before).size).toBe(1)
    table.play(gus, { type: 'choose', seat: bo })
    expect(voices(table)).toEqual(before)
    closeEyes(table)
    expect(voices(table)).toEqual(before)
  })
})
