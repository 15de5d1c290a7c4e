import type { AnyGame } from '@octopolis/engine'
import { boxes } from '@octopolis/games'
import { expectBuilt, measureBeside, printedBeside } from '../bench/beside.ts'
import { measureGame, printedBench } from '../bench/run.ts'
import { command, print } from './command.ts'
import { shared } from './table.ts'

/** Measures game after game, and prints what was found of all: for people, or as JSON by the games' ids. */
async function everyGame<Found>(
  measure: (game: AnyGame) => Promise<Found>,
  printed: (id: string, found: Found) => string,
  json: boolean,
): Promise<void> {
  const measured = new Map<string, Found>()
  for (const [id, { game }] of Object.entries(boxes)) measured.set(id, await measure(game))
  if (json) print(JSON.stringify(Object.fromEntries(measured)))
  else for (const [id, found] of measured) print(printed(id, found))
}

export const bench = command(
  {
    command: 'bench',
    summary:
      'Random play in one thread: by the engine, by boardgame.io and by a bare loop over the same rules, by turns in the same run.',
    flags: {
      seconds: { takes: 'N', help: 'how long each of them plays in one repeat (3)' },
      beside: {
        takes: 'DIR',
        help: 'another checkout, which has been built: its engine and its loop take turns with ours',
      },
      json: shared.json,
    },
    examples: ['npm run bench', 'npm run bench -- --json --seconds 1', 'npm run bench -- --beside ../octopolis-before'],
  },
  (given) => {
    const seconds = given.whole('seconds', { least: 1, most: 600 }, 3)
    const checkout = given.text('beside')
    const json = given.has('json')
    if (checkout === undefined) return () => everyGame((game) => measureGame(game, seconds), printedBench, json)
    expectBuilt(checkout)
    return () => everyGame((game) => measureBeside(game, seconds, checkout), printedBeside, json)
  },
)
