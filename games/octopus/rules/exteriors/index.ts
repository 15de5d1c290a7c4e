import type { Exterior } from '../../data/places.ts'
import type { State } from '../../state.ts'
import { city } from './city.ts'
import { colony } from './colony.ts'
import { dreams } from './dreams.ts'
import type { ExteriorRules } from './exterior.ts'
import { marsh } from './marsh.ts'

const exteriors: Readonly<Record<Exterior, ExteriorRules>> = { dreams, marsh, colony, city }

/** What the Exterior of this night does; in a quick game, nothing. */
export function exteriorOf({ night }: State): ExteriorRules | null {
  return night.exterior === null ? null : exteriors[night.exterior]
}
