import type { Typed } from '@octopolis/engine'
import type { AnyStage } from '@octopolis/games/board'
import { isLate } from './late.ts'
import type { TableState } from './link.ts'

/** What of a table has been shown so far: facts play one after the other, and the view follows them. */
export interface Reel {
  readonly edition: number
  /** So many facts of the log were shown, the one being shown included. */
  readonly shown: number
  readonly view: unknown
  /** The fact that is being shown; null: everything was, and the view is the true one. */
  readonly fact: Typed | null
}

/** Everything shown, nothing moving. */
export function settled({ edition, log, position }: TableState): Reel {
  return { edition, shown: log.length, view: position?.view ?? null, fact: null }
}

/** The next moment: on to the next fact that takes one; at the end, the true view. */
export function advance(reel: Reel, state: TableState, stage: AnyStage | null): Reel {
  if (stage === null || reel.edition !== state.edition) return settled(state)
  let { view, shown } = reel
  while (shown < state.log.length) {
    const fact = state.log[shown++] as Typed
    if (isLate(fact)) continue
    view = stage.unfold(view, fact)
    if (stage.beat(fact) > 0) return { edition: reel.edition, shown, view, fact }
  }
  return settled(state)
}

/** What plays plays on; otherwise what has come begins to, or is all there at once. */
export function caughtUp(reel: Reel, state: TableState, stage: AnyStage | null): Reel {
  const isPlaying = reel.fact !== null
  if (isPlaying && stage !== null && reel.edition === state.edition) return reel
  return isPlaying || isBehind(reel, state) ? advance(reel, state, stage) : reel
}

/** Is there anything that was not shown yet? */
function isBehind(reel: Reel, state: TableState): boolean {
  return reel.edition !== state.edition || reel.shown < state.log.length || reel.view !== (state.position?.view ?? null)
}
