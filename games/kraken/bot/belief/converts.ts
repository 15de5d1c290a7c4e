import type { Seat } from '@octopolis/engine'
import { countOf, isIn } from '../../state.ts'
import { CULT, SAILORS, sides, type Side } from '../codes.ts'

/** What is thought of each seat by and large, to judge by whether somebody has changed. */
export type Marginals = (seat: Seat, side: Side) => number

/** How far one thing alone may move the suspicion that somebody was converted. */
const SWAY = 4
/** How much a leader cares for somebody's good name, and for who is captain. */
const REPUTE = 3
const POWER = 0.8

/** KRA-7.3: each conversion hit somebody; who, shows in what they do afterwards. */
export class Converts {
  /** By seat: the chance to have been converted by now, if not of the cult by birth. */
  readonly chances: Float64Array
  /** By ritual: whom the leader may have chosen; the chances add up to 1. */
  private readonly rituals: Float64Array[] = []

  constructor(seats: number) {
    this.chances = new Float64Array(seats)
  }

  /** Somebody of these, more likely one who was above suspicion, and likeliest the captain: so a leader chooses. */
  oneOf(open: number, captain: Seat, marginals: Marginals | null): void {
    const liking = Array.from(this.chances, (_chance, seat) =>
      isIn(open, seat) ? Math.exp(REPUTE * (marginals?.(seat, SAILORS) ?? 0) + (seat === captain ? POWER : 0)) : 0,
    )
    // One of them may be the leader, whoever that is: so there is less than one choice for each.
    const all = liking.reduce((sum, one) => sum + one, 0) * (1 - 0.5 / Math.max(2, countOf(open)))
    this.rituals.push(Float64Array.from(liking, (one) => (all > 0 ? Math.min(0.95, one / all) : 0)))
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
      const born = marginals(seat, 0) + marginals(seat, 1) + 1e-9
      const before = (marginals(seat, 0) * sailor + marginals(seat, 1) * pirate) / born
      const sway = before > 0 ? Math.min(SWAY, Math.max(1 / SWAY, cult / before)) : 1
      for (const ritual of this.rituals) if ((ritual[seat] ?? 0) < 1) ritual[seat] = (ritual[seat] ?? 0) * sway
      moved = true
    })
    if (!moved) return
    for (const ritual of this.rituals) {
      const all = ritual.reduce((sum, one) => sum + one, 0)
      if (all > 0)
        for (let seat = 0; seat < ritual.length; seat++) ritual[seat] = (ritual[seat] ?? 0) / Math.max(all, 1e-9)
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
