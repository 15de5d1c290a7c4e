import type { Seat } from '@octopolis/engine'
import { describe, expect, test } from 'vitest'
import type { Card } from '../data/cards.ts'
import type { Allegiance } from '../data/crew.ts'
import {
  armed,
  bo,
  cy,
  dee,
  goTo,
  lay,
  muskets,
  navigate,
  nominate,
  seatsWhere,
  start,
  told,
  use,
  viewers,
  type KrakenTable,
} from './lay.ts'

const sizes = [5, 6, 7, 8, 9, 10, 11]
const some = Array.from({ length: 60 }, (_, number) => `deal ${number}`)

const countOf = <Of>(list: readonly Of[], what: Of) => list.filter((one) => one === what).length
const dealtAt = (table: KrakenTable): Allegiance[] => table.state.crew.map(({ dealt }) => dealt)
const pirates = (table: KrakenTable): Seat[] => seatsWhere(table, ({ dealt }) => dealt === 'pirate')

describe('factions', () => {
  /** Sailors, pirates, leader, cultist, as the ledger has them. */
  const crews: Readonly<Record<number, string>> = {
    6: '3/2/1/0',
    7: '4/2/1/0',
    8: '4/3/1/0',
    9: '5/3/1/0',
    10: '5/4/1/0',
    11: '5/4/1/1',
  }

  test.each([6, 7, 8, 9, 10, 11])('[KRA-1.2] a crew of %i has the factions of the book, in any order', (seats) => {
    const deals = some.map((seed) => dealtAt(start(seats, {}, seed)))
    for (const dealt of deals) {
      const counts = (['sailor', 'pirate', 'leader', 'cultist'] as const).map((one) => countOf(dealt, one))
      expect(counts.join('/')).toBe(crews[seats])
    }
    for (let seat = 0; seat < seats; seat++) {
      expect(new Set(deals.map((dealt) => dealt[seat])).size).toBeGreaterThanOrEqual(3)
    }
  })

  test('[KRA-1.3] of five, one sailor or pirate stays ashore: 2 and 2 more often than 3 and 1', () => {
    const counts = Array.from({ length: 400 }, (_, number) => pirates(start(5, {}, `five ${number}`)).length)
    for (let number = 0; number < 400; number++) {
      const dealt = dealtAt(start(5, {}, `five ${number}`))
      expect(countOf(dealt, 'leader')).toBe(1)
      expect(countOf(dealt, 'sailor') + countOf(dealt, 'pirate')).toBe(4)
      expect(countOf(dealt, 'sailor')).toBeGreaterThanOrEqual(2)
    }
    // Three of the five cards that may be put away are sailors.
    expect(countOf(counts, 2)).toBeGreaterThan(200)
    expect(countOf(counts, 2)).toBeLessThan(280)
    expect(countOf(counts, 1) + countOf(counts, 2)).toBe(400)
  })

  test('[KRA-1.3] only the pirates learn how many of them sail', () => {
    for (const seed of some.slice(0, 12)) {
      const table = start(5, {}, seed)
      const known = pirates(table)
      for (const viewer of viewers(table)) {
        const isPirate = viewer !== 'watcher' && known.includes(viewer)
        expect(told(table, 'pirates', viewer)).toEqual(isPirate ? [{ type: 'pirates', seats: known }] : [])
        const seen = table.view(viewer).crew.filter(({ dealt }) => dealt === 'pirate').length
        expect(seen).toBe(isPirate ? known.length : 0)
      }
    }
  })

  test.each(sizes)('[KRA-1.4] of %i, pirates know each other, and everybody else knows nobody', (seats) => {
    const table = start(seats)
    for (let viewer = 0; viewer < seats; viewer++) {
      const isPirate = pirates(table).includes(viewer)
      const known = table.view(viewer).crew.flatMap(({ dealt }, seat) => (dealt === null ? [] : [seat]))
      expect(known).toEqual(isPirate ? pirates(table) : [viewer])
    }
    expect(table.view('watcher').crew.every(({ dealt }) => dealt === null)).toBe(true)
  })

  test('[KRA-1.4] leader and cultist of eleven learn nothing of each other', () => {
    for (const seed of some) {
      const table = start(11, {}, seed)
      const [leader = -1] = seatsWhere(table, ({ dealt }) => dealt === 'leader')
      const [cultist = -1] = seatsWhere(table, ({ dealt }) => dealt === 'cultist')
      expect(table.view(leader).crew[cultist]?.dealt).toBeNull()
      expect(table.view(cultist).crew[leader]?.dealt).toBeNull()
    }
  })
})

