import type { Seat } from '@octopolis/engine'
import { cardNames, type Card } from '../data/cards.ts'
import type { Move, MoveOf } from '../moves.ts'
import { listOf } from '../state.ts'

/**
 * Every answer that is given again and again, made once: a search asks for them millions of times. Sets of seats are
 * bits, so that a list of answers can be kept for each set.
 */
const seats: readonly Seat[] = Array.from({ length: 11 }, (_, seat) => seat)

export const pass: MoveOf<'pass'> = { type: 'pass' }
export const confirm: MoveOf<'confirm'> = { type: 'confirm' }
export const redraw: MoveOf<'redraw'> = { type: 'redraw' }
export const jump: MoveOf<'jump'> = { type: 'jump' }
export const join: MoveOf<'join'> = { type: 'join' }
export const decline: MoveOf<'decline'> = { type: 'decline' }
export const leave: MoveOf<'leave'> = { type: 'leave' }
export const discard: MoveOf<'discard'> = { type: 'discard' }

const choose: readonly MoveOf<'choose'>[] = seats.map((seat) => ({ type: 'choose', seat }))
const commit: readonly MoveOf<'commit'>[] = Array.from({ length: 55 }, (_, muskets) => ({ type: 'commit', muskets }))
const give = byCard((card): MoveOf<'give'> => ({ type: 'give', card }))
const steer = byCard((card): MoveOf<'steer'> => ({ type: 'steer', card }))

function byCard<Of extends Move>(make: (card: Card) => Of): Readonly<Record<Card, Of>> {
  return Object.fromEntries(cardNames.map((card) => [card, make(card)])) as Record<Card, Of>
}

/** A function of a set of seats, worked out once for each set. */
export function kept<Of>(make: (seats: number) => Of): (seats: number) => Of {
  const known = new Map<number, Of>()
  return (set) => {
    const before = known.get(set)
    if (before !== undefined) return before
    const made = make(set)
    known.set(set, made)
    return made
  }
}

export function pick<Of>(list: readonly Of[], index: number): Of {
  const found = list[index]
  if (found === undefined) throw new RangeError(`no ${index} in a list of ${list.length}`)
  return found
}

export const chooseAmong = kept((set) => listOf(set).map((seat) => pick(choose, seat)))

const commits = [0, 1].map((least) => commit.map((_move, most) => commit.slice(least, most + 1)))

/** From nothing, or from one if the Agitator wants to see something. */
export function commitFrom(least: number, most: number): readonly MoveOf<'commit'>[] {
  return pick(pick(commits, least), most)
}

export function commitOf(muskets: number): MoveOf<'commit'> {
  return pick(commit, muskets)
}

export function giveAny(cards: readonly Card[]): MoveOf<'give'>[] {
  return different(cards).map((card) => give[card])
}

export function steerAny(cards: readonly Card[]): MoveOf<'steer'>[] {
  return different(cards).map((card) => steer[card])
}

function different(cards: readonly Card[]): readonly Card[] {
  return cards.filter((card, at) => cards.indexOf(card) === at)
}

/** KRA-3.1: two different players. */
export const nominateAmong = kept((set): readonly MoveOf<'nominate'>[] =>
  listOf(set).flatMap((lieutenant) =>
    listOf(set & ~(1 << lieutenant)).map((navigator) => ({ type: 'nominate', lieutenant, navigator })),
  ),
)

/** KRA-4.8: with two on board, either post. */
export const eitherPost = kept((set): readonly MoveOf<'nominate'>[] =>
  listOf(set).flatMap((seat): MoveOf<'nominate'>[] => [
    { type: 'nominate', lieutenant: seat, navigator: null },
    { type: 'nominate', lieutenant: null, navigator: seat },
  ]),
)

/** KRA-7.1: three muskets, in any way. */
export const stashAmong = kept((set): readonly MoveOf<'stash'>[] => {
  const list = listOf(set)
  return list.flatMap((first) =>
    list
      .filter((second) => second >= first)
      .flatMap((second) =>
        list
          .filter((third) => third >= second)
          .map((third): MoveOf<'stash'> => ({ type: 'stash', to: [first, second, third] })),
      ),
  )
})

export const pairs = kept((set): readonly (readonly [Seat, Seat])[] =>
  listOf(set).flatMap((first) =>
    listOf(set)
      .filter((second) => second > first)
      .map((second) => [first, second] as const),
  ),
)
