import type { Seat } from '@octopolis/engine'
import { crewOf, type Post } from '../data/crew.ts'
import { deed } from '../kit.ts'
import { isAboard, mateAt } from '../state.ts'

/** KRA-4.9: who navigated rests, and who rested before is back. */
export const goOffDuty = deed<'rest'>((state, _step, turn) => {
  const last = state.log.findLast((entry) => entry.type === 'navigation')
  if (last === undefined) return
  const team: Readonly<Record<Post, Seat | null>> = last
  for (const mate of state.crew) mate.offDuty = false
  const rested = crewOf(state.voyage.seats).offDuty.flatMap((post) => {
    const seat = team[post]
    return isAboard(state, seat) ? [{ seat, post }] : []
  })
  for (const { seat } of rested) mateAt(state, seat).offDuty = true
  turn.tell({ type: 'rested', seats: rested })
  state.agenda.push({ type: 'round' })
})
