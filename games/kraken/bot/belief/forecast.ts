import { handOfTwo, sides, ways, type Side, type Stage, type Way } from '../codes.ts'
import { CAPTAIN, LIEUTENANT, NAVIGATOR, type Learnt, type PostIndex } from '../tables.ts'
import type { Composition } from './composition.ts'
import { gifts, taking, type CourseClue, type HandClue } from './course.ts'

const nothing: HandClue = { take: null, gave: null, claimedHand: null, claimedGift: null, three: false, empty: false }

/** A navigation that is still to come. */
function ahead(stage: Stage, composition: Composition, three: PostIndex | null): CourseClue {
  return {
    stage,
    composition,
    captain: { ...nothing, three: three === CAPTAIN },
    lieutenant: { ...nothing, three: three === LIEUTENANT },
    logbook: null,
    claimedLogbook: null,
    unread: false,
    revealed: null,
    jumped: false,
  }
}

/** For each combination of the three sides, three numbers: how likely each colour is revealed. */
export function forecast(
  learnt: Learnt,
  stage: Stage,
  composition: Composition,
  three: PostIndex | null,
): Float64Array {
  const course = ahead(stage, composition, three)
  const fromCaptain = sides.map((side) => gifts(learnt, course.captain, course, CAPTAIN, side))
  const fromLieutenant = sides.map((side) => gifts(learnt, course.lieutenant, course, LIEUTENANT, side))
  const out = new Float64Array(81)
  for (let team = 0; team < 27; team++) {
    const navigator = (team % 3) as Side
    const captain = fromCaptain[Math.floor(team / 9)]
    const lieutenant = fromLieutenant[Math.floor(team / 3) % 3]
    for (const one of ways) {
      for (const other of ways) {
        const chance = (captain?.[one] ?? 0) * (lieutenant?.[other] ?? 0)
        const taken = taking(learnt, NAVIGATOR, navigator, stage, handOfTwo(one, other), one, false)
        out[team * 3 + one] = (out[team * 3 + one] ?? 0) + chance * taken
        if (other !== one) out[team * 3 + other] = (out[team * 3 + other] ?? 0) + chance * (1 - taken)
      }
    }
  }
  return out
}

/** What a gift is worth once it is given: for each combination of the three sides one number, 27 in all. */
export function afterGift(
  learnt: Learnt,
  stage: Stage,
  composition: Composition,
  post: PostIndex,
  given: Way,
  worth: readonly number[],
): Float64Array {
  const course = ahead(stage, composition, null)
  const other = post === CAPTAIN ? LIEUTENANT : CAPTAIN
  const fromOther = sides.map((side) => gifts(learnt, course.captain, course, other, side))
  const table = new Float64Array(27)
  for (let team = 0; team < 27; team++) {
    const navigator = (team % 3) as Side
    const gift = fromOther[post === CAPTAIN ? Math.floor(team / 3) % 3 : Math.floor(team / 9)]
    let sum = 0
    for (const way of ways) {
      const taken = taking(learnt, NAVIGATOR, navigator, stage, handOfTwo(given, way), given, false)
      sum += (gift?.[way] ?? 0) * (taken * (worth[given] ?? 0) + (1 - taken) * (worth[way] ?? 0))
    }
    table[team] = sum
  }
  return table
}
