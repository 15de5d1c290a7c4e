import type { Reason } from '../../refused.ts'
import type { Stage, Who } from './world.ts'

/** One kind of hostile, broken or mistaken request: who sends what, and how it has to be answered. */
export interface Kind {
  readonly name: string
  readonly way: Way
  readonly answer: Expected
  /** It is allowed, and leaves something behind. */
  readonly changes: boolean
  /** Slow, or for one time only: left out of the rounds that look at memory. */
  readonly once: boolean
  /** What else has to be true of the answer. */
  readonly check: (answer: Answered, stage: Stage) => void | Promise<void>
}

/**
 * `409 stale`: refused by the house, with that word and a sentence. `400`: answered by the transport below it, with that
 * status alone, or a harmless success. `closed`: the connection ends without an answer. `silence`: nothing happens.
 */
export type Expected = `${number} ${Reason}` | `${number}` | 'closed' | 'silence'

export type Way =
  | {
      readonly over: 'http'
      readonly who: Who
      readonly method: string
      readonly path: string
      readonly headers: Readonly<Record<string, string | readonly string[]>>
      readonly body: string | null
    }
  /** Bytes as latin1, straight to the port. */
  | { readonly over: 'bytes'; readonly bytes: string; readonly ends: boolean }
  | { readonly over: 'frame'; readonly who: Who; readonly args: readonly unknown[] }
  /** What a socket.io client never sends: packets of the protocol below it, as texts. */
  | { readonly over: 'packets'; readonly who: Who; readonly packets: readonly string[] }

export interface Answered {
  /** 0: the connection was closed or nothing came; over the socket 200 or what the word stands for. */
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  readonly end: 'answer' | 'closed' | 'silence'
}

type More = Partial<Pick<Kind, 'changes' | 'once' | 'check'>>

export type Theme = readonly Kind[]

export function kind(name: string, way: Way, answer: Expected, more: More = {}): Kind {
  return { name, way, answer, changes: false, once: false, check: () => {}, ...more }
}

/** `ask('ada', 'POST /api/tables', { game: 'whispers' })`; `{playing}` and the like are put in when it is sent. */
export function ask(
  who: Who,
  what: string,
  body?: unknown,
  headers: Record<string, string | readonly string[]> = {},
): Way {
  const [method = '', path = ''] = what.split(' ')
  const json = body === undefined ? {} : { 'content-type': 'application/json' }
  const sent = body === undefined ? null : JSON.stringify(body)
  return { over: 'http', who, method, path, headers: { ...json, ...headers }, body: sent }
}

/** As ask, but the body goes as it is. */
export function text(who: Who, what: string, body: string, headers: Record<string, string> = {}): Way {
  const way = ask(who, what, undefined, { 'content-type': 'application/json', ...headers })
  return { ...way, body } as Way
}

export function bytes(...lines: readonly string[]): Way {
  return { over: 'bytes', bytes: lines.join('\r\n'), ends: false }
}

/** The same, and nothing more will come. */
export function lastBytes(...lines: readonly string[]): Way {
  return { over: 'bytes', bytes: lines.join('\r\n'), ends: true }
}

export function frame(who: Who, ...args: readonly unknown[]): Way {
  return { over: 'frame', who, args }
}

export function packets(...texts: readonly string[]): Way {
  return { over: 'packets', who: 'ben', packets: texts }
}

export interface Spoiled {
  readonly what: string
  readonly value: unknown
  readonly answer?: Expected
}

/** Stands for a field that isn't there. */
export const absent = Symbol('absent')

/** A good request of one route, spoiled in one field at a time. `field` is a path: `clock.hours`. */
export function spoil(
  who: Who,
  what: string,
  good: Readonly<Record<string, unknown>>,
  fields: Readonly<Record<string, readonly Spoiled[]>>,
): Theme {
  return Object.entries(fields).flatMap(([field, wrongs]) =>
    wrongs.map(({ what: wrong, value, answer }) =>
      kind(`${what}: ${field} ${wrong}`, ask(who, what, put(good, field.split('.'), value)), answer ?? '400 malformed'),
    ),
  )
}

function put(into: unknown, [key = '', ...rest]: readonly string[], value: unknown): unknown {
  const old = typeof into === 'object' && into !== null && !Array.isArray(into) ? into : {}
  const kept = Object.entries(old).filter(([name]) => name !== key)
  if (rest.length === 0 && value === absent) return Object.fromEntries(kept)
  const inner = rest.length === 0 ? value : put((old as Record<string, unknown>)[key], rest, value)
  return Object.fromEntries([...kept, [key, inner]])
}

/** Ways to be wrong that many fields share. */
export const wrong = {
  missing: { what: 'is missing', value: absent },
  null: { what: 'is null', value: null },
  text: { what: 'is a text', value: 'seven' },
  number: { what: 'is a number', value: 7 },
  list: { what: 'is a list', value: [] },
  object: { what: 'is an object', value: {} },
  toggle: { what: 'is true', value: true },
  fraction: { what: 'is a fraction', value: 1.5 },
  negative: { what: 'is below zero', value: -1 },
  huge: { what: 'is beyond any number', value: 1e300 },
  long: { what: 'is longer than any name', value: 'x'.repeat(3000) },
  empty: { what: 'is empty', value: '' },
} as const satisfies Record<string, Spoiled>
