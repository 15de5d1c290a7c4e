import { availableParallelism } from 'node:os'
import { levels, type Level } from '@octopolis/bots'
import { languages, parseOption, Refusal, settle, type AnyGame, type Language } from '@octopolis/engine'
import { usualSeats } from '../seats.ts'
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
  return given.whole('seats', { least: min, most: max }, usualSeats(game))
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

export function readBots(given: Given<'bots'>, otherwise: readonly Level[]): readonly Level[] {
  const text = given.text('bots')
  if (text === undefined) return otherwise
  return text.split(',').map((name) => {
    const level = levels.find((one) => one === name)
    if (level !== undefined) return level
    throw new Refusal(`There is no bot ${JSON.stringify(name)}; the bots are ${levels.join(', ')}.`)
  })
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
