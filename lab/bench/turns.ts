import { Worker } from 'node:worker_threads'
import type { Contender } from './contenders.ts'
import type { Rate } from './rate.ts'
import type { BenchJob, Checkout } from './worker.ts'

/**
 * Seconds of one turn. Runners take short turns, so that all meet the same load on a shared machine. The fastest turn
 * of each counts, since anything that slows one down comes from outside.
 */
export const SLICE = 0.1

/** Who takes part: a way to drive a game, and whose code does it. */
export interface Runner {
  readonly checkout: Checkout
  readonly what: Contender
}

/**
 * A thread of its own for each, so that one doesn't spoil what the compiler has learned from another: boardgame.io
 * hands the rules proxies, the others plain objects. Only one works at a time.
 */
export class BenchThread<Answer> {
  private readonly worker: Worker

  constructor(checkout: Checkout) {
    this.worker = new Worker(new URL('./worker.js', import.meta.url), {
      env: { ...process.env, NODE_ENV: 'production' },
      workerData: checkout,
    })
  }

  measure(job: BenchJob): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.worker.removeAllListeners().once('message', resolve).once('error', reject)
      this.worker.postMessage(job)
    })
  }

  async close(): Promise<void> {
    await this.worker.terminate()
  }
}

export interface Turns extends Pick<BenchJob, 'game' | 'seats' | 'edition' | 'clock'> {
  /** How long each runner plays in one repeat. */
  readonly seconds: number
  readonly repeats: number
}

function faster(one: Rate, other: Rate): Rate {
  return {
    movesPerSecond: Math.max(one.movesPerSecond, other.movesPerSecond),
    gamesPerSecond: Math.max(one.gamesPerSecond, other.gamesPerSecond),
  }
}

/** Lets all of them play by turns: for each runner, in their order, the fastest turn of every repeat. */
export async function playByTurns(runners: readonly Runner[], turns: Turns): Promise<Rate[][]> {
  const { seconds, repeats, ...table } = turns
  const players = runners.map(({ checkout, what }) => {
    const thread = new BenchThread<Rate>(checkout)
    const play = (time: number): Promise<Rate> => thread.measure({ ...table, what, seconds: time })
    return { thread, play, best: new Array<Rate>() }
  })
  try {
    for (const { play } of players) await play(seconds)
    for (let repeat = 0; repeat < repeats; repeat++) {
      for (let slice = 0; slice < seconds / SLICE; slice++) {
        for (const { play, best } of players) {
          const rate = await play(SLICE)
          best[repeat] = faster(rate, best[repeat] ?? rate)
        }
      }
    }
    return players.map(({ best }) => best)
  } finally {
    for (const { thread } of players) await thread.close()
  }
}
