import { Refusal } from '@octopolis/engine'
import { calibration } from '../beliefs/score.ts'
import { boxNamed } from '../boxes.ts'
import { columns, grouped } from '../print.ts'
import { Progress } from '../progress.ts'
import { gamesIn, playSeries } from '../simulate/series.ts'
import type { Setting } from '../simulate/setting.ts'
import { addUp } from '../simulate/sums.ts'
import { command, print } from './command.ts'
import { MOST_GAMES, readBots, readOptions, readSeats, readSeed, readThreads, seatBots, shared } from './table.ts'

export const beliefs = command(
  {
    command: 'lab beliefs',
    summary: 'Holds what bots believe about hidden things against the truth, once a game.',
    operand: 'game',
    flags: {
      seats: shared.seats,
      games: { takes: 'N', help: 'how many games (200)' },
      bots: { takes: 'A,B,…', help: 'who plays; a shorter list is repeated in order (hard)' },
      option: shared.option,
      seed: shared.seed,
      threads: shared.threads,
      json: shared.json,
    },
    examples: ['npm run lab -- beliefs kraken --seats 9 --games 500 --seed 3'],
  },
  (given) => {
    const box = boxNamed(given.operand)
    const { game } = box
    if (box.beliefs === undefined) throw new Refusal(`The bots of ${game.id} don't say what they believe.`)
    const seats = readSeats(given, game)
    const setting: Setting = {
      game: game.id,
      seats,
      options: readOptions(given, game, seats),
      bots: seatBots(readBots(given, ['hard']), seats),
      seed: readSeed(given),
      fixed: false,
    }
    const to = given.whole('games', { least: 1, most: MOST_GAMES }, 200)
    const threads = readThreads(given)

    return async () => {
      const series = [{ setting, ranges: [{ from: 0, to }] }]
      const sums: Record<string, number> = {}
      const progress = new Progress(gamesIn(series), 'games')
      await playSeries(series, {
        threads,
        beliefs: true,
        take({ beliefs: more, results }) {
          addUp(sums, more)
          progress.advance(results.length)
        },
      })
      progress.end()
      const found = calibration(sums)
      if (given.has('json')) return print(JSON.stringify({ game: game.id, seats, games: to, ...found }))
      const rows = found.deciles.map(({ asked, believed, so }, decile) => [
        `${decile * 10}–${decile * 10 + 10} %`,
        grouped(asked),
        believed.toFixed(3),
        so.toFixed(3),
        (so - believed).toFixed(3),
      ])
      print(columns(['believed', 'times', 'mean', 'came true', 'off by'], rows))
      const { brier, prior, asked } = found
      print(`\n  ${grouped(asked)} convictions; Brier score ${brier.toFixed(4)}, without evidence ${prior.toFixed(4)}`)
    }
  },
)
