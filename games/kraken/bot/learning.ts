import { charts, isHarbour, spaceAt, type ChartName, type SpaceId } from '../data/charts.ts'
import {
  CULT,
  isFeast,
  HANDS,
  hands,
  levelOf,
  next,
  sides,
  stageOf,
  STAGES,
  TAKES,
  takes,
  ways,
  WEST,
  type Side,
} from './codes.ts'
import { GRAIN, type Counts } from './lessons.ts'
import { MILLE, sizes, type Learnt, type TableName, type Values } from './tables.ts'

/** What is taken for granted before anything was counted, and how many games' worth of it there is. */
const likes: Readonly<Record<Side, readonly [number, number, number]>> = {
  0: [0.1, 0.25, 1],
  1: [1, 0.5, 0.3],
  2: [0.5, 1, 0.5],
}
const FIRM = 6
const DRIFT = 60
/** How much of what goes with conversions comes of them. */
const CAUSE = 0.9
/** How much of all crews' games one crew's own must outweigh. */
const LEANS = 100

/** Counts made into likelihoods. With no counts at all it is what anybody would guess. */
export function learntFrom(counts: Counts): Learnt {
  const of = (table: string, index: number | string) => counts[`${table}/${index}`] ?? 0
  const fill = (table: TableName, make: (index: number) => number) =>
    Array.from({ length: sizes[table] }, (_, index) => Number(make(index).toPrecision(4)))

  const picks = fill('picks', (index) => {
    const side = (Math.floor(index / (STAGES * 3)) % 3) as Side
    const [one, other] = [hands[1], hands[2], hands[4]][index % 3] ?? [0, 0]
    const guess = likes[side][one] / (likes[side][one] + likes[side][other])
    return (of('picks', index) + FIRM * guess) / (of('picks?', index) + FIRM)
  })
  const jumps = fill('jumps', (index) => (of('jumps', index) + 0.1) / (of('jumps?', index) + 10))
  const claims = rows(counts, 'claims', TAKES, (row, claim) =>
    claimGuess(Math.floor(row / TAKES) as Side, row % TAKES, claim),
  )
  const readings = rows(counts, 'readings', HANDS, (row, hand) =>
    readGuess(Math.floor(row / TAKES) as Side, row % TAKES, hand),
  )
  const muskets = rows(counts, 'muskets', 4, (_row, shown) => [0.7, 0.14, 0.08, 0.08][shown] ?? 0)
  const found = rows(counts, 'found', 3, (row, claimed) => (row % 3 === claimed ? 0.8 : 0.1))
  const ratios = (table: 'teams' | 'choices' | 'opinions') =>
    fill(table, (index) => (of(table, index) + FIRM) / (of(`${table}?`, index) / GRAIN + FIRM))
  return {
    picks,
    jumps,
    claims,
    readings,
    muskets,
    teams: ratios('teams'),
    choices: ratios('choices'),
    found,
    opinions: ratios('opinions'),
    conversions: conversionsOf(counts),
    feasts: feastsOf(counts),
    values: { short: valuesOf('short', counts, 'before'), long: valuesOf('long', counts, 'before') },
    turned: { short: valuesOf('short', counts, 'turned'), long: valuesOf('long', counts, 'turned') },
  }
}

/** A table of rows that each add up to 1. */
function rows(
  counts: Counts,
  table: 'claims' | 'readings' | 'muskets' | 'found',
  width: number,
  guess: (row: number, column: number) => number,
): number[] {
  return Array.from({ length: sizes[table] }, (_, index) => {
    const row = Math.floor(index / width)
    let all = 0
    for (let column = 0; column < width; column++) all += counts[`${table}/${row * width + column}`] ?? 0
    return Number(
      (((counts[`${table}/${index}`] ?? 0) + FIRM * guess(row, index % width)) / (all + FIRM)).toPrecision(4),
    )
  })
}

/** The honest say what was; others that they had no choice. */
function claimGuess(side: Side, done: number, claimed: number): number {
  const noise = 0.02 / TAKES
  if (side === 0) return (done === claimed ? 0.98 : 0) + noise
  const taken = takes[done]?.taken ?? WEST
  const forced = takes.findIndex((take) => take.taken === taken && hands[take.hand]?.[0] === hands[take.hand]?.[1])
  return (done === claimed ? 0.48 : 0) + (claimed === forced ? 0.5 : 0) + noise
}

function readGuess(side: Side, done: number, claimed: number): number {
  const noise = 0.02 / HANDS
  const take = takes[done]
  if (side === 0) return (take?.hand === claimed ? 0.98 : 0) + noise
  const forced = hands.findIndex(([one, other]) => one === other && one === take?.taken)
  return (take?.hand === claimed ? 0.48 : 0) + (claimed === forced ? 0.5 : 0) + noise
}

