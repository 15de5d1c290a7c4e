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
  marks: {
    caption:
      'How far above or below the fair share those win who have each, in percentage points, with 95 % intervals; the dashed line is the fair share. A diamond marks an interval that leaves it out. Of long lists the two ends are drawn. What goes with winning need not cause it: whoever is ahead often has more to play.',
    together: 'All numbers of seats',
    between: (low, high) => `${low} to ${high}`,
    tooltip: (label, rate, fair, seats) => `${label}: wins ${rate}, fair is ${fair}; had by ${seats} seats`,
  },
  measures: {
    caption:
      'What the games have of it. The solid line is the mean; half of the games lie between the two dotted ones.',
    half: (from, to) => `half: ${from} to ${to}`,
    tooltip: (from, to, share) => `${from} to ${to}: ${share} of the games`,
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
    seatings: 'Seats',
    fair: 'Fair',
    off: 'Off fair',
    moved: 'Moved',
    least: 'Least',
    median: 'Median',
    most: 'Most',
  },
  method: {
    title: 'How this was found',
    played: (games, bots) =>
      `${games} games at each table, all seats played by bots (${bots}). Where several players are asked at once, chance decides who answers first. A win that several share counts as a part of a win for each.`,
    intervals: (count, byChance) =>
      `The intervals are Wilson’s, at 95 %. Of the ${count} on this page about ${byChance} would miss the truth by chance alone, so one diamond proves little; the same seat standing out at several tables does.`,
    even: 'An even share is what each seat would win if all were alike. It is less than the fair one where some games have no winner.',
    marks:
      'Of what seats have or do: “games” are those in which anybody had it, “seats” all who had it, over all games; “off fair” is how much more they win than one share in as many as there are seats. “Moved” is how much more the same bots win in the games in which they had it than in all their games: where all seats are played alike and every game has a winner, that is the same.',
    again: 'The same command gives the same page:',
  },
}
