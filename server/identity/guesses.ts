import { TooOften } from '../refused.ts'

/** What guesses are counted by, such as an address or an account, and how many may be wrong. */
export interface Counted {
  readonly of: string
  readonly most: number
}

export interface Guesses {
  /**
   * Counts a guess before it is known to be wrong, so that many at once are counted too; the answer takes it back.
   * Refused if one of these has been guessed for, or has guessed, too often.
   */
  count(...counted: readonly Counted[]): () => void
}

export interface GuessMemory {
  readonly milliseconds: number
  /** User names, accounts and addresses whose guesses are counted. */
  readonly remembered: number
}

export const guessMemory: GuessMemory = { milliseconds: 10 * 60_000, remembered: 20_000 }

/** Slows down the guessing of what is secret: a few in ten minutes. `what` says what was guessed. */
export function rememberGuesses(what: string, { milliseconds, remembered } = guessMemory): Guesses {
  const guesses = new Map<string, number[]>()

  function recent(of: string, now: number): number[] {
    const times = (guesses.get(of) ?? []).filter((time) => time > now - milliseconds)
    if (times.length === 0) guesses.delete(of)
    return times
  }

  function makeRoom(): void {
    for (const oldest of guesses.keys()) {
      if (guesses.size < remembered) return
      guesses.delete(oldest)
    }
  }

  return {
    count(...counted) {
      const now = Date.now()
      const waits = counted.map(({ of, most }) => {
        const times = recent(of, now)
        return times.length < most ? 0 : (times[0] ?? now) + milliseconds - now
      })
      const wait = Math.max(...waits)
      if (wait > 0) throw new TooOften(`Too many wrong ${what}`, Math.ceil(wait / 1000))

      for (const { of } of counted) {
        const times = [...recent(of, now), now]
        guesses.delete(of)
        makeRoom()
        guesses.set(of, times)
      }
      return () => {
        for (const { of } of counted) {
          const times = guesses.get(of) ?? []
          const at = times.indexOf(now)
          if (at !== -1) times.splice(at, 1)
        }
      }
    },
  }
}
