import type { ReportText } from './text.ts'

export const en: ReportText = {
  report: 'Balance report',
  seats: (count) => `${count} seats`,
  seat: (number) => `Seat ${number}`,
  facts: { bots: 'Bots', games: 'Games', moves: 'Moves', seed: 'Seed', version: 'Rules' },
  short: {
    title: 'In short',
    even: 'No seat stands out.',
    standsOut: (seat, rate, even) => `Seat ${seat} wins ${rate}, where an even share is ${even}.`,
    length: (mean, p95) => `${mean} moves on average; 95 % of the games take at most ${p95}.`,
    ending: (ending, share) => `Most games end so: “${ending}” (${share}).`,
    undecided: (share) => `Nobody wins ${share} of the games.`,
  },
  wins: {
    title: 'Wins by seat',
    caption:
      'How often each seat wins, with 95 % intervals. The dashed line is one share in as many as there are seats; where some games have no winner, a dotted line shows what an even share of the others is. A diamond marks a seat whose interval leaves out the even share.',
    byTable: 'Wins by seat, table by table',
    byTableCaption: 'The same, for each of the tables that the game’s designers compare.',
    fair: (share) => `fair: ${share}`,
    even: (share) => `even: ${share}`,
    tooltip: (seat, rate, low, high, wins, games) =>
      `Seat ${seat}: ${rate} (${low} to ${high}), ${wins} wins in ${games} games`,
    axis: 'seat',
  },
  lengths: {
    title: 'Length',
    caption: 'How many moves the games take. The solid line is the mean; 95 % of the games end left of the dotted one.',
    axis: 'moves',
    mean: (value) => `mean ${value}`,
    p95: (value) => `95 %: ${value}`,
    tooltip: (from, to, share) => `${from} to ${to} moves: ${share} of the games`,
  },
  endings: { title: 'Endings', caption: 'How the games end, as a share of all games.' },
  counts: {
    mean: (unit) => `What an average game has of each, in ${unit}.`,
    shares: (unit) => `As a share of all ${unit}.`,
  },
  table: {
    show: 'The numbers',
    at: 'Table',
    games: 'Games',
    wins: 'Wins',
    rate: 'Rate',
    interval: '95 % interval',
    mean: 'Mean',
    p95: '95 %',
  },
  method: {
    title: 'How this was found',
    played: (games, bots) =>
      `${games} games at each table, all seats played by bots (${bots}). Where several players are asked at once, chance decides who answers first. A win that several share counts as a part of a win for each.`,
    intervals: (count, byChance) =>
      `The intervals are Wilson’s, at 95 %. Of the ${count} on this page about ${byChance} would miss the truth by chance alone, so one diamond proves little; the same seat standing out at several tables does.`,
    even: 'An even share is what each seat would win if all were alike. It is less than the fair one where some games have no winner.',
    again: 'The same command gives the same page:',
  },
}
