import type { Seat, Turn } from '@octopolis/engine'
import type { Fact } from '../facts.ts'
import { racerAt, type State } from '../state.ts'
import { discard } from './discarding.ts'
import { waveFlag } from './ending.ts'
import { mostInHand } from './hands.ts'

/** C500-2.4: so many, but never above five in hand. */
export function draw(state: State, seat: Seat, most: number, turn: Turn<Fact>): void {
  const { hand } = racerAt(state, seat)
  const held = hand.length
  while (hand.length < Math.min(held + most, mostInHand)) {
    if (state.pile.length === 0 && !makePile(state, turn)) break
    const card = state.pile.pop()
    if (card === undefined) break
    if (card !== 'flag') hand.push(card)
    else if (isOver(state)) {
      tellDrawn(state, seat, held, turn)
      return waveFlag(state, seat, turn)
    } else drawFlag(state, seat, turn)
    if (state.pile.length === 0) makePile(state, turn)
  }
  tellDrawn(state, seat, held, turn)
}

/** All at once: which of them was the last of a pile would tell how many it had held (C500-1.7). */
function tellDrawn(state: State, seat: Seat, held: number, turn: Turn<Fact>): void {
  const cards = racerAt(state, seat).hand.slice(held)
  const { length: count } = cards
  if (count === 0) return
  state.drawn = true
  turn.reveal()
  turn.tell({ type: 'drew', seat, cards }, [seat], { type: 'drewUnseen', seat, count })
}

/** C500-1.6: the discards become a new pile, and C500-6.2, C500-6.6: the flag with them once no marker is left. */
function makePile(state: State, turn: Turn<Fact>): boolean {
  const waits = state.flag === 'discards' && state.markers > 0
  const fresh = waits ? state.discards.filter((card) => card !== 'flag') : state.discards
  if (fresh.length === 0) return false
  state.discards = waits ? ['flag'] : []
  if (waits) state.markers--
  else if (state.flag === 'discards') state.flag = 'pile'
  state.pile = turn.chance.shuffle(fresh)
  state.buried = state.gone.length
  state.shuffles++
  turn.tell({ type: 'shuffled', flag: state.flag === 'pile', markers: state.markers })
  return true
}

/** C500-1.6: does the flag end the race at once? */
function isOver({ markers, race }: State): boolean {
  return markers === 0 && !race.lastTurn
}

/** C500-6.7: a marker on it is taken off instead. */
function drawFlag(state: State, seat: Seat, turn: Turn<Fact>): void {
  if (state.markers === 0) return waveFlag(state, seat, turn)
  state.markers--
  state.flag = 'discards'
  discard(state, 'flag')
  turn.tell({ type: 'flagMarked', seat, markers: state.markers })
}
