import { refused } from '#test/refused'
import { describe, expect, test } from 'vitest'
import { crew } from '../data/cards/index.ts'
import {
  act,
  ada,
  answers,
  asked,
  askOf,
  bo,
  cy,
  damaged,
  dee,
  endTurn,
  goTo,
  handOf,
  hold,
  holdAll,
  kinds,
  lay,
  packOf,
  pass,
  pit,
  racer,
  react,
  told,
} from './lay.ts'

describe('two actions', () => {
  test('[C500-2.1] any two, the same twice if wanted', () => {
    const table = lay({}, { pack: [bo, cy, ada, dee], dice: [20, 1, 1, 20] })
    pass(table)
    expect(asked(table)).toBe('act ada')
    pass(table)
    // With nothing in hand there is nothing to discard, and Bo is next.
    expect(asked(table)).toBe('act bo')
    expect(told(table, 'tried')).toHaveLength(2)
  })

  test('[C500-2.1] an action card, a crew card for any pit, a try to pass, a pit stop, or nothing more', () => {
    const table = lay({ ada: { hand: ['ownersManual', 'miGo', 'mudflaps', 'slipstream'] } })
    expect(kinds(table, ada)).toEqual(['done', 'pass', 'pit', 'play', 'hire'])
    const pits = answers(table, ada).flatMap((move) => (move.type === 'hire' ? [move.pit] : []))
    expect(pits).toEqual([ada, bo, cy, dee])
    refused(table, ada, { type: 'play', card: 'mudflaps' })
    refused(table, ada, { type: 'play', card: 'slipstream' })
    refused(table, ada, { type: 'play', card: 'summonPothole', target: bo })
    refused(table, bo, { type: 'pass' })
    table.play(ada, { type: 'done' })
    expect(asked(table)).toBe('tidy ada')
  })

  test('[C500-2.1] a crew card is put into an opponent’s pit', () => {
    const table = lay({ ada: { hand: ['brotherInLaw'] } })
    table.play(ada, { type: 'hire', card: 'brotherInLaw', pit: cy })
    expect(asked(table)).toBe('hired ada bo cy dee')
    expect(racer(table, cy).pit).toEqual([])
    hold(table)
    expect(racer(table, cy).pit).toEqual(['brotherInLaw'])
    expect(handOf(table, ada)).toEqual([])
  })

  test('[C500-2.1] a card that aims at somebody names an opponent', () => {
    const table = lay({ ada: { hand: ['summonPothole'] } })
    const targets = answers(table, ada).flatMap((move) => (move.type === 'play' ? [move.target] : []))
    expect(targets).toEqual([bo, cy, dee])
    refused(table, ada, { type: 'play', card: 'summonPothole' })
  })

  test('[C500-2.1] actions won count in this turn, actions lost by others in their next', () => {
    const more = lay({ ada: { hand: ['shadowOutOfOvertime'] } })
    act(more, { type: 'play', card: 'shadowOutOfOvertime' })
    expect(more.state.actions).toBe(3)
    const fewer = lay({ ada: { hand: ['crawlingTraffic'] } })
    act(fewer, { type: 'play', card: 'crawlingTraffic' })
    expect(fewer.state.actions).toBe(1)
    endTurn(fewer)
    expect(fewer.state.turn).toBe(bo)
    expect(fewer.state.actions).toBe(1)
    endTurn(fewer)
    endTurn(fewer)
    endTurn(fewer)
    endTurn(fewer)
    expect(fewer.state.turn).toBe(bo)
    expect(fewer.state.actions).toBe(2)
  })
})

