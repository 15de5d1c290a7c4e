import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { commitment } from './chance.ts'
import { explain, isEdition } from './edition.ts'
import type { AnyGame, Outcome } from './game.ts'
import { canonical, same } from './json.ts'
import { Refusal } from './refusal.ts'
import { Table, type GameRecord } from './table.ts'

/** A record as it is handed out: with what was promised at the start, how it ended, and a digest of all of it. */
export interface SealedRecord extends GameRecord {
  readonly commitment: string
  readonly outcome: Outcome | null
  readonly digest: string
}

function digestOf(record: object): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(record))))
}

export function seal(record: GameRecord, outcome: Outcome | null): SealedRecord {
  const open = { ...record, commitment: commitment(record.seed), outcome }
  return { ...open, digest: digestOf(open) }
}

type Check = (value: unknown) => boolean
const text: Check = (value) => typeof value === 'string'
const count: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0
const record: Check = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)
const moves: Check = (value) =>
  Array.isArray(value) && value.every((entry) => Array.isArray(entry) && entry.length === 2 && count(entry[0]))

const shape: Readonly<Record<keyof SealedRecord, readonly [Check, string]>> = {
  game: [text, 'the name of a game'],
  version: [count, 'a whole number'],
  options: [record, 'an object'],
  seats: [count, 'a whole number'],
  seed: [text, 'a text'],
  moves: [moves, 'a list of [seat, move]'],
  commitment: [text, 'a text'],
  outcome: [(value) => value === null || record(value), 'an outcome or null'],
  digest: [text, 'a text'],
}

/** Reads a sealed record out of any JSON value, or refuses it. */
export function readRecord(value: unknown): SealedRecord {
  if (!record(value)) throw new Refusal('A record is a JSON object.')
  const entries = new Map<string, unknown>(Object.entries(value as object))
  for (const [key, [fits, what]] of Object.entries(shape)) {
    if (!entries.has(key)) throw new Refusal(`The record has no ${key}.`)
    if (!fits(entries.get(key))) throw new Refusal(`The record's ${key} is not ${what}.`)
  }
  for (const key of entries.keys()) {
    if (!Object.hasOwn(shape, key)) throw new Refusal(`The record has a ${key}, which no record has.`)
  }
  return value as SealedRecord
}

function replayedAsSealed(game: AnyGame, sealed: SealedRecord): ReturnType<typeof Table.replay> {
  const table = Table.replay(game, sealed)
  if (!same(table.options, sealed.options)) throw new Refusal("The record's options are not complete.")
  if (!same(table.outcome, sealed.outcome)) {
    throw new Refusal(
      `The record says that the game ended ${JSON.stringify(sealed.outcome)}; replayed, it ends ${JSON.stringify(table.outcome)}.`,
    )
  }
  return table
}

/** The edition it was played by: the likeliest that ends as it says, else the likeliest that allows its moves. */
export function editionOf(game: AnyGame, sealed: SealedRecord): number {
  if (isEdition(game, sealed.version)) return sealed.version
  try {
    return explain(game, sealed.version, (version) => replayedAsSealed(game, { ...sealed, version }).version)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return Table.replay(game, sealed).version
  }
}

/** Replays a sealed record and refuses it if anything in it isn't what was sealed. */
export function verify(game: AnyGame, sealed: SealedRecord): ReturnType<typeof Table.replay> {
  const { digest, ...open } = sealed
  if (commitment(sealed.seed) !== sealed.commitment) {
    throw new Refusal(`The record's seed doesn't match its commitment ${sealed.commitment}.`)
  }
  const table = explain(game, sealed.version, (version) => replayedAsSealed(game, { ...sealed, version }))
  if (digestOf(open) !== digest) throw new Refusal("The record doesn't match its digest: something in it was changed.")
  return table
}
