import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { isEdition, Refusal, type AnyGame } from '@octopolis/engine'
import { usualSeats } from '@octopolis/games/seats'
import { boxNamed } from '../boxes.ts'
import { columns, grouped, points } from '../print.ts'
import { buildOf, type Build } from './contenders.ts'
import { median } from './rate.ts'
import { playByTurns, SLICE } from './turns.ts'

/** The engine and the bare loop of another checkout and of this one, in moves a second of processor time. */
export type BesideBench = Readonly<Record<'engine' | 'loop', Compared>>

interface Compared {
  readonly before: number
  readonly now: number
  /** Of our rate to the other's: 1.02 is two in a hundred faster. */
  readonly ratio: number
}

/**
 * How often the whole is done, on new threads each time: what a compiler makes of the same code differs from thread to
 * thread by more than two builds do.
 */
const ROUNDS = 5

export function expectBuilt(checkout: string): void {
  if (existsSync(resolve(checkout, 'games/dist/index.js'))) return
  throw new Refusal(`${checkout} isn't a checkout that has been built: it has no games/dist/index.js.`)
}

function compared(before: readonly number[], now: readonly number[]): Compared {
  return {
    before: median(before),
    now: median(now),
    ratio: median(now.map((rate, round) => rate / (before[round] ?? rate))),
  }
}

/** Both play by the same rules: the newest that the other checkout knows. */
function commonEdition(game: AnyGame, { boxes }: Build): number {
  const { version } = boxNamed(game.id, boxes).game
  if (isEdition(game, version)) return version
  throw new Refusal(`The other checkout plays edition ${version} of ${game.id}, which isn't known here.`)
}

export async function measureBeside(game: AnyGame, seconds: number, checkout: string): Promise<BesideBench> {
  const edition = commonEdition(game, await buildOf(resolve(checkout)))
  const table = { game: game.id, seats: usualSeats(game.seats), edition, clock: 'processor' } as const
  const runners = (['engine', 'loop'] as const).flatMap((what) => [
    { checkout: resolve(checkout), what },
    { checkout: null, what },
  ])
  const rounds: number[][] = runners.map(() => [])
  for (let round = 0; round < ROUNDS; round++) {
    const found = await playByTurns(runners, { ...table, seconds, repeats: 1 })
    for (const [index, [best]] of found.entries()) rounds[index]?.push(best?.movesPerSecond ?? 0)
  }
  const [engineBefore = [], engineNow = [], loopBefore = [], loopNow = []] = rounds
  return { engine: compared(engineBefore, engineNow), loop: compared(loopBefore, loopNow) }
}

export function printedBeside(game: string, { engine, loop }: BesideBench): string {
  const row = (name: string, { before, now, ratio }: Compared): string[] => [
    name,
    grouped(before),
    grouped(now),
    `${points(ratio - 1)} %`,
  ]
  return [
    `${game}, random play, one thread, processor time, Node ${process.version}, medians of ${ROUNDS} rounds (of each the fastest ${SLICE} s)`,
    '',
    columns(['moves/s', 'before', 'now', 'difference'], [row('engine (Table)', engine), row('bare loop', loop)]),
    '',
  ].join('\n')
}
