import { refused } from '#test/refused'
import { describe, expect, test } from 'vitest'
import type { Card } from '../data/cards.ts'
import {
  ada,
  answers,
  armed,
  asked,
  blueDrunk,
  bo,
  choose,
  commit,
  cy,
  dee,
  disarmed,
  eli,
  fay,
  give,
  goTo,
  gus,
  headingOf,
  heard,
  lay,
  mate,
  mermaid,
  muskets,
  navigate,
  nominate,
  offDuty,
  redDrunk,
  sail,
  steer,
  telescope,
  told,
  yellow,
  viewers,
  type KrakenTable,
} from './lay.ts'

/** The captain draws the first two, Bo the next two; Cy navigates. */
function drawn(cards: readonly Card[], seed?: string): KrakenTable {
  const table = lay({}, { draws: cards, ...(seed === undefined ? {} : { seed }) })
  nominate(table, bo, cy)
  commit(table)
  return table
}

const four = [redDrunk, blueDrunk, yellow, telescope] as const

describe('drawing', () => {
  test('[KRA-4.1] the captain draws 2 in secret, the lieutenant the next 2', () => {
    const table = drawn(four)
    expect(asked(table)).toBe('hand ada bo')
    expect(table.view(ada).navigation?.captainHand.drew).toEqual([redDrunk, blueDrunk])
    expect(table.view(bo).navigation?.lieutenantHand.drew).toEqual([yellow, telescope])
    for (const viewer of viewers(table)) {
      const { captainHand, lieutenantHand } = table.view(viewer).navigation ?? {}
      if (viewer !== ada) expect(captainHand?.drew).toEqual([null, null])
      if (viewer !== bo) expect(lieutenantHand?.drew).toEqual([null, null])
    }
    expect(told(table, 'drew', cy)).toEqual([])
    expect(told(table, 'drewUnseen', cy).map(({ seat, count }) => [seat, count])).toEqual([
      [ada, 2],
      [bo, 2],
    ])
  })

  test('[KRA-4.1] each puts one into the logbook and discards the other face down', () => {
    const table = drawn(four)
    expect(answers(table, ada)).toEqual([
      { type: 'give', card: redDrunk },
      { type: 'give', card: blueDrunk },
    ])
    refused(table, ada, { type: 'give', card: yellow })
    refused(table, ada, { type: 'jump' })
    give(table, ada, blueDrunk)
    refused(table, ada, { type: 'give', card: redDrunk })
    give(table, bo, yellow)
    expect(table.state.navigation?.logbook.toSorted()).toEqual([blueDrunk, yellow])
    expect(table.state.discards).toEqual([redDrunk, telescope])
    for (const viewer of viewers(table)) {
      expect(table.view(viewer).discards).toBe(2)
      if (viewer !== ada && viewer !== bo) expect(told(table, 'gave', viewer)).toEqual([])
    }
  })

  test('[KRA-4.1] the logbook is shuffled: both orders come up, whoever gave which', () => {
    const orders = Array.from({ length: 40 }, (_, number) => {
      const table = drawn(four, `logbook ${number}`)
      give(table, ada, blueDrunk)
      give(table, bo, yellow)
      return told(table, 'logbook', cy)[0]?.cards.join()
    })
    expect(new Set(orders)).toEqual(new Set([`${blueDrunk},${yellow}`, `${yellow},${blueDrunk}`]))
    expect(orders.filter((order) => order?.startsWith(blueDrunk)).length).toBeGreaterThan(8)
  })

  test('[KRA-4.1] the navigator isn’t told who gave which: the two given the other way round look the same', () => {
    const one = drawn([blueDrunk, yellow, blueDrunk, yellow])
    const other = drawn([blueDrunk, yellow, blueDrunk, yellow])
    give(one, ada, blueDrunk)
    give(one, bo, yellow)
    give(other, ada, yellow)
    give(other, bo, blueDrunk)
    const seen = (table: KrakenTable) => {
      const { navigation } = table.view(cy)
      return { ...navigation, logbook: navigation?.logbook.toSorted() }
    }
    expect(seen(one)).toEqual(seen(other))
  })

  test('[KRA-4.10] captain and lieutenant choose at the same time, in any order', () => {
    const table = drawn(four)
    give(table, bo, yellow)
    expect(asked(table)).toBe('hand ada')
    give(table, ada, redDrunk)
    expect(asked(table)).toBe('logbook cy')
    expect(table.state.discards).toEqual([blueDrunk, telescope])
  })
})

