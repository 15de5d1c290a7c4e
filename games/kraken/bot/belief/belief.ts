import type { Seat, Spoken } from '@octopolis/engine'
import type { Talk } from '../../talk.ts'
import type { View } from '../../view.ts'
import { CULT, type Side } from '../codes.ts'
import type { Learnt } from '../tables.ts'
import { certainties } from './certainties.ts'
import { cluesOf, type Attention, type Clues } from './clues.ts'
import { bySeat, merge, type Laid } from './laid.ts'
import { FAINT } from './weights.ts'
import { worldsOf } from './worlds.ts'

/** What somebody believes: how likely each deal of the faction cards is, and what has become of it since. */
export class Belief {
  readonly seats: number
  /** Worlds that are still possible, row by row, with their weights, which add up to 1. */
  readonly rows: Uint8Array
  readonly leaders: Uint8Array
  readonly weights: Float64Array
  readonly clues: Clues
  private known: Float64Array | null = null
  private cards: Float64Array | null = null
  private leads: Float64Array | null = null

  constructor(seats: number, rows: Uint8Array, leaders: Uint8Array, weights: Float64Array, clues: Clues) {
    this.seats = seats
    this.rows = rows
    this.leaders = leaders
    this.weights = weights
    this.clues = clues
  }

  /** The chance that a seat belongs to a side as things are now. */
  chance(seat: Seat, side: Side): number {
    this.known ??= this.marginals()
    return this.known[seat * 3 + side] ?? 0
  }

  /** The same as it was dealt. */
  dealt(seat: Seat, side: Side): number {
    this.cards ??= this.asDealt()
    return this.cards[seat * 3 + side] ?? 0
  }

  leader(seat: Seat): number {
    if (this.leads === null) {
      this.leads = new Float64Array(this.seats)
      for (let world = 0; world < this.weights.length; world++) {
        const at = this.leaders[world] ?? 0
        this.leads[at] = (this.leads[at] ?? 0) + (this.weights[world] ?? 0)
      }
    }
    return this.leads[seat] ?? 0
  }

  private asDealt(): Float64Array {
    const sum = new Float64Array(this.seats * 3)
    const { rows, weights, seats } = this
    for (let world = 0, at = 0; world < weights.length; world++) {
      const weight = weights[world] as number
      for (let seat = 0; seat < seats; seat++, at++) {
        const place = seat * 3 + (rows[at] as number)
        sum[place] = (sum[place] as number) + weight
      }
    }
    return sum
  }

  private marginals(): Float64Array {
    this.cards ??= this.asDealt()
    const sum = this.cards.slice()
    for (let seat = 0; seat < this.seats; seat++) {
      const turned = this.clues.converted[seat] ?? 0
      for (const side of [0, 1]) {
        const moved = (sum[seat * 3 + side] ?? 0) * turned
        sum[seat * 3 + side] = (sum[seat * 3 + side] ?? 0) - moved
        sum[seat * 3 + CULT] = (sum[seat * 3 + CULT] ?? 0) + moved
      }
    }
    return sum
  }

  /** How likely each combination of sides is for these three, 27 numbers. A post without a holder counts as side 0. */
  team(captain: Seat, lieutenant: Seat | null, navigator: Seat | null): Float64Array {
    const { rows, weights, seats } = this
    let joint = new Float64Array(27)
    for (let world = 0; world < weights.length; world++) {
      const row = world * seats
      const index =
        (rows[row + captain] as number) * 9 +
        (lieutenant === null ? 0 : (rows[row + lieutenant] as number) * 3) +
        (navigator === null ? 0 : (rows[row + navigator] as number))
      joint[index] = (joint[index] as number) + (weights[world] as number)
    }
    joint = turn(joint, 9, this.clues.converted[captain] ?? 0)
    if (lieutenant !== null) joint = turn(joint, 3, this.clues.converted[lieutenant] ?? 0)
    if (navigator !== null) joint = turn(joint, 1, this.clues.converted[navigator] ?? 0)
    return joint
  }
}

