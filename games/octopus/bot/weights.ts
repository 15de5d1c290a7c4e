import type { Trait } from './traits.ts'

/**
 * How much each trait counts for, fitted to who won in games between bots: `npm run lab -- fit octopus --games 60`.
 * Fitted again they move a little, since the bots that play are other bots then.
 */
export const weights: Readonly<Record<Trait, number>> = {
  missing1: 1.862,
  missing2: 1.396,
  missing3: 0.641,
  power: 0.18,
  power1: -1.083,
  power2: -0.213,
  near: -0.091,
  wait: -0.116,
  open: 0.162,
  finish: 0.235,
  outside: -0.151,
  grimoire: 0.232,
}
