import type { Trait } from './traits.ts'

/**
 * How much each trait counts for, fitted to who won in 1,800 races of 3 to 5 between bots that go by habit. To fit them
 * again: `npm run lab -- fit cthulhu500 --bots normal`.
 */
export const weights: Readonly<Record<Trait, number>> = {
  progress: 0.512,
  late: 3.376,
  latest: 4.016,
  speed: 0.146,
  stays: 0.202,
  soon: 0.524,
  danger: -0.248,
  damaged: -0.24,
  hope: 0.138,
  fragile: -0.317,
  mends: 0.133,
  shields: 0.366,
  spikes: 1.358,
  extras: 0.193,
  crew: 0.248,
  held: 0.048,
  parts: 0.111,
  helpers: 0.059,
  passes: 0.037,
  attacks: 0.052,
  tricks: 0.041,
  rolls: 0.037,
  guards: 0.121,
  cancels: 0.101,
  carry: 0.052,
}
