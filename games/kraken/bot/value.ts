import { isHarbour, spaceAt, type ChartName, type SpaceId } from '../data/charts.ts'
import { CULT, isFeast, ways, type Side } from './codes.ts'
import type { Learnt } from './tables.ts'

const goalOf = { bluewater: [1, 0, 0], crimson: [0, 1, 0], kraken: [0, 0, 1] } as const
const unknown = [0.4, 0.35, 0.25] as const

/** The chances of the three factions with the ship here. */
export function valueAt(values: Learnt['values'], chart: ChartName, ship: SpaceId): readonly number[] {
  const space = spaceAt(chart, ship)
  return isHarbour(space) ? goalOf[space.goal] : (values[chart][ship] ?? unknown)
}

/** The same for one side, where the Kraken is fed with this chance that it gets the leader. */
export function valueFed(values: Learnt['values'], chart: ChartName, ship: SpaceId, side: Side, fed: number): number {
  const value = valueAt(values, chart, ship)[side] ?? 0
  return isFeast(chart, ship) ? value * (1 - fed) + (side === CULT ? fed : 0) : value
}

/**
 * What comes of a navigation by a team, by the sides of the three: 27 numbers. `outcome`: how likely each way is, by
 * the sides of the three; `worth`: what each way is worth, by the captain's side and then by way.
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
