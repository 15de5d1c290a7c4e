import { wilson, type Interval } from '../intervals.ts'
import type { Setting } from '../simulate/setting.ts'
import type { Counts } from '../simulate/study.ts'
import type { Tally } from '../simulate/tally.ts'

/** What was found at one kind of table. */
export interface TableFindings {
  readonly label: string
  readonly setting: Setting
  readonly tally: Tally
  readonly counts: Counts
}

/** How often a seat wins. */
export interface SeatRate extends Interval {
  readonly seat: number
  readonly wins: number
  readonly games: number
  readonly rate: number
  /** Its interval leaves out the share that each seat would have if all were alike. */
  readonly standsOut: boolean
}

/** What each seat would win if all were alike: less than 1/n where some games have no winner. */
export function evenShare({ tally, setting }: TableFindings): number {
  const won = tally.bySeat.reduce((sum, { wins }) => sum + wins, 0)
  return won / (setting.seats * tally.games)
}

export function seatRates(table: TableFindings): SeatRate[] {
  const even = evenShare(table)
  return table.tally.bySeat.map(({ wins, games }, seat) => {
    const { low, high } = wilson(wins, games)
    return { seat, wins, games, rate: wins / games, low, high, standsOut: even < low || even > high }
  })
}

/** The share of games that had no winner. */
export function undecided(table: TableFindings): number {
  return Math.max(0, 1 - evenShare(table) * table.setting.seats)
}
