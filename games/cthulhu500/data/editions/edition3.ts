import type { Earlier } from './earlier.ts'

/** What edition 4 changed: vehicles apart by more than their crews could make up. */
export const edition3: Earlier = {
  vehicles: {
    chariot: {
      intact: {
        speed: 5,
        complexity: 4,
        standing: [{ when: 'spellResolved', effects: [{ do: 'freePass', who: 'me', bonus: 1 }] }],
      },
      damaged: { speed: 3, complexity: 4, standing: [] },
    },
    cthutility: {
      intact: { speed: 5, complexity: 4, standing: [{ bonus: 'racing', amount: 2, if: { is: 'sponsored' } }] },
      damaged: { speed: 3, complexity: 4, standing: [] },
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
      damaged: { speed: 3, complexity: 5, standing: [{ bonus: 'passing', amount: 2, if: { against: 'damaged' } }] },
    },
  },
  cards: {},
}