/** Moves the share of those converted since over to the cult. */
function turn(joint: Float64Array<ArrayBuffer>, stride: number, converted: number): Float64Array<ArrayBuffer> {
  if (converted <= 0) return joint
  const moved = joint.slice()
  for (let index = 0; index < 27; index++) {
    const side = Math.floor(index / stride) % 3
    if (side === CULT) continue
    const share = (joint[index] ?? 0) * converted
    moved[index] = (moved[index] ?? 0) - share
    const to = index + (CULT - side) * stride
    moved[to] = (moved[to] ?? 0) + share
  }
  return moved
}

export function believe(
  learnt: Learnt,
  view: View,
  talk: readonly Spoken<Talk>[],
  eyes: Seat | null,
  attention: Attention,
): Belief {
  const first = weigh(view, eyes, cluesOf(learnt, view, talk, eyes, attention))
  if (!attention.manners || first.clues.converted.every((chance) => chance === 0 || chance === 1)) return first
  // Somebody was converted: read it all again, and look who has changed since.
  return weigh(
    view,
    eyes,
    cluesOf(learnt, view, talk, eyes, attention, (seat, side) => first.dealt(seat, side)),
  )
}

function weigh(view: View, eyes: Seat | null, clues: Clues): Belief {
  const { seats, count, sides, leaders, turns } = worldsOf(view.crew.length)
  const known = certainties(view, eyes)
  const { knownAt, pairs } = bySeat(merge([...known.clues, ...clues.list]), seats)
  const live: number[] = []
  const weights: number[] = []
  // By seat: the weight of all that is about this seat and those before it.
  const prefix = new Float64Array(seats + 1).fill(1)
  let total = 0
  for (let world = 0; world < count; world++) {
    const row = world * seats
    for (let seat = turns[world] as number; seat < seats; seat++) {
      let weight = prefix[seat] as number
      if (weight !== 0) {
        const from = knownAt[seat] as number
        const to = knownAt[seat + 1] as number
        for (let at = from; at < to; at++) {
          const { one, two, three, table } = pairs[at] as Laid
          weight *= table[
            (three < 0 ? 0 : (sides[row + three] as number) * 9) +
              (two < 0 ? 0 : (sides[row + two] as number) * 3) +
              (sides[row + one] as number)
          ] as number
        }
      }
      prefix[seat + 1] = weight
    }
    const weight = prefix[seats] as number
    if (weight === 0 || !known.leads(leaders[world] as number)) continue
    live.push(world)
    weights.push(weight)
    total += weight
  }
  return settle(view, eyes, live, weights, total, clues)
}

/** Keeps the worlds that matter, with weights that add up to 1. */
function settle(
  view: View,
  eyes: Seat | null,
  live: readonly number[],
  weights: readonly number[],
  total: number,
  clues: Clues,
): Belief {
  const worlds = worldsOf(view.crew.length)
  const { seats } = worlds
  // Nothing explains all of the evidence: somebody plays otherwise than bots do. Then nothing is learnt from it.
  const explained = total > 0 && Number.isFinite(total)
  const kept: number[] = []
  const shares: number[] = []
  if (explained) {
    live.forEach((world, index) => {
      const weight = (weights[index] as number) / total
      if (weight <= FAINT) return
      kept.push(world)
      shares.push(weight)
    })
  } else {
    const known = certainties(view, eyes)
    for (let world = 0; world < worlds.count; world++) {
      const sits = known.clues.every(
        ({ about, table }) => table[worlds.sides[world * seats + (about[0] ?? 0)] ?? 0] !== 0,
      )
      if (sits && known.leads(worlds.leaders[world] ?? 0)) kept.push(world)
    }
    shares.push(...kept.map(() => 1 / kept.length))
  }
  const rows = new Uint8Array(kept.length * seats)
  const leaders = new Uint8Array(kept.length)
  kept.forEach((world, place) => {
    rows.set(worlds.sides.subarray(world * seats, (world + 1) * seats), place * seats)
    leaders[place] = worlds.leaders[world] ?? 0
  })
  return new Belief(seats, rows, leaders, Float64Array.from(shares), clues)
}
