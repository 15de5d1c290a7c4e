import type { Game, Typed } from '../game.ts'
import { Inspection, type Plan } from './inspection.ts'
import type { Report } from './report.ts'
import type { Trial } from './trial.ts'

export { describeFailure, groups, type Failure, type Group, type Report } from './report.ts'
export { lot, type Lot } from './lot.ts'
export type { Plan } from './inspection.ts'
export type { AnyTrial, TableSetting, Trial } from './trial.ts'

/** Plays many games, looks at every position, and reports where something that must hold doesn't. */
export function conform<State, Move, Options extends object, View, Fact extends Typed, Ask extends Typed>(
  game: Game<State, Move, Options, View, Fact, Ask>,
  trial: Trial<State, Move, Options, View, Fact, Ask>,
  plan: Plan,
): Report {
  const inspection = new Inspection(game, trial, plan)
  const { from = 0, games } = plan
  for (let number = from; number < from + games; number++) inspection.playGame(number)
  return inspection.report
}
