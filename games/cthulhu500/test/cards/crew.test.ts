import { describe, expect, test } from 'vitest'
import { crew, type CrewId } from '../../data/cards/index.ts'
import { act, ada, askOf, bo, cy, damaged, dee, handOf, packOf, pass, racer, told } from '../lay.ts'
import { bonuses, cyTurn, defence, onTrack, play, repairing, sixes, stopAt, type Cases } from './track.ts'

const cases: Readonly<Record<CrewId, Cases>> = {
  fungiDaytona: {
    plays: () => expect(bonuses({ ada: { driver: 'fungiDaytona', pit: ['fungiDetroit'] } }).ada).toBe(3),
    idle() {
      expect(bonuses({ ada: { driver: 'fungiDaytona', pit: ['zombieIntern'] } }).ada).toBe(2)
      expect(defence({ ada: { driver: 'fungiDaytona', pit: ['fungiDetroit'] } }).ada).toBe(2)
      expect(bonuses({ ada: { pit: ['fungiDaytona', 'fungiDetroit'] } }).ada).toBe(0)
    },
  },
  fungiDetroit: {
    plays: () => expect(repairing({ pit: ['fungiDetroit', 'fungiDaytona'] })).toBe(4),
    idle() {
      expect(repairing({ pit: ['fungiDetroit', 'zombieSundayDriver'] })).toBe(2)
      expect(repairing({ driver: 'fungiDetroit', pit: ['fungiDaytona'] })).toBe(0)
    },
  },
  fungiLeMans: {
    plays() {
      expect(bonuses({ ada: { driver: 'fungiLeMans', damaged: true } }).ada).toBe(3)
      expect(defence({ ada: { vehicle: 'feararri', driver: 'fungiLeMans', damaged: true } }).ada).toBe(3)
    },
    idle() {
      expect(bonuses({ ada: { driver: 'fungiLeMans' }, bo: { damaged: true } }).ada).toBe(1)
      expect(repairing({ pit: ['fungiLeMans'] })).toBe(2)
    },
  },
  zombieDummy: {
    plays() {
      const table = onTrack({ ada: { hand: ['summonPothole'] }, cy: { driver: 'zombieDummy' } })
      play(table, 'summonPothole', cy)
      expect(damaged(table)).toEqual([])
      expect(racer(table, cy).driver).toBeNull()
    },
    idle() {
      const table = onTrack({ ada: { hand: ['summonPothole'] }, cy: { pit: ['zombieDummy'] } })
      play(table, 'summonPothole', cy)
      expect(damaged(table)).toEqual([cy])
      expect(racer(table, cy).pit).toEqual(['zombieDummy'])
      expect(bonuses({ ada: { driver: 'zombieDummy' } }).ada).toBe(1)
    },
  },
  zombieIntern: {
    plays() {
      const hand = ['slipstream', 'fishtail', 'mudflaps', 'yogSpoiler'] as const
      expect(repairing({ pit: ['zombieIntern'], hand })).toBe(3)
    },
    idle() {
      const hand = ['slipstream', 'fishtail', 'mudflaps', 'yogSpoiler'] as const
      expect(repairing({ driver: 'zombieIntern', hand })).toBe(0)
      expect(repairing({ pit: ['zombieIntern'], hand: hand.slice(1) })).toBe(1)
    },
  },
  zombieSundayDriver: {
    plays: () => expect(defence({ ada: { driver: 'zombieSundayDriver' } }).ada).toBe(3),
    idle() {
      expect(bonuses({ ada: { driver: 'zombieSundayDriver' } }).ada).toBe(0)
      expect(defence({ ada: { pit: ['zombieSundayDriver'] } }).ada).toBe(0)
    },
  },
  herbertWest: {
    plays() {
      expect(bonuses({ ada: { driver: 'herbertWest' }, bo: { pit: ['zombieIntern'] } }).ada).toBe(3)
      expect(defence({ ada: { driver: 'herbertWest' }, cy: { driver: 'zombieDummy' } }).ada).toBe(3)
      expect(repairing({ pit: ['herbertWest', 'zombieSundayDriver'] })).toBe(4)
    },
    idle() {
      expect(bonuses({ ada: { driver: 'herbertWest', pit: ['zombieIntern'] }, bo: { driver: 'miGo' } }).ada).toBe(0)
      expect(repairing({ pit: ['herbertWest', 'nightGaunt'] })).toBe(2)
    },
  },
  drArmitage: {
    plays() {
      for (const laid of [{ driver: 'drArmitage' }, { pit: ['drArmitage'] }] as const) {
        const table = onTrack({
          ada: { hand: ['pickmansModels', 'shadowOverPitsmouth'] },
          cy: { ...laid, hand: ['mudflaps'] },
        })
        play(table, 'pickmansModels', cy)
        play(table, 'shadowOverPitsmouth', cy)
        expect(handOf(table, cy)).toEqual(['mudflaps'])
        expect(racer(table, cy)).toMatchObject(laid)
      }
    },
    idle() {
      const table = onTrack({
        ada: { hand: ['pickmansModels', 'ejectorSeat'] },
        bo: { driver: 'drArmitage' },
        cy: { hand: ['mudflaps'] },
      })
      play(table, 'pickmansModels', cy)
      expect(handOf(table, ada)).toEqual(['ejectorSeat', 'mudflaps'])
      // A driver is no mechanic: the seat is empty before the doctor can object.
      play(table, 'ejectorSeat')
      expect(racer(table, bo).driver).toBeNull()
      expect(bonuses({ ada: { driver: 'drArmitage' } }).ada).toBe(1)
    },
  },
  miGo: {
    plays() {
      const table = onTrack({ ada: { driver: 'miGo' }, bo: { hand: ['mudflaps'] } }, sixes)
      pass(table)
      expect(packOf(table)).toBe('ada bo cy dee')
      expect(handOf(table, ada)).toEqual(['mudflaps'])
      expect(handOf(table, bo)).toEqual([])
    },
    idle() {
      const failed = onTrack({ ada: { driver: 'miGo' }, bo: { hand: ['mudflaps'] } }, { dice: [1, 6] })
      pass(failed)
      expect(handOf(failed, bo)).toEqual(['mudflaps'])
      const inPit = onTrack({ ada: { pit: ['miGo'] }, bo: { hand: ['mudflaps'] } }, sixes)
      pass(inPit)
      expect(handOf(inPit, bo)).toEqual(['mudflaps'])
      expect(bonuses({ ada: { driver: 'miGo' } }).ada).toBe(1)
      expect(repairing({ pit: ['miGo'] })).toBe(1)
    },
  },
  highPriestOfMotocross: {
    plays() {
      for (const laid of [{ driver: 'highPriestOfMotocross' }, { pit: ['highPriestOfMotocross'] }] as const) {
        const table = onTrack({ ada: { hand: ['summonPothole'] }, dee: laid }, { draws: ['mudflaps'] })
        play(table, 'summonPothole', cy)
        expect(handOf(table, dee)).toEqual(['mudflaps'])
      }
    },
    idle() {
      const table = onTrack({ ada: { hand: ['shoggothSlick'] }, dee: { driver: 'highPriestOfMotocross' } })
      play(table, 'shoggothSlick')
      expect(handOf(table, dee)).toEqual([])
      expect(bonuses({ ada: { driver: 'highPriestOfMotocross' } }).ada).toBe(1)
    },
  },
  thousandJacks: {
    plays: () => expect(repairing({ pit: ['thousandJacks'] })).toBe(3),
    idle() {
      expect(repairing({ driver: 'thousandJacks' })).toBe(0)
      expect(bonuses({ ada: { driver: 'thousandJacks' } }).ada).toBe(0)
    },
  },
  charlesDexterWarranty: {
    plays() {
      const table = onTrack({ ada: { damaged: true, pit: ['charlesDexterWarranty'] } }, { dice: [6] })
      stopAt(table)
      act(table, { type: 'repair' })
      expect(damaged(table)).toEqual([])
      expect(askOf(table)).toMatchObject({ type: 'freePass', seat: ada, over: bo, bonus: 1 })
      expect(table.state.actions).toBe(1)
    },
    idle() {
      const table = onTrack({ ada: { damaged: true, pit: ['charlesDexterWarranty'] } }, { dice: [1] })
      stopAt(table)
      act(table, { type: 'repair' })
      expect(damaged(table)).toEqual([ada])
      expect(askOf(table)?.type).toBe('act')
    },
  },
  nyarlathotow: {
    plays() {
      const table = onTrack({ ada: { damaged: true, driver: 'nyarlathotow' } }, { turn: cy, dice: [6, 1, 6, 1] })
      pass(table)
      expect(packOf(table)).toBe('bo cy ada dee')
      expect(askOf(table)).toMatchObject({ type: 'freePass', seat: ada, over: cy, bonus: 1 })
    },
    idle() {
      const table = onTrack({ ada: { driver: 'nyarlathotow' } }, cyTurn)
      pass(table)
      expect(packOf(table)).toBe('bo cy ada dee')
      expect(askOf(table)?.type).toBe('act')
      expect(bonuses({ ada: { driver: 'nyarlathotow' } }).ada).toBe(1)
      expect(repairing({ pit: ['nyarlathotow'] })).toBe(1)
    },
  },
  brotherInLaw: {
    plays() {
      expect(bonuses({ ada: { driver: 'brotherInLaw' } }).ada).toBe(3)
      expect(repairing({ pit: ['brotherInLaw'] })).toBe(-2)
    },
    idle() {
      expect(bonuses({ ada: { driver: 'brotherInLaw' }, bo: { driver: 'thousandJacks' } }).ada).toBe(1)
      expect(defence({ ada: { driver: 'brotherInLaw' } }).ada).toBe(1)
      expect(repairing({ driver: 'brotherInLaw' })).toBe(0)
    },
  },
  azathothsPiper: {
    plays() {
      expect(bonuses({ ada: { driver: 'azathothsPiper' }, bo: { mods: ['spacemeadweiser'] } }).ada).toBe(3)
      const table = onTrack({ ada: { damaged: true, pit: ['azathothsPiper'] } }, { dice: [1] })
      stopAt(table)
      act(table, { type: 'repair' })
      expect(told(table, 'mending')[0]?.roll.crew).toBe(-1)
      expect(table.state.turn).toBe(bo)
    },
    idle() {
      expect(
        bonuses({ ada: { driver: 'azathothsPiper', mods: ['spacemeadweiser'] }, bo: { mods: ['mudflaps'] } }).ada,
      ).toBe(2)
      const table = onTrack({ ada: { damaged: true, driver: 'azathothsPiper' } }, { dice: [1] })
      stopAt(table)
      act(table, { type: 'repair' })
      expect([table.state.turn, table.state.actions]).toEqual([ada, 1])
    },
  },
  nightGaunt: {
    plays() {
      const last = { pack: [bo, cy, dee, ada] }
      expect(bonuses({ ada: { driver: 'nightGaunt' } }, last).ada).toBe(3)
      const table = onTrack({ ada: { pit: ['nightGaunt'] } }, last)
      expect(askOf(table)).toMatchObject({ type: 'freePass', seat: ada, over: dee, bonus: 0 })
    },
    idle() {
      expect(bonuses({ ada: { driver: 'nightGaunt' } }).ada).toBe(2)
      expect(askOf(onTrack({ ada: { pit: ['nightGaunt'] } }))?.type).toBe('act')
      expect(askOf(onTrack({ ada: { driver: 'nightGaunt' } }, { pack: [bo, cy, dee, ada] }))?.type).toBe('act')
    },
  },
  randolphCarburetor: {
    plays() {
      const hand = ['slipstream', 'fishtail', 'mudflaps', 'yogSpoiler'] as const
      expect(bonuses({ ada: { driver: 'randolphCarburetor', hand } }).ada).toBe(3)
      expect(defence({ ada: { driver: 'randolphCarburetor', hand } }).ada).toBe(3)
    },
    idle() {
      const hand = ['slipstream', 'fishtail', 'mudflaps'] as const
      expect(bonuses({ ada: { driver: 'randolphCarburetor', hand } }).ada).toBe(2)
    },
  },
}

describe.each(Object.keys(crew) as CrewId[])('%s', (card) => {
  test('[C500-7.3] does what it says', cases[card].plays)
  test('[C500-7.3] does nothing where it doesn’t apply', cases[card].idle)
})
