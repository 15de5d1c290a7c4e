import { isHarbour, spaceAt, type ChartName, type SpaceId } from '../data/charts.ts'
import type { Composition } from './belief/composition.ts'
import { forecast } from './belief/forecast.ts'
import { CULT, isFeast, stageOf, ways, type Side } from './codes.ts'
import type { Learnt, PostIndex } from './tables.ts'

const goalOf = { bluewater: [1, 0, 0], crimson: [0, 1, 0], kraken: [0, 0, 1] } as const
const unknown = [0.4, 0.35, 0.25] as const

/** The chances of the three factions with the ship here. */
export function valueAt(learnt: Learnt, chart: ChartName, ship: SpaceId): readonly number[] {
  const space = spaceAt(chart, ship)
  return isHarbour(space) ? goalOf[space.goal] : (learnt.values[chart][ship] ?? unknown)
}

/** The same for one side, with a captain of this side to feed the Kraken where it is fed. */
export function valueUnder(learnt: Learnt, chart: ChartName, ship: SpaceId, side: Side, captain: Side): number {
  const value = valueAt(learnt, chart, ship)[side] ?? 0
  if (!isFeast(chart, ship)) return value
  // Converts that think of it all feed their leader; what was counted has many in it that don't.
  const fed = Math.max(learnt.feasts[captain] ?? 0, captain === CULT ? 0.65 : 0)
  return value * (1 - fed) + (side === CULT ? fed : 0)
}

/**
 * What comes of a navigation by a team, by the sides of the three: 27 numbers. `worth`: what each way is worth, by the
 * captain's side and then by way.
 */
export function prospects(
  learnt: Learnt,
  chart: ChartName,
  ship: SpaceId,
  pile: Composition,
  worth: readonly number[],
  three: PostIndex | null,
): Float64Array {
  const outcome = forecast(learnt, stageOf(chart, ship), pile, three)
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
