import type { Seat, Turn } from '@octopolis/engine'
import type { Fact } from '../facts.ts'
import { deed } from '../kit.ts'
import { racerAt, type Event, type Source, type State } from '../state.ts'
import { open } from './open.ts'
import { takeOff } from './parts.ts'
import { replacingCard } from './printed.ts'
import { ahead, behind, leads, swap } from './ring.ts'
import { happen } from './triggers.ts'

type Damage = Extract<Event, { kind: 'damage' }>

/** A card is about to damage some vehicles. */
export function threaten(state: State, subjects: readonly Seat[], actor: Seat, source: Source, turn: Turn<Fact>): void {
  if (subjects.length === 0) return
  turn.tell({ type: 'threatened', seats: subjects, by: actor, source })
  open(state, { kind: 'damage', actor, subjects, source })
}

/** C500-3.4: the damaged side is up from now on; C500-3.5: those that were damaged already are passed. */
export function settleDamage(state: State, event: Damage, turn: Turn<Fact>): void {
  const struck = event.subjects.filter((seat) => !isShielded(state, seat, turn))
  const [passing = -1, other = -1] = struck
  // Only a tie has no source, and only its two are next to each other so.
  const isTie = event.source === null && struck.length === 2 && ahead(state, passing) === other
  const were = struck.filter((seat) => racerAt(state, seat).damaged)
  for (const seat of struck) turn.tell({ type: 'damaged', seat, again: were.includes(seat) })
  for (const seat of struck) racerAt(state, seat).damaged = true
  for (const seat of struck.toReversed()) state.agenda.push({ type: 'hurt', seat, actor: event.actor })
  if (isTie) return fallFromTie(state, passing, other, were, turn)
  const { pack } = state
  for (const seat of pack.toReversed())
    if (were.includes(seat)) state.agenda.push({ type: 'fallBack', seat, by: 'damage' })
}

/** C500-3.6: who was damaged before decides who gets ahead of whom. */
function fallFromTie(state: State, passing: Seat, other: Seat, were: readonly Seat[], turn: Turn<Fact>): void {
  const { agenda } = state
  const next = behind(state, passing)
  if (were.length === 2) {
    // Between leader and tail the swap would undo itself.
    if (!leads(state, passing)) swap(state, passing, other, turn)
  } else if (were[0] === passing) {
    agenda.push({ type: 'overtake', seat: next, over: other, by: 'damage' })
    agenda.push({ type: 'overtake', seat: next, over: passing, by: 'damage' })
  } else if (were[0] === other) {
    agenda.push({ type: 'overtake', seat: next, over: other, by: 'damage' })
    agenda.push({ type: 'overtake', seat: passing, over: other, by: 'damage' })
  }
}

/** Some cards are discarded instead. */
function isShielded(state: State, seat: Seat, turn: Turn<Fact>): boolean {
  const racer = racerAt(state, seat)
  const card = replacingCard(state, racer, 'damage')
  if (card === null) return false
  takeOff(state, racer, card)
  turn.tell({ type: 'shielded', seat, card })
  return true
}

export const hurt = deed<'hurt'>((state, { seat, actor }) => happen(state, 'iAmDamaged', seat, actor, seat))

/** The intact side is up again. */
export function mend(state: State, seat: Seat, turn: Turn<Fact>): void {
  const racer = racerAt(state, seat)
  if (!racer.damaged) return
  racer.damaged = false
  turn.tell({ type: 'repaired', seat })
  happen(state, 'iAmRepaired', seat, seat, seat)
}
