import { createHash } from 'node:crypto'
import webpush from 'web-push'
import type { PushRow } from '../store/rows.ts'
import type { Store } from '../store/store.ts'
import { Gate } from './gate.ts'
import { Services } from './services.ts'
import { checkKeys, type Subscription } from './subscription.ts'
import { vapidOf, type Vapid } from './vapid.ts'

/** What somebody is told who isn't looking. Nothing in it is secret in any game. */
export interface Note {
  readonly table: string
  readonly game: string
  /** soon: the time for a decision is running out. */
  readonly kind: 'turn' | 'started' | 'soon' | 'finished'
}

/** For metrics and the log; gone: the device no longer listens, and is forgotten. */
export interface Pushed {
  readonly kind: Note['kind']
  readonly result: 'sent' | 'gone' | 'failed' | 'dropped'
  readonly why: string | null
}

interface Setup {
  readonly memory: Store['memory']
  readonly push: Store['push']
  /** Besides the well-known ones: `push.example.org`, or `127.0.0.1:9000` for one on this machine. */
  readonly pushHosts: readonly string[]
  /** Where push services find us: an https: or mailto: address. */
  readonly contact: string
  readonly timeoutMs?: number
  /** Requests under way. */
  readonly atOnce?: number
  /** Requests that may wait for others to end. */
  readonly longest?: number
  now?(): number
  onPush?(pushed: Pushed): void
}

const DEVICES = 10
const MINUTE = 60_000
const HOUR = 3600

/** How long a service keeps a message for a device that is off, in seconds, and whether it may wake it. */
const manners = {
  turn: { TTL: 24 * HOUR, urgency: 'high' },
  started: { TTL: HOUR, urgency: 'high' },
  soon: { TTL: 6 * HOUR, urgency: 'high' },
  finished: { TTL: 24 * HOUR, urgency: 'normal' },
} as const

/** Reads the kept keys, or makes them. */
export async function createPush(setup: Setup): Promise<Push> {
  return new Push(setup, await vapidOf(setup.memory, setup.contact))
}

/** Tells people on their devices, through the push services of their browsers. */
export class Push {
  private readonly store: Store['push']
  private readonly vapid: Vapid
  private readonly services: Services
  private readonly gate: Gate
  private readonly timeoutMs: number
  private readonly now: () => number
  private readonly onPush: (pushed: Pushed) => void
  /** When an account was last told about a table, oldest first. */
  private readonly told = new Map<string, number>()
  /** Notes that wait until an account may be told about a table again, the newest of each alone: says whether its time has come. */
  private readonly waiting = new Map<string, (mayBeTold: boolean) => void>()
  private readonly underWay = new Set<AbortController>()
  private closed = false

  constructor(setup: Setup, vapid: Vapid) {
    this.store = setup.push
    this.vapid = vapid
    this.services = new Services(setup.pushHosts)
    this.gate = new Gate(setup.atOnce ?? 16, setup.longest ?? 10_000)
    this.timeoutMs = setup.timeoutMs ?? 10_000
    this.now = () => setup.now?.() ?? Date.now()
    this.onPush = (pushed) => setup.onPush?.(pushed)
  }

  /** What browsers subscribe with. */
  get publicKey(): string {
    return this.vapid.publicKey
  }

  /** Refused if it isn't a device of a known service, with keys that work. */
  async subscribe(account: string, { endpoint, keys, language }: Subscription): Promise<void> {
    this.services.check(endpoint)
    checkKeys(keys)
    const { p256dh, auth } = keys
    await this.store.save({ endpoint, account, keys: { p256dh, auth }, language, at: this.now() })
    const others = (await this.store.of(account)).filter((row) => row.endpoint !== endpoint)
    const tooMany = others.toSorted((a, b) => b.at - a.at).slice(DEVICES - 1)
    for (const row of tooMany) await this.store.remove(row.endpoint, account)
  }

  async unsubscribe(account: string, endpoint: string): Promise<void> {
    await this.store.remove(endpoint, account)
  }

  /** All devices of somebody who is deleted. */
  async forget(account: string): Promise<void> {
    await this.store.forget(account)
  }

