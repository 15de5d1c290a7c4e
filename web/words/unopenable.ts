import { inBoth } from './language.ts'

/** Why a table can't be opened, and in short for a list. */
export const unopenable = inBoth({
  en: {
    short: 'Can’t be opened',
    game: 'This game is no longer played here. The table stays in your list until you delete your account.',
    edition: 'This table is played by an edition of the rules that this house doesn’t have. Nothing of it was lost.',
    log: 'What was played at this table no longer fits the rules of any edition. Nothing of it was changed.',
  },
  fr: {
    short: 'Ne peut pas être ouverte',
    game: 'On ne joue plus à ce jeu ici. La table reste dans votre liste tant que votre compte existe.',
    edition: 'Cette table suit une édition des règles que cette maison n’a pas. Rien n’en est perdu.',
    log: 'Ce qui a été joué à cette table ne correspond plus aux règles d’aucune édition. Rien n’y a été changé.',
  },
})
