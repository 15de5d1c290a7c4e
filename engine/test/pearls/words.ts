import type { Choice, Words } from '../../index.ts'
import type { Move, Pearls } from './game.ts'

type PearlWords = Words<Pearls>

export const en: PearlWords = {
  title: 'Pearls',
  pitch: 'Bid a card, roll a die, take pearls.',
  options: {
    die: { label: 'Die', help: 'How many faces it has.', values: { four: 'four faces', six: 'six faces' } },
    peeking: { label: 'Peeking', help: 'The winner of a round may look at the pile.' },
    charms: { label: 'Charms', help: 'They bring no luck.', values: { shell: 'a shell', star: 'a star' } },
  },
  problems: { noCharm: 'Take a charm at least.' },
  doing: {
    bid: (names) => `${names.join(', ')} will bid`,
    rebid: (names) => `${names.join(', ')} may bid again`,
    peek: (names) => `${names.join(', ')} may look at the pile`,
  },
  asks: {
    bid: ({ round }) => `Round ${round}: bid a card.`,
    rebid: ({ bid }) => `You bid the ${bid}; another?`,
    peek: () => 'Look at the pile?',
  },
  answers: {
    bid: answer,
    rebid: answer,
    peek: answer,
  },
  steps: {
    bid: (move) => (move.type === 'bid' ? cardSteps(move.card) : []),
  },
  facts: {
    dealt: ({ cards }) => `Everyone gets ${cards} cards.`,
    hand: ({ seat, cards }, say) => `${say.name(seat)} holds ${cards.join(', ')}.`,
    bid: ({ seat, card }, say) => `${say.name(seat)} bids the ${card}.`,
    ready: ({ seat }, say) => `${say.name(seat)} has bid.`,
    shown: ({ bids }) => `The bids are ${bids.join(', ')}.`,
    rolled: ({ seat, die }, say) => `${say.name(seat)} rolls a ${die}.`,
    saw: ({ seat, card }, say) => `${say.name(seat)} sees the ${card}.`,
    peeked: ({ seat }, say) => `${say.name(seat)} peeks.`,
    passed: ({ seat }, say) => `${say.name(seat)} doesn't look.`,
  },
  talk: {
    claim: ({ card }, speaker, say) => `${say.name(speaker)} says “I bid the ${card}”.`,
    threat: ({ seat }, speaker, say) => `${say.name(speaker)} says “I’ll outbid ${say.name(seat)}”.`,
  },
  sayings: (talk, _speaker, say) => {
    const question = 'What do you want to say?'
    return talk.type === 'claim'
      ? [{ question, choice: 'what I bid' }, ...cardSteps(talk.card)]
      : [
          { question, choice: 'a threat' },
          { question: 'To whom?', choice: say.name(talk.seat) },
        ]
  },
  endings: { richest: 'The richest wins.', shared: 'The richest share the win.' },
  table: ({ pearls, bank }, say) => [
    { title: 'Pearls', lines: [`Bank: ${bank}`, ...pearls.map((count, seat) => `${say.name(seat)}: ${count}`)] },
  ],
}

export const fr: PearlWords = {
  title: 'Perles',
  pitch: 'Misez une carte, lancez un dé, prenez des perles.',
  options: {
    die: { label: 'Dé', help: 'Combien de faces il a.', values: { four: 'quatre faces', six: 'six faces' } },
    peeking: { label: 'Coup d’œil', help: 'Qui gagne une manche peut regarder la pioche.' },
    charms: {
      label: 'Porte-bonheur',
      help: 'Ils ne portent pas bonheur.',
      values: { shell: 'un coquillage', star: 'une étoile' },
    },
  },
  problems: { noCharm: 'Prenez au moins un porte-bonheur.' },
  doing: {
    bid: (names) => `${names.join(', ')} : une mise`,
    rebid: (names) => `${names.join(', ')} : une autre mise`,
    peek: (names) => `${names.join(', ')} : un regard dans la pioche`,
  },
  asks: {
    bid: ({ round }) => `Manche ${round} : misez une carte.`,
    rebid: ({ bid }) => `Vous misez le ${bid} ; une autre ?`,
    peek: () => 'Regarder la pioche ?',
  },
  answers: {
    bid: reponse,
    rebid: reponse,
    peek: reponse,
  },
  steps: {
    bid: (move) => (move.type === 'bid' ? pasVersLaCarte(move.card) : []),
  },
  facts: {
    dealt: ({ cards }) => `Chacun reçoit ${cards} cartes.`,
    hand: ({ seat, cards }, say) => `${say.name(seat)} tient ${cards.join(', ')}.`,
    bid: ({ seat, card }, say) => `${say.name(seat)} mise le ${card}.`,
    ready: ({ seat }, say) => `${say.name(seat)} a misé.`,
    shown: ({ bids }) => `Les mises sont ${bids.join(', ')}.`,
    rolled: ({ seat, die }, say) => `${say.name(seat)} fait ${die}.`,
    saw: ({ seat, card }, say) => `${say.name(seat)} voit le ${card}.`,
    peeked: ({ seat }, say) => `${say.name(seat)} regarde.`,
    passed: ({ seat }, say) => `${say.name(seat)} ne regarde nulle part.`,
  },
  talk: {
    claim: ({ card }, speaker, say) => `${say.name(speaker)} dit « je mise le ${card} ».`,
    threat: ({ seat }, speaker, say) => `${say.name(speaker)} dit « je miserai plus que ${say.name(seat)} ».`,
  },
  sayings: (talk, _speaker, say) => {
    const question = 'Que voulez-vous dire ?'
    return talk.type === 'claim'
      ? [{ question, choice: 'ce que je mise' }, ...pasVersLaCarte(talk.card)]
      : [
          { question, choice: 'une menace' },
          { question: 'À qui ?', choice: say.name(talk.seat) },
        ]
  },
  endings: { richest: 'Le plus riche gagne.', shared: 'Les plus riches gagnent ensemble.' },
  table: ({ pearls, bank }, say) => [
    { title: 'Perles', lines: [`Banque : ${bank}`, ...pearls.map((count, seat) => `${say.name(seat)} : ${count}`)] },
  ],
}

function answer(move: Move): string {
  switch (move.type) {
    case 'bid':
      return `Bid the ${move.card}`
    case 'peek':
      return 'Look'
    case 'pass':
      return "Don't look"
  }
}

function cardSteps(card: number): readonly Choice[] {
  const low = { question: 'Low or high?', choice: 'low', note: 'it seldom wins', harms: true }
  return [
    card < 4 ? low : { question: 'Low or high?', choice: 'high' },
    { question: 'Which card?', choice: `the ${card}`, rank: card },
  ]
}

function reponse(move: Move): string {
  switch (move.type) {
    case 'bid':
      return `Miser le ${move.card}`
    case 'peek':
      return 'Regarder'
    case 'pass':
      return 'Ne pas regarder'
  }
}

function pasVersLaCarte(card: number): readonly Choice[] {
  const low = { question: 'Basse ou haute ?', choice: 'basse', note: 'elle gagne rarement', harms: true }
  return [
    card < 4 ? low : { question: 'Basse ou haute ?', choice: 'haute' },
    { question: 'Quelle carte ?', choice: `le ${card}`, rank: card },
  ]
}
