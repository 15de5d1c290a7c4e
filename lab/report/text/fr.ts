import type { ReportText } from './text.ts'

export const fr: ReportText = {
  report: 'Rapport d’équilibre',
  seats: (count) => `${count} places`,
  seat: (number) => `Place ${number}`,
  facts: { bots: 'Bots', games: 'Parties', moves: 'Coups', seed: 'Graine', version: 'Règles' },
  short: {
    title: 'En bref',
    even: 'Aucune place ne se détache.',
    standsOut: (seat, rate, even) => `La place ${seat} gagne ${rate} des parties ; une part égale serait de ${even}.`,
    length: (mean, p95) => `${mean} coups en moyenne ; 95 % des parties en prennent au plus ${p95}.`,
    ending: (ending, share) => `Fin la plus fréquente : « ${ending} » (${share}).`,
    undecided: (share) => `Personne ne gagne ${share} des parties.`,
  },
  wins: {
    title: 'Victoires par place',
    caption:
      'Part des parties gagnées par chaque place, avec les intervalles à 95 %. La ligne tiretée est une part sur autant qu’il y a de places ; quand des parties restent sans vainqueur, une ligne pointillée montre la part égale des autres. Un losange marque une place dont l’intervalle exclut la part égale.',
    byTable: 'Victoires par place, table par table',
    byTableCaption: 'La même chose, pour chacune des tables que comparent les auteurs du jeu.',
    fair: (share) => `équité : ${share}`,
    even: (share) => `part égale : ${share}`,
    tooltip: (seat, rate, low, high, wins, games) =>
      `Place ${seat} : ${rate} (de ${low} à ${high}), ${wins} victoires en ${games} parties`,
    axis: 'place',
  },
  lengths: {
    title: 'Durée',
    caption:
      'Nombre de coups par partie. Le trait plein est la moyenne ; 95 % des parties se terminent à gauche du pointillé.',
    axis: 'coups',
    mean: (value) => `moyenne ${value}`,
    p95: (value) => `95 % : ${value}`,
    tooltip: (from, to, share) => `de ${from} à ${to} coups : ${share} des parties`,
  },
  endings: { title: 'Fins de partie', caption: 'Comment les parties se terminent, en part de toutes les parties.' },
  counts: { mean: (unit) => `En moyenne par partie, en ${unit}.`, shares: (unit) => `En part de toutes les ${unit}.` },
  marks: {
    caption:
      'De combien de points ceux qui l’ont gagnent plus ou moins que la part équitable, avec les intervalles à 95 % ; la ligne tiretée est l’équité. Un losange marque un intervalle qui l’exclut. Des longues listes, on ne dessine que les deux bouts. Ce qui va avec la victoire n’en est pas forcément la cause : qui mène a souvent plus à jouer.',
    together: 'Toutes tailles de table',
    between: (low, high) => `de ${low} à ${high}`,
    tooltip: (label, rate, fair, seats) => `${label} : gagne ${rate}, l’équité est ${fair} ; ${seats} places l’ont eu`,
  },
  measures: {
    caption:
      'Ce qu’en ont les parties. Le trait plein est la moyenne ; la moitié des parties se trouve entre les deux pointillés.',
    half: (from, to) => `la moitié : ${from} à ${to}`,
    tooltip: (from, to, share) => `de ${from} à ${to} : ${share} des parties`,
  },
  table: {
    show: 'Les chiffres',
    at: 'Table',
    games: 'Parties',
    wins: 'Victoires',
    rate: 'Part',
    interval: 'Intervalle à 95 %',
    mean: 'Moyenne',
    p95: '95 %',
    seatings: 'Places',
    fair: 'Équité',
    off: 'Écart',
    moved: 'Effet',
    least: 'Minimum',
    median: 'Médiane',
    most: 'Maximum',
  },
  method: {
    title: 'Comment on l’a mesuré',
    played: (games, bots) =>
      `${games} parties à chaque table, toutes les places jouées par des bots (${bots}). Quand plusieurs joueurs doivent répondre en même temps, le hasard choisit qui commence. Une victoire partagée compte pour chacun comme une part de victoire.`,
    intervals: (count, byChance) =>
      `Les intervalles sont ceux de Wilson, à 95 %. Sur les ${count} de cette page, ${byChance} environ manqueraient la vérité par pur hasard : un losange seul ne prouve pas grand-chose ; la même place qui se détache à plusieurs tables, si.`,
    even: 'La part égale est ce que gagnerait chaque place si toutes se valaient. Elle est inférieure à l’équité quand certaines parties restent sans vainqueur.',
    marks:
      'Pour ce que les places ont ou font : les « parties » sont celles où quelqu’un l’a eu, les « places » toutes celles qui l’ont eu, toutes parties confondues ; l’« écart » dit de combien elles gagnent plus qu’une part sur autant qu’il y a de places. L’« effet » dit de combien les mêmes bots gagnent plus dans les parties où ils l’ont eu que dans toutes leurs parties : quand toutes les places sont jouées de même et que chaque partie a un vainqueur, c’est la même chose.',
    again: 'La même commande donne la même page :',
  },
}
