import type { Seat, Turn } from '@octopolis/engine'
import type { Effect } from '../../data/vocabulary.ts'
import type { Fact } from '../../facts.ts'
import { deed } from '../../kit.ts'
import { racerAt, type Cause, type State, type Step } from '../../state.ts'
import { isAltering } from '../alterations.ts'
import { mend, threaten } from '../damage.ts'
import { draw } from '../draws.ts'
import { passHandsLeft } from '../hands.ts'
import { swap } from '../ring.ts'
import { discardSome, steal } from './hands.ts'
import { hireAway, lose } from './parts.ts'
import { whom } from './whom.ts'

export const applyEffect = deed<'effect'>((state, { effect, cause }, turn) => {
  // Those are for answers, and were worked into the event.
  if (isAltering(effect)) return
  if (effect.do === 'handsLeft') return passHandsLeft(state, turn)
  const seats = whom(state, effect.who, cause)
  if (effect.do === 'damage') return threaten(state, seats, cause.owner, cause.source, turn)
  const steps: Step[] = []
  for (const seat of seats) {
    apply(state, effect, seat, cause, steps, turn)
    if (state.ending !== null) return
  }
  for (const step of steps.toReversed()) state.agenda.push(step)
})

type Applied = Exclude<Effect, { do: 'damage' | 'handsLeft' | 'add' | 'reroll' | 'cancel' | 'prevent' | 'redirect' }>

/** What is done to one seat, at once or as steps to come. */
function apply(state: State, effect: Applied, seat: Seat, cause: Cause, steps: Step[], turn: Turn<Fact>): void {
  switch (effect.do) {
    case 'repair':
      return mend(state, seat, turn)
    case 'advance':
      for (let left = effect.places; left > 0; left--) steps.push({ type: 'getAhead', seat, by: 'card' })
      return
    case 'drop':
      for (let left = effect.places; left > 0; left--) steps.push({ type: 'fallBack', seat, by: 'card' })
      return
    case 'swap':
      return swap(state, cause.owner, seat, turn)
    case 'freePass':
      steps.push({ type: 'offer', seat, bonus: effect.bonus })
      return
    case 'draw':
      return draw(state, seat, effect.cards, turn)
    case 'discard':
      return discardSome(state, seat, effect.cards, cause, turn)
    case 'steal':
      return steal(state, seat, effect.cards, cause, turn)
    case 'actions':
      return changeActions(state, seat, effect.more, turn)
    case 'lose':
      return lose(state, seat, effect.what, cause, turn)
    case 'hireAway':
      return hireAway(state, seat, cause, turn)
  }
}

/** In this turn if it is theirs, else in their next one. */
function changeActions(state: State, seat: Seat, more: number, turn: Turn<Fact>): void {
  const isNow = state.turn === seat
  if (isNow) state.actions = Math.max(0, state.actions + more)
  else racerAt(state, seat).carry += more
  turn.tell({ type: 'actions', seat, more, when: isNow ? 'now' : 'next' })
}
