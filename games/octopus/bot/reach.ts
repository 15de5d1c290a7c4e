import { exteriorLocation, rooms, type Location } from '../data/places.ts'
import type { Night } from '../state.ts'

/** A set of locations as bits: location n is bit n. */
export type Places = number

const allRooms: Places = rooms.reduce((set, room) => set | (1 << room), 0)

interface Reach {
  /** By location: where the cultists can be after one turn, and after two. */
  readonly once: readonly Places[]
  readonly twice: readonly Places[]
}

/** The stairs of a night never change, and thoughts ask for them all the time. */
const known = new WeakMap<Night, Reach>()

export function reachOf(night: Night): Reach {
  const kept = known.get(night)
  if (kept !== undefined) return kept
  const outside = night.exterior === null ? 0 : 1 << exteriorLocation
  const once = night.stairs.map((stairs, at) => {
    if (at === 0) return 0
    if (at === exteriorLocation) return allRooms | outside
    return stairs.reduce((set, room) => set | (1 << room), (1 << at) | outside)
  })
  const twice = once.map((set) => once.reduce((far, next, place) => ((set >> place) & 1 ? far | next : far), set))
  const reach = { once, twice }
  known.set(night, reach)
  return reach
}

export function has(set: Places, place: Location | 0): boolean {
  return ((set >> place) & 1) === 1
}

export function size(set: Places): number {
  let count = 0
  for (let left = set; left !== 0; left &= left - 1) count++
  return count
}
