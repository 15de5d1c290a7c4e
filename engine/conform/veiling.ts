import { heard } from '../turn.ts'
import type { Check } from './check.ts'
import { text } from './plain.ts'
import type { Position } from './position.ts'
import { toldApart } from './received.ts'
import { rehearse } from './rehearsal.ts'
import { Fault, nameOf } from './report.ts'
import { onePositionIn } from './sampling.ts'

/** Group 7: with eyes closed all are asked alike, and of an answer nobody else notices anything until all are there. */
export const veiling: Check = {
  group: 7,
  onePositionIn: onePositionIn.veiling,
  look(position, chance) {
    const { game, state, asked, awaiting } = position
    const veil = game.veil?.(state) ?? null
    if (veil === null) return
    areAskedAlike(position, veil)
    if (awaiting.length < 2) return
    const [seat, { moves }] = chance.pick(asked)
    const move = chance.pick(moves)
    const after = rehearse(game, state, seat, move, chance)
    const answer = `Eyes are closed, yet when seat ${seat} answers ${text(move)},`
    const left = awaiting.filter((one) => one !== seat)
    if (text([game.veil?.(after.state), game.awaiting(after.state)]) !== text([veil, left])) {
      throw new Fault(7, `${answer} those still awaited are not seats ${left.join(', ')}, under the same veil.`)
    }
    for (const viewer of position.viewers.filter((one) => one !== seat)) {
      const told = heard(after.told, viewer)
      if (told.length > 0) throw new Fault(7, `${answer} ${nameOf(viewer)} hears ${text(told[0])}.`)
      const leak = toldApart(game, position.table.seats, viewer, state, after.state)
      if (leak !== null) throw new Fault(7, `${answer} ${leak}.`)
    }
  },
}

function areAskedAlike({ awaiting, asked }: Position, veil: readonly number[]): void {
  if (text(veil) !== text([...new Set(veil)].toSorted((a, b) => a - b))) {
    throw new Fault(7, `The veil is over the seats ${veil.join(', ')}: not each once and in order.`)
  }
  const bare = awaiting.find((seat) => !veil.includes(seat))
  if (bare !== undefined)
    throw new Fault(7, `Eyes are closed, yet seat ${bare}, who is awaited, is not under the veil.`)
  const questions = new Set<string>()
  for (const [seat, { ask, pace, rule }] of asked) {
    if (!awaiting.includes(seat)) throw new Fault(7, `Eyes are closed, yet seat ${seat} may speak unasked.`)
    questions.add(text([ask.type, pace, rule]))
  }
  if (questions.size > 1)
    throw new Fault(7, `Eyes are closed, yet not all are asked alike: ${[...questions].join(', ')}.`)
}
