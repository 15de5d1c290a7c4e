import type { Level } from '@octopolis/bots'
import type { Study } from '@octopolis/games/box'
import { wilson } from '../intervals.ts'
import { Distribution } from './distribution.ts'
import { distance, labelRates, type LabelRate, type TableTally } from './rates.ts'
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
  /** By other numbers than those that are printed. */
  readonly numbers?: Readonly<Record<string, number>>
  /** What seats have and do, beside how often they win; by label, the best first. */
  readonly marks?: readonly {
    readonly mark: string
    /** How far from the fair share those are on average who have some label. */
    readonly distance: number
    readonly labels: readonly LabelRate[]
    /** Labels that nobody had. */
    readonly never: readonly string[]
  }[]
  readonly measures?: readonly MeasureSummary[]
}

/** The distribution of what each game has one of. */
export interface MeasureSummary {
  readonly measure: string
  readonly games: number
  readonly mean: number
  readonly least: number
  readonly quarter: number
  readonly median: number
  readonly threeQuarters: number
  readonly most: number
}

/** What this run did: less than the whole series if it went on from a file. */
export interface Effort {
  readonly seconds: number
  readonly moves: number
}

function sideWins({ bySide, games }: Tally): NonNullable<Summary['bySide']> {
  return [...bySide]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([side, wins]) => ({ side, wins, games, ...wilson(wins, games) }))
}

function markRates({ marks = [] }: Study, table: TableTally): NonNullable<Summary['marks']> {
  return marks.map(({ title, labels }, index) => {
    const rates = labelRates([table], index)
    const had = new Set(rates.map(({ label }) => label))
    return {
      mark: title.en,
      distance: distance(rates),
      labels: rates,
      never: Object.keys(labels).filter((label) => !had.has(label)),
    }
  })
}

function measureSummaries({ measures = [] }: Study, { measures: found }: Tally): MeasureSummary[] {
  return measures.map(({ title }, index) => {
    const values = found[index] ?? new Distribution()
    return {
      measure: title.en,
      games: values.total,
      mean: values.mean,
      least: values.least,
      quarter: values.quantile(0.25),
      median: values.quantile(0.5),
      threeQuarters: values.quantile(0.75),
      most: values.most,
    }
  })
}

export function summarise(setting: Setting, tally: Tally, effort: Effort, study?: Study): Summary {
  const { game, seats, seed, numbers } = setting
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
    length: { mean: lengths.mean, p95: lengths.quantile(0.95) },
    ...(numbers === undefined ? {} : { numbers }),
    ...(study?.marks === undefined ? {} : { marks: markRates(study, { setting, tally }) }),
    ...(study?.measures === undefined ? {} : { measures: measureSummaries(study, tally) }),
  }
}
