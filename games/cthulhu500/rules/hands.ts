import type { Seat, Turn } from '@octopolis/engine'
import type { CardId } from '../data/cards/index.ts'
import type { Fact } from '../facts.ts'
import { racerAt, type State } from '../state.ts'
import { discard } from './discarding.ts'

/** C500-2.4 */
export const mostInHand = 5

const none: readonly CardId[] = []

export function without(list: readonly CardId[], card: CardId): readonly CardId[] {
  const at = list.indexOf(card)
  return at < 0 ? list : list.toSpliced(at, 1)
}

/** A card leaves a hand for all to see. Everybody who knew that it was there now knows of one card less. */
export function takeFromHand(state: State, seat: Seat, card: CardId, turn: Turn<Fact>): void {
  const { hand, known, familiar } = racerAt(state, seat)
  const at = hand.indexOf(card)
  if (at < 0) throw new RangeError(`seat ${seat} has no ${card}`)
  hand.splice(at, 1)
  for (let knower = 0; knower < known.length; knower++) {
    if ((familiar[knower] ?? 0) === 0) continue
    known[knower] = without(known[knower] ?? none, card)
    familiar[knower] = Math.min(familiar[knower] ?? 0, hand.length)
  }
  turn.reveal()
}

/** For all to see, to the discards. */
export function discardFromHand(state: State, seat: Seat, card: CardId, turn: Turn<Fact>): void {
  takeFromHand(state, seat, card, turn)
  discard(state, card)
}

/** One takes a card from another: both know which it was, and nobody else does. */
export function moveCard(state: State, from: Seat, to: Seat, card: CardId): void {
  const [giver, taker] = [racerAt(state, from), racerAt(state, to)]
  const { length } = giver.hand
  const isAlike = giver.hand.every((one) => one === card)
  giver.hand.splice(giver.hand.indexOf(card), 1)
  taker.hand.push(card)
  for (let knower = 0; knower < giver.known.length; knower++) {
    const known = giver.known[knower] ?? none
    const familiar = giver.familiar[knower] ?? 0
    if (knower === to) giver.known[knower] = without(known, card)
    else giver.known[knower] = lessOneOfEach(known)
    // Who knew the whole hand, and all of it alike, knows which card went.
    if (knower !== to && familiar >= length) {
      taker.familiar[knower] = (taker.familiar[knower] ?? 0) + 1
      if (isAlike && known.length === length) taker.known[knower] = [...(taker.known[knower] ?? none), card]
    }
    giver.familiar[knower] = Math.min(familiar, giver.hand.length)
  }
  taker.known[from] = [...(taker.known[from] ?? none), card]
  taker.familiar[from] = (taker.familiar[from] ?? 0) + 1
  taker.known[to] = none
  taker.familiar[to] = 0
}

/** One card has gone, and it isn't known which: any of them may have been it, but only once. */
function lessOneOfEach(known: readonly CardId[]): readonly CardId[] {
  return known.length === 0 ? known : known.filter((card, at) => known.indexOf(card) < at)
}

/** C500-7.1: everybody passes their hand to the left, and remembers it. */
export function passHandsLeft(state: State, turn: Turn<Fact>): void {
  const { racers } = state
  const before = racers.map(({ hand, known, familiar }) => ({ hand, known, familiar }))
  turn.tell({ type: 'handsLeft', counts: before.map(({ hand }) => hand.length) })
  for (let giver = 0; giver < racers.length; giver++) {
    const seat = (giver + 1) % racers.length
    const taker = racerAt(state, seat)
    const given = before[giver]
    if (given === undefined) continue
    const { hand, known, familiar } = given
    taker.hand = hand
    taker.known = known
    taker.familiar = familiar
    taker.known[giver] = hand.slice()
    taker.familiar[giver] = hand.length
    taker.known[seat] = none
    taker.familiar[seat] = 0
    if (hand.length > 0) turn.tell({ type: 'received', seat, from: giver, cards: hand.slice() }, [seat])
  }
}
