import { EventEmitter } from 'node:events'
import { causeOf, Silence, type Cause } from './faults.ts'

/** How often it is tried whether the house can write again. */
const EVERY = 500
/** Who doesn't answer for so long is away. */
const LONGEST = 3000
/** What was tried such a short time ago needn't be tried again. */
const FRESH = 5000
/** How long another program's lock is waited for: at a start, while people wait, and once it is known to last. */
const PATIENCE = { start: 10_000, fair: 2000, foul: 0 } as const

interface Turns {
  /** From now on nothing can be written, for this cause. */
  foul: [cause: Cause, error: unknown]
  /** It can be again; since when it couldn't. */
  fair: [since: number]
}

/**
 * Whether the house can write. Every query that fails tells it; from then on one small write is tried again and again,
 * on behalf of everybody, until it succeeds.
 */
export class Weather extends EventEmitter<Turns> {
  #write: ((cause: Cause | null) => Promise<void>) | null = null
  #cause: Cause | null = null
  #since = 0
  #trying: Promise<void> | null = null
  #triedAt = -Infinity
  #timer: NodeJS.Timeout | null = null

  /** Why nothing can be written; null: it can. */
  get cause(): Cause | null {
    return this.#cause
  }

  /** Since when it is as it is. */
  get since(): number {
    return this.#since
  }

  /** Milliseconds that somebody waits for a lock. */
  get patience(): number {
    if (!this.isWatched) return PATIENCE.start
    return PATIENCE[this.#cause === null ? 'fair' : 'foul']
  }

  /** Is the house open, so that somebody waits? Before that, work may take its time. */
  get isWatched(): boolean {
    return this.#write !== null
  }

  /** From now on somebody relies on it; this is the write that is tried. */
  watch(write: (cause: Cause | null) => Promise<void>): void {
    this.#write = write
  }

  stop(): void {
    this.#write = null
    if (this.#timer !== null) clearTimeout(this.#timer)
  }

  /** What became of a query. */
  hear(error: unknown): void {
    const cause = causeOf(error)
    if (cause !== null) this.#turn(cause, error)
  }

  /** Why nothing can be written, as of a moment ago. */
  async look(): Promise<Cause | null> {
    if (this.#cause === null && performance.now() - this.#triedAt >= FRESH) await this.#try()
    return this.#cause
  }

  #turn(cause: Cause, error: unknown): void {
    if (this.#write === null) return
    const before = this.#cause
    if (before === null) this.#since = Date.now()
    this.#cause = cause
    if (cause !== before) this.emit('foul', cause, error)
    this.#timer ??= setTimeout(() => this.#again(), EVERY).unref()
  }

  #again(): void {
    this.#timer = null
    void this.#try()
  }

  #try(): Promise<void> {
    this.#trying ??= this.#writeOnce().finally(() => (this.#trying = null))
    return this.#trying
  }

  async #writeOnce(): Promise<void> {
    if (this.#write === null) return
    try {
      await inTime(this.#write(this.#cause))
    } catch (error) {
      return this.#turn(causeOf(error) ?? 'database-away', error)
    }
    this.#triedAt = performance.now()
    if (this.#cause === null) return
    const since = this.#since
    this.#cause = null
    this.#since = Date.now()
    this.emit('fair', since)
  }
}

async function inTime(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Silence(LONGEST)), LONGEST)
  })
  await Promise.race([work, late]).finally(() => clearTimeout(timer))
}
