import type { Check } from './check.ts'
import { difference, text } from './plain.ts'
import { isListed } from './position.ts'
import { rehearse } from './rehearsal.ts'
import { Fault, nameOf } from './report.ts'
import { onePositionIn } from './sampling.ts'

/** Group 7: a move that may be taken back has shown nobody anything that was hidden before it. */
export const undo: Check = {
  group: 7,
  onePositionIn: onePositionIn.undo,
  look({ game, proof, table, state, viewers, last }, chance) {
    if (last === null || !table.mayUndo(last.seat)) return
    const { seat, move, before } = last
    for (const viewer of [seat, chance.pick(viewers)]) {
      const twin = proof.redeal(JSON.parse(before), viewer, chance)
      if (!isListed(game.prompt(twin, seat), move)) continue
      const after = rehearse(game, twin, seat, move, chance)
      const here = text(game.view(state, viewer))
      const there = text(game.view(after.state, viewer))
      if (here === there) continue
      const shown = `it has shown ${nameOf(viewer)} what was hidden: ${difference(here, there)}`
      throw new Fault(7, `Seat ${seat} may take ${text(move)} back, though ${shown}.`)
    }
  },
}
