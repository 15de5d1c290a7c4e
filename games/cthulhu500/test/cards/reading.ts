/**
 * Reads the sentence on a card back into what the card does, so that no card says one thing and does another. A test reads
 * every card in both languages, and compares what it read with the data. What the words mean is written a second time
 * for that, in read-en.ts and read-fr.ts: taken from text/, it would agree with any mistake there. A sentence that can't be
 * read whole is an error.
 */

import type { Condition, Cue, Effect, Happening, Modifier, Part, StandingEffect, Who } from '../../data/vocabulary.ts'

/** A sentence that nobody understands is as bad as a wrong one. */
export class Unreadable extends Error {}

/** What a language says, written down here a second time and by hand: never from text/. */
export interface Reader {
  readonly next: string
  readonly people: Readonly<Record<string, Who>>
  readonly effects: readonly (readonly [RegExp, (found: readonly string[], read: Reading) => Effect])[]
  readonly standings: readonly (readonly [RegExp, (found: readonly string[], read: Reading) => StandingEffect])[]
  readonly conditions: readonly (readonly [RegExp, (found: readonly string[]) => Condition])[]
  readonly happenings: Readonly<Record<string, Happening>>
  readonly events: Readonly<Record<string, Cue>>
  readonly when: RegExp
  /** What stands between two events. */
  readonly or: RegExp
  readonly another: string
  readonly scores: RegExp
  readonly posts: { readonly both: string; readonly driving: string; readonly fixing: string }
  readonly side: RegExp
}

export interface Reading {
  readonly who: (name: string) => Who
  readonly condition: (text: string) => Condition
  readonly happening: (text: string) => Happening
  readonly effects: (text: string, that?: Part) => readonly Effect[]
}

export function number(text: string | undefined): number {
  const value = Number((text ?? '').replace('−', '-').replace('+', ''))
  if (text === undefined || Number.isNaN(value)) throw new Unreadable(`no number: ${text}`)
  return value
}

function found<Of, Context>(
  table: readonly (readonly [RegExp, (groups: readonly string[], context: Context) => Of])[],
  text: string,
  context: Context,
): Of {
  const read = table.flatMap(([pattern, make]) => {
    const match = pattern.exec(text)
    return match === null ? [] : [make(match.slice(1), context)]
  })
  const [only] = read
  if (only === undefined || read.length > 1) throw new Unreadable(`${read.length} readings of: ${text}`)
  return only
}

function named<Of>(names: Readonly<Record<string, Of>>, name: string): Of {
  const of = names[name]
  if (of === undefined) throw new Unreadable(`who or what is: ${name}`)
  return of
}

function lower(text: string): string {
  return `${text.charAt(0).toLocaleLowerCase()}${text.slice(1)}`
}

/** “that player”, who has passed or was passed: the trigger says which. */
const those: Readonly<Partial<Record<Happening, Part>>> = { iPass: 'subject', iAmPassed: 'actor' }

export function reading(reader: Reader): Reading {
  const read = (that: Part | undefined): Reading => ({
    who: (name) =>
      that !== undefined && /^(that (player|vehicle)|(le véhicule de )?cette personne)$/u.test(name)
        ? that
        : named(reader.people, name),
    condition: (text) => found(reader.conditions, text, undefined),
    happening: (text) => named(reader.happenings, text),
    effects: (text, part) => text.split(reader.next).map((clause) => found(reader.effects, lower(clause), read(part))),
  })
  return read(undefined)
}

export function partIn(when: Happening): Part | undefined {
  return those[when]
}

/** Sentences, one after another; what follows “then” belongs to the one before. */
function standingsIn(text: string, reader: Reader): readonly StandingEffect[] {
  return text
    .replace(/\.$/u, '')
    .split(/\. (?!Then |Puis )/u)
    .map((sentence) => found(reader.standings, lower(sentence), reading(reader)))
}

export function readParts(text: string, reader: Reader) {
  return { standing: standingsIn(text, reader) }
}

export function readAction(text: string, reader: Reader) {
  return { effects: reading(reader).effects(text.replace(/\.$/u, '')) }
}

export function readReaction(text: string, reader: Reader) {
  const [, when = '', then = ''] = reader.when.exec(text) ?? []
  const events = when.split(reader.or)
  const answers = events.filter((event) => event !== reader.another).map((event) => named(reader.events, event))
  return { answers, answersReactions: events.includes(reader.another), effects: reading(reader).effects(then) }
}

export function readCrew(text: string, reader: Reader) {
  const [, driver, fixIt, rest = ''] = reader.scores.exec(text) ?? []
  const { both, driving, fixing } = reader.posts
  const [atTheWheel = '', inThePit = ''] = rest.startsWith(both)
    ? [rest.slice(both.length), rest.slice(both.length)]
    : rest.startsWith(fixing)
      ? ['', rest.slice(fixing.length)]
      : rest.replace(driving, '').split(` ${fixing}`)
  const read = (part: string) => (part === '' ? [] : standingsIn(part, reader))
  return { driver: number(driver), fixIt: number(fixIt), driving: read(atTheWheel), fixing: read(inThePit) }
}

export function readSide(text: string, reader: Reader) {
  const [, speed, complexity, rest = ''] = reader.side.exec(text) ?? []
  return {
    speed: number(speed),
    complexity: number(complexity),
    standing: rest === '' ? [] : standingsIn(rest, reader),
  }
}

export function modifier(bonus: Modifier['bonus'], amount: string | undefined, condition?: Condition): Modifier {
  return { bonus, amount: number(amount), ...(condition === undefined ? {} : { if: condition }) }
}
