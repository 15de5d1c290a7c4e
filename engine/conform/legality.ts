import type { Chance } from '../chance.ts'
import type { Seat } from '../game.ts'
import type { Check } from './check.ts'
import { difference, text } from './plain.ts'
import { isListed, type Position } from './position.ts'
import { Rehearsal } from './rehearsal.ts'
import { blaming, Fault } from './report.ts'
import { movesTried, onePositionIn } from './sampling.ts'

/** Group 2: somebody is asked until there is an outcome, and has a list of answers with the fallback in it. */
export const asking: Check = {
  group: 2,
  onePositionIn: 1,
  look(position) {
    isSomebodyAwaited(position)
    for (const seat of position.awaiting) {
      const prompt = position.prompts[seat]
      if (prompt === undefined) throw new Fault(2, `Seat ${seat} is awaited, and there is no such seat.`)
      if (prompt === null) throw new Fault(2, `Seat ${seat} is awaited, but asked nothing.`)
    }
    for (const [seat, prompt] of position.prompts.entries()) {
      if (prompt === null) continue
      const { ask, moves, fallback } = prompt
      if (moves.length === 0) throw new Fault(2, `Seat ${seat} has no answer to "${ask.type}".`)
      if (isListed(prompt, fallback)) continue
      throw new Fault(2, `Seat ${seat}'s fallback ${text(fallback)} is not among its answers to "${ask.type}".`)
    }
  },
}

function isSomebodyAwaited({ awaiting, outcome }: Position): void {
  const seats = awaiting.join(', ')
  if (awaiting.length === 0 && outcome === null) throw new Fault(2, 'Nobody is awaited, but there is no outcome.')
  if (awaiting.length > 0 && outcome !== null)
    throw new Fault(2, `There is an outcome, but awaited are seats ${seats}.`)
  if (new Set(awaiting).size < awaiting.length) throw new Fault(2, `A seat is awaited twice: ${seats}.`)
}

/** Group 2: no answer is listed twice, each can be played, and a game's clone takes the moves without the state. */
export const listedMoves: Check = {
  group: 2,
  onePositionIn: onePositionIn.listedMoves,
  look(position, chance) {
    const { game, state, asked } = position
    const before = text(state)
    const clone = text(game.clone(state))
    if (clone !== before) throw new Fault(2, `The clone is not equal: ${difference(before, clone)}.`)
    for (const [seat, { moves, ask }] of asked) {
      if (new Set(moves.map(text)).size < moves.length) {
        throw new Fault(2, `An answer of seat ${seat} to "${ask.type}" is listed twice.`)
      }
      for (const move of someOf(moves, chance)) tryOnClone(position, seat, move, chance)
    }
    const after = text(state)
    if (after !== before) {
      throw new Fault(
        2,
        `A clone shares what changes: moves played on it changed the state, ${difference(before, after)}.`,
      )
    }
  },
}

/** All moves of a short list. Of a long one a stretch from a random place on, so that in time all are tried. */
function someOf(moves: readonly unknown[], chance: Chance): readonly unknown[] {
  if (moves.length <= movesTried) return moves
  const from = chance.below(moves.length)
  return [...moves, ...moves].slice(from, from + movesTried)
}

function tryOnClone({ game, state }: Position, seat: Seat, move: unknown, chance: Chance): void {
  blaming(2, `Seat ${seat}'s move ${text(move)} is listed, but can't be played`, () =>
    game.play(game.clone(state), seat, move, new Rehearsal(chance)),
  )
}
