import type { TerminalText } from './text.ts'

const list = new Intl.ListFormat('fr')

export const fr: TerminalText = {
  you: (name) => `Vous êtes ${name}.`,
  others: (names) => `À la table avec vous : ${list.format(names)}.`,
  promise: (commitment) => `Les dés sont jetés : SHA-256 de la graine ${commitment}.`,
  help: [
    'un nombre       donne cette réponse',
    'quelques mots   ne montrent que les réponses qui les contiennent ; Entrée prend la dernière qui reste, ou les remontre toutes',
    'r               ce que dit la règle sur cette question',
    't               la table, encore une fois',
    'u               reprend votre dernière réponse, tant qu’elle n’a rien appris à personne',
    'q               quitte la partie',
  ],
  pick: (least, most) => `de ${least} à ${most}, ou des mots (? pour l’aide) > `,
  onlyOne: (words) => `Entrée : ${words} > `,
  noMatch: (typed) => `Aucune réponse ne contient « ${typed} ».`,
  noSuchNumber: (typed, most) => `Il n’y a pas de réponse ${typed} : elles vont de 1 à ${most}.`,
  noRule: (rule) => `Le livret n’a pas de ${rule}.`,
  mayTakeBack: 'Entrée continue, u reprend le coup > ',
  takenBack: 'Coup repris.',
  cantTakeBack: 'Vous n’avez rien à reprendre.',
  over: 'La partie est finie.',
  win: (names) => `${list.format(names)} ${names.length === 1 ? 'gagne' : 'partagent la victoire'}.`,
  nobody: 'Personne ne gagne.',
  seedShown: (seed) => `La graine était « ${seed} ».`,
  written: (file) => `La partie est enregistrée dans ${file}.`,
  quit: 'Vous quittez la table. Rien n’a été écrit.',
  cutShort: 'L’entrée s’est terminée avant la partie : rien n’a été écrit.',
}
