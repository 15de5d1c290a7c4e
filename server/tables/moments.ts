import { randomInt } from 'node:crypto'
import type { Seat } from '@octopolis/engine'

/** Shares of the usual moment: nobody is quicker, nobody who has nothing to think about is slower. */
const QUICKEST = 0.4
const SLOWEST = 2.7
/** How much people differ: a standard deviation of the logarithm. */
const SPREAD = 0.4

/** Between 0 and 1, neither of them; from no seed, so that nobody can work it out afterwards. */
function chance(): number {
  const grains = 2 ** 32
  return (randomInt(grains) + 0.5) / grains
}

/** A time as people take it: mostly about the usual, seldom much more. */
export function humanMoment(usual: number, longest = Infinity): number {
  const normal = Math.sqrt(-2 * Math.log(chance())) * Math.cos(2 * Math.PI * chance())
  const share = Math.min(SLOWEST, Math.max(QUICKEST, Math.exp(SPREAD * normal)))
  return Math.min(longest, usual * share)
}

/** The moment that each seat takes for what it is asked now. */
export class Moments {
  private readonly drawn = new Map<Seat, { readonly asked: number; readonly ms: number }>()

  /** The same for as long as the seat is asked the same. */
  of(seat: Seat, asked: number, draw: () => number): number {
    const known = this.drawn.get(seat)
    if (known?.asked === asked) return known.ms
    const ms = draw()
    this.drawn.set(seat, { asked, ms })
    return ms
  }
}
