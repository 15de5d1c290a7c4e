import { columns, grouped, percent } from '../print.ts'
import type { Duel } from './duels.ts'
import type { Rating } from './ratings.ts'

/** What `tournament --json` prints. */
export interface Standings {
  readonly game: string
  readonly seats: number
  readonly seed: number
  readonly tables: number
  readonly games: number
  readonly seconds: number
  readonly ratings: readonly (Rating & { readonly wins: number; readonly games: number })[]
  readonly duels: readonly Duel[]
}

/** A tournament for people. */
export function printedStandings({ game, seats, seed, tables, games, seconds, ...found }: Standings): string {
  return [
    `${game}, ${seats} seats, seed ${seed}: ${tables} mixes of bots, ${grouped(games)} games in ${seconds.toFixed(1)} s`,
    '',
    columns(
      ['bot', 'mu', 'sigma', 'ordinal', 'wins a seat'],
      found.ratings.map(({ bot, mu, sigma, ordinal, wins, games: sat }) => [
        bot,
        mu.toFixed(2),
        sigma.toFixed(2),
        ordinal.toFixed(2),
        percent(wins / sat),
      ]),
    ),
    '',
    columns(
      ['duel', 'won', 'lost', 'rate', '95 % interval'],
      found.duels.map(({ bot, against, won, lost, rate, low, high }) => [
        `${bot} – ${against}`,
        won.toFixed(1),
        lost.toFixed(1),
        percent(rate),
        `${percent(low)} – ${percent(high)}`,
      ]),
    ),
  ].join('\n')
}
