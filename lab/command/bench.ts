import { boxes } from '@octopolis/games'
import { measureGame, printedBench, type GameBench } from '../bench/run.ts'
import { command, print } from './command.ts'
import { shared } from './table.ts'

export const bench = command(
  {
    command: 'bench',
    summary:
      'Random play in one thread: by the engine, by boardgame.io and by a bare loop over the same rules, by turns in the same run.',
    flags: {
      seconds: { takes: 'N', help: 'how long each of them plays in one repeat (3)' },
      json: shared.json,
    },
    examples: ['npm run bench', 'npm run bench -- --json --seconds 1'],
  },
  (given) => {
    const seconds = given.whole('seconds', { least: 1, most: 600 }, 3)
    return async () => {
      const measured = new Map<string, GameBench>()
      for (const [id, { game }] of Object.entries(boxes)) measured.set(id, await measureGame(game, seconds))
      if (given.has('json')) print(JSON.stringify(Object.fromEntries(measured)))
      else for (const [id, found] of measured) print(printedBench(id, found))
    }
  },
)
