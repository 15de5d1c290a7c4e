import { QuickChance, type Chance } from '../chance.ts'
import type { Seat, Viewer } from '../game.ts'
import { copy } from './plain.ts'
import { isListed, type Position } from './position.ts'
import { rehearse, type Rehearsed } from './rehearsal.ts'

/** A move tried in two states that this viewer can't tell apart, with the same dice. */
export interface TwinMove {
  readonly viewer: Viewer
  readonly seat: Seat
  readonly move: unknown
  readonly here: Rehearsed
  readonly there: Rehearsed
}

/** Any move of a position and of a twin of it; null: nobody is asked anything, or the twin doesn't allow that move. */
export function inTwins({ game, proof, state, asked, viewers }: Position, chance: Chance): TwinMove | null {
  if (asked.length === 0) return null
  const viewer = chance.pick(viewers)
  const [seat, { moves }] = chance.pick(asked)
  const move = chance.pick(moves)
  const twin = proof.redeal(copy(state), viewer, chance)
  if (!isListed(game.prompt(twin, seat), move)) return null
  const dice = chance.below(2 ** 32)
  const here = rehearse(game, state, seat, move, new QuickChance(dice))
  const there = rehearse(game, twin, seat, move, new QuickChance(dice))
  return { viewer, seat, move, here, there }
}
