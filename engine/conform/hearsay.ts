import { QuickChance } from '../chance.ts'
import type { Viewer } from '../game.ts'
import { heard } from '../turn.ts'
import type { Check } from './check.ts'
import { copy, difference, text } from './plain.ts'
import type { Position } from './position.ts'
import { looksAlike, toldApart } from './received.ts'
import { rehearse, remembered, type Rehearsed } from './rehearsal.ts'
import { Fault, nameOf } from './report.ts'
import { onePositionIn } from './sampling.ts'
import { inTwins } from './twins.ts'

/** Group 7: if a viewer's view is the same after two choices of somebody else, it hears the same about them. */
export const secretChoices: Check = {
  group: 7,
  onePositionIn: onePositionIn.secretChoices,
  look(position, chance) {
    const { game, state, asked, viewers } = position
    const choosing = asked.filter(([, { moves }]) => moves.length > 1)
    if (choosing.length === 0) return
    const [seat, { moves }] = chance.pick(choosing)
    const first = chance.below(moves.length)
    const second = (first + 1 + chance.below(moves.length - 1)) % moves.length
    const dice = chance.below(2 ** 32)
    const here = rehearse(game, state, seat, moves[first], new QuickChance(dice))
    const there = rehearse(game, state, seat, moves[second], new QuickChance(dice))
    // A choice that left no trace is no secret: it was made in the open, and came to nothing.
    if (text(here.state) === text(there.state)) return
    const viewer = chance.pick(viewers.filter((one) => one !== seat))
    const leak = heardApart(position, viewer, here, there)
    if (leak === null) return
    const choice = `seat ${seat} chooses ${text(moves[first])} or ${text(moves[second])}`
    throw new Fault(7, `Whether ${choice}, the view of ${nameOf(viewer)} is the same, yet ${leak}.`)
  },
}

/** Group 7: if the same move leaves a viewer's view the same in a twin, it tells that viewer the same. */
export const twinMoves: Check = {
  group: 7,
  onePositionIn: onePositionIn.twinMoves,
  look(position, chance) {
    const tried = inTwins(position, chance)
    if (tried === null) return
    const { viewer, seat, move, here, there } = tried
    // A secret that was shown and has left the table is none any more, though no view remembers it.
    if (here.shown && there.shown && text(here.state) === text(there.state)) return
    const leak = heardApart(position, viewer, here, there)
    if (leak === null) return
    const after = `after seat ${seat}'s ${text(move)} in two states that ${nameOf(viewer)} can't tell apart`
    throw new Fault(7, `What is hidden from a viewer is told: ${after}, ${leak}.`)
  },
}

/** Where the views are equal, all else that this viewer gets has to be. */
function heardApart({ game, table }: Position, viewer: Viewer, one: Rehearsed, other: Rehearsed): string | null {
  if (!looksAlike(game, viewer, one.state, other.state)) return null
  const heardOne = text(remembered(game, one, viewer))
  const heardOther = text(remembered(game, other, viewer))
  if (heardOne !== heardOther) return `${nameOf(viewer)} hears: ${difference(heardOne, heardOther)}`
  return toldApart(game, table.seats, viewer, one.state, other.state)
}

/** Group 7: which facts have left a viewer's log doesn't depend on what it may not know. */
export const logs: Check = {
  group: 7,
  onePositionIn: onePositionIn.logs,
  look({ game, proof, history, state, viewers }, chance) {
    if (game.faded === undefined) return
    const viewer = chance.pick(viewers)
    const twin = proof.redeal(copy(state), viewer, chance)
    for (const fact of heard(history, viewer)) {
      if (game.faded(state, fact, viewer) !== game.faded(twin, fact, viewer)) {
        throw new Fault(7, `Whether ${text(fact)} has left the log of ${nameOf(viewer)} tells what is hidden from it.`)
      }
    }
  },
}
