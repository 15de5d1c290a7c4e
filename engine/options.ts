import { same } from './json.ts'
import { Refusal } from './refusal.ts'

/** What every option may have. */
interface Any {
  /** A toggle that leaves this without meaning while it is on: then it isn't offered, nor may it be chosen. */
  readonly unless?: string
}

interface Toggle extends Any {
  readonly kind: 'toggle'
  readonly default: boolean
  /** Defaults that differ at some numbers of seats. */
  readonly defaultAt?: Readonly<Record<number, boolean>>
}

interface Choice<Value extends string> extends Any {
  readonly kind: 'choice'
  readonly values: readonly Value[]
  readonly default: Value
  readonly defaultAt?: Readonly<Record<number, Value>>
}

interface Several<Value extends string> extends Any {
  readonly kind: 'several'
  readonly values: readonly Value[]
  readonly default: readonly Value[]
  readonly defaultAt?: Readonly<Record<number, readonly Value[]>>
  /** Why these can't go together: a key of the words' problems; null: they can. */
  readonly problem?: Check
}

/** A method's type, so that a check of a narrower list still fits a schema of unknown values. */
type Check = { check(chosen: readonly string[]): string | null }['check']

/** One option of a game: what the set-up form shows and the API checks. */
export type Field = Toggle | Choice<string> | Several<string>

/** The options of a game, each with its field; the order is that of the form. */
export type Schema<Options> = {
  readonly [Key in keyof Options]: Options[Key] extends boolean
    ? Toggle
    : Options[Key] extends string
      ? Choice<Options[Key]>
      : Options[Key] extends readonly (infer Value extends string)[]
        ? Several<Value>
        : Field
}

function fieldsOf(schema: object): [string, Field][] {
  return Object.entries(schema) as [string, Field][]
}

export function fields<Options>(schema: Schema<Options>): [string, Field][] {
  return fieldsOf(schema)
}

export function defaultOf(field: Field, seats: number): boolean | string | readonly string[] {
  return field.defaultAt?.[seats] ?? field.default
}

function check(key: string, field: Field, value: unknown): boolean | string | readonly string[] {
  switch (field.kind) {
    case 'toggle':
      if (typeof value === 'boolean') return value
      throw new Refusal(`Option ${key} is true or false, not ${JSON.stringify(value)}.`)
    case 'choice': {
      const known = field.values.find((one) => one === value)
      if (known !== undefined) return known
      throw new Refusal(`Option ${key} is one of ${field.values.join(', ')}, not ${JSON.stringify(value)}.`)
    }
    case 'several': {
      const chosen: readonly unknown[] | null = Array.isArray(value) ? value : null
      if (chosen === null) throw new Refusal(`Option ${key} is a list, not ${JSON.stringify(value)}.`)
      const stranger = chosen.find((one) => !field.values.some((known) => known === one))
      if (stranger !== undefined) {
        throw new Refusal(
          `Option ${key} holds ${JSON.stringify(stranger)}, which is none of ${field.values.join(', ')}.`,
        )
      }
      // In the schema's order and each once, so that equal choices are equal options.
      const ordered = field.values.filter((known) => chosen.includes(known))
      const problem = field.problem?.(ordered) ?? null
      if (problem !== null) throw new Refusal(`Option ${key} can't be ${ordered.join(',') || 'empty'}: ${problem}.`)
      return ordered
    }
  }
}

/** Full options from what a host asked for: the rest by default, nothing unknown, nothing out of range. */
export function settle<Options>(schema: Schema<Options>, asked: object, seats: number): Options {
  const known = fieldsOf(schema)
  const stranger = Object.keys(asked).find((key) => !known.some(([name]) => name === key))
  if (stranger !== undefined) {
    throw new Refusal(`There is no option ${stranger}; the options are ${known.map(([key]) => key).join(', ')}.`)
  }
  const settled: Record<string, unknown> = {}
  for (const [key, field] of known) {
    settled[key] = Object.hasOwn(asked, key)
      ? check(key, field, (asked as Record<string, unknown>)[key])
      : defaultOf(field, seats)
  }
  return settled as Options
}

/** Of what was asked for, what has a meaning beside the rest of it. */
export function meaningful<Options>(schema: Schema<Options>, asked: object, seats: number): object {
  const idle = idleOf(schema, settle(schema, asked, seats))
  return Object.fromEntries(Object.entries(asked).filter(([key]) => !idle.has(key)))
}

/** The options that mean nothing at such a table. */
export function idleOf<Options>(schema: Schema<Options>, settled: unknown): ReadonlySet<string> {
  const isOn = (toggle: string) => (settled as Record<string, unknown>)[toggle] === true
  return new Set(fieldsOf(schema).flatMap(([key, { unless }]) => (unless !== undefined && isOn(unless) ? [key] : [])))
}

/**
 * As settle, for those who agree on a table: it refuses as well what would mean nothing. Records and tables may have such
 * options, from when they were taken and passed over.
 */
export function agree<Options>(schema: Schema<Options>, asked: object, seats: number): Options {
  const settled = settle(schema, asked, seats)
  const idle = idleOf(schema, settled)
  for (const [key, field] of fieldsOf(schema)) {
    const chosen = (settled as Record<string, unknown>)[key]
    if (!idle.has(key) || same(chosen, defaultOf(field, seats))) continue
    throw new Refusal(
      `Option ${key} can't be chosen while ${field.unless} is on: leave it out, or turn ${field.unless} off.`,
    )
  }
  return settled
}

/** An option as typed on a command line: quick=true, exterior=marsh, stairs=1-2,1-3. */
export function parseOption<Options>(schema: Schema<Options>, text: string): Record<string, unknown> {
  const [key = '', ...rest] = text.split('=')
  const value = rest.join('=')
  const field = fieldsOf(schema).find(([name]) => name === key)?.[1]
  if (field === undefined) return { [key]: value }
  switch (field.kind) {
    case 'toggle':
      return { [key]: value === 'true' ? true : value === 'false' ? false : value }
    case 'choice':
      return { [key]: value }
    case 'several':
      return { [key]: value === '' ? [] : value.split(',') }
  }
}
