import type { Aside, ThreadQuestion } from './desk.ts'
import { heldElsewhere } from './memory.ts'

/**
 * Why a bot's own move could not be had: its thread died or grew too large, it took too long, it threw, it answered
 * what nobody offered, or too many were waiting already.
 */
export type Trouble = 'crashed' | 'overran' | 'failed' | 'illegal' | 'crowded'

/** How an attempt ended; the fallback stands in for what it doesn't have. */
export interface Ending {
  readonly move: unknown
  readonly trouble: Trouble | null
  readonly why: string | null
  readonly ms: number
  readonly began: number | null
}

/** Why a thought was ended from here. */
type Cut = { readonly trouble: 'crashed' | 'overran'; readonly why: string }

/** One try at a thought, from the moment it is given to a thread. */
export class Attempt {
  began: number | null = null
  /** Why it was ended from here, if it was. */
  cut: Cut | null = null
  readonly question: ThreadQuestion | Aside
  private readonly controller = new AbortController()
  private readonly budgetMs: number
  /** Megabytes, when it began. */
  private held = 0
  private timer: NodeJS.Timeout

  constructor(question: ThreadQuestion | Aside, budgetMs: number, startMs: number) {
    this.question = question
    this.budgetMs = budgetMs
    this.timer = setTimeout(
      () => this.end({ trouble: 'crashed', why: `it had not begun after ${startMs} ms` }),
      startMs,
    )
  }

  get signal(): AbortSignal {
    return this.controller.signal
  }

  begin(): void {
    this.began = performance.now()
    this.held = heldElsewhere()
    clearTimeout(this.timer)
    const overran = { trouble: 'overran', why: `it had not answered after ${this.budgetMs} ms` } as const
    // If this thread was busy, the answer may be here already and only not be read yet: an immediate comes after it.
    this.timer = setTimeout(() => setImmediate(() => this.end(overran)), this.budgetMs)
  }

  endIfLarge(heldNow: number, allowed: number): void {
    const taken = Math.round(heldNow - this.held)
    if (this.began !== null && taken > allowed) this.end({ trouble: 'crashed', why: `it took ${taken} MB of memory` })
  }

  /** Ends its thread; another takes its place. */
  end(cut: Cut): void {
    if (this.cut !== null) return
    this.cut = cut
    this.controller.abort()
  }

  over(): void {
    clearTimeout(this.timer)
  }
}
