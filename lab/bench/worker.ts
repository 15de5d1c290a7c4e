import { parentPort } from 'node:worker_threads'
import { QuickChance } from '@octopolis/engine'
import { boxNamed } from '../boxes.ts'
import { contenders, type Contender, type PlayOne } from './contenders.ts'
import { measureParts, type Parts } from './positions.ts'
import type { Rate } from './rate.ts'

export interface BenchJob {
  readonly game: string
  readonly seats: number
  readonly what: Contender | 'parts'
  readonly seconds: number
}

/** Kept from measurement to measurement, so that what was warmed up stays warm. */
const ready = new Map<string, { readonly play: PlayOne; readonly chance: QuickChance }>()

function measure(what: Contender, { game, seats, seconds }: BenchJob): Rate {
  const key = `${what} ${game} ${seats}`
  const known = ready.get(key) ?? {
    play: contenders[what](boxNamed(game).game, seats),
    chance: new QuickChance('bench'),
  }
  ready.set(key, known)
  const { play, chance } = known
  const began = performance.now()
  let moves = 0
  let games = 0
  let elapsed = 0
  while (elapsed < seconds) {
    moves += play(chance)
    games++
    elapsed = (performance.now() - began) / 1000
  }
  return { movesPerSecond: moves / elapsed, gamesPerSecond: games / elapsed }
}

function work(job: BenchJob): Rate | Parts {
  const { what, game, seats, seconds } = job
  return what === 'parts' ? measureParts(boxNamed(game), seats, seconds) : measure(what, job)
}

parentPort?.on('message', (job: BenchJob) => parentPort?.postMessage(work(job)))
