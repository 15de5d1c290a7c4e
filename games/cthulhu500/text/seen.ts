import type { Seat } from '@octopolis/engine'
import { cards, type CardId } from '../data/cards/index.ts'
import type { Event, Laid, Slot } from '../state.ts'
import type { RacerView, View } from '../view.ts'

export interface SeenRacer extends RacerView {
  readonly seat: Seat
}

export function racerOf(view: View, seat: Seat): SeenRacer | null {
  const racer = view.racers[seat]
  return racer === undefined ? null : { ...racer, seat }
}

export function mine(view: View): SeenRacer | null {
  return view.viewer === 'watcher' ? null : racerOf(view, view.viewer)
}

/** Everybody, the leader first; by seat, as long as there is no pack. */
export function fromTheFront(view: View): SeenRacer[] {
  const seats = view.pack.length === 0 ? view.racers.map((_racer, seat) => seat) : view.pack
  return seats.map((seat) => racerOf(view, seat)).filter((racer) => racer !== null)
}

/** C500-3.1: directly ahead of the viewer, around the ring; null: there is no pack, or no viewer in it. */
export function aheadOfMe({ pack, viewer }: View): Seat | null {
  const place = viewer === 'watcher' ? -1 : pack.indexOf(viewer)
  return place < 0 ? null : (pack.at(place - 1) ?? null)
}

/** From 1; 0: there is no pack. */
export function placeOf({ pack }: View, seat: Seat): number {
  return pack.indexOf(seat) + 1
}

/** What may be answered now. */
export function openEvent({ agenda }: View): Event | null {
  const step = agenda.at(-1)
  return step?.type === 'window' ? step.event : null
}

/** What was laid in answer, without the event’s own card. */
export function answersLaid({ laid }: View, { kind }: Event): readonly Laid[] {
  return kind === 'played' || kind === 'hired' || kind === 'fitted' ? laid.slice(1) : laid
}

/** Where a card from the hand goes on a vehicle. */
export function slotOf(card: CardId): Slot {
  const { kind } = cards[card]
  return kind === 'tires' || kind === 'mod' ? kind : 'driver'
}

/** What makes room for this card. */
export function replaced(view: View, card: CardId, instead: CardId | undefined): CardId | null {
  const racer = mine(view)
  if (racer === null) return null
  const slot = slotOf(card)
  return slot === 'mod' ? (instead ?? null) : racer[slot]
}
