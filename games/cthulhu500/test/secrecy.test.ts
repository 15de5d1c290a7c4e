import { pair } from '#test/apart'
import { QuickChance } from '@octopolis/engine'
import { describe, expect, test } from 'vitest'
import type { CardId } from '../data/cards/index.ts'
import { act, ada, bo, cy, dee, endTurn, handOf, hold, holdAll, lay, react, start } from './lay.ts'

type Hand = readonly CardId[]

describe('nobody else can tell', () => {
  test('[C500-1.4] what somebody holds', () => {
    expect(pair<Hand>([['miGo'], ['mudflaps']], (hand) => lay({ bo: { hand } }))).toEqual([bo])
  })

  test('[C500-1.4] what somebody chooses to discard at the start', () => {
    const chooses = (count: number) => {
      const table = start(4)
      table.play(bo, { type: 'discard', cards: handOf(table, bo).slice(0, count).toSorted() })
      return table
    }
    expect(pair([0, 3], chooses)).toEqual([bo])
  })

  test('[C500-1.7] what is in the pile, and how much', () => {
    expect(pair<Hand>([['miGo'], ['mudflaps']], (draws) => lay({}, { draws }))).toEqual([])
    expect(pair([20, 70], (left) => lay({}, { left }))).toEqual([])
  })

  test('[C500-2.4] what somebody draws', () => {
    const draws = (cards: Hand) => {
      const table = lay({}, { draws: cards })
      endTurn(table)
      return table
    }
    expect(
      pair<Hand>(
        [
          ['miGo', 'iaIa'],
          ['mudflaps', 'iaIa'],
        ],
        draws,
      ),
    ).toEqual([ada])
  })

  test('[C500-5.4] whether somebody could have answered: the same windows open for all, whatever they hold', () => {
    const passes = (hand: Hand) => {
      const table = lay({ cy: { hand } }, { pack: [bo, ada, cy, dee], dice: [20, 1] })
      table.play(ada, { type: 'pass' })
      return table
    }
    expect(pair<Hand>([['catOfUlthar'], ['mudflaps']], passes)).toEqual([cy])
    const after = (hand: Hand) => {
      const table = passes(hand)
      hold(table)
      return table
    }
    expect(pair<Hand>([['catOfUlthar'], ['mudflaps']], after)).toEqual([cy])
  })

  test('[C500-2.4] what is stolen: only the two', () => {
    const steals = (hand: Hand) => {
      const table = lay({ ada: { hand: ['pickmansModels'] }, bo: { hand } })
      act(table, { type: 'play', card: 'pickmansModels', target: bo })
      return table
    }
    expect(pair<Hand>([['miGo'], ['mudflaps']], steals)).toEqual([ada, bo])
  })

  test('[C500-7.1] what hands are exchanged: only the giver and the taker', () => {
    const exchanged = (hand: Hand) => {
      const table = lay({ ada: { hand: ['spellOfChaos'] }, bo: { hand } })
      act(table, { type: 'play', card: 'spellOfChaos' })
      return table
    }
    expect(pair<Hand>([['miGo'], ['mudflaps']], exchanged)).toEqual([bo, cy])
  })
})

