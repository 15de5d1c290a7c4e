import { join } from 'node:path'
import { Refusal, type SealedRecord } from '@octopolis/engine'
import { at } from '../at.ts'
import { boxNamed } from '../boxes.ts'
import { makeFolder, writeWhole } from '../files.ts'
import { Progress } from '../progress.ts'
import { missing } from '../simulate/batches.ts'
import type { GameResult } from '../simulate/game.ts'
import { isMarked } from '../simulate/marks.ts'
import { printedSummary } from '../simulate/printed.ts'
import { SaveFile } from '../simulate/save.ts'
import { gamesIn, playSeries } from '../simulate/series.ts'
import type { Setting } from '../simulate/setting.ts'
import { summarise } from '../simulate/summary.ts'
import { Tally } from '../simulate/tally.ts'
import { command, print } from './command.ts'
import { readNumbers, withFlag } from './numbers.ts'
import {
  MOST_GAMES,
  readBots,
  readOptions,
  readSeats,
  readSeed,
  readSides,
  readThreads,
  seatBots,
  shared,
} from './table.ts'

function keepRecords(
  folder: string,
  { game, seed }: Setting,
  results: readonly GameResult[],
  records: readonly SealedRecord[],
): void {
  records.forEach((record, number) => {
    writeWhole(join(folder, `${game}-${seed}-${at(results, number).index}.json`), `${JSON.stringify(record)}\n`)
  })
}

export const simulate = command(
  {
    command: 'lab simulate',
    summary: 'Plays many games by bots, on all cores, and counts who wins, and with what.',
    operand: 'game',
    flags: {
      seats: shared.seats,
      games: { takes: 'N', help: 'how many games (1000)' },
      from: { takes: 'N', help: 'the first game to play (0): game N of a seed is always the same game' },
      bots: { takes: 'A,B,…', help: 'one bot a seat; a shorter list is repeated in order (normal)' },
      sides: { takes: 'SIDE=BOT,…', help: 'bots by side instead, as sides are dealt; others as --bots says' },
      fixed: { help: 'the bots keep their seats instead of moving up one from game to game' },
      option: shared.option,
      with: withFlag,
      seed: shared.seed,
      save: { takes: 'FILE', help: 'keep results as they come; a rerun with the same settings goes on from there' },
      records: { takes: 'DIR', help: "write each game's sealed record into this folder" },
      threads: shared.threads,
      json: shared.json,
    },
    examples: [
      'npm run lab -- simulate octopus --seats 4 --games 1000 --bots hard,normal,easy,random --seed 7',
      'npm run lab -- simulate octopus --option exterior=marsh --save marsh.jsonl --json',
      'npm run lab -- simulate <game> --games 2000 --bots hard --with PATH=VALUE,PATH=VALUE',
    ],
  },
  (given) => {
    const box = boxNamed(given.operand)
    const { game, study } = box
    const sides = readSides(given, box)
    const numbers = readNumbers(given, box)
    if (numbers !== undefined && given.has('records')) {
      throw new Refusal("Games by other numbers than those printed can't be verified: --with goes without --records.")
    }
    const seats = readSeats(given, game)
    const setting: Setting = {
      game: game.id,
      seats,
      options: readOptions(given, game, seats),
      bots: seatBots(readBots(given, ['normal']), seats),
      seed: readSeed(given),
      fixed: given.has('fixed'),
      ...(sides === undefined ? {} : { sides }),
      ...(numbers === undefined ? {} : { numbers }),
    }
    const from = given.whole('from', { least: 0, most: MOST_GAMES }, 0)
    const wanted = { from, to: from + given.whole('games', { least: 1, most: MOST_GAMES }, 1000) }
    const threads = readThreads(given)

    return async () => {
      const file = given.text('save')
      const save = file === undefined ? null : SaveFile.open(file, { ...setting, version: game.version })
      const folder = given.text('records')
      if (folder !== undefined) makeFolder(folder)

      const tally = new Tally(setting)
      const earlier = [...(save?.results.values() ?? [])].filter(
        ({ index }) => index >= wanted.from && index < wanted.to,
      )
      for (const result of earlier) tally.add(result)
      const movesBefore = tally.moves

      const series = [{ setting, ranges: missing(wanted, new Set(earlier.map(({ index }) => index))) }]
      const progress = new Progress(gamesIn(series), 'games')
      const began = performance.now()
      await playSeries(series, {
        threads,
        study: isMarked(study),
        records: folder !== undefined,
        take({ results, records }) {
          for (const result of results) tally.add(result)
          if (folder !== undefined) keepRecords(folder, setting, results, records)
          save?.append(results)
          progress.advance(results.length)
        },
      })
      progress.end()
      const seconds = (performance.now() - began) / 1000
      const summary = summarise(setting, tally, { seconds, moves: tally.moves - movesBefore }, study)
      print(given.has('json') ? JSON.stringify(summary) : printedSummary(summary, setting, study))
    }
  },
)
