import type { ActionCard } from '../cardtypes.ts'

/** C500-1.3: 26 cards. */
export const actions = {
  spellOfChaos: { kind: 'action', copies: 2, spell: true, effects: [{ do: 'handsLeft' }] },
  summonPothole: { kind: 'action', copies: 2, spell: true, effects: [{ do: 'damage', who: 'chosen' }] },
  rlyehRises: { kind: 'action', copies: 1, spell: true, effects: [{ do: 'drop', who: 'leader', places: 1 }] },
  bodyworkSwap: {
    kind: 'action',
    copies: 1,
    spell: true,
    effects: [
      { do: 'swap', who: 'chosen' },
      { do: 'damage', who: 'me' },
    ],
  },
  shadowOutOfOvertime: { kind: 'action', copies: 1, spell: true, effects: [{ do: 'actions', who: 'me', more: 2 }] },
  spellOfDeflation: { kind: 'action', copies: 1, spell: true, effects: [{ do: 'lose', who: 'others', what: 'tires' }] },
  spellOfWhatsitcalled: {
    kind: 'action',
    copies: 1,
    spell: true,
    effects: [{ do: 'actions', who: 'chosen', more: -2 }],
  },
  dreamlandsShortcut: { kind: 'action', copies: 2, effects: [{ do: 'advance', who: 'me', places: 1 }] },
  wrenchOutOfSpaceAndTime: { kind: 'action', copies: 2, effects: [{ do: 'repair', who: 'me' }] },
  mountainPasses: { kind: 'action', copies: 2, effects: [{ do: 'freePass', who: 'me', bonus: 2 }] },
  pickmansModels: { kind: 'action', copies: 2, effects: [{ do: 'steal', who: 'chosen', cards: 1 }] },
  crawlingTraffic: { kind: 'action', copies: 2, effects: [{ do: 'actions', who: 'others', more: -1 }] },
  shadowOverPitsmouth: { kind: 'action', copies: 1, effects: [{ do: 'lose', who: 'chosen', what: 'crew' }] },
  transferWindow: { kind: 'action', copies: 1, effects: [{ do: 'hireAway', who: 'chosen' }] },
  shoggothSlick: { kind: 'action', copies: 1, effects: [{ do: 'damage', who: 'behind' }] },
  ownersManual: {
    kind: 'action',
    copies: 1,
    effects: [
      { do: 'advance', who: 'me', places: 1 },
      { do: 'damage', who: 'me' },
    ],
  },
  lastShallBeFhtagn: { kind: 'action', copies: 1, effects: [{ do: 'advance', who: 'tail', places: 2 }] },
  namelessRepoMen: { kind: 'action', copies: 1, effects: [{ do: 'lose', who: 'chosen', what: 'mod' }] },
  ejectorSeat: { kind: 'action', copies: 1, effects: [{ do: 'lose', who: 'ahead', what: 'driver' }] },
} as const satisfies Record<string, ActionCard>
