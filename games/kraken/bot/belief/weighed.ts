import { sides, type Side } from '../codes.ts'
import { at, choiceKinds, opinionKinds, type ChoiceKind, type Learnt, type OpinionKind } from '../tables.ts'
import { tempered } from './sided.ts'
import { trust } from './weights.ts'

/** Likelihoods by the sides of two seats (nine numbers) or of three (27), as clues hold them. */
export interface Weighed {
  readonly teams: Float64Array
  muskets(sails: boolean, late: boolean, shown: number): Float64Array
  choices(kind: ChoiceKind): Float64Array
  found(claimed: Side): Float64Array
  opinions(kind: OpinionKind): Float64Array
}

const known = new WeakMap<Learnt, Weighed>()

/** Made once for what was learnt: every answer goes by the same. */
export function weighedBy(learnt: Learnt): Weighed {
  const before = known.get(learnt)
  if (before !== undefined) return before
  const muskets = [false, true].flatMap((sails) =>
    [false, true].flatMap((late) =>
      [0, 1, 2, 3].map((shown) =>
        pairs((side, other) => (learnt.muskets[at.muskets(sails, side, other, late, shown)] ?? 0.25) ** trust.muskets),
      ),
    ),
  )
  const choices = choiceKinds.map((kind) =>
    pairs((side, other) => (learnt.choices[at.choices(kind, side, other)] ?? 1) ** trust.choice),
  )
  const found = sides.map((claimed) => pairs((side, other) => learnt.found[at.found(side, other, claimed)] ?? 1 / 3))
  const opinions = opinionKinds.map((kind) =>
    pairs((side, other) => (learnt.opinions[at.opinions(kind, side, other)] ?? 1) ** trust.opinion),
  )
  const weighed: Weighed = {
    teams: tempered(learnt.teams, trust.team),
    muskets: (sails, late, shown) => there(muskets, (sails ? 8 : 0) + (late ? 4 : 0) + Math.min(3, shown)),
    choices: (kind) => there(choices, choiceKinds.indexOf(kind)),
    found: (claimed) => there(found, claimed),
    opinions: (kind) => there(opinions, opinionKinds.indexOf(kind)),
  }
  known.set(learnt, weighed)
  return weighed
}

function pairs(likelihood: (one: Side, other: Side) => number): Float64Array {
  return Float64Array.from(sides.flatMap((one) => sides.map((other) => likelihood(one, other))))
}

function there(tables: readonly Float64Array[], index: number): Float64Array {
  const table = tables[index]
  if (table === undefined) throw new RangeError(`no table ${index}`)
  return table
}