  /**
   * Once a minute is enough for an account and a table: what comes earlier waits, unless something newer takes its place or
   * it isn't so any more. Never throws. It says whether a device was told, but only once all were told or given up: a
   * caller in a hurry doesn't wait for it.
   */
  async notify(account: string, note: Note, isStill: () => boolean = () => true): Promise<boolean> {
    const key = `${account} ${note.table}`
    if (this.closed || !(await this.mayTell(key, isStill))) return false
    try {
      const rows = await this.store.of(account)
      const told = await Promise.all(rows.map((row) => this.tell(row, note)))
      return told.includes(true)
    } catch (error) {
      this.onPush({ kind: note.kind, result: 'failed', why: String(error) })
      return false
    }
  }

  /** Gives up what is under way. */
  close(): void {
    this.closed = true
    for (const answer of this.waiting.values()) answer(false)
    for (const request of this.underWay) request.abort(new Error('the server is closing'))
  }

  /** At once, or after a while; false: something newer has come meanwhile, it isn't so any more, or the house closes. */
  private mayTell(key: string, isStill: () => boolean): Promise<boolean> | boolean {
    this.waiting.get(key)?.(false)
    const now = this.now()
    for (const [one, at] of this.told) {
      if (now - at < MINUTE) break
      this.told.delete(one)
    }
    const last = this.told.get(key)
    if (last === undefined) {
      this.told.set(key, now)
      return true
    }
    return new Promise((resolve) => {
      const timer = setTimeout(() => answer(!this.closed && isStill()), last + MINUTE - now).unref()
      const answer = (mayBeTold: boolean): void => {
        clearTimeout(timer)
        this.waiting.delete(key)
        this.told.delete(key)
        this.told.set(key, mayBeTold ? this.now() : last)
        resolve(mayBeTold)
      }
      this.waiting.set(key, answer)
    })
  }

  private async tell(row: PushRow, note: Note): Promise<boolean> {
    let isTold = false
    const isThrough = await this.gate.through(async () => {
      const { result, why } = await this.deliver(row, note)
      if (result === 'gone') await this.store.remove(row.endpoint)
      isTold = result === 'sent'
      this.onPush({ kind: note.kind, result, why })
    })
    if (!isThrough) this.onPush({ kind: note.kind, result: 'dropped', why: 'too many messages wait' })
    return isTold
  }

  private async deliver({ endpoint, keys, language }: PushRow, note: Note): Promise<Omit<Pushed, 'kind'>> {
    // Hosts that were allowed once may not be any more.
    if (!this.services.knows(endpoint)) return { result: 'gone', why: 'its push service is not allowed' }
    if (this.closed) return { result: 'dropped', why: 'the server is closing' }
    try {
      const { table, game, kind } = note
      const payload = JSON.stringify({ table, game, kind, language })
      const { headers, body } = webpush.generateRequestDetails({ endpoint, keys: { ...keys } }, payload, {
        ...manners[kind],
        topic: topicOf(table),
        vapidDetails: { ...this.vapid },
      })
      const status = await this.post(endpoint, headers, body)
      if (status === 404 || status === 410) return { result: 'gone', why: `the service answers ${status}` }
      if (status < 200 || status > 299) return { result: 'failed', why: `the service answers ${status}` }
      return { result: 'sent', why: null }
    } catch (error) {
      return { result: 'failed', why: String(error) }
    }
  }

  /** Answers with the status. Not web-push's own way to send: that waits as long as something trickles in, and keeps it. */
  private async post(endpoint: string, headers: Readonly<Record<string, unknown>>, body: Buffer): Promise<number> {
    const given = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])
    const request = new AbortController()
    const timer = setTimeout(() => request.abort(new Error(`no answer after ${this.timeoutMs} ms`)), this.timeoutMs)
    this.underWay.add(request)
    try {
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: given.filter(([name]) => name !== 'Content-Length'),
        body: new Uint8Array(body),
        // Nobody sends us on to another address.
        redirect: 'manual',
        signal: request.signal,
      })
      await response.body?.cancel()
      return response.status
    } finally {
      clearTimeout(timer)
      this.underWay.delete(request)
    }
  }
}

/** A newer message about a table replaces the older one; services learn no table's id. */
function topicOf(table: string): string {
  return createHash('sha256').update(table).digest('base64url').slice(0, 32)
}
