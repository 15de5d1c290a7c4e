import type { Game, Kit } from '../game.ts'
import { Inspection, type Plan } from './inspection.ts'
import type { Report } from './report.ts'
import type { Proof } from './proof.ts'

export { describeFailure, groups, type Failure, type Group, type Report } from './report.ts'
export { describeKept, failureFile, type KeptFailure } from './kept.ts'
export { lot, type Lot } from './lot.ts'
export type { Plan } from './inspection.ts'
export type { AnyProof, TableSetting, Proof } from './proof.ts'

/** Plays many games, looks at every position, and reports where something that must hold doesn't. */
export function conform<K extends Kit>(game: Game<K>, proof: Proof<K>, plan: Plan): Report {
  const inspection = new Inspection(game, proof, plan)
  const { from = 0, games } = plan
  for (let number = from; number < from + games; number++) inspection.playGame(number)
  return inspection.report
}
