import { refused } from '#test/refused'
import { describe, expect, test } from 'vitest'
import { cardIds, cards, type CardId } from '../data/cards/index.ts'
import { eventKinds } from '../data/vocabulary.ts'
import {
  ada,
  answers,
  asked,
  askOf,
  bo,
  cy,
  damaged,
  dee,
  handOf,
  hold,
  holdAll,
  holding,
  lay,
  packOf,
  racer,
  react,
  reactions,
  told,
} from './lay.ts'

describe('when', () => {
  test('[C500-5.1] by anyone who holds it, out of turn, for free', () => {
    const table = lay({ cy: { hand: ['catOfUlthar'] } }, { pack: [bo, ada, cy, dee], dice: [20, 20] })
    table.play(ada, { type: 'pass' })
    expect(reactions(table, cy)).toEqual(['catOfUlthar'])
    react(table, cy, 'catOfUlthar')
    holdAll(table)
    expect(told(table, 'added')).toMatchObject([{ seat: ada, card: 'catOfUlthar', by: cy }])
    expect(table.state.actions).toBe(1)
    expect(handOf(table, cy)).toEqual([])
  })

  test('[C500-5.1] only at the moment that it names, and in the part that it names', () => {
    const hand: CardId[] = ['slipstream', 'fishtail', 'lapsedCultist']
    const table = lay(
      { ada: { hand }, bo: { hand: ['slipstream', 'fishtail'] } },
      { pack: [bo, ada, cy, dee], dice: [20, 1] },
    )
    refused(table, ada, { type: 'react', card: 'slipstream' })
    table.play(ada, { type: 'pass' })
    expect(reactions(table, ada)).toEqual(['slipstream'])
    expect(reactions(table, bo)).toEqual(['fishtail'])
    expect(reactions(table, cy)).toEqual([])
    refused(table, ada, { type: 'react', card: 'fishtail' })
    refused(table, cy, { type: 'react', card: 'slipstream' })
  })

  test('[C500-5.1] on one’s own cards too', () => {
    const table = lay({ ada: { hand: ['summonPothole', 'iaIa'] } })
    table.play(ada, { type: 'play', card: 'summonPothole', target: bo })
    react(table, ada, 'iaIa', { against: 0 })
    holdAll(table)
    expect(damaged(table)).toEqual([])
  })

  test('[C500-5.1] some answer spells alone', () => {
    const spell = lay({ ada: { hand: ['summonPothole'] }, bo: { hand: ['forbiddenFootnotes'] } })
    spell.play(ada, { type: 'play', card: 'summonPothole', target: bo })
    expect(reactions(spell, bo)).toEqual(['forbiddenFootnotes'])
    const other = lay({ ada: { hand: ['pickmansModels'] }, bo: { hand: ['forbiddenFootnotes'] } })
    other.play(ada, { type: 'play', card: 'pickmansModels', target: bo })
    expect(reactions(other, bo)).toEqual([])
  })
})

