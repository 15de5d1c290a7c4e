import { Refusal } from '@octopolis/engine'
import type { Box, Numbers } from '@octopolis/games/box'
import type { Flag, Given } from './flags.ts'

export const withFlag = {
  takes: 'PATH=VALUE,…',
  help: "plays by other numbers than those printed on the game's pieces; lab tune <game> --list names them",
} as const satisfies Flag

export function numbersOf({ game, numbers }: Box): Numbers {
  if (numbers !== undefined) return numbers
  throw new Refusal(`There are no numbers to change in ${game.id}.`)
}

/** Other numbers to play by: PATH=VALUE,… */
export function readNumbers(given: Given<'with'>, box: Box): Readonly<Record<string, number>> | undefined {
  const text = given.text('with')
  if (text === undefined) return undefined
  const numbers = numbersOf(box)
  const changes = new Map<string, number>()
  for (const pair of text.split(',')) {
    const [path = '', typed, more] = pair.split('=')
    if (typed === undefined || more !== undefined) {
      throw new Refusal(`--with takes PATH=VALUE, not ${JSON.stringify(pair)}.`)
    }
    if (!Object.hasOwn(numbers.printed, path)) {
      throw new Refusal(
        `There is no number ${JSON.stringify(path)} in ${box.game.id}; lab tune ${box.game.id} --list names them.`,
      )
    }
    if (changes.has(path)) throw new Refusal(`--with names ${path} twice.`)
    const value = /^-?\d+(\.\d+)?$/.test(typed) ? Number(typed) : Number.NaN
    if (Number.isNaN(value)) throw new Refusal(`${path} takes a number, not ${JSON.stringify(typed)}.`)
    if (!numbers.allows(path, value)) {
      throw new Refusal(`${path} can't be ${value}; printed is ${numbers.printed[path]}.`)
    }
    changes.set(path, value)
  }
  return Object.fromEntries(changes)
}
