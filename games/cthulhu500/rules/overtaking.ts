import { deed } from '../kit.ts'
import { open } from './open.ts'
import { ahead, behind, passes } from './ring.ts'
import { happen } from './triggers.ts'

/** Whatever made it happen: somebody passes the vehicle directly ahead, unless that is another by now. */
export const overtake = deed<'overtake'>((state, { seat, over, by }, turn) => {
  if (ahead(state, seat) !== over) return
  const isLap = passes(state, seat, over)
  turn.tell({ type: 'passed', seat, over, by, pack: state.pack.slice() })
  happen(state, 'iAmPassed', over, seat, over)
  happen(state, 'iPass', seat, seat, over)
  if (!isLap) return
  turn.tell({ type: 'lapped', seat, over })
  open(state, { kind: 'lap', actor: seat, subject: over })
})

/** C500-3.5, and what some cards do. */
export const fallBack = deed<'fallBack'>((state, { seat, by }) => {
  state.agenda.push({ type: 'overtake', seat: behind(state, seat), over: seat, by })
})

/** C500-3.7: an automatic pass. */
export const getAhead = deed<'getAhead'>((state, { seat, by }) => {
  state.agenda.push({ type: 'overtake', seat, over: ahead(state, seat), by })
})
