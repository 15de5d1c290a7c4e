import { ways, hands, handOfTwo, sides, takeOf, takes, type Side, type Stage, type Way } from '../codes.ts'
import { NEXT_TO_NOTHING } from '../manner.ts'
import { at, CAPTAIN, chanceToTake, LIEUTENANT, NAVIGATOR, type Learnt, type PostIndex } from '../tables.ts'
import { handChances, threeChances, type Composition } from './composition.ts'

/** What is known or claimed about the hand of captain or lieutenant. */
export interface HandClue {
  /** Seen with own eyes: what was drawn and given, of nine; null: not seen. */
  readonly take: number | null
  /** Given, where only that is known. */
  readonly gave: Way | null
  readonly claimedHand: number | null
  readonly claimedGift: Way | null
  readonly three: boolean
  /** Nobody held this post: chance chose. */
  readonly empty: boolean
}

/** What is known or claimed about one navigation. */
export interface CourseClue {
  readonly stage: Stage
  readonly composition: Composition
  readonly captain: HandClue
  readonly lieutenant: HandClue
  /** The logbook, if seen; null: not. */
  readonly logbook: number | null
  readonly claimedLogbook: number | null
  /** Nobody read it. */
  readonly unread: boolean
  readonly revealed: Way | null
  readonly jumped: boolean
}

/** By the card that is given: how likely somebody of this side gives it, and says about it what was said. */
export function gifts(learnt: Learnt, clue: HandClue, course: CourseClue, post: PostIndex, side: Side): Float64Array {
  const given = new Float64Array(3)
  if (clue.three) return threeGifts(learnt, clue, course, post, side)
  const drawn = handChances(course.composition)
  takes.forEach(({ hand, taken }, take) => {
    if (clue.take !== null && clue.take !== take) return
    if (clue.gave !== null && clue.gave !== taken) return
    const chance =
      (clue.take === null ? (drawn[hand] ?? 0) : 1) * taking(learnt, post, side, course.stage, hand, taken, clue.empty)
    given[taken] = (given[taken] ?? 0) + chance * saying(learnt, clue, side, take)
  })
  return given
}

export function taking(
  learnt: Learnt,
  post: PostIndex,
  side: Side,
  stage: Stage,
  hand: number,
  taken: Way,
  byChance: boolean,
): number {
  const [one, other] = hands[hand] ?? [0, 0]
  if (one === other) return 1
  return byChance ? 0.5 : chanceToTake(learnt, post, side, stage, taken, taken === one ? other : one)
}

/** How likely somebody who drew and gave this says what they said. */
function saying(learnt: Learnt, { claimedHand, claimedGift }: HandClue, side: Side, take: number): number {
  if (claimedHand === null && claimedGift === null) return 1
  let chance = 0
  takes.forEach(({ hand, taken }, claim) => {
    if (claimedHand !== null && claimedHand !== hand) return
    if (claimedGift !== null && claimedGift !== taken) return
    chance += learnt.claims[at.claims(side, take, claim)] ?? 0
  })
  return chance
}

function threeGifts(learnt: Learnt, clue: HandClue, course: CourseClue, post: PostIndex, side: Side): Float64Array {
  const given = new Float64Array(3)
  const sets = threeChances(course.composition)
  for (let set = 1; set < 8; set++) {
    const there = ways.filter((way) => (set >> way) & 1)
    const liking = there.map((way) =>
      there.reduce<number>(
        (product, other) =>
          other === way ? product : product * chanceToTake(learnt, post, side, course.stage, way, other),
        1,
      ),
    )
    const all = liking.reduce((sum, one) => sum + one, 0)
    there.forEach((way, index) => {
      if (clue.gave !== null && clue.gave !== way) return
      given[way] = (given[way] ?? 0) + ((sets[set] ?? 0) * (liking[index] ?? 0)) / Math.max(all, NEXT_TO_NOTHING)
    })
  }
  return given
}

/** How likely a navigator of this side, finding these two, does what was done, and says what was said. */
function reading(learnt: Learnt, course: CourseClue, side: Side, one: Way, other: Way): number {
  const hand = handOfTwo(one, other)
  if (course.logbook !== null && course.logbook !== hand) return 0
  const jump = course.unread ? 0 : (learnt.jumps[at.jumps(side, hand)] ?? 0)
  if (course.jumped) return jump
  const { revealed } = course
  if (revealed === null) return 1
  if (revealed !== one && revealed !== other) return 0
  const stays = (1 - jump) * taking(learnt, NAVIGATOR, side, course.stage, hand, revealed, course.unread)
  if (course.claimedLogbook === null) return stays
  return stays * (learnt.readings[at.readings(side, takeOf(hand, revealed), course.claimedLogbook)] ?? 0)
}

/** By the sides of captain, lieutenant and navigator: how likely all that is. */
export function weighCourse(learnt: Learnt, course: CourseClue): Float64Array {
  const fromCaptain = sides.map((side) => gifts(learnt, course.captain, course, CAPTAIN, side))
  const fromLieutenant = sides.map((side) => gifts(learnt, course.lieutenant, course, LIEUTENANT, side))
  const read = sides.map((side) => {
    const table = new Float64Array(9)
    for (const one of ways) for (const other of ways) table[one * 3 + other] = reading(learnt, course, side, one, other)
    return table
  })
  const weights = new Float64Array(27)
  for (const captain of sides) {
    for (const lieutenant of sides) {
      for (const navigator of sides) {
        let sum = 0
        for (const one of ways) {
          const mine = fromCaptain[captain]?.[one] ?? 0
          if (mine === 0) continue
          for (const other of ways) {
            sum += mine * (fromLieutenant[lieutenant]?.[other] ?? 0) * (read[navigator]?.[one * 3 + other] ?? 0)
          }
        }
        weights[captain * 9 + lieutenant * 3 + navigator] = sum
      }
    }
  }
  return weights
}
