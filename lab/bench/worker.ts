import { parentPort, workerData } from 'node:worker_threads'
import { QuickChance } from '@octopolis/engine'
import { boxNamed } from '../boxes.ts'
import { buildOf, contenders, ours, type Contender, type PlayOne } from './contenders.ts'
import { measureParts, type Parts } from './positions.ts'
import type { Rate } from './rate.ts'

export interface BenchJob {
  readonly game: string
  readonly seats: number
  readonly edition: number
  readonly what: Contender | 'parts'
  readonly seconds: number
  readonly clock: keyof typeof clocks
}

/** What a second is: on the wall, or of the processor's time, which stands still while other programs run. */
const clocks = {
  wall: (): number => performance.now() / 1000,
  processor(): number {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  },
}

/** Where the code is that is measured; null: it is ours. */
export type Checkout = string | null

const checkout = workerData as Checkout
const build = checkout === null ? ours : await buildOf(checkout)

/** Kept from measurement to measurement, so that what was warmed up stays warm. */
const ready = new Map<string, { readonly play: PlayOne; readonly chance: QuickChance }>()

function measure(what: Contender, { game: id, seats, edition, seconds, clock }: BenchJob): Rate {
  const key = `${what} ${id} ${seats}`
  const known = ready.get(key) ?? {
    play: contenders[what]({ game: boxNamed(id, build.boxes).game, seats, edition }, build),
    chance: new QuickChance('bench'),
  }
  ready.set(key, known)
  const { play, chance } = known
  const now = clocks[clock]
  const began = now()
  let moves = 0
  let games = 0
  let elapsed = 0
  while (elapsed < seconds) {
    moves += play(chance)
    games++
    elapsed = now() - began
  }
  return { movesPerSecond: moves / elapsed, gamesPerSecond: games / elapsed }
}

function work(job: BenchJob): Rate | Parts {
  const { what, game, seats, seconds } = job
  return what === 'parts' ? measureParts(boxNamed(game), seats, seconds) : measure(what, job)
}

parentPort?.on('message', (job: BenchJob) => parentPort?.postMessage(work(job)))
