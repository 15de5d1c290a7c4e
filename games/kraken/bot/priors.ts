import type { Side } from './codes.ts'

/**
 * What is taken for granted before anything was counted: what anybody would guess who knows the rules. All of it was set
 * by judgement. The first round of `lab fit kraken` is played by it; what many games have counted shows little of it.
 */
export const priors = {
  /** Cases: how many each guess is worth beside what was counted. */
  firm: 6,
  /** How much each side likes a card (red, yellow, blue): it takes one of two in proportion. */
  likes: {
    0: [0.1, 0.25, 1],
    1: [1, 0.5, 0.3],
    2: [0.5, 1, 0.5],
  } satisfies Readonly<Record<Side, readonly [number, number, number]>>,
  /** A navigator jumps once in a hundred times: so many times, out of so many cases. */
  jumps: { times: 0.1, cases: 10 },
  /** How often none, one, two or three muskets are shown. */
  muskets: [0.7, 0.14, 0.08, 0.08],
  /** What a search is said to have found: what it found, and either of the two others. */
  found: { truth: 0.8, other: 0.1 },
  /** Claims about cards: how often sailors tell the truth, the others do, and the others say they had no choice. */
  claims: { honest: 0.98, liar: 0.48, excuse: 0.5, anything: 0.02 },
  /** Cards that came out, of all colours alike. */
  drift: 60,
  /** How often the leader is fed where the Kraken is: while nobody is converted, afterwards; and by the captain's side. */
  feasts: { before: 0.05, turned: 0.3, by: [0.1, 0.1, 0.8] },
  /** What one more convert does to the chances of each side. */
  conversions: [-0.12, -0.06, 0.18],
  /** The same in squared converts: how firm that guess is, beside the games of all crews. */
  conversionsFirm: 30,
  /** In thousandths: the chances of a side with the ship where nothing was learnt. */
  unknown: [400, 350, 250],
} as const

/**
 * How what was counted is read. `cause` was tried by hand, and chosen by looking at results (decision 17; it was 0.8
 * before); the others were set by judgement.
 */
export const reading = {
  /** Part of what goes with conversions that comes of them: the cult's good games have many yellow cards anyway. */
  cause: 0.9,
  /** In squared converts: how much of all crews' games one crew's own must outweigh. */
  leans: 100,
  /** Digits that are kept: of a likelihood those that count, of a chance those behind the point. */
  digits: 4,
  places: 3,
} as const
