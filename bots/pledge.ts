import type { Seat } from '@octopolis/engine'

/** A word that somebody gave somebody, and what became of it. */
export interface Pledge {
  readonly by: Seat
  readonly to: Seat
  /** The turn it was given for. */
  readonly turn: number
  /** Null: that can't be said yet, or never could. */
  readonly kept: boolean | null
}

/** Set by judgement: a stranger is believed in two of three cases, and a broken word weighs as much as two kept ones. */
const believed = { stranger: 2, doubt: 1, broken: 2 } as const

/** How likely this seat keeps the next word it gives, by those it has given; from 0 to 1. */
export function trustIn(pledges: readonly Pledge[], by: Seat): number {
  const { stranger, doubt, broken } = believed
  let kept: number = stranger
  let all: number = stranger + doubt
  for (const pledge of pledges) {
    if (pledge.by !== by || pledge.kept === null) continue
    kept += pledge.kept ? 1 : 0
    all += pledge.kept ? 1 : broken
  }
  return kept / all
}

/** The words that were given to this seat and broken, the last first. */
export function brokenTo<Given extends Pledge>(pledges: readonly Given[], seat: Seat): Given[] {
  return pledges.filter(({ to, kept }) => to === seat && kept === false).toSorted((a, b) => b.turn - a.turn)
}
