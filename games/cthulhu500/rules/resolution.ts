import type { Seat, Turn } from '@octopolis/engine'
import type { Fact } from '../facts.ts'
import { total, type Cause, type Event, type Laid, type State, type Step } from '../state.ts'
import { alter, isAltering, type Alteration, type Answering } from './alterations.ts'
import { discard } from './discarding.ts'
import { settle } from './events.ts'
import { hasCard } from './open.ts'
import { printOf } from './printed.ts'

/** C500-5.2: nobody lays any more. What was laid takes effect, and then the event happens, if it still does. */
export function resolve(state: State, event: Event, turn: Turn<Fact>): void {
  const { laid } = state
  state.laid = []
  const own = hasCard(event) ? 1 : 0
  if (laid.length === own) return settle(state, event, turn)
  const cancelledBy = cancelled(laid, turn)
  const alteration: Alteration = { event, preventedBy: null, thrown: [], isNew: false }
  const later: Step[] = []
  for (let place = own; place < laid.length; place++) {
    const one = laid[place]
    if (one === undefined) continue
    if (one.against === null && cancelledBy[place] === null) answer(state, alteration, one, later, turn)
    discard(state, one.card)
    turn.tell({ type: 'spent', seat: one.seat, card: one.card })
  }
  const ended = own === 1 ? (cancelledBy[0] ?? null) : null
  if (ended !== null) dismiss(state, event, turn)
  else if (alteration.preventedBy !== null) deny(state, alteration.event, alteration.preventedBy, turn)
  else if (alteration.isNew && !isOff(alteration.event)) renew(state, alteration.event, turn)
  else state.agenda.push({ type: 'settle', event: alteration.event })
  for (const step of later.toReversed()) state.agenda.push(step)
}

/** Nobody is about to be damaged any more. */
function isOff(event: Event): boolean {
  return event.kind === 'damage' && event.subjects.length === 0
}

/** C500-5.3: last in, first out. By place on the table, who has cancelled what lies there. */
function cancelled(laid: readonly Laid[], turn: Turn<Fact>): (Seat | null)[] {
  const by: (Seat | null)[] = laid.map(() => null)
  for (let place = laid.length - 1; place >= 0; place--) {
    const one = laid[place]
    if (one === undefined || one.against === null || by[place] !== null) continue
    const target = laid[one.against]
    if (target === undefined) continue
    if (by[one.against] !== null) {
      turn.tell({ type: 'idle', seat: one.seat, card: one.card })
      continue
    }
    by[one.against] = one.seat
    turn.tell({ type: 'cancelled', seat: target.seat, card: target.card, by: one.seat })
  }
  return by
}

/** What changes the event does so at once; the rest is done before the event happens. */
function answer(state: State, alteration: Alteration, laid: Laid, later: Step[], turn: Turn<Fact>): void {
  const { card, seat: owner, target: chosen } = laid
  const cause: Answering = { owner, source: card, chosen, ...partsIn(alteration.event, owner) }
  let isIdle = true
  for (const effect of printOf(state).reaction(card)?.effects ?? []) {
    if (!isAltering(effect)) later.push({ type: 'effect', effect, cause })
    else if (!alter(state, alteration, effect, cause, turn)) continue
    isIdle = false
  }
  if (isIdle) turn.tell({ type: 'idle', seat: owner, card })
}

function partsIn(event: Event, owner: Seat): Pick<Cause, 'actor' | 'subject'> {
  switch (event.kind) {
    case 'hired':
    case 'rolled':
    case 'lap':
      return { actor: event.actor, subject: event.subject }
    case 'played':
      return { actor: event.actor, subject: event.target }
    case 'damage':
      return { actor: event.actor, subject: event.subjects.includes(owner) ? owner : (event.subjects[0] ?? null) }
    case 'pit':
    case 'fitted':
    case 'mended':
      return { actor: event.actor, subject: event.actor }
  }
}

/** C500-5.3: a cancelled card has no effect at all. */
function dismiss(state: State, event: Event, turn: Turn<Fact>): void {
  if (!hasCard(event)) return
  discard(state, event.card)
  turn.tell({ type: 'spent', seat: event.actor, card: event.card })
}

function deny(state: State, event: Event, by: Seat, turn: Turn<Fact>): void {
  switch (event.kind) {
    case 'played':
    case 'hired':
    case 'fitted':
      turn.tell({ type: 'cancelled', seat: event.actor, card: event.card, by })
      return dismiss(state, event, turn)
    case 'rolled': {
      const { actor: seat, subject: over } = event
      const [mine, theirs] = [total(event.mine), total(event.theirs)]
      return turn.tell({ type: 'raced', seat, over, mine, theirs, result: 'calledOff' })
    }
    case 'pit':
      return turn.tell({ type: 'pitDenied', seat: event.actor })
    case 'mended':
      return turn.tell({ type: 'unmended', seat: event.actor, total: total(event.roll), needs: event.needs })
    case 'lap':
      return turn.tell({ type: 'lapDenied', seat: event.actor })
    case 'damage':
      return
  }
}

/** C500-5.6: it may be answered again. */
function renew(state: State, event: Event, turn: Turn<Fact>): void {
  if (event.kind === 'rolled') {
    const { actor: seat, subject: over, mine, theirs } = event
    turn.tell({ type: 'rolled', seat, over, mine, theirs, again: true })
  }
  if (event.kind === 'mended') {
    const { actor: seat, roll, needs } = event
    turn.tell({ type: 'mending', seat, roll, needs, again: true })
  }
  state.agenda.push({ type: 'reopen', event })
}
