import { Refused } from '../refused.ts'

/** Too many wrong passwords: come back later. */
export class TooManyGuesses extends Refused {
  readonly seconds: number

  constructor(seconds: number) {
    const minutes = Math.ceil(seconds / 60)
    super('often', `Too many wrong passwords: try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`)
    this.seconds = seconds
  }
}

export interface Guesses {
  /**
   * Counts a guess before it is known to be wrong, so that many at once are counted too; the answer takes it back.
   * Throws TooManyGuesses if one of these has been guessed for, or has guessed, too often.
   */
  count(...of: readonly string[]): () => void
}

export interface GuessLimit {
  readonly most: number
  readonly milliseconds: number
  /** User names and addresses whose guesses are counted. */
  readonly remembered: number
}

export const guessLimit: GuessLimit = { most: 10, milliseconds: 10 * 60_000, remembered: 20_000 }

/** Slows down the guessing of passwords: a few in ten minutes, for each user name and from each address. */
export function rememberGuesses({ most, milliseconds, remembered } = guessLimit): Guesses {
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
    count(...of) {
      const now = Date.now()
      const waits = of.map((one) => {
        const times = recent(one, now)
        return times.length < most ? 0 : (times[0] ?? now) + milliseconds - now
      })
      const wait = Math.max(...waits)
      if (wait > 0) throw new TooManyGuesses(Math.ceil(wait / 1000))

      for (const one of of) {
        const times = [...recent(one, now), now]
        guesses.delete(one)
        makeRoom()
        guesses.set(one, times)
      }
      return () => {
        for (const one of of) {
          const times = guesses.get(one) ?? []
          const at = times.indexOf(now)
          if (at !== -1) times.splice(at, 1)
        }
      }
    },
  }
}

/** Whoever has one IPv6 address has 2^64 of them. */
export function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!address.includes(':')) return address
  const [left = '', right] = (address.split('%')[0] ?? '').toLowerCase().split('::')
  const before = left.split(':').filter(Boolean)
  const after = (right ?? '').split(':').filter(Boolean)
  const zeros = right === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after]
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