describe('steering', () => {
  test('[KRA-4.2] the navigator discards one face down, and the captain reveals the other', () => {
    const table = drawn(four)
    give(table, ada, blueDrunk)
    give(table, bo, yellow)
    expect(asked(table)).toBe('logbook cy')
    refused(table, cy, { type: 'steer', card: redDrunk })
    refused(table, ada, { type: 'steer', card: yellow })
    steer(table, blueDrunk)
    expect(told(table, 'revealed')).toMatchObject([{ captain: ada, card: blueDrunk, to: '1,1' }])
    expect(table.state.discards).toEqual([redDrunk, telescope, yellow])
    expect(told(table, 'steered', ada)).toEqual([])
    expect(told(table, 'steered', cy)).toEqual([{ type: 'steered', seat: cy, left: blueDrunk, away: yellow }])
  })

  test('[KRA-4.2] two cards alike leave no choice but to jump', () => {
    const table = drawn([yellow, blueDrunk, yellow, redDrunk])
    give(table, ada, yellow)
    give(table, bo, yellow)
    expect(answers(table, cy)).toEqual([{ type: 'steer', card: yellow }, { type: 'jump' }])
    steer(table, yellow)
    expect(table.state.discards).toEqual([blueDrunk, redDrunk, yellow])
  })
})

describe('the pile', () => {
  test('[KRA-4.4] fewer than 4 cards before a navigation: pile and discards become a new pile', () => {
    const table = lay({ gus: { record: [redDrunk, yellow] } }, { left: 3 })
    goTo(table, 'hand')
    expect(told(table, 'shuffled')).toEqual([{ type: 'shuffled', cards: 21 }])
    expect(table.state.pile).toHaveLength(17)
    expect(table.state.discards).toEqual([])
    expect(table.state.log).toContainEqual({ type: 'shuffle' })
  })

  test('[KRA-4.4] revealed cards never return', () => {
    const record = Array.from({ length: 6 }, () => yellow)
    const table = lay({ gus: { record } }, { left: 2 })
    goTo(table, 'hand')
    const { navigation, pile } = table.state
    expect([
      ...pile,
      ...(navigation?.captainHand.drew ?? []),
      ...(navigation?.lieutenantHand.drew ?? []),
    ]).not.toContain(yellow)
    expect(mate(table, gus).record).toEqual(record)
  })

  test('[KRA-4.4, KRA-4.10] four cards are enough; the pile that ran dry is made anew at once, without the hands', () => {
    const table = lay({}, { left: 4, draws: four })
    goTo(table, 'hand')
    expect(table.state.navigation).toMatchObject({
      captainHand: { drew: [redDrunk, blueDrunk] },
      lieutenantHand: { drew: [yellow, telescope] },
      dry: [4],
    })
    expect(told(table, 'shuffled')).toEqual([{ type: 'shuffled', cards: 19 }])
    expect(table.state.pile).toHaveLength(19)
    expect(table.state.discards).toEqual([])
  })

  test('[KRA-4.4] with five nothing is shuffled', () => {
    const table = lay({}, { left: 5 })
    goTo(table, 'hand')
    expect(told(table, 'shuffled')).toEqual([])
    expect(table.state.pile).toHaveLength(1)
  })
})

