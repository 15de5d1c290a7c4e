import { laidCard } from './fr-answers.ts'
import { cardName, ruleOf, sideOf, vehicleName } from './fr-cards.ts'
import { actionCount, cardList, lapCount, quoted } from './fr-nouns.ts'
import { stepsIn } from './steps.ts'

export const steps = stepsIn({
  card: cardName,
  rule: ruleOf,
  side: sideOf,
  vehicle: vehicleName,
  laid: laidCard,
  cards: cardList,
  person: {
    leads: 'en tête',
    place: (place) => `place ${place}`,
    damaged: 'endommagé',
    intact: 'intact',
    laps: lapCount,
    held: (cards) => `${cards} en main`,
  },
  act: {
    question: 'Que faites-vous ?',
    pass: 'tenter de dépasser',
    ahead: (name) => `juste devant vous : ${name}`,
    play: 'jouer une carte Action',
    which: 'Quelle carte ?',
    on: 'Contre qui ?',
    hire: 'embaucher',
    anyPit: 'pour votre stand, ou pour celui d’un autre',
    whom: 'Qui ?',
    pit: 'Pour le stand de qui ?',
    own: 'le vôtre',
    stop: 's’arrêter au stand',
    slipPast: 'qui vous suit pourra en profiter',
    done: 'plus d’action',
    unused: (actions) => (actions === 1 ? '1 action reste inutilisée' : `${actionCount(actions)} restent inutilisées`),
  },
  discard: { question: 'Combien en défaussez-vous ?', none: 'aucune', which: 'Lesquelles ?' },
  work: {
    question: 'Que fait-on ?',
    fit: { mod: 'monter un mod', tires: 'monter des pneus', driver: 'mettre un pilote au volant' },
    which: 'Quelle carte ?',
    instead: 'À la place de quoi ?',
    strip: 'démonter quelque chose',
    discarded: 'la carte est défaussée',
    what: 'Quoi ?',
    repair: 'réparer le véhicule',
  },
  window: {
    question: 'Réagissez-vous ?',
    hold: 'laisser faire',
    play: (card) => `jouer ${quoted(card)}`,
    against: 'Contre quelle carte ?',
    on: 'Contre qui ?',
  },
  choose: { question: 'Quel véhicule ?', both: (intact, damaged) => `${intact} Endommagé : ${damaged}` },
})
