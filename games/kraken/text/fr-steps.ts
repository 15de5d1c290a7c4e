import { cards } from '../data/cards.ts'
import { roles } from './fr-characters.ts'
import { cardName, headingNames, legEnd, marks, muskets, posts } from './fr-nouns.ts'
import { stepsIn } from './steps.ts'

export const steps = stepsIn({
  roles,
  marks,
  muskets,
  posts,
  window: {
    question: 'Utiliser votre personnage ?',
    pass: 'passer',
    later: 'le garder pour plus tard',
    use: (character) => `utiliser ${roles[character].the}`,
  },
  team: {
    lieutenant: 'Qui sera lieutenant ?',
    navigator: 'Qui sera navigateur ?',
    nobody: 'personne',
    chance: 'le hasard s’en charge',
  },
  ritual: {
    convert: 'Qui convertissez-vous ?',
    ready: 'C’est fait ?',
    closed: 'les yeux sont fermés',
    split: 'Comment répartir les trois mousquets ?',
    three: { choice: 'tout à une personne', to: 'Qui reçoit les trois ?' },
    two: { choice: 'deux et un', to: 'Qui en reçoit deux ?', one: 'Qui en reçoit un ?' },
    each: {
      choice: 'un à chacun de trois',
      note: 'dans l’ordre des places',
      to: ['Qui reçoit le premier ?', 'Qui reçoit le deuxième ?', 'Qui reçoit le troisième ?'],
    },
  },
  logbook: {
    question: 'Que faites-vous ?',
    jump: 'sauter par-dessus bord',
    out: 'les deux cartes sont défaussées, et vous quittez la partie',
    card: cardName,
    course: (card, leg) => (leg === null ? `cap ${headingNames[cards[card].heading]}` : legEnd(leg)),
  },
  loyalty: {
    question: 'Combien de mousquets ?',
    none: 'aucun',
    loyal: 'loyal, pour l’instant',
    all: 'tout ce que vous avez',
  },
})
