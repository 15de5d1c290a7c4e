import { z } from 'zod'
import type { Findings } from './findings.ts'
import { messageOf, type Call, type Exchange, type Letter, type Reader } from './letters.ts'
import * as shapes from './shapes.ts'

/** What a reader sent and got, in order, once its shape is known to be right. */
export type Item =
  | { readonly kind: 'call'; readonly call: Call }
  | { readonly kind: 'table'; readonly info: shapes.TableInfo; readonly lines: number }
  | { readonly kind: 'position'; readonly position: shapes.Position; readonly lines: number }
  | { readonly kind: 'said'; readonly said: shapes.Said }
  | { readonly kind: 'lobby'; readonly news: z.infer<typeof shapes.lobby> }
  | { readonly kind: 'answer'; readonly call: Call; readonly body: unknown; readonly lines: number }
  | { readonly kind: 'refused'; readonly call: Call; readonly refusal: RefusalSent; readonly lines: number }
  | { readonly kind: 'exchange'; readonly exchange: Exchange; readonly body: unknown }
  | { readonly kind: 'turnedDown'; readonly exchange: Exchange; readonly refusal: RefusalSent }
  | { readonly kind: 'close' }

export type RefusalSent = z.infer<typeof shapes.refusal>

const answers: Readonly<Record<string, z.ZodType>> = {
  lobby: z.union([shapes.lobbyPage, shapes.nothing]),
  join: shapes.joined,
  leave: shapes.nothing,
  play: shapes.played,
  undo: shapes.played,
  say: shapes.said,
}

const none = z.null()
const routes: readonly (readonly [RegExp, z.ZodType])[] = [
  [/^GET \/api\/tables$/, shapes.lobbyPage],
  [/^GET \/api\/me\/tables$/, shapes.ownTables],
  [/^POST \/api\/(tables|codes)$/, shapes.tableInfo],
  [/^GET \/api\/tables\/\w+$/, shapes.tableInfo],
  [/^(PUT|DELETE) \/api\/tables\/\w+\/(seats\/\d+|ready)$/, shapes.tableInfo],
  [/^POST \/api\/tables\/\w+\/start$/, shapes.tableInfo],
  [/^GET \/api\/tables\/\w+\/position$/, shapes.position],
  [/^GET \/api\/tables\/\w+\/turn$/, shapes.position.nullable()],
  [/^POST \/api\/tables\/\w+\/(moves|undo)$/, shapes.played],
  [/^POST \/api\/tables\/\w+\/votes$/, none],
  [/^GET \/api\/tables\/\w+\/talk$/, z.array(shapes.said)],
  [/^POST \/api\/tables\/\w+\/talk$/, shapes.said],
  [/^GET \/api\/tables\/\w+\/talk\/possible$/, z.array(z.looseObject({ type: z.string() }))],
  [/^GET \/api\/turns$/, shapes.turns],
  [/^GET \/api\/players\/\w+$/, shapes.profile],
  // Compared as a whole with what the engine seals.
  [/^GET \/api\/records\/\w+$/, z.looseObject({})],
]

/** Reads letters, and tells of every one that is no known kind of message with exactly the known keys. */
export class Reading {
  private readonly findings: Findings
  /** Most frames go to several readers: each is read once. */
  private readonly known = new Map<string, Item | null>()

  constructor(findings: Findings) {
    this.findings = findings
  }

  of(reader: Reader): Item[] {
    const calls = new Map<number, Call>()
    return reader.letters.flatMap((letter) => this.item(reader.name, letter, calls) ?? [])
  }

  private item(reader: string, letter: Letter, calls: Map<number, Call>): Item | null {
    switch (letter.way) {
      case 'call':
        calls.set(letter.n, letter)
        return { kind: 'call', call: letter }
      case 'frame':
        return this.frame(reader, letter.text, letter.lines, calls)
      case 'exchange':
        return this.exchange(reader, letter)
      case 'close':
        return { kind: 'close' }
    }
  }

  private frame(reader: string, text: string, lines: number, calls: Map<number, Call>): Item | null {
    const known = this.known.get(text)
    if (known !== undefined) return known
    const message = messageOf(text)
    switch (message?.kind) {
      case undefined:
        this.findings.add('shape', reader, `the house has no reason to send the frame ${text}`)
        return null
      case 'beat':
        return null
      case 'greeting':
        this.fits(reader, 'the greeting', shapes.greeting, message.body)
        return null
      case 'event': {
        const event = this.event(reader, message.name, message.body, lines)
        this.known.set(text, event)
        return event
      }
      case 'answer': {
        const call = calls.get(message.to)
        calls.delete(message.to)
        if (call !== undefined) return this.answer(reader, call, message.body, lines)
        this.findings.add('order', reader, `nothing was asked, or it was answered before: ${text}`)
        return null
      }
    }
  }

  private event(reader: string, name: string, body: unknown, lines: number): Item | null {
    switch (name) {
      case 'table': {
        const info = this.fits(reader, name, shapes.tableInfo, body)
        return info && { kind: 'table', info, lines }
      }
      case 'position': {
        const position = this.fits(reader, name, shapes.position, body)
        return position && { kind: 'position', position, lines }
      }
      case 'said': {
        const said = this.fits(reader, name, shapes.said, body)
        return said && { kind: 'said', said }
      }
      case 'lobby': {
        const news = this.fits(reader, name, shapes.lobby, body)
        return news && { kind: 'lobby', news }
      }
      case 'refused':
        this.fits(reader, name, shapes.refusal, body)
        return null
      default:
        this.findings.add('shape', reader, `nobody knows the event ${name}: ${JSON.stringify(body)}`)
        return null
    }
  }

  private answer(reader: string, call: Call, body: unknown, lines: number): Item | null {
    if (isRefusal(body)) {
      const refusal = this.fits(reader, `the refusal of ${call.name}`, shapes.refusal, body)
      return refusal && { kind: 'refused', call, refusal, lines }
    }
    const shape = Object.hasOwn(answers, call.name) ? answers[call.name] : undefined
    if (shape === undefined || this.fits(reader, `the answer to ${call.name}`, shape, body) === null) {
      if (shape === undefined) this.findings.add('shape', reader, `nobody knows ${call.name}, and it is answered`)
      return null
    }
    return { kind: 'answer', call, body, lines }
  }

  private exchange(reader: string, exchange: Exchange): Item | null {
    const { method, path, status, text } = exchange
    const asked = `${method} ${path}`
    const body: unknown = text === '' ? null : JSON.parse(text)
    if (status >= 400) {
      const refusal = this.fits(reader, `the refusal of ${asked}`, shapes.refusal, body)
      return refusal && { kind: 'turnedDown', exchange, refusal }
    }
    const shape = routes.find(([route]) => route.test(asked))?.[1]
    if (shape === undefined) {
      this.findings.add('shape', reader, `nobody knows what ${asked} may answer: ${text}`)
      return null
    }
    // What is nothing is no JSON either.
    if (status === 204 && body === null) return { kind: 'exchange', exchange, body }
    return this.fits(reader, `the answer to ${asked}`, shape, body) === null
      ? null
      : { kind: 'exchange', exchange, body }
  }

  private fits<Value>(reader: string, what: string, shape: z.ZodType<Value>, value: unknown): Value | null {
    const { success, data, error } = shape.safeParse(value)
    if (success) return data
    this.findings.add('shape', reader, `${what} has another shape: ${z.prettifyError(error)}: ${JSON.stringify(value)}`)
    return null
  }
}

function isRefusal(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'error' in body
}
