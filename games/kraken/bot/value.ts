import { isHarbour, spaceAt, type ChartName, type SpaceId } from '../data/charts.ts'
import { CULT, isFeast, PIRATES, SAILORS, ways, type Side } from './codes.ts'
import { priors } from './priors.ts'
import { MILLE, type Learnt } from './tables.ts'

const goalOf = { bluewater: SAILORS, crimson: PIRATES, kraken: CULT } as const

/** One side's chances with the ship here. */
function valueAt(values: Learnt['values'], chart: ChartName, ship: SpaceId, side: Side): number {
  const space = spaceAt(chart, ship)
  if (isHarbour(space)) return goalOf[space.goal] === side ? 1 : 0
  return ((values[chart][ship] ?? priors.unknown)[side] ?? 0) / MILLE
}

/** The same where the Kraken is fed, with this chance that it gets the leader. */
export function valueFed(values: Learnt['values'], chart: ChartName, ship: SpaceId, side: Side, fed: number): number {
  const value = valueAt(values, chart, ship, side)
  return isFeast(chart, ship) ? value * (1 - fed) + (side === CULT ? fed : 0) : value
}

/**
 * What a navigation is worth, for each combination of the three sides: 27 numbers. `outcome`: how likely each way is,
 * for each combination; `worth`: what each way is worth, by the captain's side and then by way.
 */
export function prospects(outcome: Float64Array, worth: readonly number[]): Float64Array {
  const table = new Float64Array(27)
  for (let team = 0; team < 27; team++) {
    for (const way of ways) {
      table[team] = (table[team] ?? 0) + (outcome[team * 3 + way] ?? 0) * (worth[Math.floor(team / 9) * 3 + way] ?? 0)
    }
  }
  return table
}

/** A table by sides, weighed by how likely they are. */
export function expected(chances: Float64Array, table: Float64Array): number {
  let sum = 0
  for (let index = 0; index < table.length; index++) sum += (chances[index] as number) * (table[index] as number)
  return sum
}
