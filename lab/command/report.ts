import { canonical, settle } from '@octopolis/engine'
import { boxNamed } from '../boxes.ts'
import { expectWritable, writeWhole } from '../files.ts'
import { Progress } from '../progress.ts'
import type { TableFindings } from '../report/findings.ts'
import { page } from '../report/page.ts'
import { texts } from '../report/text/index.ts'
import { gamesIn, playSeries } from '../simulate/series.ts'
import { filled, type Setting } from '../simulate/setting.ts'
import { Counts } from '../simulate/study.ts'
import { Tally } from '../simulate/tally.ts'
import { Refusal } from '@octopolis/engine'
import { command, print } from './command.ts'
import { readBots, readLanguage, readSeed, readThreads, shared } from './table.ts'

const MOST_GAMES_A_TABLE = 100_000
/** A few minutes with the usual bots; the page says how sure it is. */
const USUAL_GAMES = 100

export const report = command(
  {
    command: 'lab report',
    summary:
      'Plays the tables that matter and draws one page: wins by seat, lengths, endings, and what the game counts and marks.',
    operand: 'game',
    flags: {
      out: { takes: 'FILE', help: 'the page to write, in a folder that exists' },
      games: { takes: 'N', help: `games at each table (${USUAL_GAMES})` },
      bots: { takes: 'A,B,…', help: 'who plays; repeated in order for all seats (normal)' },
      seed: shared.seed,
      lang: shared.lang,
      threads: shared.threads,
    },
    examples: [
      'npm run lab -- report octopus --out report.html',
      'npm run lab -- report octopus --out rapport.html --lang fr --bots hard --games 1000',
    ],
  },
  (given) => {
    const box = boxNamed(given.operand)
    const { game, study } = box
    const out = given.text('out')
    if (out === undefined) throw new Refusal('lab report needs --out FILE.')
    const games = given.whole('games', { least: 1, most: MOST_GAMES_A_TABLE }, USUAL_GAMES)
    const bots = readBots(given, ['normal'])
    const seed = readSeed(given)
    const language = readLanguage(given)
    const threads = readThreads(given)

    return async () => {
      expectWritable(out)
      const text = texts[language]
      const { min, max } = game.seats
      const seatCounts = Array.from({ length: max - min + 1 }, (_, more) => min + more)
      const findings = new Map<string, TableFindings>()
      // A table of the study may be the usual one: then it is played once.
      const found = (label: string, seats: number, asked: object): TableFindings => {
        const setting: Setting = {
          game: game.id,
          seats,
          options: settle(game.options, asked, seats),
          bots: filled(bots, seats),
          seed,
          fixed: false,
        }
        const known = findings.get(canonical(setting))
        if (known !== undefined) return { ...known, label }
        const table = { label, setting, tally: new Tally(setting), counts: new Counts(study) }
        findings.set(canonical(setting), table)
        return table
      }
      const usual = seatCounts.map((seats) => found(text.seats(seats), seats, {}))
      const studied = study.tables.map(({ label, seats, options }) => found(label[language], seats, options))

      const tables = [...findings.values()]
      const series = tables.map(({ setting }) => ({ setting, ranges: [{ from: 0, to: games }] }))
      const progress = new Progress(gamesIn(series), 'games')
      await playSeries(series, {
        threads,
        study: true,
        take({ series: of, results, counted }) {
          for (const result of results) tables[of]?.tally.add(result)
          tables[of]?.counts.add(counted)
          progress.advance(results.length)
        },
      })
      progress.end()
      const again = `npm run lab -- report ${game.id} --out report.html --games ${games} --bots ${bots.join(',')} --seed ${seed} --lang ${language}`
      writeWhole(
        out,
        page({ box, language, bots: bots.join(', '), seed, gamesEach: games, command: again, usual, studied }),
      )
      print(`${out}: ${tables.length} tables, ${games} games at each.`)
    }
  },
)
