import type { Who } from '../data/vocabulary.ts'
import type { Moment } from './moment.ts'

const actors: Readonly<Record<Moment, string>> = {
  action: 'la personne qui joue cette carte',
  played: 'la personne qui joue la carte',
  hired: 'la personne qui embauche',
  rolled: 'la personne qui tente de dépasser',
  damage: 'la personne qui inflige les dégâts',
  pit: 'la personne qui s’arrête au stand',
  fitted: 'la personne qui la monte',
  mended: 'la personne qui tente de réparer',
  lap: 'la personne qui boucle son tour de piste',
  turnBegins: 'la personne dont c’est le tour',
  spellResolved: 'la personne qui a lancé le sort',
  iPass: 'la personne qui a dépassé',
  iAmPassed: 'cette personne',
  iAmDamaged: 'la personne qui a infligé les dégâts',
  iAmRepaired: 'la personne qui a réparé',
  iPit: 'la personne qui s’arrête au stand',
  iLap: 'la personne qui a bouclé le tour de piste',
}

const subjects: Readonly<Record<Moment, string>> = {
  action: 'la personne visée',
  played: 'la personne visée',
  hired: 'la personne à qui est le stand',
  rolled: 'la personne qu’on tente de dépasser',
  damage: 'la personne visée',
  pit: 'la personne qui s’arrête au stand',
  fitted: 'la personne qui la monte',
  mended: 'la personne qui tente de réparer',
  lap: 'la personne qui prend un tour de piste',
  turnBegins: 'la personne dont c’est le tour',
  spellResolved: 'la personne visée',
  iPass: 'cette personne',
  iAmPassed: 'la personne dépassée',
  iAmDamaged: 'la personne touchée',
  iAmRepaired: 'la personne dépannée',
  iPit: 'la personne qui s’arrête au stand',
  iLap: 'la personne ainsi doublée',
}

/** Somebody with a hand and a pit. All but « vous » take a verb in the third person singular. */
export function person(who: Who, moment: Moment): string {
  switch (who) {
    case 'me':
      return 'vous'
    case 'ahead':
      return 'la personne devant vous'
    case 'behind':
      return 'la personne derrière vous'
    case 'leader':
      return 'le véhicule de tête'
    case 'tail':
      return 'la lanterne rouge'
    case 'chosen':
      return 'un adversaire de votre choix'
    case 'others':
      return 'chaque adversaire'
    case 'everyone':
      return 'tout le monde'
    case 'actor':
      return actors[moment]
    case 'subject':
      return subjects[moment]
  }
}

/** Something with wheels. */
export function vehicle(who: Who, moment: Moment): string {
  switch (who) {
    case 'me':
      return 'votre véhicule'
    case 'ahead':
      return 'le véhicule devant vous'
    case 'behind':
      return 'le véhicule derrière vous'
    case 'others':
      return 'tous les autres véhicules'
    case 'everyone':
      return 'tous les véhicules, le vôtre compris'
    case 'leader':
    case 'tail':
      return person(who, moment)
    case 'chosen':
    case 'actor':
    case 'subject':
      return `le véhicule ${of(person(who, moment))}`
  }
}

/** « du véhicule », « d’un adversaire », « de la personne » */
export function of(noun: string): string {
  if (noun.startsWith('le ')) return `du ${noun.slice(3)}`
  return /^[aeiouyéèêhà]/iu.test(noun) ? `d’${noun}` : `de ${noun}`
}
