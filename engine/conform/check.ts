import type { Chance } from '../chance.ts'
import type { Position } from './position.ts'
import type { Group } from './report.ts'

/** Something that looks at positions and throws a Fault where a thing that must hold doesn't. */
export interface Check {
  /** What it tries; it rests once that has failed. */
  readonly group: Group
  /** Looks at one position in so many. */
  readonly onePositionIn: number
  look(position: Position, chance: Chance): void
}
