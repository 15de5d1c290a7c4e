import type { AnyGame } from './game.ts'
import { Refusal } from './refusal.ts'

type Editions = Pick<AnyGame, 'id' | 'version' | 'editions' | 'since'>

/** What a record's number may mean, likeliest first; empty: nothing that can be played here. */
function meanings({ version, editions }: Editions, number: number): readonly number[] {
  return editions?.[number] ?? (number === version ? [version] : [])
}

/** Can something that was played under this number be played here? */
export function isKnown(game: Editions, number: number): boolean {
  return meanings(game, number).length > 0
}

/** Every edition that can be played, by its own number. */
export function editionsOf(game: Editions): number[] {
  const numbers = Object.keys(game.editions ?? {}).map(Number)
  return [...new Set([game.version, ...numbers])].filter((number) => isEdition(game, number))
}

/** Does the number mean one edition, and that one alone? */
export function isEdition(game: Editions, number: number): boolean {
  const meant = meanings(game, number)
  return meant.length === 1 && meant[0] === number
}

/**
 * Reads something that was played under a number, and begun at a time if that is known, by the first edition it may be of
 * that doesn't refuse it. Evidence decides, for a number alone may be that of several.
 */
export function explain<Read>(
  game: Editions,
  number: number,
  read: (edition: number) => Read,
  begunAt = Infinity,
): Read {
  const isLater = (edition: number) => (game.since?.[edition] ?? 0) > begunAt
  const meant = meanings(game, number)
  const refusals: Refusal[] = []
  for (const edition of [...meant.filter((one) => !isLater(one)), ...meant.filter(isLater)]) {
    try {
      return read(edition)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      refusals.push(error)
    }
  }
  const [first, ...others] = refusals
  if (first === undefined) throw unknownEdition(game, number)
  if (others.length === 0) throw first
  throw new Refusal(`No edition of ${game.id} explains it; by the likeliest: ${first.message}`)
}

/** Every edition that something which was played under a number may be of: it can be read by each of them. */
export function explanations(game: Editions, number: number, read: (edition: number) => unknown): number[] {
  return meanings(game, number).filter((edition) => {
    try {
      read(edition)
      return true
    } catch {
      // By the wrong rules anything may break.
      return false
    }
  })
}

/** The numbers under which several editions were played. */
export function ambiguous({ editions = {} }: Editions): number[] {
  return Object.keys(editions)
    .map(Number)
    .filter((number) => (editions[number]?.length ?? 0) > 1)
}

export function unknownEdition(game: Editions, number: number): Refusal {
  const known = editionsOf(game).toSorted((a, b) => a - b)
  const here = known.length === 1 ? `this is version ${known.join()}` : `here are the versions ${known.join(', ')}`
  return new Refusal(`The record is of version ${number} of ${game.id}; ${here}.`)
}
