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
  stays: 0.137,
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
  held: -0.026,
  parts: 0.02,
  helpers: -0.051,
  passes: -0.025,
  attacks: -0.037,
  tricks: 0.02,
  rolls: -0.006,
  guards: 0.06,
  cancels: 0.12,
  carry: 0.108,
}
