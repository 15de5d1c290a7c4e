import type { ReportText } from './text.ts'

export const fr: ReportText = {
  report: 'Rapport d’équilibre',
  seats: (count) => `${count} places`,
  seat: (number) => `Place ${number}`,
  facts: { bots: 'Bots', games: 'Parties', moves: 'Coups', seed: 'Graine', version: 'Règles' },
  short: {
    title: 'En bref',
    even: 'Aucune place ne se détache.',
    standsOut: (seat, rate, even) => `La place ${seat} gagne ${rate} des parties ; une part égale serait de ${even}.`,
    length: (mean, p95) => `${mean} coups en moyenne ; 95 % des parties en prennent au plus ${p95}.`,
    ending: (ending, share) => `Fin la plus fréquente : « ${ending} » (${share}).`,
    undecided: (share) => `Personne ne gagne ${share} des parties.`,
  },
  wins: {
    title: 'Victoires par place',
    caption:
      'Part des parties gagnées par chaque place, avec les intervalles à 95 %. La ligne tiretée est une part sur autant qu’il y a de places ; quand des parties restent sans vainqueur, une ligne pointillée montre la part égale des autres. Un losange marque une place dont l’intervalle exclut la part égale.',
    byTable: 'Victoires par place, table par table',
    byTableCaption: 'La même chose, pour chacune des tables que comparent les auteurs du jeu.',
    fair: (share) => `équité : ${share}`,
    even: (share) => `part égale : ${share}`,
    tooltip: (seat, rate, low, high, wins, games) =>
      `Place ${seat} : ${rate} (de ${low} à ${high}), ${wins} victoires en ${games} parties`,
    axis: 'place',
  },
  lengths: {
    title: 'Durée',
    caption:
      'Nombre de coups par partie. Le trait plein est la moyenne ; 95 % des parties se terminent à gauche du pointillé.',
    axis: 'coups',
    mean: (value) => `moyenne ${value}`,
    p95: (value) => `95 % : ${value}`,
    tooltip: (from, to, share) => `de ${from} à ${to} coups : ${share} des parties`,
  },
  endings: { title: 'Fins de partie', caption: 'Comment les parties se terminent, en part de toutes les parties.' },
  counts: { mean: (unit) => `En moyenne par partie, en ${unit}.`, shares: (unit) => `En part de toutes les ${unit}.` },
  table: {
    show: 'Les chiffres',
    at: 'Table',
    games: 'Parties',
    wins: 'Victoires',
    rate: 'Part',
    interval: 'Intervalle à 95 %',
    mean: 'Moyenne',
    p95: '95 %',
  },
  method: {
    title: 'Comment on l’a mesuré',
    played: (games, bots) =>
      `${games} parties à chaque table, toutes les places jouées par des bots (${bots}). Quand plusieurs joueurs doivent répondre en même temps, le hasard choisit qui commence. Une victoire partagée compte pour chacun comme une part de victoire.`,
    intervals: (count, byChance) =>
      `Les intervalles sont ceux de Wilson, à 95 %. Sur les ${count} de cette page, ${byChance} environ manqueraient la vérité par pur hasard : un losange seul ne prouve pas grand-chose ; la même place qui se détache à plusieurs tables, si.`,
    even: 'La part égale est ce que gagnerait chaque place si toutes se valaient. Elle est inférieure à l’équité quand certaines parties restent sans vainqueur.',
    again: 'La même commande donne la même page :',
  },
}
