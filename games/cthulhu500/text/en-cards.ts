import { cards, type CardId } from '../data/cards/index.ts'
import type { Card, CrewCard, ReactionCard } from '../data/cardtypes.ts'
import { printingOf } from '../data/editions/index.ts'
import type { VehicleId } from '../data/vehicles.ts'
import type { Effect, StandingEffect } from '../data/vocabulary.ts'
import type { OfEdition } from '../state.ts'
import { cardRulesIn } from './cards.ts'
import { effectInWords, eventInWords } from './en-effects.ts'
import { titles, vehicleTitles } from './en-names.ts'
import { standingInWords } from './en-standing.ts'
import { answersReactions, capital, momentOf, score, uncapital } from './moment.ts'

export function cardName(card: CardId | 'flag'): string {
  return card === 'flag' ? 'the checkered flag' : titles[card].name
}

export function vehicleName(vehicle: VehicleId): string {
  return vehicleTitles[vehicle].name
}

function sentences(clauses: readonly string[]): string {
  return clauses.map((clause) => `${capital(clause)}.`).join(' ')
}

function standings(all: readonly StandingEffect[]): string {
  return sentences(all.map(standingInWords))
}

function effectsInWords(effects: readonly Effect[]): string {
  return effects.map((effect) => effectInWords(effect, 'action')).join('. Then ')
}

function effectOfReaction({ answers, effects }: Pick<ReactionCard, 'answers' | 'effects'>): string {
  return effects.map((effect) => effectInWords(effect, momentOf(answers), answers[0]?.as)).join('. Then ')
}

function reactionInWords({ answers, effects }: ReactionCard): string {
  const whens = [
    ...answers.map(({ to, as, spell }) => eventInWords(to, as, spell === true)),
    ...(answersReactions(effects) ? ['another reaction is played'] : []),
  ]
  const last = whens.at(-1) ?? ''
  const when = whens.length < 2 ? last : `${whens.slice(0, -1).join(', when ')}, or when ${last}`
  return `When ${when}: ${effectOfReaction({ answers, effects })}.`
}

function crewInWords({ driver, fixIt, driving, fixing }: CrewCard): string {
  const scores = `Driver ${score(driver)}, fix-it ${score(fixIt)}.`
  const both = driving.length > 0 && JSON.stringify(driving) === JSON.stringify(fixing)
  if (both) return `${scores} In either post: ${uncapital(standings(driving))}`
  return [
    scores,
    ...(driving.length === 0 ? [] : [`At the wheel: ${uncapital(standings(driving))}`]),
    ...(fixing.length === 0 ? [] : [`In the pit: ${uncapital(standings(fixing))}`]),
  ].join(' ')
}

/** “Action, spell” */
export function kindOf(card: CardId): string {
  const printed: Card = cards[card]
  switch (printed.kind) {
    case 'action':
      return printed.spell === true ? 'Action, spell' : 'Action'
    case 'crew':
      return printed.folk === undefined ? 'Crew' : `Crew, ${printed.folk}`
    case 'mod':
      return printed.sponsor === true ? 'Mod, sponsor' : 'Mod'
    case 'tires':
      return 'Tires'
    case 'reaction':
      return 'Reaction'
  }
}

export const { ruleOf, briefOf } = cardRulesIn({
  effects: effectsInWords,
  crew: crewInWords,
  standings,
  reaction: reactionInWords,
  comesOf: effectOfReaction,
})

export function flavourOf(card: CardId): string {
  return titles[card].flavour
}

/** “Speed 5, complexity 7. +1 when you try to pass a damaged vehicle.” */
export function sideOf(of: OfEdition, vehicle: VehicleId, damaged: boolean): string {
  const { speed, complexity, standing } = printingOf(of.edition).vehicles[vehicle][damaged ? 'damaged' : 'intact']
  const figures = `Speed ${speed}, complexity ${complexity}.`
  return standing.length === 0 ? figures : `${figures} ${standings(standing)}`
}
