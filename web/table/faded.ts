import { QuickChance, type AnyGame, type Typed } from '@octopolis/engine'
import type { Position } from '@octopolis/server/protocol/tables'
import { isLate } from './late.ts'

/**
 * What these eyes may still read of what they were told: some facts leave the log again, and a page that was open all
 * the time forgets them as well as one that comes anew.
 */
export function stillTold(game: AnyGame, position: Position | null, log: readonly Typed[]): readonly Typed[] {
  if (game.faded === undefined || position === null) return log
  // Whether a fact has faded never depends on what is hidden: any state that looks like this one tells.
  const state = game.imagine(structuredClone(position.view), new QuickChance(position.seq))
  return log.filter((fact) => isLate(fact) || game.faded?.(state, fact, position.seat ?? 'watcher') !== true)
}
