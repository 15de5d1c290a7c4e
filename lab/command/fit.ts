import { Refusal, Table } from '@octopolis/engine'
import { boxNamed } from '../boxes.ts'
import { fit as fitWeights, foresight, type Sample } from '../fit/model.ts'
import { learn, learnFromNothing } from '../fit/learn.ts'
import { samplesOf } from '../fit/samples.ts'
import { columns, grouped } from '../print.ts'
import { Progress } from '../progress.ts'
import { gamesIn, playSeries, type Series } from '../simulate/series.ts'
import { command, print } from './command.ts'
import { readBots, readSeed, readThreads, seatBots, shared } from './table.ts'

const MOST_GAMES_A_TABLE = 10_000

export const fit = command(
  {
    command: 'lab fit',
    summary: 'Fits what bots judge by to games between bots: weights, or a file of likelihoods, which it prints.',
    operand: 'game',
    flags: {
      games: { takes: 'N', help: "games at each table of the game's study (60)" },
      bots: { takes: 'BOT', help: 'who plays (normal)' },
      rounds: {
        takes: 'N',
        help: 'likelihoods from nothing: bots play so many rounds, each by what all before have taught',
      },
      seed: shared.seed,
      threads: shared.threads,
      json: shared.json,
    },
    examples: [
      'npm run lab -- fit octopus --games 100 --bots normal --seed 1',
      'npm run lab -- fit kraken --rounds 8 --games 6 --bots hard,normal --seed 10 > learnt.ts',
    ],
  },
  (given) => {
    const box = boxNamed(given.operand)
    const { game, judged, training, study } = box
    if (judged === undefined && training === undefined) {
      throw new Refusal(`The bots of ${game.id} don't judge by weights: nothing to fit.`)
    }
    const bots = readBots(given, ['normal'])
    const to = given.whole('games', { least: 1, most: MOST_GAMES_A_TABLE }, 60)
    const seed = readSeed(given)
    const threads = readThreads(given)
    const rounds = given.has('rounds') ? given.whole('rounds', { least: 1, most: 100 }, 1) : null
    const series = study.tables.map(({ seats, options }): Series => ({
      setting: { game: game.id, seats, options, bots: seatBots(bots, seats), seed, fixed: false },
      ranges: [{ from: 0, to }],
    }))
    if (judged === undefined || training !== undefined) {
      return async () => {
        const sums = await (rounds === null ? learn(series, threads) : learnFromNothing(series, rounds, threads))
        print(given.has('json') ? JSON.stringify(sums) : (training?.text(sums) ?? ''))
      }
    }
    if (rounds !== null) throw new Refusal(`The bots of ${game.id} judge by weights, which take no rounds.`)
    const first = Table.start(game, { seats: game.seats.min, seed: '' })
    const names = Object.keys(judged.traits(first.state)[0] ?? {})

    return async () => {
      const samples: { readonly series: number; readonly index: number; readonly of: readonly Sample[] }[] = []
      const progress = new Progress(gamesIn(series), 'games')
      await playSeries(series, {
        threads,
        records: true,
        take({ series: of, results, records }) {
          records.forEach((record, place) => {
            samples.push({ series: of, index: results[place]?.index ?? 0, of: samplesOf(box, judged, record) })
          })
          progress.advance(results.length)
        },
      })
      progress.end()
      // In one order whatever the threads did, so that sums of fractions come out alike to the last digit.
      samples.sort((a, b) => a.series - b.series || a.index - b.index)
      const all = samples.flatMap(({ of }) => of)
      const fitted = fitWeights(all, names.length)
      const weights = Object.fromEntries(names.map((name, index) => [name, Number((fitted[index] ?? 0).toFixed(3))]))
      const { fitted: told, even } = foresight(all, fitted)
      if (given.has('json')) return print(JSON.stringify({ game: game.id, samples: all.length, told, even, weights }))
      const rows = Object.entries(weights).map(([name, weight]) => [name, weight.toFixed(3)])
      print(columns(['trait', 'weight'], rows))
      print(
        `\n  ${grouped(all.length)} moments; the winner's chance by its mean log: ${told.toFixed(4)}, even ${even.toFixed(4)}`,
      )
    }
  },
)
