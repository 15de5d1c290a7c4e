import type { CardId } from '../data/cards/index.ts'
import type { CrewCard, ReactionCard } from '../data/cardtypes.ts'
import { printingOf } from '../data/editions/index.ts'
import type { Effect, StandingEffect } from '../data/vocabulary.ts'
import type { OfEdition } from '../state.ts'
import { capital } from './moment.ts'

/** What a language says of each kind of card. */
export interface CardPhrases {
  readonly effects: (effects: readonly Effect[]) => string
  readonly crew: (card: CrewCard) => string
  readonly standings: (standings: readonly StandingEffect[]) => string
  readonly reaction: (card: ReactionCard) => string
  /** What comes of a reaction, without when. */
  readonly comesOf: (card: ReactionCard) => string
}

interface CardRules {
  /** What the card does, made from what it is. */
  readonly ruleOf: (of: OfEdition, card: CardId) => string
  /** What comes of a card, without its full stop; of a reaction, without when. */
  readonly briefOf: (of: OfEdition, card: CardId) => string
}

export function cardRulesIn(phrases: CardPhrases): CardRules {
  const ruleOf: CardRules['ruleOf'] = (of, card) => {
    const printed = printingOf(of.edition).cards[card]
    switch (printed.kind) {
      case 'action':
        return `${capital(phrases.effects(printed.effects))}.`
      case 'crew':
        return phrases.crew(printed)
      case 'mod':
      case 'tires':
        return phrases.standings(printed.standing)
      case 'reaction':
        return phrases.reaction(printed)
    }
  }
  return {
    ruleOf,
    briefOf(of, card) {
      const printed = printingOf(of.edition).cards[card]
      return printed.kind === 'reaction' ? phrases.comesOf(printed) : ruleOf(of, card).replace(/\.$/u, '')
    },
  }
}
