import { inBoth } from '../../words/language.ts'

export const words = inBoth({
  en: {
    again: 'Play again',
    replay: 'Look back',
    home: 'Back to the front page',
    kept: 'This game is kept on this device, and needs no connection. Close the page whenever you like: it waits.',
  },
  fr: {
    again: 'Rejouer',
    replay: 'Revoir la partie',
    home: 'Retour à l’accueil',
    kept: 'Cette partie est gardée sur cet appareil et se passe de connexion. Fermez la page quand vous voulez : elle attendra.',
  },
})
