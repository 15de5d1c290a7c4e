import type { Viewer } from '@octopolis/engine'

/** Everything that passed between the house and those around a table, as it was on the wire. */

/** A frame that a socket sent. */
export interface Call {
  readonly way: 'call'
  /** The number that its acknowledgement carries. */
  readonly n: number
  readonly name: string
  readonly body: unknown
  /** How many lines the log had just then. */
  readonly lines: number
}

/** A frame that a socket got: its very text. */
export interface Frame {
  readonly way: 'frame'
  readonly text: string
  readonly lines: number
}

/** A request and its answer. */
export interface Exchange {
  readonly way: 'exchange'
  readonly method: string
  /** Without the question mark and what follows it. */
  readonly path: string
  readonly query: URLSearchParams
  readonly body: unknown
  readonly status: number
  readonly headers: string
  readonly text: string
  /** How many lines the log had when it was sent, and when it was answered. */
  readonly since: number
  readonly lines: number
}

/** The socket went by itself: what was under way is lost. */
export interface Close {
  readonly way: 'close'
}

export type Letter = Call | Frame | Exchange | Close

/** One connection, or one program that only knows HTTP, and whose eyes it sees with. */
export interface Reader {
  readonly name: string
  /** null: a stranger. */
  readonly account: string | null
  readonly viewer: Viewer
  /** Sits at the table, or is its host: may know its code. */
  readonly isInside: boolean
  readonly letters: Letter[]
}

export type Message =
  /** The socket library's own. */
  | { readonly kind: 'greeting'; readonly body: unknown }
  | { readonly kind: 'beat' }
  | { readonly kind: 'event'; readonly name: string; readonly body: unknown }
  | { readonly kind: 'answer'; readonly to: number; readonly body: unknown }

/** Reads a frame by the protocols of engine.io 4 and socket.io 5; null: it is none that the house has reason to send. */
export function messageOf(frame: string): Message | null {
  if (frame === '2') return { kind: 'beat' }
  const { type = '', to = '', json = '' } = /^(?<type>0|40|42|43)(?<to>\d*)(?<json>[[{].*)$/su.exec(frame)?.groups ?? {}
  const body: unknown = json === '' ? null : JSON.parse(json)
  if ((type === '0' || type === '40') && to === '') return { kind: 'greeting', body }
  if (!Array.isArray(body)) return null
  const [first, second] = body as unknown[]
  if (type === '42' && to === '' && body.length === 2 && typeof first === 'string') {
    return { kind: 'event', name: first, body: second }
  }
  return type === '43' && to !== '' && body.length === 1 ? { kind: 'answer', to: Number(to), body: first } : null
}

/** An event as a frame; for planting what should never come. */
export function frameOf(name: string, body: unknown): string {
  return `42${JSON.stringify([name, body])}`
}
