import type { Vehicle } from './cardtypes.ts'

/** C500-1.1: what is printed on the eight vehicles. */
export const vehicles = {
  // Slow, but anybody with a hammer can mend it, and anybody in the pit can push.
  pushcart: {
    intact: { speed: 5, complexity: 3, standing: [{ bonus: 'racing', amount: 1, if: { pit: 'crew', atLeast: 1 } }] },
    damaged: { speed: 3, complexity: 3, standing: [{ bonus: 'racing', amount: 1, if: { pit: 'crew', atLeast: 1 } }] },
  },
  // Gods like an audience.
  chariot: {
    intact: {
      speed: 5,
      complexity: 4,
      standing: [{ when: 'spellResolved', effects: [{ do: 'freePass', who: 'me', bonus: 0 }] }],
    },
    damaged: { speed: 4, complexity: 4, standing: [] },
  },
  // A billboard on wheels.
  cthutility: {
    intact: { speed: 5, complexity: 4, standing: [{ bonus: 'racing', amount: 4, if: { is: 'sponsored' } }] },
    damaged: { speed: 4, complexity: 4, standing: [] },
  },
  // It would rather drive itself.
  notMeantToDrive: {
    intact: { speed: 7, complexity: 7, standing: [{ bonus: 'racing', amount: 1, if: { is: 'driverless' } }] },
    damaged: { speed: 2, complexity: 7, standing: [] },
  },
  // Nobody with fresh paint wants to touch it.
  olds: {
    intact: { speed: 5, complexity: 4, standing: [{ bonus: 'defending', amount: 2, if: { against: 'intact' } }] },
    damaged: { speed: 4, complexity: 4, standing: [{ bonus: 'defending', amount: 1, if: { against: 'intact' } }] },
  },
  // As fast as it gets, the most delicate, and too proud for backmarkers.
  feararri: {
    intact: { speed: 7, complexity: 8, standing: [{ bonus: 'passing', amount: -1, if: { against: 'last' } }] },
    damaged: { speed: 2, complexity: 8, standing: [] },
  },
  // It smells blood, or oil.
  carOfCthulhu: {
    intact: { speed: 6, complexity: 5, standing: [{ bonus: 'passing', amount: 2, if: { against: 'damaged' } }] },
    damaged: { speed: 3, complexity: 5, standing: [{ bonus: 'passing', amount: 2, if: { against: 'damaged' } }] },
  },
  // The other way round: what falls off was ballast. And the bumper.
  truck: {
    intact: { speed: 3, complexity: 5, standing: [] },
    damaged: { speed: 6, complexity: 5, standing: [{ bonus: 'defending', amount: -1, if: { against: 'intact' } }] },
  },
} as const satisfies Record<string, Vehicle>

export type VehicleId = keyof typeof vehicles

export const vehicleIds = Object.keys(vehicles) as VehicleId[]
