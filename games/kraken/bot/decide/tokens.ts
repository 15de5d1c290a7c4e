import type { Seat } from '@octopolis/engine'
import type { Move } from '../../moves.ts'
import type { Ask } from '../../state.ts'
import { CULT, PIRATES, SAILORS } from '../codes.ts'
import type { Mind } from '../mind.ts'

type Kind = Extract<Ask['type'], 'search' | 'tongue' | 'flog' | 'feed' | 'mermaid' | 'telescope'>

/** KRA-5, KRA-6.2, KRA-6.3: whom the captain picks. */
export function pickOne(mind: Mind, kind: Kind, moves: readonly Move[]): Move {
  return mind.best(moves, (move) => (move.type === 'choose' ? score(mind, kind, move.seat) : -9))
}

function score(mind: Mind, kind: Kind, seat: Seat): number {
  switch (kind) {
    case 'search':
      return searching(mind, seat)
    case 'flog':
      return flogging(mind, seat)
    case 'tongue':
      return mind.foe(seat)
    case 'feed':
      return feeding(mind, seat)
    case 'mermaid':
    case 'telescope':
      return mind.friend(seat)
  }
}

const doubtful = (chance: number) => chance * (1 - chance)

/** Sailors look where they know least; the others where it does their own people no harm. */
function searching(mind: Mind, seat: Seat): number {
  const { belief, side, leads } = mind
  const { searched, flogged } = mind.mate(seat)
  const known = searched && side === SAILORS ? 0.2 : 0
  if (side === SAILORS) {
    // KRA-5.1: who was searched can't be converted any more, and the best are converted first.
    const kept =
      mind.nature.foresight && !searched && flogged === null ? 0.2 * mind.conversion * belief.chance(seat, SAILORS) : 0
    return doubtful(belief.chance(seat, SAILORS)) + doubtful(belief.chance(seat, PIRATES)) + kept - known
  }
  if (side === PIRATES) return doubtful(belief.chance(seat, CULT)) - 2 * belief.chance(seat, PIRATES)
  return (leads ? 0.2 * (1 - mind.repute(seat)) : 0) - 2 * belief.chance(seat, CULT) + (flogged === null ? 0 : 0.1)
}

/** It is for all to see: sailors want to know, the others to show nothing of their own people. */
function flogging(mind: Mind, seat: Seat): number {
  const { belief, side } = mind
  if (side === SAILORS) return doubtful(belief.chance(seat, PIRATES)) + doubtful(belief.chance(seat, CULT))
  return -2 * belief.chance(seat, side) + doubtful(mind.outside.chance(seat, CULT)) * (side === PIRATES ? 1 : -1)
}

/** KRA-5.4: an enemy less; but whoever feeds the leader to the Kraken has lost, or won. */
function feeding(mind: Mind, seat: Seat): number {
  const { belief, side } = mind
  const leader = belief.leader(seat)
  if (side === CULT) return 5 * leader - belief.chance(seat, CULT) + 0.2 * mind.foe(seat)
  const enemy = side === SAILORS ? PIRATES : SAILORS
  return 0.1 * belief.chance(seat, enemy) - 0.08 * belief.chance(seat, side) - 0.5 * leader
}
