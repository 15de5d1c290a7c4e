import { availableParallelism } from 'node:os'
import { levels, type Level } from '@octopolis/bots'
import { languages, parseOption, Refusal, settle, type AnyGame, type Language } from '@octopolis/engine'
import type { Box } from '@octopolis/games/box'
import { usualSeats } from '@octopolis/games/seats'
import { filled } from '../simulate/setting.ts'
import type { Flag, Given } from './flags.ts'

/** Flags that several commands share, and how they are read. */
export const shared = {
  seats: { takes: 'N', help: 'seats at the table (4, or the nearest the game allows)' },
  option: { takes: 'KEY=VALUE', many: true, help: "an option of the game; a list's values are joined by commas" },
  seed: { takes: 'S', help: 'a whole number; the same seed gives the same games (1)' },
  threads: { takes: 'N', help: 'worker threads (one a core)' },
  json: { help: 'print one JSON object instead of a table' },
  lang: { takes: 'en|fr', help: 'language (en)' },
} as const satisfies Record<string, Flag>

export function readSeats(given: Given<'seats'>, game: AnyGame): number {
  const { min, max } = game.seats
  return given.whole('seats', { least: min, most: max }, usualSeats(game.seats))
}

export function readSeed(given: Given<'seed'>): number {
  return given.whole('seed', { least: 0, most: Number.MAX_SAFE_INTEGER }, 1)
}

/** Complete options: the game's defaults with what was asked for. */
export function readOptions(given: Given<'option'>, { options }: AnyGame, seats: number): object {
  const asked = given.all('option').flatMap((text) => {
    if (text.includes('=')) return Object.entries(parseOption(options, text))
    throw new Refusal(`--option takes KEY=VALUE, not ${JSON.stringify(text)}.`)
  })
  return settle(options, Object.fromEntries(asked), seats)
}

function levelNamed(name: string): Level {
  const level = levels.find((one) => one === name)
  if (level !== undefined) return level
  throw new Refusal(`There is no bot ${JSON.stringify(name)}; the bots are ${levels.join(', ')}.`)
}

export function readBots(given: Given<'bots'>, otherwise: readonly Level[]): readonly Level[] {
  const text = given.text('bots')
  return text === undefined ? otherwise : text.split(',').map(levelNamed)
}

/** Bots by side: SIDE=BOT,… */
export function readSides(given: Given<'sides'>, { game, sides }: Box): Readonly<Record<string, Level>> | undefined {
  const text = given.text('sides')
  if (text === undefined) return undefined
  if (sides === undefined) throw new Refusal(`There are no sides in ${game.id}.`)
  const pairs = text.split(',').map((pair) => {
    const [side = '', name = ''] = pair.split('=')
    if (!sides.names.includes(side)) {
      throw new Refusal(`There is no side ${JSON.stringify(side)}; the sides are ${sides.names.join(', ')}.`)
    }
    return [side, levelNamed(name)] as const
  })
  return Object.fromEntries(pairs)
}

/** One bot a seat: a shorter list is repeated in order. */
export function seatBots(bots: readonly Level[], seats: number): readonly Level[] {
  if (bots.length > seats) throw new Refusal(`--bots names ${bots.length} bots for ${seats} seats.`)
  return filled(bots, seats)
}

/** More than any question about a game needs, and few enough that the numbers of games stay exact. */
export const MOST_GAMES = 10_000_000

export function readThreads(given: Given<'threads'>): number {
  return given.whole('threads', { least: 1, most: 256 }, availableParallelism())
}

export function readLanguage(given: Given<'lang'>): Language {
  return given.oneOf('lang', languages, 'en')
}
