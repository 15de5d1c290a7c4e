import type { Language } from '@octopolis/engine'
import { Declined } from '../declined.ts'

/** The house gives its reasons in English; French readers get one by the kind of reason. */
const french: Readonly<Record<string, string>> = {
  malformed: 'Cette demande ne peut pas être comprise.',
  invalid: 'Cette demande n’est pas possible ainsi.',
  unknown: 'Il faut d’abord dire qui vous êtes.',
  forbidden: 'Ce n’est pas à vous de faire cela.',
  banned: 'L’accès à cette maison vous est fermé.',
  missing: 'Il n’y a rien à cet endroit.',
  gone: 'Ce n’est plus là.',
  unopenable: 'Cette table ne s’ouvre plus : ce qui y a été joué suit des règles que cette maison n’a pas.',
  conflict: 'Ce n’est pas possible en ce moment.',
  broken: 'Une ligne du journal de cette partie est perdue : on peut la regarder jusque-là, mais pas la continuer.',
  stale: 'La partie a avancé entre-temps : regardez, puis décidez à nouveau.',
  often: 'Doucement : réessayez dans un instant.',
  crowded: 'Trop de connexions à la fois : fermez quelques onglets ou programmes, puis rechargez la page.',
  large: 'C’est trop long.',
  unavailable: 'La maison ne peut rien noter pour l’instant : réessayez dans un moment.',
  unreachable: 'La maison ne répond pas : vérifiez la connexion.',
  fault: 'L’erreur est de notre côté ; rien n’a été changé.',
}

const english: Readonly<Record<string, string>> = {
  crowded: 'Too many connections at once: close some tabs or programs, then load the page again.',
  broken: 'A line of this game’s log is lost: it can be looked at as it was before, but not played on.',
  unavailable: 'The house can’t write just now: try again in a moment.',
  stale: 'The game has moved on: look, then decide again.',
  unreachable: 'The house doesn’t answer: check the connection.',
  fault: 'The mistake is ours; nothing was changed.',
}

/** Why something failed, in one sentence for people. */
export function reasonOf(error: unknown, language: Language): string {
  const { reason, message } = error instanceof Declined ? error : { reason: 'fault', message: '' }
  const known = (language === 'fr' ? french : english)[reason]
  return known ?? (message === '' ? String(error) : message)
}
