import { join } from 'node:path'
import type { Failure, Report } from '@octopolis/engine/conform'
import { boxNamed } from '../boxes.ts'
import { makeFolder, writeWhole } from '../files.ts'
import { Progress } from '../progress.ts'
import { batches } from '../simulate/batches.ts'
import { failuresFolder, keepFailure } from '../soak/kept.ts'
import { Total } from '../soak/total.ts'
import { verdict } from '../soak/verdict.ts'
import type { SoakJob } from '../soak/worker.ts'
import { inParallel } from '../workers/pool.ts'
import { command, exitCodes, print } from './command.ts'
import { MOST_GAMES, readThreads, shared } from './table.ts'

/** Writes the game that a failure was found in, as far as it went. */
function keepRecord(folder: string, { group, game, record }: Failure): void {
  if (record !== null) writeWhole(join(folder, `failure-${group}-game-${game}.json`), `${JSON.stringify(record)}\n`)
}

export const soak = command(
  {
    command: 'soak',
    summary: 'Puts a game on trial: plays very many games and checks at every position all that must hold.',
    operand: 'game',
    flags: {
      games: { takes: 'N', help: 'how many games (10000)' },
      from: { takes: 'N', help: 'the first game (0): a failure names its game' },
      seed: { takes: 'TEXT', help: 'the same seed gives the same games (soak)' },
      'every-viewer': { help: 'compare what all viewers get at every position, not what one of them does' },
      records: { takes: 'DIR', help: 'write the games that failed into this folder' },
      threads: shared.threads,
    },
    examples: ['npm run soak -- octopus --games 100000'],
  },
  (given) => {
    const { game } = boxNamed(given.operand)
    const from = given.whole('from', { least: 0, most: MOST_GAMES }, 0)
    const games = given.whole('games', { least: 1, most: MOST_GAMES }, 10_000)
    const seed = given.text('seed') ?? 'soak'
    const threads = readThreads(given)
    const records = given.text('records')
    const everyViewer = given.has('every-viewer')

    return async () => {
      if (records !== undefined) makeFolder(records)
      const jobs = function* (): Generator<SoakJob> {
        for (const range of batches([{ from, to: from + games }], threads))
          yield { game: game.id, seed, everyViewer, ...range }
      }
      const total = new Total()
      const progress = new Progress(games, 'games')
      const began = performance.now()
      await inParallel<SoakJob, Report>({
        worker: new URL('../soak/worker.js', import.meta.url),
        jobs: jobs(),
        threads: Math.min(threads, games),
        take(report) {
          total.add(report)
          progress.advance(report.games)
        },
      })
      progress.end()
      const seconds = (performance.now() - began) / 1000

      const { failures } = total
      print(verdict(game.id, total, seconds, (failure) => keepFailure(failuresFolder, game.id, failure)))
      if (records !== undefined) for (const failure of failures) keepRecord(records, failure)
      if (failures.length > 0) process.exitCode = exitCodes.workFailed
    }
  },
)
