import type { Seat } from '@octopolis/engine'
import type { CardId } from '../data/cards/index.ts'
import type { Cue } from '../data/vocabulary.ts'
import type { Answers } from '../moves.ts'
import { racerAt, type Event, type State } from '../state.ts'
import { hasCard } from './open.ts'
import { cancel, holdAfter, isCopy, react } from './choices.ts'
import { isSpell, printOf } from './printed.ts'
import { touches } from './effects/whom.ts'

export function isSubject(state: State, event: Event, seat: Seat): boolean {
  switch (event.kind) {
    case 'played':
      return event.actor !== seat && touches(state, event, seat)
    case 'hired':
    case 'rolled':
    case 'lap':
      return event.subject === seat
    case 'damage':
      return event.subjects.includes(seat)
    case 'pit':
    case 'fitted':
    case 'mended':
      return event.actor === seat
  }
}

/** Is the event about this seat? */
export function concerns(state: State, event: Event, seat: Seat): boolean {
  return event.actor === seat || isSubject(state, event, seat)
}

function fits(state: State, event: Event, answers: readonly Cue[], seat: Seat): boolean {
  for (const { as, spell } of answers) {
    if (as === 'actor' && event.actor !== seat) continue
    if (as === 'subject' && !isSubject(state, event, seat)) continue
    if (spell === true && !(event.kind === 'played' && isSpell(event.card))) continue
    return true
  }
  return false
}

/** C500-5.1: to let it happen, and everything in the hand that answers it. */
export function answersTo(state: State, event: Event, seat: Seat): readonly Answers['window'][] {
  const { laid } = state
  const { hand } = racerAt(state, seat)
  const print = printOf(state)
  const nothing = holdAfter(laid.length)
  let moves: Answers['window'][] | null = null
  for (let at = 0; at < hand.length; at++) {
    const card = hand[at] as CardId
    const reaction = print.reaction(card)
    if (reaction === undefined || isCopy(hand, at)) continue
    const answers = reaction.to[event.kind]
    const applies = answers.length > 0 && fits(state, event, answers, seat)
    if (reaction.cancels) {
      const own = hasCard(event) ? 1 : 0
      for (let place = applies ? 0 : own; place < laid.length; place++)
        (moves ??= [...nothing]).push(cancel(card, place))
    } else if (applies && reaction.isAimed) {
      for (let target = 0; target < state.race.seats; target++) {
        if (target !== seat) (moves ??= [...nothing]).push(react(card, target))
      }
    } else if (applies) (moves ??= [...nothing]).push(react(card, -1))
  }
  return moves ?? nothing
}
