import type { Seat } from '@octopolis/engine'
import type { Move } from '../../moves.ts'
import { successor } from '../../rules/captaincy.ts'
import { CULT } from '../codes.ts'
import { manner, NEVER } from '../manner.ts'
import type { Mind } from '../mind.ts'

const { ritual } = manner

/** KRA-7: what the leader does while all eyes are closed; all others confirm. */
export function actInSecret(mind: Mind, moves: readonly Move[]): Move {
  const [first] = moves
  if (first?.type === 'choose') {
    return mind.best(moves, (move) => (move.type === 'choose' ? asConvert(mind, move.seat) : NEVER))
  }
  if (first?.type === 'stash') return arm(mind, moves)
  return mind.best(moves, () => 0)
}

/** A good convert is above suspicion, has muskets, and a say soon; nobody needs to be converted twice. */
export function asConvert(mind: Mind, seat: Seat): number {
  const { belief, view, nature } = mind
  const { muskets, tongueless } = mind.mate(seat)
  if (belief.chance(seat, CULT) > ritual.turned) return NEVER
  if (!nature.foresight) return 0
  const repute = mind.repute(seat)
  const power = seat === view.captain ? ritual.captain : seat === successor(view) ? ritual.heir : 0
  return repute + power + ritual.musket * muskets - (tongueless ? ritual.tongue : 0)
}

/** KRA-7.1: to our own; all see who got them, so a stranger gets one too. */
function arm(mind: Mind, moves: readonly Move[]): Move {
  const ours = mind.seats((_mate, seat) => mind.belief.chance(seat, CULT) > ritual.ours)
  const decoy = mind.seats((_mate, seat) => !ours.includes(seat))
  const decoys = ours.length === 0 ? ritual.decoys.alone : ritual.decoys.among
  const wanted = new Set([mind.seat, ...ours.slice(0, ritual.armed), ...decoy.slice(0, decoys)])
  return mind.best(moves, (move) => {
    if (move.type !== 'stash') return NEVER
    const distinct = new Set(move.to).size
    return (
      move.to.reduce(
        (sum, seat) => sum + (seat === mind.seat || ours.includes(seat) ? 1 : wanted.has(seat) ? ritual.decoy : 0),
        0,
      ) +
      distinct * ritual.spread
    )
  })
}
