/**
 * Turns what was counted in games between bots (training.ts) into the numbers that bots play by (learnt.ts, a file that the
 * lab writes). Each number is made of counted cases and a few guessed ones (priors.ts). So without any counts it is a fair
 * guess, and something that came up twice isn't taken for a law. Counts are whole numbers and only added up, so the file is
 * the same whatever the threads and the order of games.
 */

import { charts, isHarbour, spaceAt, type ChartName, type SpaceId } from '../data/charts.ts'
import {
  CULT,
  isFeast,
  HANDS,
  hands,
  levelOf,
  next,
  SAILORS,
  sides,
  stageOf,
  STAGES,
  TAKES,
  takes,
  ways,
  WEST,
  type Side,
} from './codes.ts'
import { GRAIN, type Counts } from './training.ts'
import { priors, reading } from './priors.ts'
import { MILLE, sizes, type Learnt, type TableName, type Values } from './tables.ts'

/** Counts made into likelihoods. With no counts at all it is what anybody would guess. */
export function learntFrom(counts: Counts): Learnt {
  const of = (table: string, index: number | string) => counts[`${table}/${index}`] ?? 0
  const fill = (table: TableName, make: (index: number) => number) =>
    Array.from({ length: sizes[table] }, (_, index) => Number(make(index).toPrecision(reading.digits)))

  const picks = fill('picks', (index) => {
    const side = (Math.floor(index / (STAGES * 3)) % 3) as Side
    const [one, other] = [hands[1], hands[2], hands[4]][index % 3] ?? [0, 0]
    const likes = priors.likes[side]
    const guess = likes[one] / (likes[one] + likes[other])
    return (of('picks', index) + priors.firm * guess) / (of('picks?', index) + priors.firm)
  })
  const jumps = fill(
    'jumps',
    (index) => (of('jumps', index) + priors.jumps.times) / (of('jumps?', index) + priors.jumps.cases),
  )
  const claims = rows(counts, 'claims', TAKES, (row, claim) =>
    claimGuess(Math.floor(row / TAKES) as Side, row % TAKES, claim),
  )
  const readings = rows(counts, 'readings', HANDS, (row, hand) =>
    readGuess(Math.floor(row / TAKES) as Side, row % TAKES, hand),
  )
  const muskets = rows(counts, 'muskets', 4, (_row, shown) => priors.muskets[shown] ?? 0)
  const found = rows(counts, 'found', 3, (row, claimed) =>
    row % 3 === claimed ? priors.found.truth : priors.found.other,
  )
  const ratios = (table: 'teams' | 'choices' | 'opinions') =>
    fill(table, (index) => (of(table, index) + priors.firm) / (of(`${table}?`, index) / GRAIN + priors.firm))
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
      (
        ((counts[`${table}/${index}`] ?? 0) + priors.firm * guess(row, index % width)) /
        (all + priors.firm)
      ).toPrecision(reading.digits),
    )
  })
}

/** The honest say what was; others that they had no choice. */
function claimGuess(side: Side, done: number, claimed: number): number {
  const taken = takes[done]?.taken ?? WEST
  const forced = takes.findIndex((take) => take.taken === taken && hands[take.hand]?.[0] === hands[take.hand]?.[1])
  return sayGuess(side, done === claimed, claimed === forced, TAKES)
}

function readGuess(side: Side, done: number, claimed: number): number {
  const take = takes[done]
  const forced = hands.findIndex(([one, other]) => one === other && one === take?.taken)
  return sayGuess(side, take?.hand === claimed, claimed === forced, HANDS)
}

/** How likely something is said that is true, or an excuse, or any of so many things that could be said. */
function sayGuess(side: Side, isTrue: boolean, isExcuse: boolean, sayings: number): number {
  const { honest, liar, excuse, anything } = priors.claims
  const noise = anything / sayings
  if (side === SAILORS) return (isTrue ? honest : 0) + noise
  return (isTrue ? liar : 0) + (isExcuse ? excuse : 0) + noise
}

/**
 * The chances of each side for a ship that drifts on from here. Which colours come out is counted, by how far the
 * voyage has come; the rest follows from the chart. Counting who won from each space would say more if every space had
 * seen many games. With few it misleads: once some games say that the east is bad for sailors, sailors avoid it, and
 * it is never counted again.
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
    const went = ways.map((way) => (counts[`drift/${chart}/${stage}/${way}`] ?? 0) + priors.drift / ways.length)
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

/** How often the leader is fed where the Kraken is fed, with any captain. */
function feastAtLarge(counts: Counts, when: 'before' | 'turned'): number {
  const guess = priors.feasts[when]
  return ((counts[`fed/${when}`] ?? 0) + priors.firm * guess) / ((counts[`feasts/${when}`] ?? 0) + priors.firm)
}

/** By the captain's side; a captain who leads the cult is another matter. */
function feastsOf(counts: Counts): number[] {
  return sides.map((side) => {
    const fed = (counts[`fed/${side}`] ?? 0) + priors.firm * priors.feasts.by[side]
    return Number((fed / ((counts[`feasts/${side}`] ?? 0) + priors.firm)).toFixed(reading.places))
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
 * How much one more convert changes the chances of each side: the slope of a straight line through all games of a
 * crew. One crew's games are few, so its line leans on the line of all crews. Not all of the slope is taken for the
 * conversions' doing, since games that go well for the cult have many yellow cards anyway.
 */
function conversionsOf(counts: Counts): number[] {
  const crews = [5, 6, 7, 8, 9, 10, 11]
  const slope = (ties: readonly Tie[], before: number, firm: number) => {
    const spread = ties.reduce((sum, tie) => sum + tie.spread, firm)
    return ties.reduce((sum, tie) => sum + tie.together * reading.cause, firm * before) / spread
  }
  const atLarge = sides.map((side) =>
    slope(
      crews.map((seats) => tieOf(counts, seats, side)),
      priors.conversions[side],
      priors.conversionsFirm,
    ),
  )
  return crews.flatMap((seats) =>
    sides.map((side) =>
      Number(slope([tieOf(counts, seats, side)], atLarge[side] ?? 0, reading.leans).toFixed(reading.places)),
    ),
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
