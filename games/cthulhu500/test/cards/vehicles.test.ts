import { describe, expect, test } from 'vitest'
import { vehicleIds, vehicles, type VehicleId } from '../../data/vehicles.ts'
import { ada, askOf, bo, cy, dee } from '../lay.ts'
import { bonuses, defence, onTrack, play, type Cases } from './track.ts'

/** The speed that counts, on the side that is up. */
function speed(vehicle: VehicleId, damaged: boolean): number {
  const table = onTrack({ ada: { vehicle, damaged } }, { dice: [3, 4] })
  table.play(ada, { type: 'pass' })
  const ask = askOf(table)
  return ask?.type === 'window' && ask.event.kind === 'rolled' ? ask.event.mine.speed : Number.NaN
}

const cases: Readonly<Record<VehicleId, Cases>> = {
  pushcart: {
    plays() {
      for (const damaged of [false, true]) {
        expect(bonuses({ ada: { vehicle: 'pushcart', damaged, pit: ['miGo'] } }).ada).toBe(1)
      }
    },
    idle: () => expect(bonuses({ ada: { vehicle: 'pushcart', driver: 'thousandJacks' } }).ada).toBe(0),
  },
  chariot: {
    plays() {
      const table = onTrack({ ada: { hand: ['summonPothole'] }, dee: { vehicle: 'chariot' } })
      play(table, 'summonPothole', cy)
      expect(askOf(table)).toMatchObject({ type: 'freePass', seat: dee, over: cy, bonus: 0 })
    },
    idle() {
      const broken = onTrack({ ada: { hand: ['summonPothole'] }, dee: { vehicle: 'chariot', damaged: true } })
      play(broken, 'summonPothole', cy)
      expect(askOf(broken)?.type).toBe('act')
      const noSpell = onTrack({ ada: { hand: ['shoggothSlick'] }, dee: { vehicle: 'chariot' } })
      play(noSpell, 'shoggothSlick')
      expect(askOf(noSpell)?.type).toBe('act')
    },
  },
  cthutility: {
    plays() {
      expect(defence({ ada: { vehicle: 'cthutility', mods: ['elderSignMutual'] } }).ada).toBe(4)
    },
    idle() {
      expect(defence({ ada: { vehicle: 'cthutility', mods: ['parkingSensor'] } }).ada).toBe(0)
      expect(defence({ ada: { vehicle: 'cthutility', damaged: true, mods: ['elderSignMutual'] } }).ada).toBe(0)
    },
  },
  notMeantToDrive: {
    plays: () => expect(bonuses({ ada: { vehicle: 'notMeantToDrive' } }).ada).toBe(1),
    idle() {
      expect(bonuses({ ada: { vehicle: 'notMeantToDrive', driver: 'thousandJacks' } }).ada).toBe(0)
      expect(bonuses({ ada: { vehicle: 'notMeantToDrive', damaged: true } }).ada).toBe(0)
    },
  },
  olds: {
    plays() {
      expect(defence({ ada: { vehicle: 'olds' } }).ada).toBe(2)
      expect(defence({ ada: { vehicle: 'olds', damaged: true } }).ada).toBe(1)
    },
    idle() {
      expect(defence({ ada: { vehicle: 'olds' }, cy: { damaged: true } }).ada).toBe(0)
      expect(bonuses({ ada: { vehicle: 'olds' } }).ada).toBe(0)
    },
  },
  feararri: {
    plays: () => expect(bonuses({ ada: { vehicle: 'feararri' } }, { pack: [ada, bo, cy, dee] }).ada).toBe(-1),
    idle: () => expect(bonuses({ ada: { vehicle: 'feararri' } }).ada).toBe(0),
  },
  carOfCthulhu: {
    plays() {
      for (const damaged of [false, true]) {
        expect(bonuses({ ada: { vehicle: 'carOfCthulhu', damaged }, bo: { damaged: true } }).ada).toBe(2)
      }
    },
    idle() {
      expect(bonuses({ ada: { vehicle: 'carOfCthulhu' } }).ada).toBe(0)
      expect(bonuses({ ada: { vehicle: 'carOfCthulhu', damaged: true } }).ada).toBe(0)
      expect(defence({ ada: { vehicle: 'carOfCthulhu' }, cy: { damaged: true } }).ada).toBe(0)
    },
  },
  truck: {
    plays() {
      expect(speed('truck', true)).toBeGreaterThan(speed('truck', false))
      expect(defence({ ada: { vehicle: 'truck', damaged: true } }).ada).toBe(-1)
    },
    idle() {
      expect(defence({ ada: { vehicle: 'truck' } }).ada).toBe(0)
      expect(defence({ ada: { vehicle: 'truck', damaged: true }, cy: { damaged: true } }).ada).toBe(0)
      expect(bonuses({ ada: { vehicle: 'truck', damaged: true } }).ada).toBe(0)
    },
  },
}

describe.each(vehicleIds)('%s', (vehicle) => {
  test('[C500-7.3] does what it says', cases[vehicle].plays)
  test('[C500-7.3] does nothing where it doesn’t apply', cases[vehicle].idle)
})

test('[C500-3.4] the side that is up says how fast it is', () => {
  for (const vehicle of vehicleIds) {
    expect(speed(vehicle, false)).toBe(vehicles[vehicle].intact.speed)
    expect(speed(vehicle, true)).toBe(vehicles[vehicle].damaged.speed)
  }
})
