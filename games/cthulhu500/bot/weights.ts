import type { Trait } from './traits.ts'

/**
 * How much each trait counts for, fitted to who won in 2,000 races of four between bots that go by habit:
 * `npm run lab -- fit cthulhu500 --games 500 --seed 21`.
 */
export const weights: Readonly<Record<Trait, number>> = {
  progress: 0.294,
  late: 3.374,
  latest: 0.664,
  speed: 0.047,
  defence: 0.137,
  soon: 0.299,
  danger: -0.173,
  damaged: -0.348,
  hope: -0.068,
  fragile: -0.318,
  mends: 0.124,
  shields: 0.273,
  spikes: 0.781,
  extras: 0.219,
  crew: 0.206,
  // Cards in hand: two parts of a fit to the first cards of the game, one of the newer, which finds most worth nothing. It
  // can't tell a card kept for its moment from one that nobody wanted: bots that trust it win no more often.
  held: 0.023,
  parts: 0.081,
  helpers: 0.022,
  passes: 0.016,
  attacks: 0.022,
  tricks: 0.034,
  rolls: 0.023,
  guards: 0.101,
  cancels: 0.107,
  // Actions to come, by the newer fit again.
  carry: 0.108,
}
