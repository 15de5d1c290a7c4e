import type { Prompt, Seat } from '@octopolis/engine'
import type { Move } from '../moves.ts'
import type { Ask, State } from '../state.ts'
import { inPit } from './parts.ts'

/** The answers worth thinking about; none: the habit will do. */
export function candidates(state: State, seat: Seat, { ask, moves }: Prompt<Move, Ask>): readonly Move[] {
  switch (ask.type) {
    case 'act':
      return sensible(moves, (move) => move.type !== 'hire' || (move.pit === seat) === inPit(state, move.card) >= 0)
    case 'work':
      return sensible(moves, (move) => move.type !== 'strip')
    // What to discard was thought about at length, and nothing was gained by it.
    case 'grid':
    case 'tidy':
      return []
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
