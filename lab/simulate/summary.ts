import type { Level } from '@octopolis/bots'
import { wilson } from '../intervals.ts'
import type { Setting } from './setting.ts'
import type { Tally } from './tally.ts'

/** What `simulate --json` prints. */
export interface Summary {
  readonly game: string
  readonly seats: number
  readonly games: number
  readonly seed: number
  readonly seconds: number
  readonly moves: number
  readonly movesPerSecond: number
  readonly endings: Readonly<Record<string, number>>
  readonly bySeat: readonly { readonly wins: number; readonly games: number }[]
  readonly byBot: readonly {
    readonly bot: Level
    readonly wins: number
    readonly games: number
    readonly low: number
    readonly high: number
  }[]
  /** Games won by each side, in a game of sides. */
  readonly bySide?: readonly {
    readonly side: string
    readonly wins: number
    readonly games: number
    readonly low: number
    readonly high: number
  }[]
  readonly length: { readonly mean: number; readonly p95: number }
}

/** What this run did: less than the whole series if it went on from a file. */
export interface Effort {
  readonly seconds: number
  readonly moves: number
}

/** The least length that 95 % of the games don't exceed. */
export function percentile95(lengths: ReadonlyMap<number, number>, games: number): number {
  let seen = 0
  for (const [length, times] of [...lengths].toSorted(([a], [b]) => a - b)) {
    seen += times
    if (seen >= games * 0.95) return length
  }
  return 0
}

function sideWins({ bySide, games }: Tally): NonNullable<Summary['bySide']> {
  return [...bySide]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([side, wins]) => ({ side, wins, games, ...wilson(wins, games) }))
}

export function summarise({ game, seats, seed }: Setting, tally: Tally, effort: Effort): Summary {
  const { games, moves, lengths } = tally
  return {
    game,
    seats,
    games,
    seed,
    seconds: effort.seconds,
    moves,
    movesPerSecond: effort.seconds === 0 ? 0 : effort.moves / effort.seconds,
    endings: Object.fromEntries([...tally.endings].toSorted(([a], [b]) => (a < b ? -1 : 1))),
    bySeat: tally.bySeat.map(({ wins, games: sat }) => ({ wins, games: sat })),
    byBot: [...tally.byBot].map(([bot, { wins, games: sat }]) => ({ bot, wins, games: sat, ...wilson(wins, sat) })),
    ...(tally.bySide.size === 0 ? {} : { bySide: sideWins(tally) }),
    length: { mean: games === 0 ? 0 : moves / games, p95: percentile95(lengths, games) },
  }
}
