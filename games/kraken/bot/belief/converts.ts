import type { Seat } from '@octopolis/engine'
import { countOf, isIn } from '../../state.ts'
import { CULT, SAILORS, sides, type Side } from '../codes.ts'
import { NEXT_TO_NOTHING } from '../manner.ts'
import { suspicion } from './weights.ts'

/**
 * How likely each seat was dealt each side, as a first reading found: by that a second reading sees who has changed.
 */
export type Marginals = (seat: Seat, side: Side) => number

/** KRA-7.3: each conversion hit somebody; who, shows in what they do afterwards. */
export class Converts {
  /** By seat: the chance to have been converted by now, if not of the cult by birth. */
  readonly chances: Float64Array
  /** By ritual: whom the leader may have chosen; the chances add up to 1. */
  private readonly rituals: Float64Array[] = []

  constructor(seats: number) {
    this.chances = new Float64Array(seats)
  }

  /** One of these seats was converted. Leaders choose somebody above suspicion, and best of all the captain. */
  oneOf(open: number, captain: Seat, marginals: Marginals | null): void {
    const { repute, power, leader, fewest, most } = suspicion
    const liking = Array.from(this.chances, (_chance, seat) =>
      isIn(open, seat) ? Math.exp(repute * (marginals?.(seat, SAILORS) ?? 0) + (seat === captain ? power : 0)) : 0,
    )
    // One of the open seats may be the leader's, who has no need to choose themself: so there are fewer choices than
    // open seats.
    const all = liking.reduce((sum, one) => sum + one, 0) * (1 - leader / Math.max(fewest, countOf(open)))
    this.rituals.push(Float64Array.from(liking, (one) => (all > 0 ? Math.min(most, one / all) : 0)))
    this.sum()
  }

  surely(seat: Seat, converted: boolean): void {
    for (const ritual of this.rituals) ritual[seat] = 0
    if (converted) {
      const known = new Float64Array(this.chances.length)
      known[seat] = 1
      this.rituals.push(known)
    }
    this.sum()
  }

  /** Takes in something that these seats did: a table by their sides as they are now. */
  weigh(about: readonly (Seat | null)[], table: Float64Array, marginals: Marginals): void {
    let moved = false
    about.forEach((seat, place) => {
      if (seat === null || (this.chances[seat] ?? 0) === 0 || (this.chances[seat] ?? 0) === 1) return
      const likely = likelihoods(about, place, table, marginals)
      const [sailor = 0, pirate = 0, cult = 0] = likely
      const born = marginals(seat, 0) + marginals(seat, 1) + NEXT_TO_NOTHING
      const before = (marginals(seat, 0) * sailor + marginals(seat, 1) * pirate) / born
      const sway = before > 0 ? Math.min(suspicion.sway, Math.max(1 / suspicion.sway, cult / before)) : 1
      for (const ritual of this.rituals) if ((ritual[seat] ?? 0) < 1) ritual[seat] = (ritual[seat] ?? 0) * sway
      moved = true
    })
    if (!moved) return
    for (const ritual of this.rituals) {
      const all = ritual.reduce((sum, one) => sum + one, 0)
      if (all > 0)
        for (let seat = 0; seat < ritual.length; seat++)
          ritual[seat] = (ritual[seat] ?? 0) / Math.max(all, NEXT_TO_NOTHING)
    }
    this.sum()
  }

  private sum(): void {
    this.chances.forEach((_chance, seat) => {
      this.chances[seat] = 1 - this.rituals.reduce((left, ritual) => left * (1 - (ritual[seat] ?? 0)), 1)
    })
  }
}

/** By the side of one of these seats: how likely it was, with the others as they are thought to be. */
function likelihoods(
  about: readonly (Seat | null)[],
  place: number,
  table: Float64Array,
  marginals: Marginals,
): number[] {
  const likely = sides.map(() => 0)
  for (let index = 0; index < table.length; index++) {
    let chance = table[index] ?? 0
    let mine: Side = CULT
    for (let at = about.length - 1, left = index; at >= 0; at--, left = Math.floor(left / 3)) {
      const side = (left % 3) as Side
      const seat = about[at] ?? null
      if (at === place) mine = side
      else chance *= seat === null ? 1 / 3 : marginals(seat, side)
    }
    likely[mine] = (likely[mine] ?? 0) + chance
  }
  return likely
}
