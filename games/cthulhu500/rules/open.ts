import type { CardId } from '../data/cards/index.ts'
import type { Event, State } from '../state.ts'

/** The card that the event is about, and that lies on the table first. */
export function hasCard(event: Event): event is Extract<Event, { card: CardId }> {
  return event.kind === 'played' || event.kind === 'hired' || event.kind === 'fitted'
}

/** C500-5.4: an event may be answered, by anybody, whatever they hold. It must be the last thing put on the agenda. */
export function open(state: State, event: Event): void {
  state.laid = hasCard(event)
    ? [{ card: event.card, seat: event.actor, against: null, target: event.kind === 'played' ? event.target : null }]
    : []
  state.held = 0
  state.agenda.push({ type: 'window', event })
}
