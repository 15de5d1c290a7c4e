import type { Chance } from '../chance.ts'

/**
 * How the kit spends its time.
 *
 * Every position of every game is looked at by the cheap checks: how it ends, who is asked what, the invariants, what
 * was told in both languages, and one comparison with a redealt twin, for each viewer in turn (`everyViewer`: for all).
 * The checks below cost more, so they look at one position (or game) in so many. Each draws from a chance of its own,
 * seeded by the plan's seed, the game's number and the check's name: games don't repeat each other's choice, and one
 * game played again is looked at in the same places. `thoroughness` 4 looks four times as often.
 */
export const onePositionIn = {
  listedMoves: 10,
  refusals: 24,
  plainness: 12,
  imagination: 10,
  secretChoices: 10,
  twinMoves: 10,
  logs: 24,
  undo: 12,
  talking: 24,
  blindness: 16,
  variety: 800,
  veiling: 4,
  windowing: 4,
  phrases: 24,
} as const

/** Games whose every page is kept, and compared with what a replay, storage and a snapshot make of the game. */
export const oneReplayIn = 12

/** Games that are played by the proof's bots, if it has any. */
export const oneBotGameIn = 4

/** Listed moves tried at a position; longer lists from a random place on, so that in time all are tried. */
export const movesTried = 6

/** Steps at which a seat that may speak unasked does so, and how often in a game at most. */
export const oneUnaskedIn = 20
export const mostUnasked = 20

/** Worlds drawn to see what varies; where that looks wrong, as many more to be sure. */
export const worlds = 24
export const worldsWhenInDoubt = 240

/** What takes one value more often than this in redealt twins counts as all but deduced, and need not vary. */
export const deducedShare = 0.75

const GRAIN = 1_000_000

export function isDue(chance: Chance, oneIn: number, thoroughness: number): boolean {
  return oneIn <= thoroughness || chance.below(GRAIN) * oneIn < GRAIN * thoroughness
}
