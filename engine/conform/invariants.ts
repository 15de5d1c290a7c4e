import type { Check } from './check.ts'
import { Fault } from './report.ts'
import type { AnyProof } from './proof.ts'

/** Group 9: what the game's author declared holds after every move. */
export const invariants: Check = {
  group: 9,
  onePositionIn: 1,
  look({ proof, state }) {
    const broken = brokenIn(proof, state)
    if (broken !== null) throw new Fault(9, broken)
  },
}

function brokenIn(proof: AnyProof, state: unknown): string | null {
  for (const [name, wrong] of Object.entries(proof.invariants)) {
    const found = wrong(state)
    if (found !== null) return `${name}: ${found}`
  }
  return null
}

/** What is wrong with a world made from a state, other than what was wrong with the state. */
export function brokenBy(proof: AnyProof, world: unknown, state: unknown): string | null {
  const broken = brokenIn(proof, world)
  return broken === null || brokenIn(proof, state) !== null ? null : broken
}
