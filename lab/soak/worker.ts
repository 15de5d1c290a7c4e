import { parentPort } from 'node:worker_threads'
import { conform, type Report } from '@octopolis/engine/conform'
import { boxNamed } from '../boxes.ts'
import { readRulebook } from '../rulebook.ts'

/** A run of games to put on trial. */
export interface SoakJob {
  readonly game: string
  readonly seed: string
  readonly everyViewer: boolean
  readonly from: number
  readonly to: number
}

function work({ game: id, seed, everyViewer, from, to }: SoakJob): Report {
  const { game, words, proof } = boxNamed(id)
  const rulebooks = { en: readRulebook(id, 'en'), fr: readRulebook(id, 'fr') }
  return conform(game, { ...proof, words, rulebooks }, { seed, everyViewer, from, games: to - from })
}

parentPort?.on('message', (job: SoakJob) => parentPort?.postMessage(work(job)))
