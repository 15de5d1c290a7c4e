import type { Earlier } from './earlier.ts'

/** What edition 3 changed: the cards as they were first drawn. */
export const edition2: Earlier = {
  vehicles: {
    pushcart: {
      intact: { speed: 4, complexity: 4, standing: [{ bonus: 'racing', amount: 1, if: { pit: 'crew', atLeast: 2 } }] },
      damaged: { speed: 2, complexity: 4, standing: [{ bonus: 'racing', amount: 1, if: { pit: 'crew', atLeast: 2 } }] },
    },
    chariot: {
      intact: {
        speed: 5,
        complexity: 6,
        standing: [{ when: 'spellResolved', effects: [{ do: 'draw', who: 'me', cards: 1 }] }],
      },
      damaged: { speed: 3, complexity: 6, standing: [] },
    },
    cthutility: {
      intact: { speed: 4, complexity: 5, standing: [{ bonus: 'racing', amount: 1, if: { is: 'sponsored' } }] },
      damaged: { speed: 3, complexity: 5, standing: [{ bonus: 'racing', amount: 1, if: { is: 'sponsored' } }] },
    },
    notMeantToDrive: {
      intact: { speed: 6, complexity: 8, standing: [{ bonus: 'racing', amount: 1, if: { is: 'driverless' } }] },
      damaged: { speed: 3, complexity: 8, standing: [] },
    },
    olds: {
      intact: { speed: 4, complexity: 5, standing: [{ bonus: 'defending', amount: 1, if: { against: 'intact' } }] },
      damaged: { speed: 3, complexity: 5, standing: [{ bonus: 'defending', amount: 2, if: { against: 'intact' } }] },
    },
    feararri: {
      intact: { speed: 7, complexity: 9, standing: [{ bonus: 'passing', amount: -2, if: { against: 'last' } }] },
      damaged: { speed: 3, complexity: 9, standing: [] },
    },
    carOfCthulhu: {
      intact: { speed: 5, complexity: 7, standing: [{ bonus: 'passing', amount: 1, if: { against: 'damaged' } }] },
      damaged: { speed: 3, complexity: 7, standing: [{ bonus: 'passing', amount: 1, if: { against: 'damaged' } }] },
    },
    truck: { intact: { speed: 2, complexity: 6, standing: [] }, damaged: { speed: 3, complexity: 6, standing: [] } },
  },
  cards: {
    bodyworkSwap: {
      kind: 'action',
      copies: 1,
      spell: true,
      effects: [
        { do: 'swap', who: 'chosen' },
        { do: 'discard', who: 'me', cards: 2 },
      ],
    },
    spellOfWhatsitcalled: {
      kind: 'action',
      copies: 1,
      spell: true,
      effects: [{ do: 'discard', who: 'everyone', cards: 2 }],
    },
    crawlingTraffic: { kind: 'action', copies: 2, effects: [{ do: 'actions', who: 'chosen', more: -1 }] },
    ownersManual: { kind: 'action', copies: 1, effects: [{ do: 'draw', who: 'me', cards: 3 }] },
    fungiLeMans: {
      kind: 'crew',
      copies: 1,
      folk: 'fungi',
      driver: 1,
      fixIt: 1,
      driving: [{ bonus: 'racing', amount: 2, if: { is: 'damaged' } }],
      fixing: [],
    },
    zombieIntern: {
      kind: 'crew',
      copies: 1,
      folk: 'zombie',
      driver: 0,
      fixIt: 1,
      driving: [],
      fixing: [{ when: 'iPit', effects: [{ do: 'draw', who: 'me', cards: 1 }] }],
    },
    drArmitage: {
      kind: 'crew',
      copies: 1,
      driver: 1,
      fixIt: 1,
      driving: [{ instead: 'theft' }],
      fixing: [{ instead: 'theft' }],
    },
    charlesDexterWarranty: {
      kind: 'crew',
      copies: 1,
      driver: 0,
      fixIt: 1,
      driving: [],
      fixing: [{ when: 'iAmRepaired', effects: [{ do: 'actions', who: 'me', more: 1 }] }],
    },
    azathothsPiper: {
      kind: 'crew',
      copies: 1,
      driver: 2,
      fixIt: -1,
      driving: [{ bonus: 'racing', amount: 1, if: { against: 'sponsor' } }],
      fixing: [{ when: 'iPit', effects: [{ do: 'discard', who: 'me', cards: 1 }] }],
    },
    nightGaunt: {
      kind: 'crew',
      copies: 1,
      driver: 2,
      fixIt: 0,
      driving: [{ bonus: 'passing', amount: 1, if: { is: 'last' } }],
      fixing: [{ when: 'turnBegins', if: { is: 'last' }, effects: [{ do: 'draw', who: 'me', cards: 1 }] }],
    },
    spikeyBits: {
      kind: 'mod',
      copies: 2,
      standing: [{ when: 'iAmPassed', effects: [{ do: 'damage', who: 'actor' }] }],
    },
    engineOfTheDamned: {
      kind: 'mod',
      copies: 1,
      standing: [
        { bonus: 'racing', amount: 2 },
        { when: 'iAmDamaged', effects: [{ do: 'lose', who: 'me', what: 'crew' }] },
      ],
    },
    spacemeadweiser: {
      kind: 'mod',
      copies: 1,
      sponsor: true,
      standing: [
        { when: 'turnBegins', if: { hand: 'atMost', cards: 2 }, effects: [{ do: 'draw', who: 'me', cards: 1 }] },
        { bonus: 'repair', amount: -1 },
      ],
    },
    unnamedSponsor: {
      kind: 'mod',
      copies: 1,
      sponsor: true,
      standing: [
        { bonus: 'racing', amount: 1, if: { is: 'leading' } },
        { when: 'iLap', effects: [{ do: 'draw', who: 'me', cards: 2 }] },
      ],
    },
    miskatonicGrants: {
      kind: 'mod',
      copies: 1,
      sponsor: true,
      standing: [{ when: 'iAmPassed', effects: [{ do: 'draw', who: 'me', cards: 1 }] }],
    },
    necronomicarb: { kind: 'mod', copies: 1, standing: [{ bonus: 'passing', amount: 2 }] },
    dunwichHorsepower: { kind: 'mod', copies: 2, standing: [{ bonus: 'racing', amount: 1 }] },
    colourOutOfTheSprayCan: {
      kind: 'mod',
      copies: 1,
      standing: [{ bonus: 'racing', amount: 2, if: { is: 'intact' } }],
    },
    hornOfErichZann: { kind: 'mod', copies: 1, standing: [{ bonus: 'passing', amount: 3, if: { against: 'leader' } }] },
    coolAirConditioning: { kind: 'mod', copies: 1, standing: [{ bonus: 'repair', amount: 2 }] },
    radialsFromBeyond: { kind: 'tires', copies: 1, standing: [{ bonus: 'racing', amount: 2 }] },
    rlyehWets: {
      kind: 'tires',
      copies: 1,
      standing: [
        { bonus: 'racing', amount: 1 },
        { bonus: 'passing', amount: 1, if: { is: 'last' } },
      ],
    },
    retreadsOfTheDead: {
      kind: 'tires',
      copies: 1,
      standing: [
        { bonus: 'racing', amount: 1 },
        { bonus: 'racing', amount: 1, if: { pit: 'zombie', atLeast: 1 } },
      ],
    },
    allSpores: {
      kind: 'tires',
      copies: 1,
      standing: [
        { bonus: 'racing', amount: 1 },
        { bonus: 'racing', amount: 2, if: { against: 'fungi' } },
      ],
    },
    tekeliSquealers: {
      kind: 'tires',
      copies: 1,
      standing: [
        { bonus: 'passing', amount: 3 },
        { bonus: 'defending', amount: -1 },
      ],
    },
    spareDimension: {
      kind: 'tires',
      copies: 1,
      standing: [
        { bonus: 'repair', amount: 1 },
        { bonus: 'repair', amount: 2, if: { is: 'crewless' } },
      ],
    },
    slipstream: {
      kind: 'reaction',
      copies: 2,
      answers: [{ to: 'rolled', as: 'actor' }],
      effects: [{ do: 'add', who: 'me', amount: 3 }],
    },
    fishtail: {
      kind: 'reaction',
      copies: 2,
      answers: [{ to: 'rolled', as: 'subject' }],
      effects: [{ do: 'add', who: 'me', amount: 3 }],
    },
    fuzzyTrapezohedron: {
      kind: 'reaction',
      copies: 2,
      answers: [
        { to: 'rolled', as: 'actor' },
        { to: 'rolled', as: 'subject' },
        { to: 'mended', as: 'actor' },
      ],
      effects: [{ do: 'reroll', who: 'me' }],
    },
    catOfUlthar: {
      kind: 'reaction',
      copies: 2,
      answers: [{ to: 'rolled' }],
      effects: [{ do: 'add', who: 'actor', amount: -2 }],
    },
    lurkerAtThePitExit: {
      kind: 'reaction',
      copies: 1,
      answers: [{ to: 'pit' }],
      effects: [{ do: 'freePass', who: 'me', bonus: 1 }],
    },
    oneBoltLeftOver: {
      kind: 'reaction',
      copies: 1,
      answers: [{ to: 'mended' }],
      effects: [{ do: 'add', who: 'actor', amount: -3 }],
    },
    lapsedCultist: { kind: 'reaction', copies: 1, answers: [{ to: 'lap' }], effects: [{ do: 'prevent' }] },
    tailgateParty: {
      kind: 'reaction',
      copies: 1,
      answers: [{ to: 'lap' }],
      effects: [{ do: 'draw', who: 'me', cards: 2 }],
    },
    forbiddenFootnotes: {
      kind: 'reaction',
      copies: 1,
      answers: [{ to: 'played', spell: true }],
      effects: [{ do: 'draw', who: 'me', cards: 2 }],
    },
  },
}
