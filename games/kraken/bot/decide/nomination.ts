import type { Seat } from '@octopolis/engine'
import type { Move } from '../../moves.ts'
import { PIRATES, SAILORS } from '../codes.ts'
import { manner, NEVER } from '../manner.ts'
import type { Mind } from '../mind.ts'

/** KRA-3.1: the team that serves my side best and that the others let pass. */
export function nominate(mind: Mind, moves: readonly Move[]): Move {
  return mind.best(moves, (move) => {
    if (move.type !== 'nominate') return NEVER
    return teamScore(mind, mind.view.captain, move.lieutenant, move.navigator)
  })
}

export function teamScore(mind: Mind, captain: Seat, lieutenant: Seat | null, navigator: Seat | null): number {
  const { nature } = mind
  const posts = [lieutenant, navigator].filter((seat) => seat !== null)
  if (!nature.foresight) {
    return posts.reduce((sum, seat) => sum + mind.friend(seat) * (seat === navigator ? manner.team.navigator : 1), 0)
  }
  return mind.team(captain, lieutenant, navigator) - doubt(mind, posts)
}

/** A team that all mistrust won't sail. What others would think of it, for those who have something to hide. */
function doubt(mind: Mind, posts: readonly Seat[]): number {
  if (mind.side === SAILORS || mind.stage === 2) return 0
  const pirates = posts.reduce((sum, seat) => sum + mind.outside.chance(seat, PIRATES), 0)
  return mind.nature.cover.manners * manner.team.doubt * pirates
}

/** KRA-8.14: the Consultant's lieutenant; KRA-4.7, KRA-8.14: a navigator beside a lieutenant who is given. */
export function namePost(mind: Mind, moves: readonly Move[], post: 'lieutenant' | 'navigator'): Move {
  const { view } = mind
  return mind.best(moves, (move) => {
    if (move.type !== 'choose') return NEVER
    return post === 'navigator'
      ? teamScore(mind, view.captain, view.team.lieutenant, move.seat)
      : mind.friend(move.seat) + (move.seat === mind.seat ? manner.team.myself : 0)
  })
}

/** KRA-3.4: the one I want least as captain is ruled out. */
export function ruleOut(mind: Mind, moves: readonly Move[]): Move {
  return mind.best(moves, (move) => (move.type === 'choose' ? -rank(mind, move.seat) : NEVER))
}

function rank(mind: Mind, seat: Seat): number {
  return seat === mind.seat ? manner.team.captain : mind.rule(seat)
}