describe('muskets', () => {
  test.each(sizes)('[KRA-1.5] each of %i has 3, and all can see it', (seats) => {
    const table = start(seats)
    expect(muskets(table)).toEqual(Array.from({ length: seats }, () => 3))
    for (const viewer of viewers(table))
      expect(table.view(viewer).crew.map((mate) => mate.muskets)).toEqual(muskets(table))
  })

  test('[KRA-1.5] there are 54 in the box, and no more', () => {
    const table = lay({
      bo: { as: 'gunslinger', muskets: 1 },
      cy: { muskets: 52 },
      ada: { muskets: 0 },
      dee: { muskets: 0 },
      eli: { muskets: 0 },
      fay: { muskets: 0 },
      gus: { muskets: 0 },
    })
    use(table, bo, { character: 'gunslinger' })
    expect(muskets(table)).toEqual([0, 2, 52, 0, 0, 0, 0])
  })

  test('[KRA-1.5] with the box empty, a card that arms arms nobody', () => {
    const table = lay({ cy: { muskets: 36 } }, { draws: [armed] })
    navigate(table)
    expect(muskets(table)).toEqual([3, 3, 36, 3, 3, 3, 3])
    expect(told(table, 'armament')).toEqual([])
  })

  test('[KRA-1.5] what somebody puts forward is seen by nobody else until all is shown', () => {
    const table = lay()
    nominate(table, bo, cy)
    table.play(dee, { type: 'commit', muskets: 2 })
    for (const viewer of viewers(table)) {
      const { test: seen, crew } = table.view(viewer)
      expect(seen.committed[dee]).toBe(viewer === dee ? 2 : null)
      expect(crew[dee]?.muskets).toBe(3)
      expect(seen.ready[dee]).toBe(true)
    }
    expect(told(table, 'committed', bo)).toEqual([])
    expect(told(table, 'ready', bo)).toEqual([{ type: 'ready', seat: dee }])
  })
})

describe('chart and cards', () => {
  test('[KRA-1.6] short up to six, long from seven, unless the host chooses', () => {
    expect(sizes.map((seats) => start(seats).state.voyage.chart)).toEqual([
      'short',
      'short',
      'long',
      'long',
      'long',
      'long',
      'long',
    ])
    for (const seats of sizes) {
      for (const chart of ['short', 'long'] as const) expect(start(seats, { chart }).state.voyage.chart).toBe(chart)
    }
    expect(start(9).state.ship).toBe('0,0')
  })

  const short: Partial<Record<Card, number>> = {
    'north-uprising': 5,
    'east-drunk': 3,
    'east-disarmed': 2,
    'west-drunk': 5,
    'west-mermaid': 2,
    'west-telescope': 2,
  }
  const long = { ...short, 'north-uprising': 6, 'east-drunk': 4, 'west-armed': 2 }
  const tally = (cards: readonly Card[]) => {
    const counts: Partial<Record<Card, number>> = {}
    for (const card of cards) counts[card] = (counts[card] ?? 0) + 1
    return counts
  }

  test.each([
    ['short', 19, short],
    ['long', 23, long],
  ] as const)('[KRA-1.7] the %s chart takes %i cards, shuffled', (chart, size, cards) => {
    const piles = some.map((seed) => start(7, { chart }, seed).state.pile)
    for (const pile of piles) {
      expect(pile).toHaveLength(size)
      expect(tally(pile)).toEqual(cards)
    }
    expect(new Set(piles.map((pile) => pile.join())).size).toBe(some.length)
  })

  test('[KRA-1.8] five rituals lie face down: 3 conversions, 1 stash, 1 search, in any order', () => {
    const orders = some.map((seed) => start(7, {}, seed).state.rituals)
    for (const rituals of orders) {
      expect(rituals.toSorted()).toEqual(['cabin', 'conversion', 'conversion', 'conversion', 'stash'])
    }
    expect(new Set(orders.map((rituals) => rituals.join())).size).toBeGreaterThan(10)
    expect(start(7).view(0)).toMatchObject({ rituals: 5 })
  })
})

describe('characters at set-up', () => {
  const large = ['collector', 'minstrel', 'mentor'] as const

  test.each(sizes)('[KRA-1.9] each of %i has one of their own, and nobody has the same', (seats) => {
    const table = start(seats)
    expect(new Set(table.state.crew.map(({ character }) => character)).size).toBe(seats)
    expect(seatsWhere(table, ({ used, shown }) => used || shown)).toEqual([])
  })

  test('[KRA-1.9, KRA-8.1] whoever has the Captain is captain first, anybody as likely, and holds another card', () => {
    const captains = Array.from({ length: 200 }, (_, number) => start(6, {}, `captain ${number}`).state.captain)
    for (let seat = 0; seat < 6; seat++) expect(countOf(captains, seat)).toBeGreaterThan(15)
    const table = start(6)
    expect(told(table, 'captain')).toEqual([{ type: 'captain', seat: table.state.captain, by: 'first' }])
    const held: readonly string[] = table.state.crew.map(({ character }) => character)
    expect(held).not.toContain('captain')
    goTo(table, 'nominate')
    expect(table.awaiting).toEqual([table.state.captain])
  })

  test('[KRA-1.9] three of them stay ashore at 5 and 6, unless the host wants them', () => {
    const dealt = (seats: number, small?: boolean) =>
      new Set(
        some.flatMap((seed) =>
          start(seats, small === undefined ? {} : { small }, seed).state.crew.map(({ character }) => character),
        ),
      )
    for (const seats of [5, 6]) for (const name of large) expect(dealt(seats)).not.toContain(name)
    expect(dealt(6).size).toBe(18)
    expect(dealt(6, false).size).toBe(21)
    expect(dealt(7).size).toBe(21)
  })

  test('[KRA-1.9] a character is secret', () => {
    const table = start(7)
    for (const viewer of viewers(table)) {
      const known = table.view(viewer).crew.flatMap(({ character }, seat) => (character === null ? [] : [seat]))
      expect(known).toEqual(viewer === 'watcher' ? [] : [viewer])
      expect(told(table, 'dealt', viewer).map(({ seat }) => seat)).toEqual(known)
    }
  })
})
