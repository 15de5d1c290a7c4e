import type { Chance } from '../chance.ts'
import type { Prompt, Seat, Typed } from '../game.ts'
import type { AnyTable } from '../table.ts'
import type { Told } from '../turn.ts'
import { isOverdue } from './ending.ts'
import { positionOf, type Deed, type Position } from './position.ts'
import { blaming, Fault } from './report.ts'
import { mostUnasked, oneBotGameIn, oneUnaskedIn } from './sampling.ts'
import type { AnyProof } from './proof.ts'

/** Plays a game to its end, and stops at every position on the way. */
export function* playthrough(proof: AnyProof, table: AnyTable, chance: Chance): Generator<Position> {
  const choose = chooser(proof, table, chance)
  let last: Deed | null = null
  let told: readonly Told<Typed>[] = table.told()
  const history = [...told]
  let answers = 0
  for (;;) {
    const position = blaming(2, "The position can't be looked at", () =>
      positionOf(proof, table, { last, told, history, answers }),
    )
    yield position
    if (position.awaiting.length === 0 || position.outcome !== null || isOverdue(position)) return
    const [seat, move] = blaming(2, 'A bot fails', () => choose(position))
    blaming(2, `Seat ${seat}'s move ${JSON.stringify(move)} can't be played`, () => table.play(seat, move))
    told = table.lastTold()
    if (position.awaiting.includes(seat)) answers++
    history.push(...told)
    last = { seat, move, before: position.text }
  }
}

/** Who moves next, and how: an awaited seat, at times one that speaks unasked; by its bot or at random. */
function chooser(proof: AnyProof, table: AnyTable, chance: Chance): (position: Position) => readonly [Seat, unknown] {
  const { bots = [] } = proof
  const byBots = bots.length > 0 && chance.below(oneBotGameIn) === 0
  const movers = Array.from({ length: table.seats }, () => (byBots ? chance.pick(bots) : null))
  let unasked = 0

  return (position) => {
    const { awaiting, asked, prompts } = position
    const talkers = asked.filter(([seat]) => !awaiting.includes(seat))
    if (talkers.length > 0 && unasked < mostUnasked && chance.below(oneUnaskedIn) === 0) {
      unasked++
      const [seat, prompt] = chance.pick(talkers)
      return [seat, chance.pick(prompt.moves)]
    }
    const seat = chance.pick(awaiting)
    const mover = movers[seat] ?? null
    return [seat, mover === null ? chance.pick(answersOf(prompts[seat], seat)) : mover(table, seat, chance)]
  }
}

function answersOf(prompt: Prompt<unknown> | null | undefined, seat: Seat): readonly unknown[] {
  if (prompt === null || prompt === undefined) throw new Fault(2, `Seat ${seat} is awaited, but asked nothing.`)
  return prompt.moves
}
