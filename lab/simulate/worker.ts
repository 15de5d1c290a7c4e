import { parentPort } from 'node:worker_threads'
import { seal, type SealedRecord } from '@octopolis/engine'
import { boxNamed } from '../boxes.ts'
import { playGame, type GameResult } from './game.ts'
import type { Setting } from './setting.ts'
import { Counts, type Counted } from './study.ts'

/** A batch of games of one series. */
export interface PlayJob {
  /** Which of the series it is, for whoever handed it out. */
  readonly series: number
  readonly setting: Setting
  readonly from: number
  readonly to: number
  /** Count what the game's study counts. */
  readonly study: boolean
  /** Send the games' records along. */
  readonly records: boolean
}

export interface PlayAnswer {
  readonly series: number
  readonly results: readonly GameResult[]
  /** One a result, if they were wanted. */
  readonly records: readonly SealedRecord[]
  /** Sums over the batch. */
  readonly counted: Counted
}

function work({ series, setting, from, to, study, records }: PlayJob): PlayAnswer {
  const box = boxNamed(setting.game)
  const counts = new Counts(box.study)
  const results: GameResult[] = []
  const sealed: SealedRecord[] = []
  for (let index = from; index < to; index++) {
    const { result, table, facts } = playGame(box, setting, index)
    results.push(result)
    if (study) counts.count(facts)
    if (records) sealed.push(seal(table.record(), table.outcome))
  }
  return { series, results, records: sealed, counted: counts.counted }
}

parentPort?.on('message', (job: PlayJob) => parentPort?.postMessage(work(job)))
