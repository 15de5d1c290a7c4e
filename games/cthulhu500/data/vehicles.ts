import type { Vehicle } from './cardtypes.ts'

/** C500-1.1: what is printed on the eight vehicles. */
export const vehicles = {
  // Slow, but anybody with a hammer can mend it, and anybody in the pit can push.
  pushcart: {
    intact: { speed: 4, complexity: 4, standing: [{ bonus: 'racing', amount: 1, if: { pit: 'crew', atLeast: 2 } }] },
    damaged: { speed: 2, complexity: 4, standing: [{ bonus: 'racing', amount: 1, if: { pit: 'crew', atLeast: 2 } }] },
  },
  // Gods like an audience.
  chariot: {
    intact: {
      speed: 5,
      complexity: 6,
      standing: [{ when: 'spellResolved', effects: [{ do: 'draw', who: 'me', cards: 1 }] }],
    },
    damaged: { speed: 3, complexity: 6, standing: [] },
  },
  // A billboard on wheels.
  cthutility: {
    intact: { speed: 4, complexity: 5, standing: [{ bonus: 'racing', amount: 1, if: { is: 'sponsored' } }] },
    damaged: { speed: 3, complexity: 5, standing: [{ bonus: 'racing', amount: 1, if: { is: 'sponsored' } }] },
  },
  // It would rather drive itself.
  notMeantToDrive: {
    intact: { speed: 6, complexity: 8, standing: [{ bonus: 'racing', amount: 1, if: { is: 'driverless' } }] },
    damaged: { speed: 3, complexity: 8, standing: [] },
  },
  // Nobody with fresh paint wants to touch it.
  olds: {
    intact: { speed: 4, complexity: 5, standing: [{ bonus: 'defending', amount: 1, if: { against: 'intact' } }] },
    damaged: { speed: 3, complexity: 5, standing: [{ bonus: 'defending', amount: 2, if: { against: 'intact' } }] },
  },
  // The fastest, the most delicate, and too proud for backmarkers.
  feararri: {
    intact: { speed: 7, complexity: 9, standing: [{ bonus: 'passing', amount: -2, if: { against: 'last' } }] },
    damaged: { speed: 3, complexity: 9, standing: [] },
  },
  // It smells blood, or oil.
  carOfCthulhu: {
    intact: { speed: 5, complexity: 7, standing: [{ bonus: 'passing', amount: 1, if: { against: 'damaged' } }] },
    damaged: { speed: 3, complexity: 7, standing: [{ bonus: 'passing', amount: 1, if: { against: 'damaged' } }] },
  },
  // The other way round: what falls off was ballast.
  truck: {
    intact: { speed: 2, complexity: 6, standing: [] },
    damaged: { speed: 3, complexity: 6, standing: [] },
  },
} as const satisfies Record<string, Vehicle>

export type VehicleId = keyof typeof vehicles

export const vehicleIds = Object.keys(vehicles) as VehicleId[]
