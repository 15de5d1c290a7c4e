import type { Check } from './check.ts'
import { copy, text } from './plain.ts'
import { toldApart } from './received.ts'
import { Fault } from './report.ts'

/** How many positions × viewers were compared, and in how many of them something was hidden. */
export interface Tally {
  positions: number
  hidden: number
}

/** Group 7: what a viewer gets doesn't depend on what it may not know. */
export function leaks(everyViewer: boolean, tally: Tally): Check {
  return {
    group: 7,
    onePositionIn: 1,
    look({ proof, game, table, state, viewers, text: truth }, chance) {
      for (const viewer of everyViewer ? viewers : [chance.pick(viewers)]) {
        const twin = proof.redeal(copy(state), viewer, chance)
        tally.positions++
        if (text(twin) !== truth) tally.hidden++
        const leak = toldApart(game, table.seats, viewer, state, twin)
        if (leak !== null) throw new Fault(7, `What is hidden shows: in a twin that differs in nothing else, ${leak}.`)
      }
    },
  }
}