describe('action cards', () => {
  test('[C500-2.2] one is discarded when its effect is done, not before', () => {
    const table = lay({ ada: { hand: ['summonPothole'] } })
    table.play(ada, { type: 'play', card: 'summonPothole', target: cy })
    expect(handOf(table, ada)).toEqual([])
    expect(table.state.discards.at(-1)).toBe('flag')
    hold(table)
    expect(asked(table)).toBe('damage ada bo cy dee')
    expect(table.state.discards.at(-1)).toBe('flag')
    hold(table)
    expect(table.state.discards.at(-1)).toBe('summonPothole')
    expect(damaged(table)).toEqual([cy])
  })

  test('[C500-2.2] what a spell triggers comes right after the spell is done', () => {
    const table = lay(
      { ada: { hand: ['spellOfChaos', 'mudflaps'] }, bo: { driver: 'highPriestOfMotocross', hand: ['miGo'] } },
      { draws: ['nineLives'] },
    )
    act(table, { type: 'play', card: 'spellOfChaos' })
    // First the hands, then the card.
    expect(handOf(table, bo)).toEqual(['mudflaps', 'nineLives'])
    expect(handOf(table, cy)).toEqual(['miGo'])
    const types = table.heard('watcher').map(({ type }) => type)
    expect(types.indexOf('handsLeft')).toBeLessThan(types.indexOf('spent'))
    expect(types.indexOf('spent')).toBeLessThan(types.indexOf('triggered'))
  })

  test('[C500-2.2] a cancelled event triggers nothing', () => {
    const table = lay(
      { ada: { hand: ['spellOfChaos', 'mudflaps'] }, bo: { driver: 'highPriestOfMotocross', hand: ['iaIa'] } },
      { draws: ['nineLives'] },
    )
    table.play(ada, { type: 'play', card: 'spellOfChaos' })
    react(table, bo, 'iaIa', { against: 0 })
    holdAll(table)
    expect(handOf(table, ada)).toEqual(['mudflaps'])
    expect(handOf(table, bo)).toEqual([])
    expect(told(table, 'triggered')).toEqual([])
    expect(table.state.discards.slice(-2).toSorted()).toEqual(['iaIa', 'spellOfChaos'])
  })

  test('[C500-2.2] a card that is no spell triggers no spell', () => {
    const hand = ['wrenchOutOfSpaceAndTime'] as const
    const table = lay({ ada: { hand, damaged: true }, bo: { driver: 'highPriestOfMotocross' } })
    act(table, { type: 'play', card: 'wrenchOutOfSpaceAndTime' })
    expect(handOf(table, bo)).toEqual([])
    expect(racer(table, ada).damaged).toBe(false)
  })

  test('[C500-2.3] a driver counts by driver score, pit crew by fix-it score', () => {
    const table = lay(
      { ada: { driver: 'nightGaunt', pit: ['thousandJacks'], damaged: true, vehicle: 'pushcart' } },
      { pack: [bo, ada, cy, dee], dice: [1, 20, 20] },
    )
    pass(table)
    const [rolled] = told(table, 'rolled')
    expect(rolled?.mine).toMatchObject({ driver: crew.nightGaunt.driver, crew: 0 })
    pit(table, { type: 'repair' })
    const [mending] = told(table, 'mending')
    expect(mending?.roll).toMatchObject({ die: 20, speed: 0, driver: 0, crew: crew.thousandJacks.fixIt })
    expect(damaged(table)).toEqual([])
  })

  test('[C500-2.3] fungi, zombies and sponsors are recognised', () => {
    const table = lay(
      { ada: { tires: 'allSpores' }, bo: { pit: ['fungiDetroit'] } },
      { pack: [bo, ada, cy, dee], dice: [1, 20, 1, 20] },
    )
    pass(table)
    const other = lay(
      { ada: { tires: 'allSpores' }, bo: { pit: ['zombieIntern'] } },
      { pack: [bo, ada, cy, dee], dice: [1, 20] },
    )
    pass(other)
    const tires = [table, other].map((one) => told(one, 'rolled')[0]?.mine.tires)
    expect(tires[0]).toBeGreaterThan(tires[1] ?? 9)
  })
})

