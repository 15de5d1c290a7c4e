import { levels, type Level } from '@octopolis/bots'
import type { Seat, Typed } from '@octopolis/engine'
import { emblems, fields, tinctures, type Crest } from '@octopolis/server/protocol/heraldry'
import type { Said } from '@octopolis/server/protocol/tables'
import { Declined } from '../declined.ts'

/** Who sits at a table of this device: somebody in the room, or a bot. */
export type Sitter =
  | { readonly kind: 'person'; readonly name: string; readonly crest: Crest }
  | { readonly kind: 'bot'; readonly level: Level; readonly character: string }

/** A line of the log, as on the server: what was taken back stays written. */
export type Line =
  | { readonly kind: 'move'; readonly seat: Seat; readonly move: unknown }
  | { readonly kind: 'undo'; readonly seat: Seat }

/** What was said, and after how many lines. */
export type Words = Pick<Said, 'seq' | 'kind' | 'at'> & { readonly seat: Seat; readonly said: unknown }

/** A table as it lies on the shelf. Plain JSON: with the game's rules it is all there is to know. */
export interface Kept {
  readonly form: 1
  readonly id: string
  readonly game: string
  readonly version: number
  readonly options: object
  /** May people ask what a bot would do in their place? */
  readonly hints: boolean
  readonly seed: string
  readonly sitters: readonly Sitter[]
  readonly lines: readonly Line[]
  readonly talk: readonly Words[]
  readonly createdAt: number
  readonly changedAt: number
  readonly finishedAt: number | null
  /** How it ended, by seat; what was finished before this was kept doesn't have it. */
  readonly places?: readonly number[]
  /** Raised by every change: one may only write what was read at the latest `rev`. */
  readonly rev: number
}

export const FORM = 1

type Check = (value: unknown) => boolean
type Shape = Readonly<Record<string, Check>>

const text: Check = (value) => typeof value === 'string'
const count: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0
const some: Check = (value) => value !== undefined
const one =
  (values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value)
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check)
const either =
  (...checks: readonly Check[]): Check =>
  (value) =>
    checks.some((check) => check(value))

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function wrongIn(value: unknown, shape: Shape): string | null {
  if (!isRecord(value)) return 'all of it'
  return Object.keys(shape).find((key) => !(shape[key]?.(value[key]) ?? false)) ?? null
}

const having =
  (shape: Shape): Check =>
  (value) =>
    wrongIn(value, shape) === null

const crest = having({ emblem: one(emblems), field: one(fields), tincture: one(tinctures) })
const person = having({ kind: one(['person']), name: text, crest })
const bot = having({ kind: one(['bot']), level: one(levels), character: text })
const move = having({ kind: one(['move']), seat: count, move: some })
const undo = having({ kind: one(['undo']), seat: count })
const words = having({ seq: count, kind: one(['text', 'emote', 'talk']), at: count, seat: count, said: some })

const table = {
  form: one([FORM]),
  id: text,
  game: text,
  version: count,
  options: isRecord,
  hints: one([true, false]),
  seed: text,
  sitters: listOf(either(person, bot)),
  lines: listOf(either(move, undo)),
  talk: listOf(words),
  createdAt: count,
  changedAt: count,
  finishedAt: either(one([null]), count),
  places: either(one([undefined]), listOf(count)),
  rev: count,
} as const satisfies Record<keyof Kept, Check>

/** Reads a table out of whatever lies on the shelf under that id, or refuses it. */
export function readKept(id: string, value: unknown): Kept {
  if (isRecord(value) && count(value['form']) && Number(value['form']) > FORM) {
    throw new Declined('newer', 'A newer version of this page has kept this table: reload the page to open it.')
  }
  const wrong = wrongIn(value, { ...table, id: one([id]) })
  if (wrong !== null) throw new Declined('damaged', `This table is damaged and can’t be opened (${wrong}).`)
  return value as Kept
}

/** What was said in the game's own terms: what bots listen to. */
export function claims(talk: readonly Pick<Said, 'kind' | 'seat' | 'seq' | 'said'>[]) {
  return talk.flatMap(({ kind, seat, seq, said }) =>
    kind === 'talk' && seat !== null ? [{ seat, seq, talk: said as Typed }] : [],
  )
}