/**
 * A drifting ship's chances: which colours come out is counted by how far the voyage has come, and the rest is the
 * chart. What happened from each space would say more, had there been enough games from every space; so few say that
 * the east is bad for sailors, and sailors that believe it never go there again.
 */
function valuesOf(chart: ChartName, counts: Counts, when: 'before' | 'turned'): Values {
  const spaces = (Object.keys(charts[chart]) as SpaceId[]).toSorted((one, other) => levelOf(other) - levelOf(one))
  const values = new Map<SpaceId, readonly number[]>()
  const fed = feastAtLarge(counts, when)
  for (const space of spaces) {
    const print = spaceAt(chart, space)
    if (isHarbour(print)) {
      values.set(space, { bluewater: [1, 0, 0], crimson: [0, 1, 0], kraken: [0, 0, 1] }[print.goal])
      continue
    }
    const stage = stageOf(chart, space)
    const went = ways.map((way) => (counts[`drift/${chart}/${stage}/${way}`] ?? 0) + DRIFT / ways.length)
    const all = went.reduce((sum, one) => sum + one, 0)
    values.set(
      space,
      sides.map((side) =>
        ways.reduce<number>((sum, way) => {
          const to = next(chart, space, way)
          const feast = isFeast(chart, to) ? fed : 0
          const chance = (values.get(to)?.[side] ?? 0) * (1 - feast) + (side === CULT ? feast : 0)
          return sum + (chance * (went[way] ?? 0)) / all
        }, 0),
      ),
    )
  }
  return Object.fromEntries(
    spaces.flatMap((space) =>
      isHarbour(spaceAt(chart, space))
        ? []
        : [[space, (values.get(space) ?? []).map((one) => Math.round(one * MILLE))]],
    ),
  )
}

/** How often the leader is fed where the Kraken is fed, whoever is captain. */
function feastAtLarge(counts: Counts, when: 'before' | 'turned'): number {
  const guess = { before: 0.05, turned: 0.3 }[when]
  return ((counts[`fed/${when}`] ?? 0) + FIRM * guess) / ((counts[`feasts/${when}`] ?? 0) + FIRM)
}

/** By the captain's side; a captain who leads the cult is another matter. */
function feastsOf(counts: Counts): number[] {
  const guess = [0.1, 0.1, 0.8]
  return sides.map((side) => {
    const fed = (counts[`fed/${side}`] ?? 0) + FIRM * (guess[side] ?? 0)
    return Number((fed / ((counts[`feasts/${side}`] ?? 0) + FIRM)).toFixed(3))
  })
}

/** How a side's wins go with the number of converts, within the games of one crew. */
interface Tie {
  readonly spread: number
  readonly together: number
}

function tieOf(counts: Counts, seats: number, side: Side): Tie {
  let [games, sum, squares, won, both] = [0, 0, 0, 0, 0]
  for (let converts = 0; converts <= 3; converts++) {
    for (const winner of sides) {
      const times = counts[`converts/${seats}/${converts}/${winner}`] ?? 0
      games += times
      sum += times * converts
      squares += times * converts ** 2
      if (winner !== side) continue
      won += times
      both += times * converts
    }
  }
  if (games === 0) return { spread: 0, together: 0 }
  return { spread: squares - sum ** 2 / games, together: both - (sum * won) / games }
}

/**
 * How the chances go with the number of converts: a straight line through all games of a crew, which leans on that of all
 * crews, for one crew's games alone are too few. Some of it is that the cult's good games have many yellow cards anyway,
 * so not all of it is taken for the conversions' doing.
 */
function conversionsOf(counts: Counts): number[] {
  const guess = [-0.12, -0.06, 0.18]
  const crews = [5, 6, 7, 8, 9, 10, 11]
  const slope = (ties: readonly Tie[], before: number, firm: number) => {
    const spread = ties.reduce((sum, tie) => sum + tie.spread, firm)
    return ties.reduce((sum, tie) => sum + tie.together * CAUSE, firm * before) / spread
  }
  const atLarge = sides.map((side) =>
    slope(
      crews.map((seats) => tieOf(counts, seats, side)),
      guess[side] ?? 0,
      30,
    ),
  )
  return crews.flatMap((seats) =>
    sides.map((side) => Number(slope([tieOf(counts, seats, side)], atLarge[side] ?? 0, LEANS).toFixed(3))),
  )
}

/** The file that keeps it. */
export function learntText(counts: Counts): string {
  const learnt = learntFrom(counts)
  return [
    "import type { Learnt } from './tables.ts'",
    '',
    '/** Counted in games between bots by `lab fit kraken`; made by a machine, and not to be changed by hand. */',
    `export const learnt: Learnt = ${JSON.stringify(learnt, null, 1)}`,
    '',
  ].join('\n')
}
