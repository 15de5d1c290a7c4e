import { listIn, type Language } from '@octopolis/engine'

interface PreviewWords {
  readonly house: { readonly title: string; readonly text: string }
  readonly closed: string
  tableOf(game: string, host: string): string
  gathering(names: readonly string[], seats: number): string
  playing(names: readonly string[]): string
  finished(names: readonly string[]): string
}

/** What a link says of itself before it is opened. */
export const previewWords: Readonly<Record<Language, PreviewWords>> = {
  en: {
    house: {
      title: 'Octopolis',
      text: 'A house below the sea for board games with too many arms: with friends, in one room, or alone against bots.',
    },
    closed: 'This table is closed.',
    tableOf: (game, host) => `${game}: ${host}’s table`,
    gathering: (names, seats) =>
      names.length === 0
        ? `A table for ${seats}: sit down.`
        : names.length < seats
          ? `${listIn('en', names)} ${names.length === 1 ? 'waits' : 'wait'} for you: ${names.length} of ${seats} seats taken.`
          : `${listIn('en', names)}: everybody is here.`,
    playing: (names) => `${listIn('en', names)} ${names.length === 1 ? 'is' : 'are'} playing. Come and watch.`,
    finished: (names) => `${listIn('en', names)} ${names.length === 1 ? 'has' : 'have'} played. Look back on the game.`,
  },
  fr: {
    house: {
      title: 'Octopolis',
      text: 'Une maison sous la mer pour les jeux de société qui ont trop de bras : entre amis, dans une même pièce, ou en solo contre des robots.',
    },
    closed: 'Cette table est fermée.',
    tableOf: (game, host) => `${game} : la table de ${host}`,
    gathering: (names, seats) =>
      names.length === 0
        ? `Une table pour ${seats} : asseyez-vous.`
        : names.length < seats
          ? `${listIn('fr', names)} vous ${names.length === 1 ? 'attend' : 'attendent'} : ${names.length} ${names.length === 1 ? 'place prise' : 'places prises'} sur ${seats}.`
          : `${listIn('fr', names)} : tout le monde est là.`,
    playing: (names) => `${listIn('fr', names)} ${names.length === 1 ? 'joue' : 'jouent'}. Venez voir.`,
    finished: (names) => `${listIn('fr', names)} ${names.length === 1 ? 'a' : 'ont'} joué. Revoyez la partie.`,
  },
}
