import { describe, expect, test } from 'vitest'
import { crew, mods, tires } from '../data/cards/index.ts'
import { vehicles } from '../data/vehicles.ts'
import { ahead, behind, passes } from '../rules/ring.ts'
import { total } from '../state.ts'
import {
  act,
  ada,
  asked,
  bo,
  cy,
  damaged,
  dee,
  hold,
  holdAll,
  laps,
  lay,
  packOf,
  pass,
  racer,
  react,
  start,
  told,
  type Laid,
  type Name,
  type On,
  type RaceTable,
} from './lay.ts'

const hurt = { damaged: true }

/** What a card that only adds something adds. */
const bonus = ({ standing: [only] }: { readonly standing: readonly [{ readonly amount: number }] }) => only.amount

/** Ada tries to pass Bo, and the dice are such that it is a tie, whatever is printed. */
function tie(racers: Partial<Record<Name, Laid>>, on: On = { pack: [bo, ada, cy, dee] }): RaceTable {
  const first = lay(racers, { ...on, dice: [20, 20] })
  first.play(ada, { type: 'pass' })
  const [rolled] = told(first, 'rolled')
  if (rolled === undefined) throw new Error('nobody rolled')
  const table = lay(racers, { ...on, dice: [20, 20 + total(rolled.mine) - total(rolled.theirs)] })
  table.play(ada, { type: 'pass' })
  hold(table)
  return table
}

/** A tie that nobody wins or answers. */
function evenTie(racers: Partial<Record<Name, Laid>>, on?: On): RaceTable {
  const table = tie(racers, on)
  expect(asked(table)).toBe('damage ada bo cy dee')
  holdAll(table)
  expect(told(table, 'raced')[0]?.result).toBe('tie')
  return table
}

describe('the ring', () => {
  test('[C500-3.1] ahead and behind wrap: the leader is directly behind the tail', () => {
    const { state } = lay({}, { pack: [cy, ada, dee, bo] })
    expect([cy, ada, dee, bo].map((seat) => ahead(state, seat))).toEqual([bo, cy, ada, dee])
    expect([cy, ada, dee, bo].map((seat) => behind(state, seat))).toEqual([ada, dee, bo, cy])
  })

  test('[C500-3.1] cards that name the vehicle behind mean the leader for the tail', () => {
    const table = lay({ ada: { hand: ['shoggothSlick'] } }, { pack: [bo, cy, dee, ada] })
    act(table, { type: 'play', card: 'shoggothSlick' })
    expect(damaged(table)).toEqual([bo])
  })

  test('[C500-3.1] one passes another and is just ahead of it; only a leader who passes the tail has a lap', () => {
    const { state } = start(4)
    state.pack = [ada, bo, cy, dee]
    expect(passes(state, cy, bo)).toBe(false)
    expect(state.pack).toEqual([ada, cy, bo, dee])
    expect(passes(state, ada, dee)).toBe(true)
    expect(state.pack).toEqual([cy, bo, ada, dee])
    expect(passes(state, dee, ada)).toBe(false)
    expect(state.pack).toEqual([cy, bo, dee, ada])
  })
})

describe('a try to pass', () => {
  test('[C500-3.2] is made against the vehicle directly ahead; both add everything they have', () => {
    const table = lay(
      {
        ada: {
          vehicle: 'truck',
          driver: 'nightGaunt',
          mods: ['necronomicarb', 'dunwichHorsepower'],
          tires: 'radialsFromBeyond',
        },
        bo: { vehicle: 'chariot', mods: ['mudflaps'] },
      },
      { pack: [cy, bo, ada, dee], dice: [20, 3] },
    )
    table.play(ada, { type: 'pass' })
    const [rolled] = told(table, 'rolled')
    expect(rolled).toMatchObject({ seat: ada, over: bo })
    const { nightGaunt } = crew
    const mine = {
      die: 20,
      speed: vehicles.truck.intact.speed,
      vehicle: 0,
      driver: nightGaunt.driver,
      mods: bonus(mods.necronomicarb) + bonus(mods.dunwichHorsepower),
      tires: bonus(tires.radialsFromBeyond),
      crew: 0,
      cards: 0,
    }
    const theirs = {
      die: 3,
      speed: vehicles.chariot.intact.speed,
      vehicle: 0,
      driver: 0,
      mods: bonus(mods.mudflaps),
      tires: 0,
      crew: 0,
      cards: 0,
    }
    expect(rolled?.mine).toEqual(mine)
    expect(rolled?.theirs).toEqual(theirs)
    holdAll(table)
    expect(told(table, 'raced')).toEqual([
      { type: 'raced', seat: ada, over: bo, mine: total(mine), theirs: total(theirs), result: 'passes' },
    ])
    expect(packOf(table)).toBe('cy ada bo dee')
  })

  test('[C500-3.2] lower, nothing', () => {
    const table = lay({}, { pack: [bo, ada, cy, dee], dice: [1, 20] })
    pass(table)
    expect(packOf(table)).toBe('bo ada cy dee')
    expect(damaged(table)).toEqual([])
  })

  test('[C500-3.2] a tie: nothing moves and both are damaged', () => {
    const table = evenTie({}, { pack: [bo, ada, cy, dee] })
    expect(packOf(table)).toBe('bo ada cy dee')
    expect(damaged(table)).toEqual([ada, bo])
  })

  test('[C500-3.8] some win ties, and nobody is damaged', () => {
    const passing = tie({ ada: { mods: ['yogSpoiler'] } })
    holdAll(passing)
    expect(packOf(passing)).toBe('ada bo cy dee')
    expect(damaged(passing)).toEqual([])
    const staying = tie({ bo: { mods: ['yogSpoiler'] } })
    holdAll(staying)
    expect(packOf(staying)).toBe('bo ada cy dee')
    expect(damaged(staying)).toEqual([])
    expect(told(staying, 'raced')[0]?.result).toBe('fails')
  })
})

