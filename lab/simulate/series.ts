import { inParallel } from '../workers/pool.ts'
import type { PlayAnswer, PlayJob } from './batch.ts'
import { batches, type Range } from './batches.ts'
import type { Setting } from './setting.ts'

/** Games of one setting that are to be played. */
export interface Series {
  readonly setting: Setting
  readonly ranges: readonly Range[]
}

interface Playing {
  readonly threads: number
  readonly study?: boolean
  readonly records?: boolean
  readonly training?: boolean
  readonly beliefs?: boolean
  /** Batches come in any order; `series` says of which they are. */
  take(answer: PlayAnswer): void
}

export function gamesIn(all: readonly Series[]): number {
  return all.reduce((sum, { ranges }) => sum + ranges.reduce((games, { from, to }) => games + to - from, 0), 0)
}

/** Plays several series on all threads, as one queue of batches. */
export async function playSeries(
  all: readonly Series[],
  { threads, study = false, records = false, training = false, beliefs = false, take }: Playing,
): Promise<void> {
  function* jobs(): Generator<PlayJob> {
    for (const [series, { setting, ranges }] of all.entries()) {
      for (const { from, to } of batches(ranges, threads))
        yield { series, setting, from, to, study, records, training, beliefs }
    }
  }
  await inParallel<PlayJob, PlayAnswer>({
    worker: new URL('./worker.js', import.meta.url),
    jobs: jobs(),
    threads: Math.min(threads, gamesIn(all)),
    take,
  })
}
