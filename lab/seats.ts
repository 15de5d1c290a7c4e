import type { AnyGame } from '@octopolis/engine'

/** Four, or the nearest that the game allows. */
export function usualSeats({ seats: { min, max } }: AnyGame): number {
  return Math.min(max, Math.max(min, 4))
}
