import { Refusal, type Seat } from '@octopolis/engine'
import { Refused } from '../refused.ts'
import type { Entry } from '../store/rows.ts'

/** An answer to a window. */
export interface Answer {
  readonly seat: Seat
  readonly move: unknown
  readonly id: string
  readonly by: Entry['by']
  /** The line in sight of which it was decided. */
  readonly seq: number
  /** When it would have come if nobody's connection took any time. */
  readonly counted: number
}

interface Held extends Answer {
  readonly line: Promise<number>
  resolve(line: number): void
  reject(why: unknown): void
}

/** What a race is held at. */
interface Course {
  /** No answer that is still on its way counts as come more than so many milliseconds before it does. */
  lag(): number
  /** Plays it, or refuses it; the line of the log that it is. */
  admit(answer: Answer): Promise<number>
}

/**
 * Answers to a window that have arrived, held until none that counts as earlier can still be on its way. Passes are held
 * like any other, so that waiting tells nothing. They are in memory alone: until they are played nobody was told that
 * they count.
 */
export class Race {
  private readonly course: Course
  private readonly held = new Map<Seat, Held>()

  constructor(course: Course) {
    this.course = course
  }

  has(seat: Seat): boolean {
    return this.held.has(seat)
  }

  /** The same answer, if it came before. */
  find(id: string): Promise<number> | null {
    for (const one of this.held.values()) if (one.id === id) return one.line
    return null
  }

  /** To be called in the table's queue, and followed by letIn; the promise is kept later, so don't wait for it there. */
  hold(answer: Answer): Promise<number> {
    // A card that is laid lies, though the others don't see it yet.
    if (this.held.has(answer.seat)) throw new Refused('conflict', 'Your answer is on the table already.')
    const { promise, resolve, reject } = withResolvers<number>()
    // Whoever wants to know listens to it; nobody has to.
    promise.catch(() => {})
    this.held.set(answer.seat, { ...answer, line: promise, resolve, reject })
    return promise
  }

  /** When the next one may be let in; null: none is held. */
  get due(): number | null {
    if (this.held.size === 0) return null
    return Math.min(...[...this.held.values()].map(({ counted }) => counted)) + this.course.lag()
  }

  /** Plays those that nothing can overtake any more, as they count; in the table's queue. Gives what broke, if it did. */
  async letIn(now: number): Promise<Error | null> {
    let trouble: Error | null = null
    // Whoever is asked anew by one of them can't have answered that before it was played: no longer wait follows from it.
    const due = now - this.course.lag()
    for (let next = this.next(due); next !== null; next = this.next(due)) {
      this.held.delete(next.seat)
      try {
        next.resolve(await this.course.admit(next))
      } catch (error) {
        next.reject(error)
        const isRefused = error instanceof Refused || error instanceof Refusal
        if (!isRefused) trouble ??= error instanceof Error ? error : new Error(String(error))
      }
    }
    return trouble
  }

  private next(due: number): Held | null {
    let first: Held | null = null
    for (const one of this.held.values()) {
      // They are kept as they came: who came first is first where both count alike.
      if (one.counted <= due && (first === null || one.counted < first.counted)) first = one
    }
    return first
  }

  /** The house closes: nobody is told that they count, so they will be sent again. */
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
