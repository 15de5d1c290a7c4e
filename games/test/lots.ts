import { lot } from '@octopolis/engine/conform'

/** How many games of each kind the conformance kit plays in a lot: every number of seats comes round once in each. */
export const lotOf = { octopus: 250, kraken: 18, cthulhu500: 6 } as const

/** So many lots one after the other, each with games of its own. */
export function lots(trial: number): number[] {
  return Array.from({ length: lot({ test: 1, trial }) }, (_, number) => number)
}
