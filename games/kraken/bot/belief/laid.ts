import type { Seat } from '@octopolis/engine'
import type { Clue } from './clues.ts'

/**
 * A table about up to three seats. The side of the first counts once in the index, that of the second three times,
 * that of the third nine times.
 */
export interface Laid {
  readonly one: Seat
  readonly two: Seat
  readonly three: Seat
  readonly table: Float64Array
}

/** Clues about the same seats become one table, scaled so that products of many stay in bounds. */
export function merge(clues: readonly Pick<Clue, 'about' | 'table'>[]): Laid[] {
  const bySeats = new Map<number, Laid>()
  for (const clue of clues) {
    const { one, two, three, table } = laid(clue)
    let most = 0
    for (const number of table) if (number > most) most = number
    if (!(most > 0)) continue
    const key = (three + 1) * 256 + (two + 1) * 16 + one
    const before = bySeats.get(key)
    if (before === undefined) {
      for (let index = 0; index < table.length; index++) table[index] = (table[index] as number) / most
      bySeats.set(key, { one, two, three, table })
    } else {
      const product = before.table
      for (let index = 0; index < table.length; index++) {
        product[index] = ((product[index] as number) * (table[index] as number)) / most
      }
    }
  }
  return [...bySeats.values()]
}

/** Seats in order, so that a pair is the same pair either way. */
function laid({ about, table }: Pick<Clue, 'about' | 'table'>): Laid {
  const [first = 0, second = -1, third = -1] = about
  const turned = new Float64Array(table.length)
  if (second < 0) {
    turned.set(table)
    return { one: first, two: -1, three: -1, table: turned }
  }
  const places = placesBy(first, second, third)
  for (let index = 0; index < table.length; index++) turned[index] = table[places[index] as number] as number
  const one = third < 0 ? Math.min(first, second) : Math.min(first, second, third)
  const last = Math.max(first, second, third)
  if (third < 0) return { one, two: last, three: -1, table: turned }
  return { one, two: first + second + third - one - last, three: last, table: turned }
}

/**
 * How a clue's table is turned into the order of its seats: for each place of the turned table, the place in the
 * clue's own. Kept for each order the seats may have.
 */
const turns = new Map<number, Uint8Array>()

function placesBy(first: Seat, second: Seat, third: Seat): Uint8Array {
  const count = third < 0 ? 2 : 3
  const key = (first < second ? 1 : 0) + (count < 3 ? 8 : (first < third ? 2 : 0) + (second < third ? 4 : 0))
  const before = turns.get(key)
  if (before !== undefined) return before
  const about = [first, second, third].slice(0, count)
  const order = about.map((_seat, place) => place).toSorted((a, b) => (about[a] ?? 0) - (about[b] ?? 0))
  // Where each place of the clue counts in its own table.
  const strides = order.map((place) => 3 ** (count - 1 - place))
  const places = Uint8Array.from({ length: 3 ** count }, (_, index) => {
    let from = 0
    let left = index
    for (const stride of strides) {
      from += (left % 3) * stride
      left = Math.floor(left / 3)
    }
    return from
  })
  turns.set(key, places)
  return places
}

/** The tables sorted by the last seat each is about, and where the tables of each seat begin. */
export function bySeat(
  tables: readonly Laid[],
  seats: number,
): { readonly knownAt: Uint16Array; readonly pairs: readonly Laid[] } {
  const last = ({ one, two, three }: Laid) => Math.max(one, two, three)
  const pairs = tables.toSorted((a, b) => last(a) - last(b))
  const knownAt = new Uint16Array(seats + 1)
  for (const table of pairs) knownAt[last(table) + 1] = (knownAt[last(table) + 1] ?? 0) + 1
  for (let seat = 0; seat < seats; seat++) knownAt[seat + 1] = (knownAt[seat + 1] ?? 0) + (knownAt[seat] ?? 0)
  return { knownAt, pairs }
}
