import type { Earlier } from './earlier.ts'

/** What edition 5 changed: vehicles set before bots had learnt the new cards. */
export const edition4: Earlier = {
  vehicles: {
    cthutility: {
      intact: { speed: 5, complexity: 4, standing: [{ bonus: 'racing', amount: 3, if: { is: 'sponsored' } }] },
      damaged: { speed: 4, complexity: 4, standing: [] },
    },
    feararri: {
      intact: { speed: 7, complexity: 8, standing: [{ bonus: 'passing', amount: -3, if: { against: 'last' } }] },
      damaged: { speed: 2, complexity: 8, standing: [] },
    },
    carOfCthulhu: {
      intact: {
        speed: 6,
        complexity: 5,
        standing: [
          { bonus: 'passing', amount: 1 },
          { bonus: 'passing', amount: 1, if: { against: 'damaged' } },
        ],
      },
      damaged: { speed: 4, complexity: 5, standing: [{ bonus: 'passing', amount: 2, if: { against: 'damaged' } }] },
    },
    truck: { intact: { speed: 3, complexity: 5, standing: [] }, damaged: { speed: 6, complexity: 5, standing: [] } },
  },
  cards: {},
}
