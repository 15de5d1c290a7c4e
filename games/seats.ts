/** Where nobody says how many: four, or what comes closest where a game can't be played by four. */
export function usualSeats({ min, max }: { readonly min: number; readonly max: number }): number {
  return Math.min(max, Math.max(min, 4))
}
