import type { Seat } from '@octopolis/engine'
import type { CardId } from '../data/cards/index.ts'
import type { Effect } from '../data/vocabulary.ts'
import type { Move } from '../moves.ts'
import { hasCard } from '../rules/open.ts'
import { printOf } from '../rules/printed.ts'
import { ahead } from '../rules/ring.ts'
import { racerAt, total, type Event, type State } from '../state.ts'
import { passChance } from './chances.ts'
import { manner } from './manner.ts'
import { gainOf, inPit, rivalry } from './parts.ts'
import { damageTo, fragility, playSwing, pointNow } from './swing.ts'

type Reaction = Extract<Move, { type: 'react' }>

/** What to lay in a window, by rule of thumb; mostly nothing. */
export function reflex(state: State, seat: Seat, event: Event, moves: readonly Move[], fallback: Move): Move {
  let [found, most] = [fallback, 0]
  for (const move of moves) {
    if (move.type !== 'react') continue
    const value = reactionWorth(state, seat, event, move)
    if (value > most) [found, most] = [move, value]
  }
  return found
}

/** What laying it is worth beyond its price; above nothing: it is laid. */
function reactionWorth(state: State, seat: Seat, event: Event, move: Reaction): number {
  const { laid } = state
  if (move.against !== undefined) return cancelWorth(state, seat, event, move.against)
  // This seat has a reaction on the table already: two are rarely better than one.
  const own = hasCard(event) ? 1 : 0
  for (let place = own; place < laid.length; place++) if (laid[place]?.seat === seat) return 0
  let sum = -manner.price
  for (const effect of printOf(state).reaction(move.card)?.effects ?? [])
    sum += answerWorth(state, seat, event, effect, move.target ?? null)
  return sum
}

/** What it is worth to this seat that the event happens. */
export function eventWorth(state: State, seat: Seat, event: Event): number {
  const rivals = rivalry(state.racers, state.pack, seat)
  const share = (other: Seat | null) => (other === null ? 0 : -(rivals[other] ?? 0))
  switch (event.kind) {
    case 'played':
      return playSwing(state, event.actor, event.card, event.target, seat)
    case 'hired':
      return share(event.subject) * pointNow(state) * inPit(state, event.card)
    case 'fitted':
      return share(event.actor) * pointNow(state) * gainOf(state, racerAt(state, event.actor), event.card)
    case 'rolled':
      return share(event.actor) + share(event.subject) * -1
    case 'damage':
      return event.subjects.reduce((sum, other) => sum + share(other) * damageTo(state, other), 0)
    case 'lap':
      return share(event.actor)
    case 'mended':
      return share(event.actor) * (manner.dent + fragility(state, racerAt(state, event.actor)) * pointNow(state))
    case 'pit':
      return share(event.actor) * manner.action
  }
}

/** Iä! Iä! against the event's own card, or against a reaction to it. */
function cancelWorth(state: State, seat: Seat, event: Event, against: number): number {
  const { laid } = state
  // Only the last card that isn't cancelled yet is worth it.
  if (against !== laid.length - 1 || laid[against]?.seat === seat) return 0
  const happens = eventWorth(state, seat, event)
  const isOwnCard = against === 0 && hasCard(event)
  if (isOwnCard) return -happens - manner.matters
  const answer = laid[against]
  if (answer === undefined) return 0
  if (answer.against !== null) {
    // Somebody cancels: an even number of cancellations lets the event or the reaction be.
    return (
      (answer.against === 0 && hasCard(event) ? happens : laid[answer.against]?.seat === seat ? manner.saved : 0) -
      manner.matters
    )
  }
  let theirs = 0
  for (const effect of printOf(state).reaction(answer.card)?.effects ?? []) {
    theirs += answerWorth(state, answer.seat, event, effect, answer.target)
  }
  const isMine = event.actor === seat || (event.kind === 'rolled' && event.subject === seat)
  return (isMine ? theirs : 0) - manner.matters
}

function answerWorth(state: State, seat: Seat, event: Event, effect: Effect, target: Seat | null): number {
  switch (effect.do) {
    case 'add':
      return addWorth(state, seat, event, effect)
    case 'reroll':
      return rerollWorth(state, seat, event)
    case 'prevent':
      return event.kind === 'damage' ? -damageTo(state, seat) : -eventWorth(state, seat, event)
    case 'redirect':
      if (event.kind === 'hired') return event.subject === seat ? 0 : hireWorth(state, seat, event.subject, event.card)
      return event.kind === 'damage' && target !== null ? -damageTo(state, seat) + redirected(state, seat, target) : 0
    case 'draw':
      return manner.card * Math.max(0, Math.min(effect.cards, 6 - racerAt(state, seat).hand.length))
    case 'freePass':
      return passChance(state, seat, ahead(state, seat), effect.bonus)
    case 'repair':
      return repaired(state, seat)
    default:
      return 0
  }
}

function repaired(state: State, seat: Seat): number {
  const racer = racerAt(state, seat)
  return racer.damaged ? manner.dent + fragility(state, racer) * pointNow(state) : 0
}

function redirected(state: State, seat: Seat, target: Seat): number {
  return -(rivalry(state.racers, state.pack, seat)[target] ?? 0) * damageTo(state, target)
}

function hireWorth(state: State, seat: Seat, pit: Seat, card: CardId): number {
  return pointNow(state) * Math.max(0, inPit(state, card)) * (1 + (rivalry(state.racers, state.pack, seat)[pit] ?? 0))
}

/** What cards on the table add to the actor's lead in a roll. */
function leadOf(state: State, event: Extract<Event, { kind: 'rolled' }>): number {
  const { laid } = state
  let lead = total(event.mine) - total(event.theirs)
  for (const { card, seat, against } of laid) {
    if (against !== null) continue
    for (const effect of printOf(state).reaction(card)?.effects ?? []) {
      if (effect.do !== 'add') continue
      const isActor = effect.who === 'actor' || (effect.who === 'me' && seat === event.actor)
      lead += isActor ? effect.amount : -effect.amount
    }
  }
  return lead
}

/** How good it is for the actor of a roll to have this lead: ties hurt. */
const outcome = (lead: number) => (lead > 0 ? 1 : lead === 0 ? manner.draw : 0)

function addWorth(state: State, seat: Seat, event: Event, { who, amount }: Extract<Effect, { do: 'add' }>): number {
  if (event.kind === 'mended') {
    const isUndone = total(event.roll) >= event.needs !== total(event.roll) + amount >= event.needs
    return isUndone ? eventWorth(state, seat, event) * Math.sign(amount) : 0
  }
  if (event.kind !== 'rolled') return 0
  const lead = leadOf(state, event)
  const isActor = who === 'actor' || (who === 'me' && seat === event.actor)
  const after = lead + (isActor ? amount : -amount)
  return (outcome(after) - outcome(lead)) * eventWorth(state, seat, event)
}

function rerollWorth(state: State, seat: Seat, event: Event): number {
  if (event.kind === 'mended') {
    const short = event.needs - total(event.roll)
    if (event.actor !== seat || short <= 0) return 0
    const chance = Math.max(0, Math.min(6, 7 - short - event.roll.die)) / 6
    return chance * eventWorth(state, seat, event)
  }
  if (event.kind !== 'rolled') return 0
  const lead = leadOf(state, event)
  const die = seat === event.actor ? event.mine.die : event.theirs.die
  let hoped = 0
  for (let face = 1; face <= 6; face++) hoped += outcome(lead + (seat === event.actor ? face - die : die - face)) / 6
  return (hoped - outcome(lead)) * eventWorth(state, seat, event)
}
