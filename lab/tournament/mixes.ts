import type { Level } from '@octopolis/bots'

/** Every way to fill the seats with these bots, in any order, but not with bots of one kind alone. */
export function mixes(bots: readonly Level[], seats: number): Level[][] {
  const fill = (from: number, left: number): Level[][] =>
    left === 0
      ? [[]]
      : bots.slice(from).flatMap((bot, skipped) => fill(from + skipped, left - 1).map((rest) => [bot, ...rest]))
  return fill(0, seats).filter((mix) => new Set(mix).size > 1)
}
