import type { Seat } from '@octopolis/engine'
import { Refused } from '../../refused.ts'
import type { Entry } from '../../store/rows.ts'

/** An answer that has arrived. */
export interface Arrival {
  readonly seat: Seat
  readonly move: unknown
  readonly id: string
  readonly by: Entry['by']
  /** The line of the log that was the last one when it was decided. */
  readonly seq: number
  /** When it would have come if nobody's connection took any time. */
  readonly counted: number
}

interface Held extends Arrival {
  readonly line: Promise<number>
  resolve(line: number): void
  reject(why: unknown): void
}

/**
 * The answers to a window that have arrived and aren't played yet. The first to answer is to be first, however slow their
 * connection is. So an answer is held until none that counts as earlier can still be on its way. Passes are held like any
 * other answer, so that waiting tells nothing. A race only holds: course.ts says when an answer may be played, and whether
 * it still may. A race is in memory alone. Nobody was told that a held answer counts, so if the house falls it is sent
 * again (decision 18).
 */
export class Race {
  private readonly held = new Map<Seat, Held>()

  has(seat: Seat): boolean {
    return this.held.has(seat)
  }

  /** The same answer, if it came before. */
  find(id: string): Promise<number> | null {
    for (const one of this.held.values()) if (one.id === id) return one.line
    return null
  }

  /** Gives the line of the log that it will be. Never wait for it in the table's queue: it is played there, later. */
  hold(arrival: Arrival): Promise<number> {
    // A card that is laid lies, though the others don't see it yet.
    if (this.held.has(arrival.seat)) throw new Refused('conflict', 'Your answer is on the table already.')
    const { promise, resolve, reject } = withResolvers<number>()
    // Nobody need listen to it.
    promise.catch(() => {})
    this.held.set(arrival.seat, { ...arrival, line: promise, resolve, reject })
    return promise
  }

  /** The time at which the earliest answer counts as arrived; null: none is held. */
  get earliest(): number | null {
    return this.held.size === 0 ? null : Math.min(...[...this.held.values()].map(({ counted }) => counted))
  }

  /** Takes out the earliest answer that counts as arrived by then; null: there is none. */
  take(by: number): Held | null {
    let first: Held | null = null
    for (const one of this.held.values()) {
      // Where two count alike, the one that really arrived first wins: they are held in that order.
      if (one.counted <= by && (first === null || one.counted < first.counted)) first = one
    }
    if (first !== null) this.held.delete(first.seat)
    return first
  }

  /** The house closes. Those who sent an answer are refused, and send it again later. */
  end(): void {
    for (const { reject } of this.held.values())
      reject(new Refused('unavailable', 'The house is closing: send it again.'))
    this.held.clear()
  }
}

function withResolvers<Value>(): {
  promise: Promise<Value>
  resolve(value: Value): void
  reject(why: unknown): void
} {
  let resolve: (value: Value) => void = () => {}
  let reject: (why: unknown) => void = () => {}
  const promise = new Promise<Value>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve: (value) => resolve(value), reject: (why) => reject(why) }
}
