import type { ReactionCard } from '../cardtypes.ts'

/** C500-1.3: 24 cards. */
export const reactions = {
  // C500-5.3: besides these, it answers any reaction that lies there, whatever the event.
  iaIa: {
    kind: 'reaction',
    copies: 6,
    answers: [{ to: 'played' }, { to: 'hired' }, { to: 'fitted' }],
    effects: [{ do: 'cancel' }],
  },
  slipstream: {
    kind: 'reaction',
    copies: 2,
    answers: [{ to: 'rolled', as: 'actor' }],
    effects: [{ do: 'add', who: 'me', amount: 2 }],
  },
  fishtail: {
    kind: 'reaction',
    copies: 2,
    answers: [{ to: 'rolled', as: 'subject' }],
    effects: [{ do: 'add', who: 'me', amount: 2 }],
  },
  fuzzyTrapezohedron: {
    kind: 'reaction',
    copies: 2,
    answers: [
      { to: 'rolled', as: 'actor' },
      { to: 'mended', as: 'actor' },
    ],
    effects: [{ do: 'reroll', who: 'me' }],
  },
  catOfUlthar: {
    kind: 'reaction',
    copies: 2,
    answers: [{ to: 'rolled' }],
    effects: [{ do: 'add', who: 'actor', amount: -1 }],
  },
  thatIsNotDented: {
    kind: 'reaction',
    copies: 2,
    answers: [{ to: 'damage', as: 'subject' }],
    effects: [{ do: 'prevent' }],
  },
  someoneElsesDoom: {
    kind: 'reaction',
    copies: 1,
    answers: [{ to: 'damage', as: 'subject' }],
    effects: [{ do: 'redirect', who: 'chosen' }],
  },
  lurkerAtThePitExit: {
    kind: 'reaction',
    copies: 1,
    answers: [{ to: 'pit' }],
    effects: [{ do: 'prevent' }],
  },
  headhunterOfLeng: {
    kind: 'reaction',
    copies: 1,
    answers: [{ to: 'hired' }],
    effects: [{ do: 'redirect', who: 'me' }],
  },
  cyclopeanInspection: {
    kind: 'reaction',
    copies: 1,
    answers: [{ to: 'fitted' }],
    effects: [{ do: 'prevent' }],
  },
  oneBoltLeftOver: {
    kind: 'reaction',
    copies: 1,
    answers: [{ to: 'mended' }],
    effects: [{ do: 'add', who: 'actor', amount: -2 }],
  },
  lapsedCultist: { kind: 'reaction', copies: 1, answers: [{ to: 'lap', as: 'subject' }], effects: [{ do: 'prevent' }] },
  tailgateParty: {
    kind: 'reaction',
    copies: 1,
    answers: [{ to: 'lap' }],
    effects: [{ do: 'repair', who: 'me' }],
  },
  forbiddenFootnotes: {
    kind: 'reaction',
    copies: 1,
    answers: [{ to: 'played', as: 'subject', spell: true }],
    effects: [{ do: 'draw', who: 'me', cards: 2 }],
  },
} as const satisfies Record<string, ReactionCard>
