import type { Seat, Turn } from '@octopolis/engine'
import type { Fact } from '../facts.ts'
import { deed, question } from '../kit.ts'
import { racerAt, total, type Event, type State, type Way } from '../state.ts'
import { decline, takeOrLeave } from './choices.ts'
import { open } from './open.ts'
import { replacing } from './printed.ts'
import { ahead } from './ring.ts'
import { tallyOf } from './tally.ts'
import { happen } from './triggers.ts'

/** C500-3.2: both roll. */
export function tryToPass(state: State, seat: Seat, over: Seat, way: Way, bonus: number, turn: Turn<Fact>): void {
  turn.tell({ type: 'tried', seat, over, way })
  const mine = tallyOf(state, seat, 'passing', over, turn.chance.die(6), bonus)
  const theirs = tallyOf(state, over, 'defending', seat, turn.chance.die(6), 0)
  turn.tell({ type: 'rolled', seat, over, mine, theirs, again: false })
  open(state, { kind: 'rolled', actor: seat, subject: over, way, mine, theirs })
}

/** C500-3.2: higher passes; lower, nothing; a tie damages both. */
export function settlePass(state: State, event: Extract<Event, { kind: 'rolled' }>, turn: Turn<Fact>): void {
  const { actor: seat, subject: over } = event
  const [mine, theirs] = [total(event.mine), total(event.theirs)]
  const edge = mine - theirs || tieBreak(state, seat, over)
  const result = edge > 0 ? 'passes' : edge < 0 ? 'fails' : 'tie'
  turn.tell({ type: 'raced', seat, over, mine, theirs, result })
  if (result === 'passes') state.agenda.push({ type: 'overtake', seat, over, by: 'roll' })
  if (result !== 'tie') return
  const subjects = [seat, over]
  turn.tell({ type: 'threatened', seats: subjects, by: null, source: null })
  open(state, { kind: 'damage', actor: null, subjects, source: null })
}

/** C500-3.8: some win ties. */
function tieBreak(state: State, seat: Seat, over: Seat): number {
  const wins = (one: Seat) => (replacing(state, one, 'tie') === null ? 0 : 1)
  return wins(seat) - wins(over)
}

/** C500-3.3 */
export function countLap(state: State, { actor, subject }: Extract<Event, { kind: 'lap' }>, turn: Turn<Fact>): void {
  const racer = racerAt(state, actor)
  racer.laps++
  turn.tell({ type: 'lap', seat: actor, laps: racer.laps })
  happen(state, 'iLap', actor, actor, subject)
}

/** C500-3.7: a free pass is rolled, but costs no action. */
export const offer = deed<'offer'>((state, { seat, bonus }) => {
  state.agenda.push({ type: 'freePass', seat, over: ahead(state, seat), way: 'card', bonus })
})

export const freePass = question<'freePass'>({
  rule: 'C500-3.7',
  pace: 'quick',
  asks: (_state, step, seat) => step.seat === seat,
  moves: () => takeOrLeave,
  fallback: () => decline,
  answer(state, { seat, over, way, bonus }, _seat, move, turn) {
    state.agenda.pop()
    if (move.type === 'try') tryToPass(state, seat, over, way, bonus, turn)
    else turn.tell({ type: 'declined', seat, over })
  },
})
