import { Worker } from 'node:worker_threads'
import type { AnyGame } from '@octopolis/engine'
import { usualSeats } from '@octopolis/games/seats'
import { columns, grouped, percent } from '../print.ts'
import type { Contender } from './contenders.ts'
import type { Parts } from './positions.ts'
import { median, type Rate } from './rate.ts'
import type { BenchJob } from './worker.ts'

/** What `bench --json` prints of a game. */
export interface GameBench extends Readonly<Record<Contender, Rate>>, Parts {
  readonly ratioToBoardgameio: number
  readonly shareOfLoop: number
}

const REPEATS = 3
/**
 * Seconds of one turn. The contenders take short turns, so that all meet the same load on a shared machine. The
 * fastest turn of each counts, since anything that slows one down comes from outside.
 */
const SLICE = 0.1
const order: readonly Contender[] = ['engine', 'boardgameio', 'loop']

/**
 * A thread of its own for each, so that one doesn't spoil what the compiler has learned from another: boardgame.io
 * hands the rules proxies, the others plain objects. Only one works at a time.
 */
class Bench<Answer> {
  private readonly worker = new Worker(new URL('./worker.js', import.meta.url), {
    env: { ...process.env, NODE_ENV: 'production' },
  })

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

function fastest(rates: readonly Rate[]): Rate {
  return rates.reduce((best, rate) => (rate.movesPerSecond > best.movesPerSecond ? rate : best))
}

function middle(rates: readonly Rate[]): Rate {
  return {
    movesPerSecond: median(rates.map(({ movesPerSecond }) => movesPerSecond)),
    gamesPerSecond: median(rates.map(({ gamesPerSecond }) => gamesPerSecond)),
  }
}

async function measureContenders(game: string, seats: number, seconds: number): Promise<Record<Contender, Rate>> {
  const benches = { engine: new Bench<Rate>(), boardgameio: new Bench<Rate>(), loop: new Bench<Rate>() }
  const rates: Record<Contender, Rate[]> = { engine: [], boardgameio: [], loop: [] }
  for (const what of order) await benches[what].measure({ game, seats, what, seconds })
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    const slices: Record<Contender, Rate[]> = { engine: [], boardgameio: [], loop: [] }
    for (let slice = 0; slice < seconds / SLICE; slice++) {
      for (const what of order) slices[what].push(await benches[what].measure({ game, seats, what, seconds: SLICE }))
    }
    for (const what of order) rates[what].push(fastest(slices[what]))
  }
  for (const what of order) await benches[what].close()
  return { engine: middle(rates.engine), boardgameio: middle(rates.boardgameio), loop: middle(rates.loop) }
}

export async function measureGame(game: AnyGame, seconds: number): Promise<GameBench> {
  const seats = usualSeats(game.seats)
  const rates = await measureContenders(game.id, seats, seconds)
  const partsBench = new Bench<Parts>()
  const parts = await partsBench.measure({ game: game.id, seats, what: 'parts', seconds })
  await partsBench.close()
  return {
    ...rates,
    ratioToBoardgameio: rates.engine.movesPerSecond / rates.boardgameio.movesPerSecond,
    shareOfLoop: rates.engine.movesPerSecond / rates.loop.movesPerSecond,
    ...parts,
  }
}

const names: Readonly<Record<Contender, string>> = {
  engine: 'engine (Table)',
  boardgameio: 'boardgame.io 0.50.2',
  loop: 'bare loop',
}

/** A benchmark for people. */
export function printedBench(game: string, found: GameBench): string {
  return [
    `${game}, random play, one thread, Node ${process.version}, medians of ${REPEATS} repeats (of each the fastest ${SLICE} s)`,
    '',
    columns(
      ['', 'moves/s', 'games/s'],
      order.map((what) => [names[what], grouped(found[what].movesPerSecond), grouped(found[what].gamesPerSecond)]),
    ),
    '',
    `  The engine makes ${found.ratioToBoardgameio.toFixed(1)} times as many moves as boardgame.io, and ${percent(found.shareOfLoop)} of the bare loop's.`,
    '',
    columns(
      ['', 'a second'],
      [
        ['clone', grouped(found.clonesPerSecond)],
        ['view', grouped(found.viewsPerSecond)],
        ['imagine', grouped(found.imaginesPerSecond)],
        ['hard decision', grouped(found.hardDecisionsPerSecond)],
      ],
    ),
    '',
  ].join('\n')
}
