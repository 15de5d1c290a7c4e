import type { Condition, Happening, Modifier, Replacement, StandingEffect, Trigger } from '../data/vocabulary.ts'
import { effectInWords } from './fr-effects.ts'
import { signed } from './moment.ts'

type Against = Extract<Condition, { against: unknown }>['against']
type Is = Extract<Condition, { is: unknown }>['is']

/** The other vehicle in a pass. */
const opponents: Readonly<Record<Against, string>> = {
  leader: 'le véhicule de tête',
  last: 'la lanterne rouge',
  damaged: 'un véhicule endommagé',
  intact: 'un véhicule intact',
  fungi: 'un véhicule avec un fungi au volant ou au stand',
  zombie: 'un véhicule avec un zombie au volant ou au stand',
  sponsor: 'un véhicule avec un sponsor',
  driverless: 'un véhicule sans pilote',
}

const states: Readonly<Record<Is, string>> = {
  leading: 'vous êtes en tête du peloton',
  last: 'vous êtes la lanterne rouge',
  damaged: 'votre véhicule est endommagé',
  intact: 'votre véhicule est intact',
  driverless: 'vous n’avez pas de pilote',
  crewless: 'votre stand est vide',
  sponsored: 'vous avez un sponsor',
}

const happenings: Readonly<Record<Happening, string>> = {
  turnBegins: 'quand votre tour commence',
  spellResolved: 'quand un sort a fait son effet',
  iPass: 'quand vous avez dépassé quelqu’un',
  iAmPassed: 'quand quelqu’un vous a dépassé',
  iAmDamaged: 'quand votre véhicule a été endommagé',
  iAmRepaired: 'quand votre véhicule a été réparé',
  iPit: 'quand vous avez fait un arrêt au stand',
  iLap: 'quand vous avez bouclé un tour de piste',
}

/** A clause for « tant que » or « si ». */
function conditionInWords(condition: Condition): string {
  if ('is' in condition) return states[condition.is]
  if ('against' in condition) return `c’est contre ${opponents[condition.against]}`
  if ('pit' in condition)
    return `votre stand compte au moins ${condition.atLeast} ${folk(condition.pit, condition.atLeast)}`
  if ('hand' in condition) {
    return `vous avez ${condition.hand === 'atMost' ? 'au plus' : 'au moins'} ${condition.cards} ${condition.cards === 1 ? 'carte' : 'cartes'} en main`
  }
  return `votre dé fait ${condition.die}`
}

function folk(of: 'crew' | 'fungi' | 'zombie', count: number): string {
  const one = { crew: 'mécano', fungi: 'fungi', zombie: 'zombie' }[of]
  return count > 1 && of !== 'fungi' ? `${one}s` : one
}

function modifierInWords({ bonus, amount, if: condition }: Modifier): string {
  const opponent = condition !== undefined && 'against' in condition ? opponents[condition.against] : null
  const limit =
    condition === undefined || opponent !== null
      ? ''
      : `${bonus === 'racing' ? '' : ','} ${'die' in condition ? 'si' : 'tant que'} ${conditionInWords(condition)}`
  switch (bonus) {
    case 'passing':
      return `${signed(amount)} quand vous tentez de dépasser${opponent === null ? '' : ` ${opponent}`}${limit}`
    case 'defending':
      return `${signed(amount)} quand ${opponent ?? 'on'} tente de vous dépasser${limit}`
    case 'racing':
      return `${signed(amount)} en vitesse${opponent === null ? '' : ` contre ${opponent}`}${limit}`
    case 'repair':
      return `${signed(amount)} quand vous réparez${opponent === null ? '' : ` contre ${opponent}`}${limit}`
  }
}

function triggerInWords({ when, if: condition, effects }: Trigger): string {
  const limit = condition === undefined ? '' : `, si ${conditionInWords(condition)}`
  return `${happenings[when]}${limit}, ${effects.map((effect) => effectInWords(effect, when)).join('. Puis ')}`
}

function replacementInWords({ instead }: Replacement): string {
  switch (instead) {
    case 'damage':
      return 'quand votre véhicule devrait être endommagé, défaussez plutôt cette carte'
    case 'tie':
      return 'à égalité dans un dépassement, vous l’emportez, et il n’y a pas de dégâts'
    case 'pitPass':
      return 'vos arrêts au stand ne donnent de dépassement gratuit à personne'
    case 'theft':
      return 'les cartes des autres ne vous coûtent ni carte en main ni mécano'
  }
}

/** What a card does as long as it lies there, as a clause. */
export function standingInWords(standing: StandingEffect): string {
  if ('bonus' in standing) return modifierInWords(standing)
  return 'when' in standing ? triggerInWords(standing) : replacementInWords(standing)
}
