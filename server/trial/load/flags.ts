import { parseArgs } from 'node:util'
import { Refusal } from '@octopolis/engine'
import { boxes } from '@octopolis/games'
import { usualSeats } from '@octopolis/games/seats'

/** What is wished for on the command line. */
export interface Wish {
  readonly tables: number
  readonly seats: number
  readonly seconds: number
  readonly pause: number
  readonly game: string
  readonly search: boolean
  readonly json: boolean
  readonly profiles: string | null
}

export const help = `load [flags]

As many people as you say play at random, first here, then in the same run on boardgame.io's own server.

  --tables N      how many tables, all seats people (200)
  --seats N       seats of each (4, or the nearest that the game allows)
  --seconds N     how long it counts (20)
  --pause N       milliseconds that a seat thinks, give or take half (1000)
  --game ID       what is played (${Object.keys(boxes)[0]})
  --search        also finds the highest number of tables with a p95 of at most 150 ms
  --profiles DIR  writes profiles of the servers' processor time there
  --json          prints all of it for programs

  npm run load -- --tables 200 --seats 4
`

const options = {
  tables: { type: 'string' },
  seats: { type: 'string' },
  seconds: { type: 'string' },
  pause: { type: 'string' },
  game: { type: 'string' },
  profiles: { type: 'string' },
  search: { type: 'boolean' },
  json: { type: 'boolean' },
} as const

function whole(name: string, text: string | undefined, least: number, most: number, otherwise: number): number {
  if (text === undefined) return otherwise
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (value >= least && value <= most) return value
  throw new Refusal(`--${name} takes a whole number from ${least} to ${most}, not ${JSON.stringify(text)}.`)
}

function read(typed: readonly string[]): ReturnType<typeof parseArgs<{ options: typeof options }>>['values'] {
  try {
    return parseArgs({ args: [...typed], options }).values
  } catch (error) {
    throw new Refusal(error instanceof Error ? error.message : String(error))
  }
}

export function readWish(typed: readonly string[]): Wish {
  const given = read(typed)
  const game = given.game ?? Object.keys(boxes)[0] ?? ''
  const box = Object.hasOwn(boxes, game) ? boxes[game] : undefined
  if (box === undefined) {
    throw new Refusal(`There is no game ${JSON.stringify(game)}; there is ${Object.keys(boxes).join(', ')}.`)
  }
  const { min, max } = box.game.seats
  return {
    game,
    tables: whole('tables', given.tables, 1, 5000, 200),
    seats: whole('seats', given.seats, min, max, usualSeats(box.game.seats)),
    seconds: whole('seconds', given.seconds, 1, 600, 20),
    pause: whole('pause', given.pause, 0, 60_000, 1000),
    search: given.search ?? false,
    json: given.json ?? false,
    profiles: given.profiles ?? null,
  }
}