describe('what the card does, in order', () => {
  test('[KRA-4.5] into the captain’s record, for good; the ship moves', () => {
    const table = lay({ ada: { record: [yellow] } }, { draws: [redDrunk] })
    navigate(table)
    expect(mate(table, ada).record).toEqual([yellow, redDrunk])
    expect(table.state.ship).toBe('-1,1')
    for (const viewer of viewers(table)) expect(table.view(viewer).crew[ada]?.record).toEqual([yellow, redDrunk])
  })

  test('[KRA-4.5] a goal ends the game before anything else', () => {
    const table = lay({ bo: { muskets: 0 } }, { at: '-1,9', draws: [yellow] })
    navigate(table)
    expect(table.outcome?.reason).toBe('crimson')
    expect(heard(table).slice(-2)).toEqual(['revealed', 'ended'])
    expect(asked(table)).toBe('nothing')
  })

  test('[KRA-4.5] supply line, then the token, then the action, then off duty', () => {
    const table = lay({ dee: { muskets: 0 } }, { at: '-1,5', draws: [redDrunk] })
    navigate(table) // to -2,6, over the line
    expect(heard(table).slice(-4)).toEqual(['revealed', 'armament', 'captain', 'rested'])
    const south = lay({ dee: { muskets: 0 } }, { at: '0,6', draws: [redDrunk] })
    navigate(south) // to -1,7, over the line and into a flogging
    expect(asked(south)).toBe('flog ada')
    expect(muskets(south)[dee]).toBe(3)
    choose(south, dee)
    expect(heard(south).slice(-5)).toEqual(['revealed', 'armament', 'flogged', 'captain', 'rested'])
  })

  test('[KRA-4.5] the token is for the captain who sailed, not for the one whom Drunk makes', () => {
    const table = lay({}, { at: '0,2', draws: [redDrunk] })
    navigate(table)
    expect(asked(table)).toBe('search ada')
    choose(table, dee)
    expect(table.state.captain).toBe(bo)
    expect(table.view(ada).crew[dee]?.dealt).toBe('sailor')
    expect(table.view(bo).crew[dee]?.dealt).toBeNull()
  })

  test('[KRA-4.5] the ritual comes after the token, and off duty after the ritual', () => {
    const table = lay({}, { at: '-1,1', draws: [yellow], rituals: ['cabin'] })
    navigate(table)
    expect(asked(table)).toBe('search ada')
    choose(table, dee)
    expect(asked(table)).toBe('ritual ada bo cy dee eli fay gus')
    expect(offDuty(table)).toEqual([])
    goTo(table, 'nominate')
    expect(offDuty(table)).toEqual([bo, cy])
  })

  test('[KRA-4.5] every card goes its way', () => {
    const to = { west: '-1,1', north: '0,2', east: '1,1' }
    for (const card of [yellow, blueDrunk, disarmed, redDrunk, mermaid, telescope, armed] as Card[]) {
      const table = lay({}, { draws: [card] })
      navigate(table)
      expect(table.state.ship).toBe(to[headingOf(card)])
    }
  })
})

describe('off duty', () => {
  test.each([
    [5, [cy]],
    [6, [cy]],
    [7, [bo, cy]],
    [8, [bo, cy]],
    [9, [ada, bo, cy]],
    [10, [ada, bo, cy]],
    [11, [ada, bo, cy]],
  ])('[KRA-4.9] of %i at the start, those who rest after navigating are %j', (seats, rested) => {
    const table = lay({}, { seats, draws: [disarmed] })
    navigate(table)
    expect(offDuty(table)).toEqual(rested)
    expect(told(table, 'rested')[0]?.seats.map(({ seat }) => seat)).toEqual(rested)
  })

  test('[KRA-4.9] who rested before is back', () => {
    const table = lay({ dee: { offDuty: true }, eli: { offDuty: true } }, { draws: [disarmed] })
    navigate(table)
    expect(offDuty(table)).toEqual([bo, cy])
  })

  test('[KRA-4.9] those who navigated rest, not the captain whom Drunk has made since', () => {
    const table = lay({}, { seats: 9, draws: [blueDrunk] })
    navigate(table)
    expect(table.state.captain).toBe(bo)
    expect(offDuty(table)).toEqual([ada, bo, cy])
  })

  test('[KRA-4.9] a mutiny moves no marker', () => {
    const table = lay({ dee: { offDuty: true } })
    nominate(table, bo, cy)
    commit(table, { eli: 3 })
    expect(offDuty(table)).toEqual([dee])
    expect(told(table, 'rested')).toEqual([])
  })

  test('[KRA-4.9] players who are out change nothing in the count, and take no marker with them', () => {
    const table = lay({ fay: { out: true }, gus: { out: true } }, { draws: [disarmed] })
    navigate(table)
    expect(offDuty(table)).toEqual([bo, cy])
    const fed = lay({}, { at: '0,8', draws: [redDrunk] })
    goTo(fed, 'nominate')
    nominate(fed, bo, cy)
    sail(fed)
    choose(fed, cy)
    expect(offDuty(fed)).toEqual([bo])
    expect(offDuty(fed)).not.toContain(fay)
    expect(asked(fed)).toBe('nominate bo')
    expect(mate(fed, eli).offDuty).toBe(false)
  })
})
