import type { ChartName, SpaceId } from '../data/charts.ts'
import { HANDS, PAIRS, STAGES, TAKES, type Side, type Stage, type Way } from './codes.ts'

/** What self-play has taught: `lab fit kraken` counts it and writes it down in learnt.ts. */
export interface Learnt {
  /** By post, side, stage and pair: how often the first colour of the pair is taken. */
  readonly picks: readonly number[]
  /** By side and hand: how often a navigator jumps. */
  readonly jumps: readonly number[]
  /** By side and what was drawn and given: what is claimed, as a hand and a gift. */
  readonly claims: readonly number[]
  /** By side and what was found and left in the logbook: the hand that is claimed. */
  readonly readings: readonly number[]
  /**
   * How many muskets are shown, 0 to 3: by whether the one who shows them is on the team, by their side, by the
   * captain's side, and by the half of the voyage.
   */
  readonly muskets: readonly number[]
  /** By the sides of captain, lieutenant and navigator: how much likelier such a team is than by chance. */
  readonly teams: readonly number[]
  /** By the captain's choice, the captain's side and the chosen one's: how much likelier than by chance. */
  readonly choices: readonly number[]
  /** By the searcher's side and the searched one's: what is claimed to have been found. */
  readonly found: readonly number[]
  /** By what is said of whom, the speaker's side and the other's: how much likelier than by chance. */
  readonly opinions: readonly number[]
  /** By the number of seats, from 5, and side: what one more conversion does to its chances. */
  readonly conversions: readonly number[]
  /** By the captain's side: how often the leader is fed where the Kraken is fed. */
  readonly feasts: readonly number[]
  /** By chart and space: the chances of the three factions once the ship is there, and somebody else has been fed. */
  readonly values: Readonly<Record<ChartName, Values>>
  /** The same once somebody was converted, who may feed the leader some day. */
  readonly turned: Readonly<Record<ChartName, Values>>
}

/** By space: the chances of the three factions, in thousandths. */
export type Values = Readonly<Partial<Record<SpaceId, readonly number[]>>>

export const MILLE = 1000

export const CAPTAIN = 0
export const LIEUTENANT = 1
export const NAVIGATOR = 2
export type PostIndex = 0 | 1 | 2

export const choiceKinds = ['search', 'tongue', 'flog', 'fed', 'mermaid', 'telescope'] as const
export type ChoiceKind = (typeof choiceKinds)[number]

export const opinionKinds = ['trust', 'pirates', 'cult'] as const
export type OpinionKind = (typeof opinionKinds)[number]

/** Where in its table each number lies. */
export const at = {
  picks: (post: PostIndex, side: Side, stage: Stage, pair: number) =>
    ((post * 3 + side) * STAGES + stage) * PAIRS + pair,
  jumps: (side: Side, hand: number) => side * HANDS + hand,
  claims: (side: Side, done: number, claimed: number) => (side * TAKES + done) * TAKES + claimed,
  readings: (side: Side, done: number, claimed: number) => (side * TAKES + done) * HANDS + claimed,
  muskets: (sails: boolean, side: Side, captain: Side, late: boolean, shown: number) =>
    (((sails ? 1 : 0) * 3 + side) * 3 + captain) * 8 + (late ? 4 : 0) + Math.min(3, shown),
  teams: (captain: Side, lieutenant: Side, navigator: Side) => captain * 9 + lieutenant * 3 + navigator,
  choices: (kind: ChoiceKind, captain: Side, chosen: Side) => choiceKinds.indexOf(kind) * 9 + captain * 3 + chosen,
  found: (searcher: Side, searched: Side, claimed: Side) => (searcher * 3 + searched) * 3 + claimed,
  opinions: (kind: OpinionKind, speaker: Side, other: Side) => opinionKinds.indexOf(kind) * 9 + speaker * 3 + other,
} as const

export const sizes = {
  picks: 3 * 3 * STAGES * PAIRS,
  jumps: 3 * HANDS,
  claims: 3 * TAKES * TAKES,
  readings: 3 * TAKES * HANDS,
  muskets: 2 * 3 * 3 * 8,
  teams: 27,
  choices: choiceKinds.length * 9,
  found: 27,
  opinions: opinionKinds.length * 9,
} as const

export type TableName = keyof typeof sizes

/** How likely a post's holder of this side takes `way` rather than `other`. */
export function chanceToTake(learnt: Learnt, post: PostIndex, side: Side, stage: Stage, way: Way, other: Way): number {
  const first = way < other
  const [low, high] = first ? [way, other] : [other, way]
  const pair = low === 0 ? (high === 1 ? 0 : 1) : 2
  const chance = learnt.picks[at.picks(post, side, stage, pair)] ?? 0.5
  return first ? chance : 1 - chance
}
