import type { ModCard } from '../cardtypes.ts'

/** C500-1.3: 18 cards. */
export const mods = {
  spikeyBits: {
    kind: 'mod',
    copies: 2,
    standing: [
      { when: 'iAmPassed', effects: [{ do: 'damage', who: 'actor' }] },
      { bonus: 'passing', amount: -2 },
    ],
  },
  mudflaps: { kind: 'mod', copies: 1, standing: [{ bonus: 'defending', amount: 2 }] },
  engineOfTheDamned: {
    kind: 'mod',
    copies: 1,
    standing: [
      { bonus: 'passing', amount: 4 },
      { when: 'iAmDamaged', effects: [{ do: 'lose', who: 'me', what: 'crew' }] },
    ],
  },
  spacemeadweiser: {
    kind: 'mod',
    copies: 1,
    sponsor: true,
    standing: [
      { bonus: 'racing', amount: 2, if: { hand: 'atLeast', cards: 4 } },
      { bonus: 'repair', amount: -1 },
    ],
  },
  unnamedSponsor: {
    kind: 'mod',
    copies: 1,
    sponsor: true,
    standing: [
      { bonus: 'racing', amount: 2, if: { is: 'leading' } },
      { when: 'iLap', effects: [{ do: 'damage', who: 'subject' }] },
    ],
  },
  elderSignMutual: { kind: 'mod', copies: 2, sponsor: true, standing: [{ instead: 'damage' }] },
  miskatonicGrants: {
    kind: 'mod',
    copies: 1,
    sponsor: true,
    standing: [{ when: 'iAmPassed', effects: [{ do: 'steal', who: 'actor', cards: 1 }] }],
  },
  necronomicarb: { kind: 'mod', copies: 1, standing: [{ bonus: 'passing', amount: 3 }] },
  dunwichHorsepower: { kind: 'mod', copies: 2, standing: [{ bonus: 'passing', amount: 2 }] },
  colourOutOfTheSprayCan: {
    kind: 'mod',
    copies: 1,
    standing: [{ bonus: 'passing', amount: 3, if: { is: 'intact' } }],
  },
  hornOfErichZann: {
    kind: 'mod',
    copies: 1,
    standing: [{ bonus: 'passing', amount: 4, if: { against: 'leader' } }],
  },
  coolAirConditioning: { kind: 'mod', copies: 1, standing: [{ bonus: 'repair', amount: 3 }] },
  yogSpoiler: { kind: 'mod', copies: 1, standing: [{ instead: 'tie' }] },
  houndOrnament: { kind: 'mod', copies: 1, standing: [{ bonus: 'racing', amount: 3, if: { die: 1 } }] },
  parkingSensor: { kind: 'mod', copies: 1, standing: [{ instead: 'pitPass' }] },
} as const satisfies Record<string, ModCard>
