import type { Prompt, Seat } from '@octopolis/engine'
import type { Move } from '../moves.ts'
import type { Ask, State } from '../state.ts'
import { inPit } from './parts.ts'
import { idle, isDiscard } from './policy.ts'

/** The answers worth thinking about; never empty. */
export function candidates(state: State, seat: Seat, { ask, moves }: Prompt<Move, Ask>): readonly Move[] {
  switch (ask.type) {
    case 'act':
      return sensible(moves, (move) => move.type !== 'hire' || (move.pit === seat) === inPit(move.card) >= 0)
    case 'work':
      return sensible(moves, (move) => move.type !== 'strip')
    case 'grid':
    case 'tidy':
      return discards(state, seat, moves)
    case 'window':
      return sensible(moves, (move) => move.type !== 'react' || !isOwn(state, seat, move))
    case 'choose':
    case 'freePass':
      return moves
  }
}

function sensible(moves: readonly Move[], isSensible: (move: Move) => boolean): readonly Move[] {
  const found = moves.filter(isSensible)
  return found.length > 0 ? found : moves
}

/** Nobody cancels their own card. */
function isOwn({ laid }: State, seat: Seat, { against }: Extract<Move, { type: 'react' }>): boolean {
  return against !== undefined && laid[against]?.seat === seat
}

/** So many of those that are worth least, and each one alone. */
function discards(state: State, seat: Seat, moves: readonly Move[]): readonly Move[] {
  const order = idle(state, seat).map(({ id }) => id)
  const sets = [...order.map((_id, at) => order.slice(0, at)), order, ...order.slice(1).map((id) => [id])]
  const sorted = sets.map((set) => set.toSorted())
  return sensible(moves, (move) => sorted.some((away) => isDiscard(move, away)))
}
