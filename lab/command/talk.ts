import { boxNamed } from '../boxes.ts'
import type { Setting } from '../simulate/setting.ts'
import { drawTempers, transcript } from '../talk/transcript.ts'
import { command, print } from './command.ts'
import { readBots, readLanguage, readOptions, readSeats, readSeed, seatBots, shared } from './table.ts'

export const talk = command(
  {
    command: 'lab talk',
    summary: 'Plays a game by bots that talk, and prints what happens and what they say.',
    operand: 'game',
    flags: {
      seats: shared.seats,
      bots: { takes: 'A,B,…', help: 'one bot a seat; a shorter list is repeated in order (hard)' },
      option: shared.option,
      seed: shared.seed,
      lang: shared.lang,
      only: { help: 'what is said alone, without what happens' },
    },
    examples: ['npm run lab -- talk octopus --seats 4 --seed 7 --lang fr'],
  },
  (given) => {
    const box = boxNamed(given.operand)
    const { game } = box
    const seats = readSeats(given, game)
    const setting: Setting = {
      game: game.id,
      seats,
      options: readOptions(given, game, seats),
      bots: seatBots(readBots(given, ['hard']), seats),
      seed: readSeed(given),
      fixed: true,
    }
    const language = readLanguage(given)

    return async () => {
      const tempers = drawTempers(setting, 0)
      for (const { kind, text } of transcript(box, { ...setting, tempers }, 0, language)) {
        if (kind === 'said') print(`    ${text}`)
        else if (!given.has('only')) print(text)
      }
    }
  },
)
