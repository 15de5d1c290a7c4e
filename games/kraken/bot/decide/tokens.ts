import type { Seat } from '@octopolis/engine'
import type { Move } from '../../moves.ts'
import type { Ask } from '../../state.ts'
import { CULT, PIRATES, SAILORS } from '../codes.ts'
import { manner, NEVER } from '../manner.ts'
import type { Mind } from '../mind.ts'

const { choice } = manner

type Kind = Extract<Ask['type'], 'search' | 'tongue' | 'flog' | 'feed' | 'mermaid' | 'telescope'>

/** KRA-5, KRA-6.2, KRA-6.3: whom the captain picks. */
export function pickOne(mind: Mind, kind: Kind, moves: readonly Move[]): Move {
  return mind.best(moves, (move) => (move.type === 'choose' ? score(mind, kind, move.seat) : NEVER))
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
  const known = searched && side === SAILORS ? choice.search.again : 0
  if (side === SAILORS) {
    // KRA-5.1: who was searched can't be converted any more, and the best are converted first.
    const kept =
      mind.nature.foresight && !searched && flogged === null
        ? choice.search.keep * mind.conversion * belief.chance(seat, SAILORS)
        : 0
    return doubtful(belief.chance(seat, SAILORS)) + doubtful(belief.chance(seat, PIRATES)) + kept - known
  }
  if (side === PIRATES) return doubtful(belief.chance(seat, CULT)) - choice.exposed * belief.chance(seat, PIRATES)
  const spared = leads ? choice.search.spare * (1 - mind.repute(seat)) : 0
  return spared - choice.exposed * belief.chance(seat, CULT) + (flogged === null ? 0 : choice.search.flogged)
}

/** All see what comes of it. Sailors want to know; the others want to show nothing of their own people. */
function flogging(mind: Mind, seat: Seat): number {
  const { belief, side } = mind
  if (side === SAILORS) return doubtful(belief.chance(seat, PIRATES)) + doubtful(belief.chance(seat, CULT))
  const shown = choice.exposed * belief.chance(seat, side)
  return -shown + doubtful(mind.outside.chance(seat, CULT)) * (side === PIRATES ? 1 : -1)
}

/** KRA-5.4: one enemy less. But the cult wins at once if it is the leader who is fed, and the others lose. */
function feeding(mind: Mind, seat: Seat): number {
  const { belief, side } = mind
  const { feed } = choice
  const leader = belief.leader(seat)
  if (side === CULT) return feed.leader * leader - belief.chance(seat, CULT) + feed.foe * mind.foe(seat)
  const enemy = side === SAILORS ? PIRATES : SAILORS
  return feed.enemy * belief.chance(seat, enemy) - feed.friend * belief.chance(seat, side) - feed.lost * leader
}