describe('discard and draw', () => {
  test('[C500-2.4] after the actions any number is discarded, then up to two are drawn', () => {
    const table = lay(
      { ada: { hand: ['mudflaps', 'miGo', 'slipstream', 'nineLives', 'iaIa'] } },
      { draws: ['spareDimension', 'necronomicarb', 'fishtail'] },
    )
    table.play(ada, { type: 'done' })
    expect(asked(table)).toBe('tidy ada')
    table.play(ada, { type: 'discard', cards: ['miGo', 'mudflaps', 'slipstream'] })
    expect(handOf(table, ada)).toEqual(['nineLives', 'iaIa', 'spareDimension', 'necronomicarb'])
    expect(table.state.discards.slice(-3)).toEqual(['miGo', 'mudflaps', 'slipstream'])
    expect(table.state.turn).toBe(bo)
  })

  test('[C500-2.4] never above five in hand', () => {
    const table = lay({ ada: { hand: ['mudflaps', 'miGo', 'slipstream', 'nineLives'] } })
    endTurn(table)
    expect(handOf(table, ada)).toHaveLength(5)
    const full = lay({ ada: { hand: ['mudflaps', 'miGo', 'slipstream', 'nineLives', 'iaIa'] } })
    endTurn(full)
    expect(handOf(full, ada)).toHaveLength(5)
  })

  test('[C500-2.4] any draw stops at five, whatever its cause', () => {
    const table = lay(
      { ada: { hand: ['ownersManual', 'miGo', 'slipstream', 'nineLives'] } },
      { effect: { do: 'draw', who: 'me', cards: 3 } },
    )
    expect(handOf(table, ada)).toHaveLength(5)
  })

  test('[C500-2.4] a full hand takes no more from another', () => {
    const full = lay({
      ada: { hand: ['pickmansModels', 'miGo', 'slipstream', 'nineLives', 'iaIa'] },
      bo: { hand: ['mudflaps'] },
    })
    act(full, { type: 'play', card: 'pickmansModels', target: bo })
    // The card that is played has left the hand: there is room for one.
    expect(handOf(full, ada)).toHaveLength(5)
    expect(handOf(full, bo)).toEqual([])
  })

  test('[C500-2.4] whoever has more than five discards down at the end of their turn', () => {
    const table = lay({ ada: { hand: ['mudflaps', 'miGo', 'slipstream', 'nineLives', 'iaIa', 'fishtail'] } })
    table.play(ada, { type: 'done' })
    refused(table, ada, { type: 'discard', cards: [] })
    expect(answers(table, ada).every((move) => move.type === 'discard' && move.cards.length > 0)).toBe(true)
    table.play(ada, { type: 'discard', cards: ['miGo'] })
    expect(handOf(table, ada)).toHaveLength(5)
  })

  test('[C500-2.4] cards are discarded for all to see, and drawn for one’s own eyes', () => {
    const table = lay({ ada: { hand: ['mudflaps'] } }, { draws: ['miGo', 'fishtail'] })
    table.play(ada, { type: 'done' })
    table.play(ada, { type: 'discard', cards: ['mudflaps'] })
    expect(told(table, 'discarded', bo)).toEqual([{ type: 'discarded', seat: ada, cards: ['mudflaps'], source: null }])
    expect(table.view(bo).gone).toEqual(['mudflaps'])
    expect(told(table, 'drew', ada)).toEqual([{ type: 'drew', seat: ada, cards: ['miGo', 'fishtail'] }])
    expect(told(table, 'drew', bo)).toEqual([])
    expect(told(table, 'drewUnseen', bo)).toEqual([{ type: 'drewUnseen', seat: ada, count: 2 }])
  })
})

describe('triggers', () => {
  test('[C500-2.5] a card in play has its moment once in an action', () => {
    // All are damaged and spiked: whoever passes is damaged again and passed in turn, which would never end.
    const spiked = { mods: ['spikeyBits' as const], damaged: true }
    const table = lay({ ada: spiked, bo: spiked }, { seats: 3, pack: [bo, ada, cy], dice: [20, 1] })
    table.play(ada, { type: 'pass' })
    holdAll(table)
    const triggered = told(table, 'triggered').map(({ seat }) => seat)
    expect(triggered.length).toBe(new Set(triggered).size)
    expect(triggered).toEqual([bo, ada])
  })

  test('[C500-2.5] and again in the next', () => {
    const table = lay(
      { ada: { hand: ['spellOfDeflation', 'rlyehRises'], pit: ['highPriestOfMotocross'] } },
      { draws: ['miGo', 'mudflaps'] },
    )
    act(table, { type: 'play', card: 'spellOfDeflation' })
    act(table, { type: 'play', card: 'rlyehRises' })
    expect(told(table, 'triggered')).toHaveLength(2)
    expect(handOf(table, ada)).toEqual(['miGo', 'mudflaps'])
  })

  test('[C500-2.5] the begin of a turn has triggers of its own', () => {
    const table = lay({ ada: { pit: ['nightGaunt'] } }, { pack: [bo, cy, dee, ada] })
    expect(asked(table)).toBe('freePass ada')
    table.play(ada, { type: 'decline' })
    expect(asked(table)).toBe('act ada')
  })

  test('[C500-2.6] an effect on several goes from the leader back', () => {
    const table = lay(
      {
        ada: { hand: ['spellOfDeflation'] },
        bo: { tires: 'allSpores' },
        cy: { tires: 'nineLives' },
        dee: { tires: 'rlyehWets' },
      },
      { pack: [dee, ada, bo, cy] },
    )
    act(table, { type: 'play', card: 'spellOfDeflation' })
    expect(told(table, 'lost').map(({ seat }) => seat)).toEqual([dee, bo, cy])
    expect(packOf(table)).toBe('dee ada bo cy')
  })

  test('[C500-2.2] nothing is taken by others from whom something guards', () => {
    const table = lay({ ada: { hand: ['pickmansModels'] }, bo: { hand: ['miGo'], pit: ['drArmitage'] } })
    act(table, { type: 'play', card: 'pickmansModels', target: bo })
    expect(handOf(table, bo)).toEqual(['miGo'])
    expect(told(table, 'guarded')).toEqual([{ type: 'guarded', seat: bo, source: 'drArmitage' }])
    expect(askOf(table)?.type).toBe('act')
    goTo(table, 'act', bo)
  })
})