describe('laps', () => {
  test('[C500-3.3] the leader passes the tail: a lap, and a place just ahead of the tail', () => {
    const table = lay({}, { pack: [ada, bo, cy, dee], dice: [20, 1] })
    table.play(ada, { type: 'pass' })
    hold(table)
    expect(asked(table)).toBe('lap ada bo cy dee')
    expect(packOf(table)).toBe('bo cy ada dee')
    expect(laps(table)).toEqual([0, 0, 0, 0])
    hold(table)
    expect(laps(table)).toEqual([1, 0, 0, 0])
    expect(told(table, 'lap')).toEqual([{ type: 'lap', seat: ada, laps: 1 }])
  })

  test('[C500-3.3] whatever makes a leader pass the tail earns the lap', () => {
    const card = lay({ ada: { hand: ['dreamlandsShortcut'] } })
    act(card, { type: 'play', card: 'dreamlandsShortcut' })
    expect(laps(card)).toEqual([1, 0, 0, 0])
    const damage = lay({ ada: { hand: ['summonPothole'] }, dee: hurt }, { pack: [bo, cy, ada, dee] })
    act(damage, { type: 'play', card: 'summonPothole', target: dee })
    expect(packOf(damage)).toBe('cy ada bo dee')
    expect(laps(damage)).toEqual([0, 1, 0, 0])
  })

  test('[C500-3.3] changing places with the tail earns nothing', () => {
    const table = lay({ ada: { hand: ['bodyworkSwap'] } })
    act(table, { type: 'play', card: 'bodyworkSwap', target: dee })
    expect(packOf(table)).toBe('dee bo cy ada')
    expect(laps(table)).toEqual([0, 0, 0, 0])
  })

  test('[C500-3.3] a lap that is prevented isn’t earned, but the pass stands', () => {
    const table = lay({ dee: { hand: ['lapsedCultist'] } }, { dice: [20, 1] })
    table.play(ada, { type: 'pass' })
    hold(table)
    react(table, dee, 'lapsedCultist')
    holdAll(table)
    expect(laps(table)).toEqual([0, 0, 0, 0])
    expect(packOf(table)).toBe('bo cy ada dee')
    expect(told(table, 'lapDenied')).toEqual([{ type: 'lapDenied', seat: ada }])
  })
})

