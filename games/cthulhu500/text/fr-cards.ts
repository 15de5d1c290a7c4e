import { cards, type CardId } from '../data/cards/index.ts'
import type { Card, CrewCard, ReactionCard } from '../data/cardtypes.ts'
import { printingOf } from '../data/editions/index.ts'
import type { VehicleId } from '../data/vehicles.ts'
import type { Effect, StandingEffect } from '../data/vocabulary.ts'
import type { OfEdition } from '../state.ts'
import { cardRulesIn } from './cards.ts'
import { effectInWords, eventInWords } from './fr-effects.ts'
import { titles, vehicleTitles } from './fr-names.ts'
import { standingInWords } from './fr-standing.ts'
import { answersReactions, capital, momentOf, score, uncapital } from './moment.ts'

export function cardName(card: CardId | 'flag'): string {
  return card === 'flag' ? 'le drapeau à damier' : titles[card].name
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
  return effects.map((effect) => effectInWords(effect, 'action')).join('. Puis ')
}

/** « quand on joue, qu’un équipier arrive » */
function que(clause: string): string {
  return /^[aeiouy]/iu.test(clause) ? `qu’${clause}` : `que ${clause}`
}

function effectOfReaction({ answers, effects }: Pick<ReactionCard, 'answers' | 'effects'>): string {
  return effects.map((effect) => effectInWords(effect, momentOf(answers), answers[0]?.as)).join('. Puis ')
}

function reactionInWords({ answers, effects }: ReactionCard): string {
  const [first = '', ...others] = [
    ...answers.map(({ to, as, spell }) => eventInWords(to, as, spell === true)),
    ...(answersReactions(effects) ? ['on joue une autre réaction'] : []),
  ]
  const rest = others.map(que)
  const when = [first, ...rest.slice(0, -1)].join(', ') + (rest.length === 0 ? '' : `, ou ${rest.at(-1)}`)
  return `Quand ${when} : ${effectOfReaction({ answers, effects })}.`
}

function crewInWords({ driver, fixIt, driving, fixing }: CrewCard): string {
  const scores = `Pilotage ${score(driver)}, mécanique ${score(fixIt)}.`
  const both = driving.length > 0 && JSON.stringify(driving) === JSON.stringify(fixing)
  if (both) return `${scores} Aux deux postes : ${uncapital(standings(driving))}`
  return [
    scores,
    ...(driving.length === 0 ? [] : [`Au volant : ${uncapital(standings(driving))}`]),
    ...(fixing.length === 0 ? [] : [`Au stand : ${uncapital(standings(fixing))}`]),
  ].join(' ')
}

/** « Action, sort » */
export function kindOf(card: CardId): string {
  const printed: Card = cards[card]
  switch (printed.kind) {
    case 'action':
      return printed.spell === true ? 'Action, sort' : 'Action'
    case 'crew':
      return printed.folk === undefined ? 'Équipier' : `Équipier, ${printed.folk}`
    case 'mod':
      return printed.sponsor === true ? 'Mod, sponsor' : 'Mod'
    case 'tires':
      return 'Pneus'
    case 'reaction':
      return 'Réaction'
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

/** « Vitesse 5, complexité 7. +1 quand vous tentez de dépasser un véhicule endommagé. » */
export function sideOf(of: OfEdition, vehicle: VehicleId, damaged: boolean): string {
  const { speed, complexity, standing } = printingOf(of.edition).vehicles[vehicle][damaged ? 'damaged' : 'intact']
  const figures = `Vitesse ${speed}, complexité ${complexity}.`
  return standing.length === 0 ? figures : `${figures} ${standings(standing)}`
}
