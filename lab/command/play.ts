import { randomBytes } from 'node:crypto'
import { Refusal, seal, Table } from '@octopolis/engine'
import { boxNamed } from '../boxes.ts'
import { expectWritable, writeWhole } from '../files.ts'
import { BotPlayer } from '../player.ts'
import { readRulebook } from '../rulebook.ts'
import { filled } from '../simulate/setting.ts'
import { Evening } from '../terminal/evening.ts'
import { Lines } from '../terminal/lines.ts'
import { Screen } from '../terminal/screen.ts'
import { texts } from '../terminal/text/index.ts'
import { command } from './command.ts'
import { readBots, readLanguage, readOptions, readSeats, seatBots, shared } from './table.ts'

/** Lines longer than this are hard to read, however wide the window. */
const WIDEST = 110

export const play = command(
  {
    command: 'lab play',
    summary: 'A game against bots, in the terminal.',
    operand: 'game',
    flags: {
      seats: shared.seats,
      seat: { takes: 'N', help: 'your seat, from 0 (0)' },
      bots: { takes: 'A,B,…', help: 'the others, in seat order; a shorter list is repeated (hard)' },
      option: shared.option,
      lang: shared.lang,
      seed: { takes: 'TEXT', help: 'the seed of the dice (a new one)' },
      record: { takes: 'FILE', help: 'write the sealed record when the game is over' },
    },
    examples: [
      'npm run lab -- play octopus',
      'npm run lab -- play octopus --lang fr --bots normal --record partie.json',
    ],
  },
  (given) => {
    const { game, words, bots } = boxNamed(given.operand)
    const seats = readSeats(given, game)
    const person = given.whole('seat', { least: 0, most: seats - 1 }, 0)
    const others = seatBots(readBots(given, ['hard']), seats - 1)
    const options = readOptions(given, game, seats)
    const language = readLanguage(given)
    const seed = given.text('seed') ?? randomBytes(16).toString('hex')
    const record = given.text('record')

    return async () => {
      if (record !== undefined) expectWritable(record)
      const text = texts[language]
      const table = Table.start(game, { seats, options, seed })
      const levels = [...others.slice(0, person), ...filled(others, 1), ...others.slice(person)]
      const screen = new Screen({
        out: process.stdout,
        width: Math.min(WIDEST, process.stdout.columns ?? WIDEST),
        styled: process.stdout.isTTY && process.env['NO_COLOR'] === undefined,
      })
      const lines = new Lines(process.stdin, process.stdin.isTTY ? () => {} : (line) => screen.line(line))
      const evening = new Evening({
        table,
        person,
        bots: levels.map((level, seat) => new BotPlayer(bots[level], seat, `play ${seed}/${seat}`)),
        words: words[language],
        text,
        rulebook: readRulebook(game.id, language),
        lines,
        screen,
      })
      const parting = await evening.play()
      lines.close()
      switch (parting) {
        case 'over':
          if (record === undefined) return
          writeWhole(record, `${JSON.stringify(seal(table.record(), table.outcome))}\n`)
          return screen.line(text.written(record))
        case 'quit':
          return screen.line(text.quit)
        case 'cut':
          throw new Refusal(text.cutShort)
      }
    }
  },
)