describe('in what order', () => {
  test('[C500-5.2] several on one event all count', () => {
    const table = lay(
      { ada: { hand: ['slipstream', 'slipstream'] }, bo: { hand: ['fishtail'] } },
      { pack: [bo, ada, cy, dee], dice: [20, 20] },
    )
    table.play(ada, { type: 'pass' })
    react(table, ada, 'slipstream')
    react(table, bo, 'fishtail')
    react(table, ada, 'slipstream')
    holdAll(table)
    expect(told(table, 'added').map(({ seat }) => seat)).toEqual([ada, bo, ada])
    const [raced] = told(table, 'raced')
    const [rolled] = told(table, 'rolled')
    const plain = (rolled?.mine.speed ?? 0) + (rolled?.mine.vehicle ?? 0) + 20
    expect(raced?.mine).toBe(plain + 2 * (told(table, 'added')[0]?.amount ?? 0))
  })

  test('[C500-5.2] of two that contradict each other only the first counts', () => {
    const twice = lay(
      { ada: { hand: ['fuzzyTrapezohedron', 'fuzzyTrapezohedron'] } },
      { pack: [bo, ada, cy, dee], dice: [1, 20, 30, 1] },
    )
    twice.play(ada, { type: 'pass' })
    react(twice, ada, 'fuzzyTrapezohedron')
    react(twice, ada, 'fuzzyTrapezohedron')
    hold(twice)
    expect(told(twice, 'rerolled')).toHaveLength(1)
    expect(told(twice, 'idle')).toEqual([{ type: 'idle', seat: ada, card: 'fuzzyTrapezohedron' }])
  })

  test('[C500-5.2] every card that is laid asks everybody again', () => {
    const table = lay({ bo: { hand: ['catOfUlthar'] } }, { dice: [20, 1] })
    table.play(ada, { type: 'pass' })
    const early = holding(table)
    table.play(ada, early)
    table.play(cy, early)
    expect(asked(table)).toBe('rolled bo dee')
    react(table, bo, 'catOfUlthar')
    expect(asked(table)).toBe('rolled ada bo cy dee')
    // A pass that was meant for less than what lies there now.
    refused(table, dee, early)
    hold(table)
    expect(askOf(table)?.type === 'window' && asked(table)).toBe('lap ada bo cy dee')
  })

  test('[C500-5.2] a reaction sent at the same time as another’s still stands', () => {
    const table = lay({ bo: { hand: ['catOfUlthar'] }, cy: { hand: ['catOfUlthar'] } }, { dice: [20, 1] })
    table.play(ada, { type: 'pass' })
    const [first, second] = [bo, cy].map((seat) => answers(table, seat).find(({ type }) => type === 'react'))
    table.play(bo, first)
    table.play(cy, second)
    expect(table.state.laid.map(({ seat }) => seat)).toEqual([bo, cy])
  })

  test('[C500-5.2] what is laid is seen at once, and nothing else changes until all have passed', () => {
    const table = lay({ bo: { hand: ['catOfUlthar'] } }, { dice: [20, 1] })
    table.play(ada, { type: 'pass' })
    react(table, bo, 'catOfUlthar')
    expect(table.view('watcher').laid).toEqual([{ card: 'catOfUlthar', seat: bo, against: null, target: null }])
    expect(told(table, 'added')).toEqual([])
    expect(table.view('watcher').racers[bo]?.held).toBe(0)
  })
})

describe('Iä! Iä!', () => {
  test('[C500-5.3] cancels the card it is laid against, which has no effect at all', () => {
    const table = lay({ ada: { hand: ['summonPothole'] }, bo: { hand: ['iaIa'] } })
    table.play(ada, { type: 'play', card: 'summonPothole', target: bo })
    react(table, bo, 'iaIa', { against: 0 })
    holdAll(table)
    expect(damaged(table)).toEqual([])
    expect(told(table, 'cancelled')).toEqual([{ type: 'cancelled', seat: ada, card: 'summonPothole', by: bo }])
    expect(table.state.actions).toBe(1)
  })

  test('[C500-5.3] another Iä! Iä! cancels that, and a third the second: last in, first out', () => {
    const chain = (length: number) => {
      const table = lay({ ada: { hand: ['summonPothole', 'iaIa'] }, bo: { hand: ['iaIa', 'iaIa'] } })
      table.play(ada, { type: 'play', card: 'summonPothole', target: bo })
      ;[bo, ada, bo].slice(0, length).forEach((seat, against) => react(table, seat, 'iaIa', { against }))
      holdAll(table)
      return damaged(table)
    }
    expect([0, 1, 2, 3].map(chain)).toEqual([[bo], [], [bo], []])
  })

  test('[C500-5.3] it answers crew, what is fitted, and any reaction, but no event without a card', () => {
    const hired = lay({ ada: { hand: ['miGo'] }, bo: { hand: ['iaIa'] } })
    hired.play(ada, { type: 'hire', card: 'miGo', pit: ada })
    react(hired, bo, 'iaIa', { against: 0 })
    holdAll(hired)
    expect(racer(hired, ada).pit).toEqual([])
    expect(hired.state.discards.slice(-2).toSorted()).toEqual(['iaIa', 'miGo'])
    const rolled = lay(
      { ada: { hand: ['slipstream'] }, bo: { hand: ['iaIa'] } },
      { pack: [bo, ada, cy, dee], dice: [20, 1] },
    )
    rolled.play(ada, { type: 'pass' })
    expect(reactions(rolled, bo)).toEqual([])
    react(rolled, ada, 'slipstream')
    expect(reactions(rolled, bo)).toEqual(['iaIa'])
    refused(rolled, bo, { type: 'react', card: 'iaIa' })
    refused(rolled, bo, { type: 'react', card: 'iaIa', against: 1 })
    react(rolled, bo, 'iaIa', { against: 0 })
    holdAll(rolled)
    expect(told(rolled, 'added')).toEqual([])
  })

  test('[C500-5.3] of two against one card the last is enough', () => {
    const table = lay({ ada: { hand: ['summonPothole'] }, bo: { hand: ['iaIa'] }, cy: { hand: ['iaIa'] } })
    table.play(ada, { type: 'play', card: 'summonPothole', target: bo })
    react(table, bo, 'iaIa', { against: 0 })
    react(table, cy, 'iaIa', { against: 0 })
    holdAll(table)
    expect(told(table, 'cancelled')).toMatchObject([{ by: cy }])
    expect(told(table, 'idle')).toEqual([{ type: 'idle', seat: bo, card: 'iaIa' }])
    expect(damaged(table)).toEqual([])
  })
})

