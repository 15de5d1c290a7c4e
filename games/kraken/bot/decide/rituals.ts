import type { Seat } from '@octopolis/engine'
import type { Move } from '../../moves.ts'
import { CULT } from '../codes.ts'
import type { Mind } from '../mind.ts'
import { heirOf } from './cards.ts'

/** KRA-7: what the leader does while all eyes are closed; all others confirm. */
export function actInSecret(mind: Mind, moves: readonly Move[]): Move {
  const [first] = moves
  if (first?.type === 'choose') {
    return mind.best(moves, (move) => (move.type === 'choose' ? asConvert(mind, move.seat) : -9))
  }
  if (first?.type === 'stash') return arm(mind, moves)
  return mind.best(moves, () => 0)
}

/** A good convert is above suspicion, has muskets, and a say soon; nobody needs to be converted twice. */
export function asConvert(mind: Mind, seat: Seat): number {
  const { belief, view, nature } = mind
  const { muskets, tongueless } = mind.mate(seat)
  if (belief.chance(seat, CULT) > 0.99) return -5
  if (!nature.foresight) return 0
  const repute = mind.repute(seat)
  const power = seat === view.captain ? 0.8 : seat === heirOf(mind) ? 0.6 : 0
  return repute + power + 0.06 * muskets - (tongueless ? 0.8 : 0)
}

/** KRA-7.1: to our own; all see who got them, so a stranger gets one too. */
function arm(mind: Mind, moves: readonly Move[]): Move {
  const ours = mind.seats((_mate, seat) => mind.belief.chance(seat, CULT) > 0.9)
  const decoy = mind.seats((_mate, seat) => !ours.includes(seat))
  const wanted = new Set([mind.seat, ...ours.slice(0, 2), ...decoy.slice(0, ours.length === 0 ? 2 : 1)])
  return mind.best(moves, (move) => {
    if (move.type !== 'stash') return -9
    const distinct = new Set(move.to).size
    return (
      move.to.reduce(
        (sum, seat) => sum + (seat === mind.seat || ours.includes(seat) ? 1 : wanted.has(seat) ? 0.4 : 0),
        0,
      ) +
      distinct * 0.7
    )
  })
}