describe('damage', () => {
  test('[C500-3.4] the damaged side’s figures hold, and it still races', () => {
    const table = lay({ ada: { vehicle: 'truck', ...hurt } }, { pack: [bo, ada, cy, dee], dice: [20, 1] })
    pass(table)
    expect(told(table, 'rolled')[0]?.mine.speed).toBe(vehicles.truck.damaged.speed)
    expect(packOf(table)).toBe('ada bo cy dee')
  })

  test('[C500-3.4] a card may be discarded instead', () => {
    const table = lay({ ada: { hand: ['summonPothole'] }, bo: { mods: ['elderSignMutual'] } })
    act(table, { type: 'play', card: 'summonPothole', target: bo })
    expect(damaged(table)).toEqual([])
    expect(racer(table, bo).mods).toEqual([])
    expect(told(table, 'shielded')).toEqual([{ type: 'shielded', seat: bo, card: 'elderSignMutual' }])
  })

  test('[C500-3.5] damaged while damaged: the vehicle directly behind passes it, no roll', () => {
    const table = lay({ ada: { hand: ['summonPothole'] }, bo: hurt }, { pack: [bo, cy, dee, ada] })
    act(table, { type: 'play', card: 'summonPothole', target: bo })
    expect(packOf(table)).toBe('cy bo dee ada')
    expect(told(table, 'rolled')).toEqual([])
    expect(told(table, 'passed')[0]).toMatchObject({ seat: cy, over: bo, by: 'damage' })
  })

  // T ahead, P passing, X behind: Bo, Ada, Cy.
  test('[C500-3.6] a tie, both were damaged: they swap', () => {
    const table = evenTie({ ada: hurt, bo: hurt }, { pack: [bo, ada, cy, dee] })
    expect(packOf(table)).toBe('ada bo cy dee')
    expect(told(table, 'passed')).toEqual([])
  })

  test('[C500-3.6] a tie, only the one passing was: the one behind passes both', () => {
    const table = evenTie({ ada: hurt }, { pack: [bo, ada, cy, dee] })
    expect(packOf(table)).toBe('cy bo ada dee')
    expect(damaged(table)).toEqual([ada, bo])
  })

  test('[C500-3.6] a tie, only the one ahead was: the pass succeeds and the one behind slips between', () => {
    const table = evenTie({ bo: hurt }, { pack: [bo, ada, cy, dee] })
    expect(packOf(table)).toBe('ada cy bo dee')
  })

  test('[C500-3.6] a tie of leader and tail, both were damaged: nothing moves', () => {
    const table = evenTie({ ada: hurt, bo: hurt }, { pack: [ada, cy, dee, bo] })
    expect(packOf(table)).toBe('ada cy dee bo')
    expect(laps(table)).toEqual([0, 0, 0, 0])
  })

  test('[C500-3.6, C500-3.3] a tie of leader and tail, only the leader was: the second passes both, and has a lap', () => {
    const table = evenTie({ ada: hurt }, { pack: [ada, cy, dee, bo] })
    expect(packOf(table)).toBe('ada dee cy bo')
    expect(laps(table)).toEqual([0, 0, 1, 0])
  })

  test('[C500-3.6, C500-3.3] a tie of leader and tail, only the tail was: both who pass it have a lap', () => {
    const table = evenTie({ bo: hurt }, { pack: [ada, cy, dee, bo] })
    expect(packOf(table)).toBe('dee ada cy bo')
    expect(laps(table)).toEqual([1, 0, 1, 0])
  })

  test('[C500-3.6] where one of the two is spared, the other falls back alone', () => {
    const table = tie({ ada: { ...hurt, hand: ['thatIsNotDented'] }, bo: hurt })
    react(table, ada, 'thatIsNotDented')
    holdAll(table)
    // Bo was damaged, and directly behind it is Ada.
    expect(packOf(table)).toBe('ada bo cy dee')
    expect(told(table, 'passed')).toMatchObject([{ seat: ada, over: bo, by: 'damage' }])
  })

  test('[C500-3.9] several damaged at once: those that were are passed one after another, from the leader back', () => {
    const effect = { do: 'damage', who: 'others' } as const
    const table = lay({ bo: hurt, dee: hurt }, { pack: [bo, cy, dee, ada], effect })
    expect(asked(table)).toBe('damage ada bo cy dee')
    holdAll(table)
    expect(damaged(table)).toEqual([bo, cy, dee])
    expect(packOf(table)).toBe('cy bo ada dee')
    expect(told(table, 'passed').map(({ seat, over }) => [seat, over])).toEqual([
      [cy, bo],
      [ada, dee],
    ])
  })
})

describe('automatic and free passes', () => {
  test('[C500-3.7] an automatic pass needs no roll', () => {
    const table = lay({ ada: { hand: ['dreamlandsShortcut'] } }, { pack: [bo, ada, cy, dee] })
    act(table, { type: 'play', card: 'dreamlandsShortcut' })
    expect(packOf(table)).toBe('ada bo cy dee')
    expect(told(table, 'rolled')).toEqual([])
  })

  test('[C500-3.7] a free pass costs no action but is rolled, and may be left', () => {
    const table = lay(
      { ada: { hand: ['mountainPasses', 'mountainPasses'] } },
      { pack: [bo, ada, cy, dee], dice: [20, 1] },
    )
    act(table, { type: 'play', card: 'mountainPasses' })
    expect(asked(table)).toBe('freePass ada')
    expect(table.state.actions).toBe(1)
    table.play(ada, { type: 'try' })
    expect(told(table, 'rolled')[0]?.mine).toMatchObject({ die: 20, cards: 2 })
    holdAll(table)
    expect(packOf(table)).toBe('ada bo cy dee')
    expect(table.state.actions).toBe(1)
    act(table, { type: 'play', card: 'mountainPasses' })
    table.play(ada, { type: 'decline' })
    expect(packOf(table)).toBe('ada bo cy dee')
  })
})