describe('windows', () => {
  test('[C500-5.4] every kind of event that opens one can be answered by something in the deck besides Iä! Iä!', () => {
    for (const kind of eventKinds) {
      const able = cardIds.filter((id) => {
        const card = cards[id]
        return card.kind === 'reaction' && id !== 'iaIa' && card.answers.some(({ to }) => to === kind)
      })
      expect([kind, able.length > 0]).toEqual([kind, true])
    }
  })

  test('[C500-5.4] opens for every player, the one who acts too, whether they hold an answer or not', () => {
    const table = lay({ ada: { hand: ['mudflaps'] } })
    table.play(ada, { type: 'pit' })
    expect(asked(table)).toBe('pit ada bo cy dee')
    for (const seat of [ada, bo, cy, dee]) {
      expect(answers(table, seat)).toEqual([{ type: 'hold', after: 0 }])
      expect(table.prompt(seat)).toMatchObject({ pace: 'reflex', fallback: { type: 'hold', after: 0 } })
    }
  })

  test('[C500-5.4] says what kind of event it is, and whom it is about', () => {
    const table = lay({}, { pack: [bo, ada, cy, dee], dice: [20, 1] })
    table.play(ada, { type: 'pass' })
    expect([ada, bo, cy].map((seat) => table.prompt(seat)?.window)).toEqual([
      { event: 'rolled', mine: true },
      { event: 'rolled', mine: true },
      { event: 'rolled', mine: false },
    ])
    const card = lay({ ada: { hand: ['shoggothSlick'] } })
    card.play(ada, { type: 'play', card: 'shoggothSlick' })
    expect([ada, bo, cy].map((seat) => card.prompt(seat)?.window?.mine)).toEqual([true, true, false])
  })

  test('[C500-5.4] closes when all have passed', () => {
    const table = lay({}, { pack: [bo, ada, cy, dee], dice: [20, 1] })
    table.play(ada, { type: 'pass' })
    for (const seat of [dee, ada, cy]) table.play(seat, holding(table))
    expect(packOf(table)).toBe('bo ada cy dee')
    expect(asked(table)).toBe('rolled bo')
    refused(table, ada, holding(table))
    table.play(bo, holding(table))
    expect(packOf(table)).toBe('ada bo cy dee')
  })
})

