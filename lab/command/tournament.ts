import { levels } from '@octopolis/bots'
import { Refusal } from '@octopolis/engine'
import { at } from '../at.ts'
import { boxNamed } from '../boxes.ts'
import { Progress } from '../progress.ts'
import type { GameResult } from '../simulate/game.ts'
import { gamesIn, playSeries } from '../simulate/series.ts'
import { seating, type Setting } from '../simulate/setting.ts'
import { duels } from '../tournament/duels.ts'
import { mixes } from '../tournament/mixes.ts'
import { printedStandings, type Standings } from '../tournament/standings.ts'
import { command, print } from './command.ts'
import { readBots, readOptions, readSeats, readSeed, readThreads, shared } from './table.ts'

const MOST_GAMES_A_TABLE = 10_000

export const tournament = command(
  {
    command: 'lab tournament',
    summary: 'Lets every mix of bots play at a table, and rates the bots by OpenSkill.',
    operand: 'game',
    flags: {
      bots: { takes: 'A,B,…', help: `the bots that take part (${levels.join(',')})` },
      games: { takes: 'N', help: 'games for each mix of bots (20)' },
      seats: shared.seats,
      option: shared.option,
      seed: shared.seed,
      threads: shared.threads,
      json: shared.json,
    },
    examples: ['npm run lab -- tournament octopus --bots hard,normal,easy --games 50'],
  },
  (given) => {
    const { game } = boxNamed(given.operand)
    const seats = readSeats(given, game)
    const options = readOptions(given, game, seats)
    const bots = [...new Set(readBots(given, levels))]
    if (bots.length < 2) throw new Refusal('A tournament needs two different bots: --bots hard,easy.')
    const each = given.whole('games', { least: 1, most: MOST_GAMES_A_TABLE }, 20)
    const seed = readSeed(given)
    const threads = readThreads(given)

    return async () => {
      const settings = mixes(bots, seats).map((mix): Setting => ({
        game: game.id,
        seats,
        options,
        bots: mix,
        seed,
        fixed: false,
      }))
      const series = settings.map((setting) => ({ setting, ranges: [{ from: 0, to: each }] }))
      const results: (GameResult & { readonly series: number })[] = []
      const progress = new Progress(gamesIn(series), 'games')
      const began = performance.now()
      await playSeries(series, {
        threads,
        take(batch) {
          for (const result of batch.results) results.push({ ...result, series: batch.series })
          progress.advance(batch.results.length)
        },
      })
      progress.end()
      const seconds = (performance.now() - began) / 1000

      // Round by round, a game at every table, whatever order the threads finished in.
      results.sort((a, b) => a.index - b.index || a.series - b.series)
      const bouts = results.map(({ series: of, index, places }) => ({ bots: seating(at(settings, of), index), places }))
      // Loaded here: OpenSkill takes longer to load than everything else together, and only a tournament needs it.
      const { ratings, winsOf } = await import('../tournament/ratings.ts')
      const standings: Standings = {
        game: game.id,
        seats,
        seed,
        tables: settings.length,
        games: bouts.length,
        seconds,
        ratings: ratings(bots, bouts).map((rating) => ({ ...rating, ...winsOf(rating.bot, bouts) })),
        duels: duels(bots, bouts),
      }
      print(given.has('json') ? JSON.stringify(standings) : printedStandings(standings))
    }
  },
)
