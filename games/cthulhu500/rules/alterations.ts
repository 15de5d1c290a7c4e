import type { Seat, Turn } from '@octopolis/engine'
import type { CardId } from '../data/cards/index.ts'
import type { Effect } from '../data/vocabulary.ts'
import type { Fact } from '../facts.ts'
import type { Cause, Event, State, Tally } from '../state.ts'
import { whom } from './effects/whom.ts'
import { printOf } from './printed.ts'
import { tallyOf } from './tally.ts'

/** An event while the cards that answer it take effect, in the order they were laid. */
export interface Alteration {
  event: Event
  /** Whose card has prevented it. */
  preventedBy: Seat | null
  /** Whose dice were thrown again. */
  thrown: Seat[]
  /** It is another event now, and may be answered again (C500-5.6). */
  isNew: boolean
}

/** A card as it answers: whose it is, and which. */
export interface Answering extends Cause {
  readonly source: CardId
}

type Altering = Extract<Effect, { do: 'add' | 'reroll' | 'cancel' | 'prevent' | 'redirect' }>

export function isAltering(effect: Effect): effect is Altering {
  switch (effect.do) {
    case 'add':
    case 'reroll':
    case 'cancel':
    case 'prevent':
    case 'redirect':
      return true
    default:
      return false
  }
}

/** Changes what is about to happen; false: there is nothing to change, or an earlier card has done it (C500-5.2). */
export function alter(
  state: State,
  alteration: Alteration,
  effect: Altering,
  cause: Answering,
  turn: Turn<Fact>,
): boolean {
  switch (effect.do) {
    case 'add':
      return add(alteration, effect, cause, turn)
    case 'reroll':
      return reroll(state, alteration, effect, cause, turn)
    case 'prevent':
      return prevent(state, alteration, cause, turn)
    case 'redirect':
      return redirect(state, alteration, effect, cause, turn)
    // Cards that cancel are laid against a card, and have done so before.
    case 'cancel':
      return false
  }
}

/** Whose die is meant, if it lies there. */
function roller(event: Event, who: 'me' | 'actor' | 'subject', { owner }: Cause): Seat | null {
  if (event.kind !== 'rolled' && event.kind !== 'mended') return null
  const subject = event.kind === 'rolled' ? event.subject : null
  const seat = who === 'me' ? owner : who === 'actor' ? event.actor : subject
  return seat === event.actor || seat === subject ? seat : null
}

/** The event with another tally for one of its rollers. */
function retallied(event: Event, seat: Seat, change: (tally: Tally) => Tally): Event {
  if (event.kind === 'mended') return { ...event, roll: change(event.roll) }
  if (event.kind !== 'rolled') return event
  return event.actor === seat ? { ...event, mine: change(event.mine) } : { ...event, theirs: change(event.theirs) }
}

function add(
  alteration: Alteration,
  { who, amount }: Extract<Effect, { do: 'add' }>,
  cause: Answering,
  turn: Turn<Fact>,
): boolean {
  const seat = roller(alteration.event, who, cause)
  if (seat === null) return false
  alteration.event = retallied(alteration.event, seat, (tally) => ({ ...tally, cards: tally.cards + amount }))
  turn.tell({ type: 'added', seat, amount, card: cause.source, by: cause.owner })
  return true
}

/** C500-5.6 */
function reroll(
  state: State,
  alteration: Alteration,
  { who }: Extract<Effect, { do: 'reroll' }>,
  cause: Answering,
  turn: Turn<Fact>,
): boolean {
  const { event, thrown } = alteration
  const seat = roller(event, who, cause)
  if (seat === null || thrown.includes(seat)) return false
  const die = turn.chance.die(6)
  const isActor = event.actor === seat
  const opponent = event.kind !== 'rolled' ? null : isActor ? event.subject : event.actor
  const purpose = event.kind === 'mended' ? 'repair' : isActor ? 'passing' : 'defending'
  alteration.event = retallied(event, seat, ({ cards }) => tallyOf(state, seat, purpose, opponent, die, cards))
  thrown.push(seat)
  alteration.isNew = true
  turn.tell({ type: 'rerolled', seat, die, card: cause.source, by: cause.owner })
  return true
}

/** Some cards are about their owner's own damage; if another card has seen to that already, they do nothing. */
function isOwn(state: State, source: CardId): boolean {
  return (
    printOf(state)
      .reaction(source)
      ?.to.damage.every(({ as }) => as === 'subject') ?? false
  )
}

/** Of several who are about to be damaged, these. */
function meant(state: State, event: Extract<Event, { kind: 'damage' }>, { owner, source }: Answering): readonly Seat[] {
  return isOwn(state, source) ? event.subjects.filter((seat) => seat === owner) : event.subjects
}

function prevent(state: State, alteration: Alteration, cause: Answering, turn: Turn<Fact>): boolean {
  const { event } = alteration
  const { owner, source } = cause
  if (event.kind === 'damage') {
    const saved = meant(state, event, cause)
    if (saved.length === 0) return false
    alteration.event = { ...event, subjects: event.subjects.filter((seat) => !saved.includes(seat)) }
    for (const seat of saved) turn.tell({ type: 'spared', seat, by: owner, card: source })
    return true
  }
  if (alteration.preventedBy !== null) return false
  alteration.preventedBy = owner
  return true
}

function redirect(
  state: State,
  alteration: Alteration,
  { who }: Extract<Effect, { do: 'redirect' }>,
  cause: Answering,
  turn: Turn<Fact>,
): boolean {
  const { event } = alteration
  const [to] = whom(state, who, cause)
  const from = redirectable(state, event, cause)
  if (to === undefined || from === null || from === to) return false
  switch (event.kind) {
    case 'damage': {
      const others = event.subjects.filter((seat) => seat !== from && seat !== to)
      alteration.event = { ...event, subjects: [...others, to] }
      break
    }
    case 'hired':
      alteration.event = { ...event, subject: to }
      break
    case 'played':
      alteration.event = { ...event, target: to }
      break
    default:
      return false
  }
  alteration.isNew = true
  turn.tell({ type: 'redirected', from, to, by: cause.owner, card: cause.source })
  return true
}

/** Whom it would be done to. */
function redirectable(state: State, event: Event, cause: Answering): Seat | null {
  switch (event.kind) {
    case 'damage':
      return meant(state, event, cause)[0] ?? null
    case 'hired':
      return event.subject
    case 'played':
      return event.target
    default:
      return null
  }
}
