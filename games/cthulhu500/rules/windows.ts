import type { Seat, Turn, Window } from '@octopolis/engine'
import { eventKinds, type EventKind } from '../data/vocabulary.ts'
import type { Fact } from '../facts.ts'
import { deed, question } from '../kit.ts'
import type { Answers } from '../moves.ts'
import type { Event, State } from '../state.ts'
import { answersTo, concerns } from './answers.ts'
import { holdAfter } from './choices.ts'
import { open } from './open.ts'
import { takeFromHand } from './hands.ts'
import { resolve } from './resolution.ts'

const about = windowsThat(true)
const beside = windowsThat(false)

/** Made once, for they are asked for at every answer. */
function windowsThat(mine: boolean): Readonly<Record<EventKind, Window>> {
  return Object.fromEntries(eventKinds.map((event) => [event, { event, mine }])) as Record<EventKind, Window>
}

export const reopen = deed<'reopen'>((state, { event }) => open(state, event))

export const window = question<'window'>({
  rule: 'C500-5.4',
  pace: 'reflex',
  window: (state, { event }, seat) => (concerns(state, event, seat) ? about : beside)[event.kind],
  asks: ({ held }, _step, seat) => ((held >> seat) & 1) === 0,
  moves: (state, { event }, seat) => answersTo(state, event, seat),
  fallback: ({ laid }) => holdAfter(laid.length)[0],
  answer(state, { event }, seat, move, turn) {
    if (move.type === 'react') return lay(state, event, seat, move, turn)
    state.held |= 1 << seat
    if (state.held !== (1 << state.race.seats) - 1) return
    state.agenda.pop()
    resolve(state, event, turn)
  },
})

/** C500-5.2: it lies there from now on, and everybody is asked again. */
function lay(
  state: State,
  event: Event,
  seat: Seat,
  move: Extract<Answers['window'], { type: 'react' }>,
  turn: Turn<Fact>,
): void {
  const { card, against = null, target = null } = move
  takeFromHand(state, seat, card, turn)
  const answered = against === null ? null : (state.laid[against] ?? null)
  state.laid.push({ card, seat, against, target })
  state.held = 0
  turn.tell({
    type: 'reacted',
    seat,
    card,
    to: event.kind,
    against: answered === null ? null : { card: answered.card, seat: answered.seat },
    target,
  })
}
