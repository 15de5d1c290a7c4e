import { seal, type SealedRecord } from '@octopolis/engine'
import type { Box } from '@octopolis/games/box'
import { askOnce } from '../beliefs/ask.ts'
import { playGame, type GameResult } from './game.ts'
import { isMarked, markedIn } from './marks.ts'
import type { Setting } from './setting.ts'
import { addUp, type Sums } from './sums.ts'
import { Counts, type Counted } from './study.ts'

/** A batch of games of one series. */
export interface PlayJob {
  /** Which of the series it belongs to. */
  readonly series: number
  readonly setting: Setting
  readonly from: number
  readonly to: number
  /** Count what the game's study counts, marks and measures. */
  readonly study: boolean
  /** Send the games' records along. */
  readonly records: boolean
  /** Sum up what bots are trained by. */
  readonly training: boolean
  /** Hold what bots believe against the truth. */
  readonly beliefs: boolean
}

export interface PlayAnswer {
  readonly series: number
  readonly results: readonly GameResult[]
  /** One a result, if they were wanted. */
  readonly records: readonly SealedRecord[]
  /** Sums over the batch. */
  readonly counted: Counted
  readonly training: Sums
  readonly beliefs: Sums
}

export function playBatch(box: Box, job: PlayJob): PlayAnswer {
  const { series, setting, from, to, study, records } = job
  // Threads go from one series to another, and the last one may have been played by other numbers.
  box.numbers?.tryOut(setting.numbers ?? {})
  box.training?.adopt(setting.lore ?? null)
  const counts = new Counts(box.study)
  const results: GameResult[] = []
  const sealed: SealedRecord[] = []
  const training: Record<string, number> = {}
  const beliefs: Record<string, number> = {}
  for (let index = from; index < to; index++) {
    const listen = job.beliefs && box.beliefs !== undefined ? askOnce(box.beliefs, beliefs) : undefined
    const { result, table, facts, talk } = playGame(box, setting, index, listen)
    const marks = study && isMarked(box.study)
    results.push(marks ? { ...result, marked: markedIn(box.study, facts, setting.seats) } : result)
    if (job.training && box.training !== undefined) addUp(training, box.training.of(table.state, talk))
    if (study) counts.count(facts)
    if (records) sealed.push(seal(table.record(), table.outcome))
  }
  return { series, results, records: sealed, counted: counts.counted, training, beliefs }
}
