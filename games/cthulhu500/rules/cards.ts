import type { Seat, Turn } from '@octopolis/engine'
import type { CardId } from '../data/cards/index.ts'
import type { Fact } from '../facts.ts'
import { deed } from '../kit.ts'
import { racerAt, type Event, type State } from '../state.ts'
import { discard } from './discarding.ts'
import { takeFromHand } from './hands.ts'
import { open } from './open.ts'
import { isSpell, printOf } from './printed.ts'
import { happen } from './triggers.ts'

/** C500-2.2: an action card is laid on the table. */
export function playCard(state: State, seat: Seat, card: CardId, target: Seat | null, turn: Turn<Fact>): void {
  takeFromHand(state, seat, card, turn)
  turn.tell({ type: 'played', seat, card, target })
  open(state, { kind: 'played', actor: seat, card, target })
}

/** It takes effect, and is then discarded. */
export function perform(state: State, { actor, card, target }: Extract<Event, { kind: 'played' }>): void {
  state.agenda.push({ type: 'spend', seat: actor, card })
  const cause = { owner: actor, source: card, chosen: target, actor, subject: target }
  const effects = printOf(state).effects(card)
  for (let place = effects.length - 1; place >= 0; place--) {
    const effect = effects[place]
    if (effect !== undefined) state.agenda.push({ type: 'effect', effect, cause })
  }
}

/** C500-2.2: what a spell triggers comes right after it is done. */
export const spend = deed<'spend'>((state, { seat, card }, turn) => {
  discard(state, card)
  turn.tell({ type: 'spent', seat, card })
  if (!isSpell(card)) return
  const { seats } = state.race
  // The caster's own cards first, then around the table.
  for (let after = seats - 1; after >= 0; after--) {
    happen(state, 'spellResolved', (seat + after) % seats, seat, null)
  }
})

/** C500-2.1: a crew card goes to a pit, one's own or an opponent's. */
export function hireCrew(state: State, seat: Seat, card: CardId, pit: Seat, turn: Turn<Fact>): void {
  takeFromHand(state, seat, card, turn)
  turn.tell({ type: 'hired', seat, card, pit })
  open(state, { kind: 'hired', actor: seat, subject: pit, card })
}

export function join(state: State, { card, subject: pit }: Extract<Event, { kind: 'hired' }>, turn: Turn<Fact>): void {
  racerAt(state, pit).pit.push(card)
  turn.tell({ type: 'joined', card, pit })
}
