import { defaultOf, fields, idleOf, meaningful, type AnyWords, type Field, type OptionWords } from '@octopolis/engine'
import type { Box } from '@octopolis/games/box'

export type Value = boolean | string | readonly string[]

/** What was asked for; everything else follows the number of seats. */
export type Asked = Readonly<Record<string, unknown>>

export interface OptionRow {
  readonly key: string
  readonly field: Field
  readonly words: OptionWords
  readonly value: Value
  readonly isUsual: boolean
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** A game's options as this table has them, in the order of the form; those that mean nothing beside the others are left out. */
export function optionRows({ game }: Box, words: AnyWords, asked: Asked, seats: number): OptionRow[] {
  const labels: Readonly<Record<string, OptionWords>> = words.options
  const rows = fields(game.options).map(([key, field]): OptionRow => {
    const usual = defaultOf(field, seats)
    const value = (asked[key] ?? usual) as Value
    return { key, field, value, words: labels[key] ?? { label: key, help: '' }, isUsual: isSame(value, usual) }
  })
  const idle = idleOf(game.options, Object.fromEntries(rows.map(({ key, value }) => [key, value])))
  return rows.filter(({ key }) => !idle.has(key))
}

/** With this value; what is as usual anyway isn't asked for. */
export function askedWith(asked: Asked, { key, field }: OptionRow, value: Value, seats: number): Asked {
  const { [key]: _, ...rest } = asked
  return isSame(value, defaultOf(field, seats)) ? rest : { ...rest, [key]: value }
}

/** What is asked for in the end: nothing that means nothing. The form keeps it, for whoever changes their mind. */
export function sentOf({ game }: Box, asked: Asked, seats: number): Asked {
  return { ...meaningful(game.options, asked, seats) }
}