describe('memory', () => {
  const known = (table: ReturnType<typeof lay>, viewer: number, of: number) => table.view(viewer).racers[of]?.known

  test('[C500-7.1] after an exchange of hands everybody knows what they gave away', () => {
    const table = lay({ ada: { hand: ['spellOfChaos', 'miGo', 'iaIa'] }, bo: { hand: ['mudflaps'] } })
    act(table, { type: 'play', card: 'spellOfChaos' })
    expect(handOf(table, bo)).toEqual(['miGo', 'iaIa'])
    expect(known(table, ada, bo)).toEqual(['miGo', 'iaIa'])
    expect(known(table, bo, cy)).toEqual(['mudflaps'])
    expect(known(table, cy, bo)).toEqual([])
    expect(table.view('watcher').racers[bo]?.known).toEqual([])
  })

  test('[C500-7.1] until it is played or discarded for all to see', () => {
    const table = lay({ ada: { hand: ['spellOfChaos', 'miGo', 'iaIa', 'summonPothole'] } })
    act(table, { type: 'play', card: 'spellOfChaos' })
    table.play(ada, { type: 'pass' })
    holdAll(table)
    expect(known(table, ada, bo)).toEqual(['miGo', 'iaIa', 'summonPothole'])
    act(table, { type: 'hire', card: 'miGo', pit: bo })
    expect(known(table, ada, bo)).toEqual(['iaIa', 'summonPothole'])
    table.play(bo, { type: 'play', card: 'summonPothole', target: ada })
    react(table, bo, 'iaIa', { against: 0 })
    expect(known(table, ada, bo)).toEqual([])
  })

  test('[C500-7.1] what is known of a hand goes with it', () => {
    const table = lay({ ada: { hand: ['spellOfChaos', 'spellOfChaos', 'miGo'] } })
    act(table, { type: 'play', card: 'spellOfChaos' })
    endTurn(table)
    // Bo has the second spell now, and passes the rest on to Cy.
    act(table, { type: 'play', card: 'spellOfChaos' })
    expect(known(table, ada, cy)).toEqual(['miGo'])
    expect(known(table, bo, cy)).toEqual(['miGo'])
    // And what Ada had drawn in between to Bo.
    expect(known(table, ada, bo)).toEqual(handOf(table, bo))
    expect(known(table, cy, bo)).toEqual([])
  })

  /** Bo's hand goes to Cy, from whom Ada, with what was Dee's, steals a card. */
  const robbed = (hand: Hand) => {
    const table = lay({ ada: { hand: ['spellOfChaos'] }, bo: { hand }, dee: { hand: ['pickmansModels'] } })
    act(table, { type: 'play', card: 'spellOfChaos' })
    expect(known(table, bo, cy)).toEqual(hand)
    table.play(ada, { type: 'play', card: 'pickmansModels', target: cy })
    holdAll(table)
    return table
  }

  test('[C500-2.4] both know a stolen card, and whoever knew of it can’t be sure any more', () => {
    const table = robbed(['miGo', 'mudflaps'])
    const [stolen] = handOf(table, ada)
    expect(known(table, cy, ada)).toEqual([stolen])
    expect(known(table, bo, cy)).toEqual([])
    expect(known(table, bo, ada)).toEqual([])
    expect(known(table, dee, ada)).toEqual([])
  })

  test('[C500-2.4] of two alike one must be left', () => {
    expect(known(robbed(['iaIa', 'iaIa', 'miGo']), bo, cy)).toEqual(['iaIa'])
  })

  test('[C500-2.4] where all are alike, whoever knew the hand knows what was stolen', () => {
    const table = robbed(['miGo'])
    expect(known(table, bo, ada)).toEqual(['miGo'])
    expect(known(table, dee, ada)).toEqual([])
  })

  test('[C500-7.1] worlds that are imagined keep what is known, and vary the rest', () => {
    const table = lay({ ada: { hand: ['spellOfChaos', 'miGo', 'iaIa'] }, dee: { hand: ['mudflaps'] } })
    act(table, { type: 'play', card: 'spellOfChaos' })
    const chance = new QuickChance('worlds')
    const worlds = Array.from({ length: 40 }, () => table.game.imagine(table.view(ada), chance))
    for (const { racers } of worlds) {
      expect(racers[bo]?.hand.toSorted()).toEqual(['iaIa', 'miGo'])
      expect(racers[ada]?.hand).toEqual(['mudflaps'])
    }
    expect(new Set(worlds.map(({ pile }) => pile.length)).size).toBeGreaterThan(10)
    expect(new Set(worlds.map(({ pile }) => pile.at(-1))).size).toBeGreaterThan(10)
  })
})
