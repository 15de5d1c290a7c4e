import { parseArgs } from 'node:util'
import { Refusal } from '@octopolis/engine'

/** A flag of a command; the same table drives the parser, the help and the refusals. */
export interface Flag {
  /** What stands after it in the help: "N", "FILE"; none: the flag is a switch. */
  readonly takes?: string
  /** May be given several times. */
  readonly many?: boolean
  readonly help: string
}

/** How a command is called. */
export interface Usage<Name extends string> {
  readonly command: string
  readonly summary: string
  /** What stands between the command and its flags: "game", "record.json". */
  readonly operand?: string
  readonly flags: Readonly<Record<Name, Flag>>
  readonly examples: readonly string[]
}

interface Bounds {
  readonly least: number
  readonly most: number
}

/** What was typed after a command, checked against its usage. */
export class Given<Name extends string> {
  readonly operand: string
  private readonly values: ReadonlyMap<string, readonly string[]>

  constructor(operand: string, values: ReadonlyMap<string, readonly string[]>) {
    this.operand = operand
    this.values = values
  }

  has(flag: Name): boolean {
    return this.values.has(flag)
  }

  text(flag: Name): string | undefined {
    return this.values.get(flag)?.[0]
  }

  all(flag: Name): readonly string[] {
    return this.values.get(flag) ?? []
  }

  whole(flag: Name, { least, most }: Bounds, otherwise: number): number {
    const text = this.text(flag)
    if (text === undefined) return otherwise
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
    if (value >= least && value <= most) return value
    throw new Refusal(`--${flag} takes a whole number from ${least} to ${most}, not ${JSON.stringify(text)}.`)
  }

  oneOf<Value extends string>(flag: Name, values: readonly Value[], otherwise: Value): Value {
    const text = this.text(flag)
    if (text === undefined) return otherwise
    const value = values.find((one) => one === text)
    if (value !== undefined) return value
    throw new Refusal(`--${flag} takes ${values.join(' or ')}, not ${JSON.stringify(text)}.`)
  }
}

function readOperand<Name extends string>({ command, operand }: Usage<Name>, found: readonly string[]): string {
  const [first, second] = found
  if (operand === undefined) {
    if (first !== undefined) throw new Refusal(`${command} takes only flags, not ${JSON.stringify(first)}.`)
    return ''
  }
  if (first === undefined) throw new Refusal(`${command} needs a ${operand}: ${command} <${operand}>.`)
  if (second !== undefined) throw new Refusal(`${command} takes one ${operand}, not also ${JSON.stringify(second)}.`)
  return first
}

/** Reads what was typed, or refuses it in a sentence of our own: parseArgs' messages are for programmers. */
export function readFlags<Name extends string>(usage: Usage<Name>, typed: readonly string[]): Given<Name> {
  const flags = new Map<string, Flag>(Object.entries<Flag>(usage.flags))
  const { tokens, positionals } = parseArgs({
    args: [...typed],
    options: Object.fromEntries(
      [...flags].map(([name, { takes }]) => [name, { type: takes === undefined ? 'boolean' : 'string' }] as const),
    ),
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const values = new Map<string, string[]>()
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const { name, rawName, value, inlineValue } = token
    const flag = flags.get(name)
    if (flag === undefined) {
      throw new Refusal(
        `${usage.command} has no flag ${rawName}; it takes ${[...flags.keys()].map((key) => `--${key}`).join(', ')}.`,
      )
    }
    if (flag.takes === undefined && value !== undefined) throw new Refusal(`${rawName} takes no value.`)
    const swallowed = inlineValue !== true && value?.startsWith('--')
    if (flag.takes !== undefined && (value === undefined || value === '' || swallowed)) {
      throw new Refusal(`${rawName} needs a value: ${rawName} ${flag.takes}.`)
    }
    const earlier = values.get(name) ?? []
    if (earlier.length > 0 && flag.many !== true) throw new Refusal(`${rawName} is given twice.`)
    values.set(name, [...earlier, value ?? ''])
  }
  return new Given<Name>(readOperand(usage, positionals), values)
}

export function helpOf<Name extends string>({ command, summary, operand, flags, examples }: Usage<Name>): string {
  const rows = Object.entries<Flag>(flags).map(([name, { takes, many, help }]) => {
    const head = takes === undefined ? `--${name}` : `--${name} ${takes}`
    return [many === true ? `${head} …` : head, help] as const
  })
  const width = Math.max(0, ...rows.map(([head]) => head.length))
  return [
    `${command}${operand === undefined ? '' : ` <${operand}>`} [flags]`,
    '',
    summary,
    '',
    ...rows.map(([head, help]) => `  ${head.padEnd(width)}  ${help}`),
    '',
    ...examples.map((example) => `  ${example}`),
    '',
  ].join('\n')
}
