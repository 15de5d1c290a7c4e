import { wilson, type Interval } from '../intervals.ts'
import type { Setting } from './setting.ts'
import type { Tally } from './tally.ts'

/** What one kind of table has come to. */
export interface TableTally {
  readonly setting: Setting
  readonly tally: Tally
}

/** How those fare who have a label of a mark. */
export interface LabelRate extends Interval {
  readonly label: string
  /** In how many games somebody had it. */
  readonly games: number
  /** How many seats had it, over all games. */
  readonly seats: number
  readonly wins: number
  readonly rate: number
  /** One share in as many as there are seats. */
  readonly fair: number
  /** The rate less the fair share. */
  readonly off: number
  /** What the same bots win in all their games, with it or without. */
  readonly overall: number
  /** The rate less that: by how much having it goes with winning. */
  readonly moved: number
}

/** By label, the best first; those that nobody had are left out. Several tables are taken together, seat by seat. */
export function labelRates(tables: readonly TableTally[], mark: number): LabelRate[] {
  const labels = new Set(tables.flatMap(({ tally }) => [...(tally.marks[mark]?.keys() ?? [])]))
  return [...labels].map((label) => rateOf(tables, mark, label)).toSorted(byDistance)
}

function byDistance(one: LabelRate, other: LabelRate): number {
  return other.off - one.off || (one.label < other.label ? -1 : 1)
}

function rateOf(tables: readonly TableTally[], mark: number, label: string): LabelRate {
  let [games, seats, wins, fair, overall] = [0, 0, 0, 0, 0]
  for (const { setting, tally } of tables) {
    const bearers = tally.marks[mark]?.get(label)
    if (bearers === undefined) continue
    games += bearers.games
    seats += bearers.wins.games
    wins += bearers.wins.wins
    fair += bearers.wins.games / setting.seats
    // In the order of the setting, whichever bot had it first.
    for (const [level, { wins: won, games: sat }] of tally.byBot) {
      overall += ((bearers.bots.get(level) ?? 0) * won) / Math.max(1, sat)
    }
  }
  fair /= seats
  overall /= seats
  const rate = wins / seats
  return {
    label,
    games,
    seats,
    wins,
    rate,
    ...wilson(wins, seats),
    fair,
    off: rate - fair,
    overall,
    moved: rate - overall,
  }
}

/** How far from the fair share those are on average who have some label of a mark. */
export function distance(rates: readonly LabelRate[]): number {
  const seats = rates.reduce((sum, rate) => sum + rate.seats, 0)
  return seats === 0 ? 0 : rates.reduce((sum, rate) => sum + Math.abs(rate.off) * rate.seats, 0) / seats
}
