import type { Seat, Turn } from '@octopolis/engine'
import { locations, type Component } from '../../data/places.ts'
import type { Fact } from '../../facts.ts'
import { question } from '../../kit.ts'
import type { Answers } from '../../moves.ts'
import { cultOf, type State } from '../../state.ts'
import { isWithinReach, type ExteriorRules } from './exterior.ts'

type Swap = Extract<Answers['swap'], { type: 'swap' }>
const keep: Answers['swap'] = { type: 'keep' }

/** Neither side may end with two of a kind. */
function isLegalSwap(state: State, seat: Seat, { give, with: other, take }: Swap): boolean {
  const theirs = cultOf(state, other).components
  return theirs.includes(take) && !theirs.includes(give) && !cultOf(state, seat).components.includes(take)
}

/** OCT-7.4: with hidden components the actor names a kind it lacks and hopes. */
function swapMoves(state: State, seat: Seat): Answers['swap'][] {
  const moves: Answers['swap'][] = [keep]
  const { hidden } = state.night
  const mine = cultOf(state, seat).components
  state.cults.forEach((cult, other) => {
    if (other === seat || !isWithinReach(state.night, cult)) return
    for (const give of mine) {
      for (const take of hidden ? locations : cult.components) {
        const swap: Swap = { type: 'swap', give, with: other, take }
        if (hidden ? !mine.includes(take) : isLegalSwap(state, seat, swap)) moves.push(swap)
      }
    }
  })
  return moves
}

/** OCT-5.2: the Agoba Marsh offers a swap, after the key was taken or not. */
export const marsh: ExteriorRules = {
  after(state, seat) {
    if (swapMoves(state, seat).length > 1) state.agenda.push({ type: 'swap', cult: seat })
  },
}

export const swapInMarsh = question<'swap'>({
  rule: 'OCT-5.2',
  pace: 'think',
  asks: (_state, { cult }, seat) => seat === cult,
  moves: (state, { cult }) => swapMoves(state, cult),
  fallback: () => keep,
  answer(state, _step, seat, move, turn) {
    state.agenda.pop()
    if (move.type === 'keep') return turn.tell({ type: 'kept', cult: seat })
    if (state.night.hidden) return swapUnseen(state, seat, move, turn)
    exchange(state, seat, move)
    turn.tell({ type: 'swapped', cult: seat, with: move.with, gave: move.give, took: move.take, turn: state.turn })
  },
})

/** OCT-7.4 */
function swapUnseen(state: State, seat: Seat, swap: Swap, turn: Turn<Fact>): void {
  const { give: gave, with: other, take: took } = swap
  turn.reveal()
  const done = isLegalSwap(state, seat, swap)
  state.swap = { cult: seat, with: other, done }
  if (!done) {
    return turn.tell({ type: 'swapFailed', cult: seat, with: other, turn: state.turn })
  }
  exchange(state, seat, swap)
  turn.tell({ type: 'swapped', cult: seat, with: other, gave, took, turn: state.turn }, [seat, other], {
    type: 'swappedUnseen',
    cult: seat,
    with: other,
    turn: state.turn,
  })
}

function exchange(state: State, seat: Seat, { give, with: other, take }: Swap): void {
  replace(cultOf(state, seat).components, give, take)
  replace(cultOf(state, other).components, take, give)
}

function replace(components: Component[], old: Component, fresh: Component): void {
  components[components.indexOf(old)] = fresh
}
