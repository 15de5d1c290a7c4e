import { describe, expect, test } from 'vitest'
import { mods, tires, type ModId, type TiresId } from '../../data/cards/index.ts'
import { act, ada, askOf, bo, cy, damaged, dee, handOf, laps, packOf, pass, racer, told } from '../lay.ts'
import { bonuses, cyTurn, defence, onTrack, play, repairing, sixes, type Cases } from './track.ts'

const onMods: Readonly<Record<ModId, Cases>> = {
  spikeyBits: {
    plays() {
      const table = onTrack({ ada: { mods: ['spikeyBits'] } }, cyTurn)
      pass(table)
      expect(packOf(table)).toBe('bo cy ada dee')
      expect(damaged(table)).toEqual([cy])
      expect(bonuses({ ada: { mods: ['spikeyBits'] } }).ada).toBe(-2)
    },
    idle() {
      const failed = onTrack({ ada: { mods: ['spikeyBits'] } }, { turn: cy, dice: [1, 6] })
      pass(failed)
      expect(damaged(failed)).toEqual([])
      const passing = onTrack({ ada: { mods: ['spikeyBits'] } }, sixes)
      pass(passing)
      expect(packOf(passing)).toBe('ada bo cy dee')
      expect(damaged(passing)).toEqual([])
    },
  },
  mudflaps: {
    plays: () => expect(defence({ ada: { mods: ['mudflaps'] } }).ada).toBe(2),
    idle: () => expect(bonuses({ ada: { mods: ['mudflaps'] } }).ada).toBe(0),
  },
  engineOfTheDamned: {
    plays() {
      expect(bonuses({ ada: { mods: ['engineOfTheDamned'] } }).ada).toBe(4)
      const table = onTrack({
        ada: { hand: ['summonPothole'], pit: ['nightGaunt'] },
        cy: { mods: ['engineOfTheDamned'], pit: ['miGo'] },
      })
      play(table, 'summonPothole', cy)
      expect(racer(table, cy).pit).toEqual([])
      expect(racer(table, ada).pit).toEqual(['nightGaunt'])
    },
    idle() {
      const table = onTrack({
        ada: { hand: ['summonPothole'] },
        cy: { mods: ['engineOfTheDamned', 'elderSignMutual'], pit: ['miGo'] },
      })
      play(table, 'summonPothole', cy)
      expect(racer(table, cy)).toMatchObject({ damaged: false, mods: ['engineOfTheDamned'], pit: ['miGo'] })
      expect(repairing({ mods: ['engineOfTheDamned'] })).toBe(0)
      expect(defence({ ada: { mods: ['engineOfTheDamned'] } }).ada).toBe(0)
    },
  },
  spacemeadweiser: {
    plays() {
      const hand = ['slipstream', 'fishtail', 'yogSpoiler', 'mudflaps'] as const
      expect(bonuses({ ada: { mods: ['spacemeadweiser'], hand } }).ada).toBe(2)
      expect(defence({ ada: { mods: ['spacemeadweiser'], hand } }).ada).toBe(2)
      expect(repairing({ mods: ['spacemeadweiser'] })).toBe(-1)
    },
    idle() {
      const hand = ['slipstream', 'fishtail', 'yogSpoiler'] as const
      expect(bonuses({ ada: { mods: ['spacemeadweiser'], hand } }).ada).toBe(0)
    },
  },
  unnamedSponsor: {
    plays() {
      const leading = { pack: [ada, bo, cy, dee] }
      expect(bonuses({ ada: { mods: ['unnamedSponsor'] } }, leading).ada).toBe(2)
      const table = onTrack({ ada: { mods: ['unnamedSponsor'] } }, { ...leading, ...sixes })
      pass(table)
      expect(laps(table)).toEqual([1, 0, 0, 0])
      expect(damaged(table)).toEqual([dee])
    },
    idle() {
      expect(bonuses({ ada: { mods: ['unnamedSponsor'] } }).ada).toBe(0)
      const table = onTrack({ ada: { mods: ['unnamedSponsor'] } }, sixes)
      pass(table)
      expect(packOf(table)).toBe('ada bo cy dee')
      expect(damaged(table)).toEqual([])
    },
  },
  elderSignMutual: {
    plays() {
      const table = onTrack({ ada: { hand: ['summonPothole', 'shoggothSlick'] }, cy: { mods: ['elderSignMutual'] } })
      play(table, 'summonPothole', cy)
      expect(racer(table, cy)).toMatchObject({ damaged: false, mods: [] })
      play(table, 'shoggothSlick')
      expect(racer(table, cy).damaged).toBe(true)
    },
    idle() {
      const table = onTrack({ ada: { hand: ['summonPothole'], mods: ['elderSignMutual'] } })
      play(table, 'summonPothole', cy)
      expect(damaged(table)).toEqual([cy])
      expect(racer(table, ada).mods).toEqual(['elderSignMutual'])
    },
  },
  miskatonicGrants: {
    plays() {
      const table = onTrack({ ada: { mods: ['miskatonicGrants'] }, cy: { hand: ['mudflaps'] } }, cyTurn)
      pass(table)
      expect([ada, cy].map((seat) => handOf(table, seat))).toEqual([['mudflaps'], []])
    },
    idle() {
      const cyHolds = { cy: { hand: ['mudflaps'] }, bo: { hand: ['yogSpoiler'] } } as const
      const failed = onTrack({ ada: { mods: ['miskatonicGrants'] }, ...cyHolds }, { turn: cy, dice: [1, 6] })
      pass(failed)
      expect(handOf(failed, ada)).toEqual([])
      const passing = onTrack({ ada: { mods: ['miskatonicGrants'] }, ...cyHolds }, sixes)
      pass(passing)
      expect(handOf(passing, ada)).toEqual([])
    },
  },
  necronomicarb: {
    plays: () => expect(bonuses({ ada: { mods: ['necronomicarb'] } }).ada).toBe(3),
    idle: () => expect(defence({ ada: { mods: ['necronomicarb'] } }).ada).toBe(0),
  },
  dunwichHorsepower: {
    plays() {
      expect(bonuses({ ada: { mods: ['dunwichHorsepower', 'dunwichHorsepower'] } })).toEqual({ ada: 4, other: 0 })
    },
    idle: () => expect(defence({ ada: { mods: ['dunwichHorsepower'] } }).ada).toBe(0),
  },
  colourOutOfTheSprayCan: {
    plays: () => expect(bonuses({ ada: { mods: ['colourOutOfTheSprayCan'] }, bo: { damaged: true } }).ada).toBe(3),
    idle() {
      expect(bonuses({ ada: { mods: ['colourOutOfTheSprayCan'], damaged: true } }).ada).toBe(0)
      expect(defence({ ada: { mods: ['colourOutOfTheSprayCan'] } }).ada).toBe(0)
    },
  },
  hornOfErichZann: {
    plays: () => expect(bonuses({ ada: { mods: ['hornOfErichZann'] } }).ada).toBe(4),
    idle() {
      expect(bonuses({ ada: { mods: ['hornOfErichZann'] } }, { pack: [bo, cy, ada, dee] }).ada).toBe(0)
      const leaderTries = { turn: cy, pack: [cy, bo, dee, ada] }
      expect(defence({ ada: { mods: ['hornOfErichZann'] } }, leaderTries).ada).toBe(0)
    },
  },
  coolAirConditioning: {
    plays: () => expect(repairing({ mods: ['coolAirConditioning'] })).toBe(3),
    idle: () => expect(bonuses({ ada: { mods: ['coolAirConditioning'] } }).ada).toBe(0),
  },
  yogSpoiler: {
    plays() {
      const passing = onTrack({ ada: { mods: ['yogSpoiler'] } }, { dice: [4, 4] })
      pass(passing)
      expect(packOf(passing)).toBe('ada bo cy dee')
      expect(damaged(passing)).toEqual([])
      const staying = onTrack({ ada: { mods: ['yogSpoiler'] } }, { turn: cy, dice: [4, 4] })
      pass(staying)
      expect(packOf(staying)).toBe('bo ada cy dee')
      expect(damaged(staying)).toEqual([])
    },
    idle() {
      const beaten = onTrack({ ada: { mods: ['yogSpoiler'] } }, { dice: [3, 4] })
      pass(beaten)
      expect(packOf(beaten)).toBe('bo ada cy dee')
      const elsewhere = onTrack({ dee: { mods: ['yogSpoiler'] } }, { dice: [4, 4] })
      pass(elsewhere)
      expect(damaged(elsewhere)).toEqual([ada, bo])
    },
  },
  houndOrnament: {
    plays() {
      expect(bonuses({ ada: { mods: ['houndOrnament'] } }, { dice: [1, 4] }).ada).toBe(3)
      expect(defence({ ada: { mods: ['houndOrnament'] } }, { dice: [4, 1] }).ada).toBe(3)
    },
    idle() {
      expect(bonuses({ ada: { mods: ['houndOrnament'] } }, { dice: [2, 1] }).ada).toBe(0)
      expect(bonuses({ bo: { mods: ['houndOrnament'] } }, { dice: [1, 2] })).toEqual({ ada: 0, other: 0 })
    },
  },
  parkingSensor: {
    plays() {
      const table = onTrack({ ada: { damaged: true, mods: ['parkingSensor'] } })
      act(table, { type: 'pit' })
      expect(askOf(table)?.type).toBe('work')
      expect(told(table, 'pitGuarded')).toHaveLength(1)
    },
    idle() {
      const table = onTrack({ ada: { damaged: true }, cy: { mods: ['parkingSensor'] } })
      act(table, { type: 'pit' })
      expect(askOf(table)).toMatchObject({ type: 'freePass', seat: cy, over: ada })
    },
  },
}