describe('events that are changed', () => {
  test('[C500-5.6] a die thrown again gives a new total, which may be answered again', () => {
    const table = lay(
      { ada: { hand: ['fuzzyTrapezohedron'] }, bo: { hand: ['fishtail'] } },
      { pack: [bo, ada, cy, dee], dice: [1, 20, 30] },
    )
    table.play(ada, { type: 'pass' })
    react(table, ada, 'fuzzyTrapezohedron')
    hold(table)
    expect(asked(table)).toBe('rolled ada bo cy dee')
    expect(told(table, 'rolled')).toMatchObject([
      { again: false },
      { again: true, mine: { die: 30 }, theirs: { die: 20 } },
    ])
    expect(reactions(table, bo)).toEqual(['fishtail'])
    holdAll(table)
    expect(packOf(table)).toBe('ada bo cy dee')
  })

  test('[C500-5.6] what cards have added stays', () => {
    const table = lay(
      { ada: { hand: ['slipstream', 'fuzzyTrapezohedron'] } },
      { pack: [bo, ada, cy, dee], dice: [1, 20, 30] },
    )
    table.play(ada, { type: 'pass' })
    react(table, ada, 'slipstream')
    react(table, ada, 'fuzzyTrapezohedron')
    hold(table)
    const [added] = told(table, 'added')
    expect(told(table, 'rolled')[1]?.mine).toMatchObject({ die: 30, cards: added?.amount })
  })

  test('[C500-5.6] damage that is turned on another may be answered by that one', () => {
    const table = lay({
      ada: { hand: ['summonPothole'] },
      bo: { hand: ['someoneElsesDoom'] },
      cy: { hand: ['thatIsNotDented'] },
    })
    table.play(ada, { type: 'play', card: 'summonPothole', target: bo })
    hold(table)
    expect(reactions(table, cy)).toEqual([])
    react(table, bo, 'someoneElsesDoom', { target: cy })
    hold(table)
    expect(asked(table)).toBe('damage ada bo cy dee')
    react(table, cy, 'thatIsNotDented')
    holdAll(table)
    expect(damaged(table)).toEqual([])
    expect(told(table, 'redirected')).toMatchObject([{ from: bo, to: cy }])
  })

  test('[C500-5.2] whoever has turned their damage on another can’t prevent it any more', () => {
    const table = lay({
      ada: { hand: ['summonPothole'] },
      bo: { hand: ['someoneElsesDoom', 'thatIsNotDented'] },
    })
    table.play(ada, { type: 'play', card: 'summonPothole', target: bo })
    hold(table)
    react(table, bo, 'someoneElsesDoom', { target: cy })
    react(table, bo, 'thatIsNotDented')
    holdAll(table)
    expect(damaged(table)).toEqual([cy])
    expect(told(table, 'idle')).toEqual([{ type: 'idle', seat: bo, card: 'thatIsNotDented' }])
  })

  test('[C500-5.2] in a tie whoever prevents saves themselves alone', () => {
    const table = lay({ bo: { hand: ['thatIsNotDented'] } }, { effect: { do: 'damage', who: 'others' } })
    react(table, bo, 'thatIsNotDented')
    holdAll(table)
    expect(damaged(table)).toEqual([cy, dee])
  })

  test('[C500-5.1] crew may be drawn away to another pit', () => {
    const table = lay({ ada: { hand: ['miGo'] }, bo: { hand: ['headhunterOfLeng'] } })
    table.play(ada, { type: 'hire', card: 'miGo', pit: ada })
    react(table, bo, 'headhunterOfLeng')
    holdAll(table)
    expect(racer(table, bo).pit).toEqual(['miGo'])
    expect(racer(table, ada).pit).toEqual([])
  })

  test('[C500-5.1] what a reaction does besides is done before the event', () => {
    const table = lay({ bo: { hand: ['tailgateParty'], damaged: true } }, { dice: [20, 1] })
    table.play(ada, { type: 'pass' })
    hold(table)
    react(table, bo, 'tailgateParty')
    holdAll(table)
    const types = table.heard('watcher').map(({ type }) => type)
    expect(types.indexOf('repaired')).toBeGreaterThan(-1)
    expect(types.indexOf('repaired')).toBeLessThan(types.indexOf('lap'))
  })
})
