import type { AnyGame } from '@octopolis/engine'
import { usualSeats } from '@octopolis/games/seats'
import { columns, grouped, percent } from '../print.ts'
import type { Contender } from './contenders.ts'
import type { Parts } from './positions.ts'
import { median, type Rate } from './rate.ts'
import { BenchThread, playByTurns, SLICE } from './turns.ts'

/** What `bench --json` prints of a game. */
export interface GameBench extends Readonly<Record<Contender, Rate>>, Parts {
  readonly ratioToBoardgameio: number
  readonly shareOfLoop: number
}

const REPEATS = 3
const order: readonly Contender[] = ['engine', 'boardgameio', 'loop']

function middle(rates: readonly Rate[]): Rate {
  return {
    movesPerSecond: median(rates.map(({ movesPerSecond }) => movesPerSecond)),
    gamesPerSecond: median(rates.map(({ gamesPerSecond }) => gamesPerSecond)),
  }
}

export async function measureGame(game: AnyGame, seconds: number): Promise<GameBench> {
  const table = { game: game.id, seats: usualSeats(game.seats), edition: game.version, clock: 'wall' } as const
  const runners = order.map((what) => ({ checkout: null, what }))
  const [engine = [], boardgameio = [], loop = []] = await playByTurns(runners, { ...table, seconds, repeats: REPEATS })
  const rates = { engine: middle(engine), boardgameio: middle(boardgameio), loop: middle(loop) }
  const thread = new BenchThread<Parts>(null)
  const parts = await thread.measure({ ...table, what: 'parts', seconds })
  await thread.close()
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