const onTires: Readonly<Record<TiresId, Cases>> = {
  radialsFromBeyond: {
    plays: () => expect(bonuses({ ada: { tires: 'radialsFromBeyond' } })).toEqual({ ada: 3, other: 0 }),
    idle: () => expect(defence({ ada: { tires: 'radialsFromBeyond' } }).ada).toBe(0),
  },
  ratsInTheWhitewalls: {
    plays() {
      expect(defence({ ada: { tires: 'ratsInTheWhitewalls' } }).ada).toBe(1)
      const table = onTrack({ ada: { tires: 'ratsInTheWhitewalls' }, cy: { tires: 'nineLives' } }, cyTurn)
      pass(table)
      expect([ada, cy].map((seat) => racer(table, seat).tires)).toEqual(['ratsInTheWhitewalls', null])
    },
    idle() {
      expect(bonuses({ ada: { tires: 'ratsInTheWhitewalls' } }).ada).toBe(0)
      const failed = onTrack(
        { ada: { tires: 'ratsInTheWhitewalls' }, cy: { tires: 'nineLives' } },
        { turn: cy, dice: [1, 6] },
      )
      pass(failed)
      expect(racer(failed, cy).tires).toBe('nineLives')
    },
  },
  rlyehWets: {
    plays: () => expect(bonuses({ ada: { tires: 'rlyehWets' } }, { pack: [bo, cy, dee, ada] }).ada).toBe(4),
    idle() {
      expect(bonuses({ ada: { tires: 'rlyehWets' } }).ada).toBe(2)
      const leaderTries = { turn: cy, pack: [cy, bo, dee, ada] }
      expect(defence({ ada: { tires: 'rlyehWets' } }, leaderTries).ada).toBe(0)
    },
  },
  retreadsOfTheDead: {
    plays() {
      expect(bonuses({ ada: { tires: 'retreadsOfTheDead', pit: ['zombieIntern'] } }).ada).toBe(3)
      expect(defence({ ada: { tires: 'retreadsOfTheDead', pit: ['zombieIntern'] } }).ada).toBe(1)
    },
    idle() {
      expect(bonuses({ ada: { tires: 'retreadsOfTheDead', pit: ['fungiDetroit'] } }).ada).toBe(2)
      // At the wheel, a zombie isn't in the pit.
      expect(defence({ ada: { tires: 'retreadsOfTheDead', driver: 'zombieIntern' } }).ada).toBe(0)
    },
  },
  allSpores: {
    plays() {
      expect(bonuses({ ada: { tires: 'allSpores' }, bo: { pit: ['fungiDetroit'] } }).ada).toBe(4)
      expect(defence({ ada: { tires: 'allSpores' }, cy: { driver: 'fungiLeMans' } }).ada).toBe(2)
    },
    idle: () =>
      expect(bonuses({ ada: { tires: 'allSpores', pit: ['fungiDetroit'] }, bo: { pit: ['miGo'] } }).ada).toBe(2),
  },
  nineLives: {
    plays() {
      const table = onTrack({ ada: { tires: 'nineLives' } }, { dice: [4, 4] })
      pass(table)
      expect(damaged(table)).toEqual([bo])
      expect(racer(table, ada).tires).toBeNull()
    },
    idle() {
      const table = onTrack({ ada: { tires: 'nineLives' } }, sixes)
      pass(table)
      expect(racer(table, ada).tires).toBe('nineLives')
      expect(bonuses({ ada: { tires: 'nineLives' } }).ada).toBe(0)
    },
  },
  tekeliSquealers: {
    plays: () => expect(bonuses({ ada: { tires: 'tekeliSquealers' } }).ada).toBe(4),
    idle: () => expect(defence({ ada: { tires: 'tekeliSquealers' } }).ada).toBe(-1),
  },
  spareDimension: {
    plays: () => expect(repairing({ tires: 'spareDimension' })).toBe(4),
    idle() {
      expect(repairing({ tires: 'spareDimension', pit: ['nightGaunt'] })).toBe(2)
      expect(bonuses({ ada: { tires: 'spareDimension' } }).ada).toBe(0)
    },
  },
}

describe.each(Object.keys(mods) as ModId[])('%s', (card) => {
  test('[C500-7.3] does what it says', onMods[card].plays)
  test('[C500-7.3] does nothing where it doesn’t apply', onMods[card].idle)
})

describe.each(Object.keys(tires) as TiresId[])('%s', (card) => {
  test('[C500-7.3] does what it says', onTires[card].plays)
  test('[C500-7.3] does nothing where it doesn’t apply', onTires[card].idle)
})
