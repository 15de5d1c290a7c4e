import { Refusal } from '@octopolis/engine'
import { at } from '../at.ts'
import { boxNamed } from '../boxes.ts'
import { columns } from '../print.ts'
import { Progress } from '../progress.ts'
import type { GameResult } from '../simulate/game.ts'
import { isMarked } from '../simulate/marks.ts'
import { playSeries, type Series } from '../simulate/series.ts'
import type { Setting } from '../simulate/setting.ts'
import { singleChanges } from '../tune/changes.ts'
import { movedIn, nearestBy } from '../tune/findings.ts'
import { printedTuning, type Tuning } from '../tune/printed.ts'
import { Attempts } from '../tune/attempts.ts'
import { command, print } from './command.ts'
import { numbersOf, readNumbers, withFlag } from './numbers.ts'
import { readBots, readOptions, readSeats, readSeed, readThreads, seatBots, shared } from './table.ts'

const MOST_GAMES_A_TABLE = 100_000

/** Plays every series, and hands each over when all of its games are there. */
async function playWhole(
  settings: readonly Setting[],
  games: number,
  threads: number,
  progress: Progress,
  done: (index: number, results: readonly GameResult[]) => void,
): Promise<void> {
  const series = settings.map((setting): Series => ({ setting, ranges: [{ from: 0, to: games }] }))
  const open = new Map<number, GameResult[]>()
  await playSeries(series, {
    threads,
    study: true,
    take({ series: index, results }) {
      const all = [...(open.get(index) ?? []), ...results]
      open.set(index, all)
      progress.advance(results.length)
      if (all.length < games) return
      open.delete(index)
      done(index, all)
    },
  })
}

export const tune = command(
  {
    command: 'lab tune',
    summary: "Tries every number printed on a game's pieces a step up and a step down, and says what that moves.",
    operand: 'game',
    flags: {
      seats: shared.seats,
      games: { takes: 'N', help: 'games as it is, and by each change; the same seeds, so that luck falls out (200)' },
      bots: { takes: 'A,B,…', help: 'one bot a seat; a shorter list is repeated in order (normal)' },
      only: { takes: 'PREFIX', help: 'only numbers whose path starts so' },
      by: { takes: 'N', help: 'how large a step (1)' },
      top: { takes: 'N', help: 'how many changes to show of each kind (10)' },
      with: { ...withFlag, help: 'other numbers than the printed ones to start from' },
      option: shared.option,
      seed: shared.seed,
      threads: shared.threads,
      list: { help: 'plays nothing: names every number and what is printed' },
      json: shared.json,
    },
    examples: [
      'npm run lab -- tune <game> --list',
      'npm run lab -- tune <game> --only vehicles --games 1000 --bots hard',
    ],
  },
  (given) => {
    const box = boxNamed(given.operand)
    const { game, study } = box
    const numbers = numbersOf(box)
    const base = readNumbers(given, box)
    const only = given.text('only') ?? ''
    const named = Object.entries(numbers.printed).filter(([path]) => path.startsWith(only))
    if (named.length === 0) {
      throw new Refusal(
        `No number of ${game.id} starts with ${JSON.stringify(only)}; lab tune ${game.id} --list names them.`,
      )
    }
    if (!isMarked(study)) throw new Refusal(`The study of ${game.id} has no marks and no measures: nothing to watch.`)
    const seats = readSeats(given, game)
    const bots = seatBots(readBots(given, ['normal']), seats)
    const games = given.whole('games', { least: 2, most: MOST_GAMES_A_TABLE }, 200)
    const by = given.whole('by', { least: 1, most: 1000 }, 1)
    const top = given.whole('top', { least: 1, most: 1000 }, 10)
    const seed = readSeed(given)
    const threads = readThreads(given)
    const setting: Setting = {
      game: game.id,
      seats,
      options: readOptions(given, game, seats),
      bots,
      seed,
      fixed: false,
    }

    if (given.has('list')) {
      const rows = named.map(([path, value]) => [path, String(value)])
      return async () =>
        print(given.has('json') ? JSON.stringify(Object.fromEntries(named)) : columns(['number', 'printed'], rows))
    }

    return async () => {
      const changes = singleChanges(numbers, base ?? {}, only, by)
      const settings = changes.map(({ path, to }) => ({ ...setting, numbers: { ...base, [path]: to } }))
      const asItIs: Setting = base === undefined ? setting : { ...setting, numbers: base }
      const progress = new Progress(games * (1 + changes.length), 'games')
      const began = performance.now()
      const played: GameResult[] = []
      await playWhole([asItIs], games, threads, progress, (_, results) => played.push(...results))
      const attempts = new Attempts(study, asItIs, played)
      await playWhole(settings, games, threads, progress, (index, results) =>
        attempts.add(at(changes, index), at(settings, index), results),
      )
      progress.end()
      const tuning: Tuning = {
        game: game.id,
        seats,
        bots,
        games,
        seed,
        seconds: (performance.now() - began) / 1000,
        ...(base === undefined ? {} : { numbers: base }),
        changes: changes.length,
        comparisons: attempts.comparisons,
        moved: movedIn(study, attempts, top),
        nearest: nearestBy(study, attempts, top),
      }
      print(given.has('json') ? JSON.stringify(tuning) : printedTuning(tuning, study))
    }
  },
)
