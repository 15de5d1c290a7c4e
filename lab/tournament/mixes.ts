import type { Level } from '@octopolis/bots'

/** Every way to fill the seats with these bots, whatever the order, but for tables where all are of one kind. */
export function mixes(bots: readonly Level[], seats: number): Level[][] {
  const fill = (from: number, left: number): Level[][] =>
    left === 0
      ? [[]]
      : bots.slice(from).flatMap((bot, skipped) => fill(from + skipped, left - 1).map((rest) => [bot, ...rest]))
  return fill(0, seats).filter((mix) => new Set(mix).size > 1)
}
