import { cards, type CardId } from '../cards/index.ts'
import type { Card, Vehicle } from '../cardtypes.ts'
import { vehicles, type VehicleId } from '../vehicles.ts'
import type { Earlier } from './earlier.ts'
import { edition2 } from './edition2.ts'
import { edition3 } from './edition3.ts'
import { edition4 } from './edition4.ts'

/** What is printed on everything in an edition. Names, kinds and copies of cards are the same in all of them. */
export interface Printing {
  readonly vehicles: Readonly<Record<VehicleId, Vehicle>>
  readonly cards: Readonly<Record<CardId, Card>>
}

/** The edition that data/ holds as it is now. */
export const newest = 5

/** From the newest back, each as it differs from the one after it. */
const earlier: readonly (readonly [edition: number, Earlier])[] = [
  [4, edition4],
  [3, edition3],
  [2, edition2],
]

/** When they were first played, on 16 November 2026, in milliseconds since 1970: for those that shared a number. */
export const since: Readonly<Record<number, number>> = {
  5: 1_794_853_380_000,
  4: 1_794_842_100_000,
  3: 1_794_838_500_000,
}

/** Games of all of them were kept under this number before they were told apart. */
export const untold = 1

const printings = new Map<number, Printing>([[newest, { vehicles, cards }]])
let after: Printing = { vehicles, cards }
for (const [edition, changed] of earlier) {
  after = { vehicles: { ...after.vehicles, ...changed.vehicles }, cards: { ...after.cards, ...changed.cards } }
  printings.set(edition, after)
}

export const editions: readonly number[] = [...printings.keys()]

export function printingOf(edition: number): Printing {
  const printing = printings.get(edition)
  if (printing === undefined) throw new RangeError(`there is no edition ${edition}`)
  return printing
}
