import type { Check } from './check.ts'
import { Fault } from './report.ts'
import type { AnyTrial } from './trial.ts'

/** Group 9: what the game's author declared holds after every move. */
export const invariants: Check = {
  group: 9,
  onePositionIn: 1,
  look({ trial, state }) {
    const broken = brokenIn(trial, state)
    if (broken !== null) throw new Fault(9, broken)
  },
}

function brokenIn(trial: AnyTrial, state: unknown): string | null {
  for (const [name, wrong] of Object.entries(trial.invariants)) {
    const found = wrong(state)
    if (found !== null) return `${name}: ${found}`
  }
  return null
}

/** What is wrong with a world made from a state, other than what was wrong with the state. */
export function brokenBy(trial: AnyTrial, world: unknown, state: unknown): string | null {
  const broken = brokenIn(trial, world)
  return broken === null || brokenIn(trial, state) !== null ? null : broken
}
