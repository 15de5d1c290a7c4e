import type { TiresCard } from '../cardtypes.ts'

/** C500-1.3: 8 cards. */
export const tires = {
  radialsFromBeyond: { kind: 'tires', copies: 1, standing: [{ bonus: 'passing', amount: 3 }] },
  ratsInTheWhitewalls: {
    kind: 'tires',
    copies: 1,
    standing: [
      { when: 'iAmPassed', effects: [{ do: 'lose', who: 'actor', what: 'tires' }] },
      { bonus: 'defending', amount: 1 },
    ],
  },
  rlyehWets: {
    kind: 'tires',
    copies: 1,
    standing: [
      { bonus: 'passing', amount: 2 },
      { bonus: 'passing', amount: 2, if: { is: 'last' } },
    ],
  },
  retreadsOfTheDead: {
    kind: 'tires',
    copies: 1,
    standing: [
      { bonus: 'passing', amount: 2 },
      { bonus: 'racing', amount: 1, if: { pit: 'zombie', atLeast: 1 } },
    ],
  },
  allSpores: {
    kind: 'tires',
    copies: 1,
    standing: [
      { bonus: 'passing', amount: 2 },
      { bonus: 'racing', amount: 2, if: { against: 'fungi' } },
    ],
  },
  nineLives: { kind: 'tires', copies: 1, standing: [{ instead: 'damage' }] },
  tekeliSquealers: {
    kind: 'tires',
    copies: 1,
    standing: [
      { bonus: 'passing', amount: 4 },
      { bonus: 'defending', amount: -1 },
    ],
  },
  spareDimension: {
    kind: 'tires',
    copies: 1,
    standing: [
      { bonus: 'repair', amount: 2 },
      { bonus: 'repair', amount: 2, if: { is: 'crewless' } },
    ],
  },
} as const satisfies Record<string, TiresCard>
