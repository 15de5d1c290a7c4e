import type { Seat, Turn } from '@octopolis/engine'
import type { Fact } from '../../facts.ts'
import { racerAt, type Cause, type State } from '../../state.ts'
import { discardFromHand, mostInHand, moveCard } from '../hands.ts'
import { replacing } from '../printed.ts'

/** Is something in the way of taking this from them? Nothing is in the way of one's own cards. */
export function isGuarded(state: State, seat: Seat, { owner }: Cause, turn: Turn<Fact>): boolean {
  const source = owner === seat ? null : replacing(state, seat, 'theft')
  if (source === null) return false
  turn.tell({ type: 'guarded', seat, source })
  return true
}

/** At random, for all to see. */
export function discardSome(state: State, seat: Seat, most: number, cause: Cause, turn: Turn<Fact>): void {
  const { hand } = racerAt(state, seat)
  if (hand.length === 0 || isGuarded(state, seat, cause, turn)) return
  const cards = turn.chance.shuffle(hand.slice()).slice(0, most)
  for (const card of cards) discardFromHand(state, seat, card, turn)
  turn.tell({ type: 'discarded', seat, cards, source: cause.source })
}

/** At random; a full hand takes no more. */
export function steal(state: State, from: Seat, most: number, cause: Cause, turn: Turn<Fact>): void {
  const { owner: seat } = cause
  const { hand } = racerAt(state, from)
  if (seat === from || hand.length === 0 || isGuarded(state, from, cause, turn)) return
  for (let left = most; left > 0 && hand.length > 0 && racerAt(state, seat).hand.length < mostInHand; left--) {
    const card = turn.chance.pick(hand)
    moveCard(state, from, seat, card)
    turn.tell({ type: 'stole', seat, from, card }, [seat, from], { type: 'stoleUnseen', seat, from })
  }
}
