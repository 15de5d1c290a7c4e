import type { Seat } from '@octopolis/engine'
import type { Clue } from './clues.ts'

/** A table about up to three seats, the first of them counting single, the next threefold, the last ninefold. */
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
  const order = about.map((_seat, place) => place).toSorted((a, b) => (about[a] ?? 0) - (about[b] ?? 0))
  const [one = 0, two = -1, three = -1] = order.map((place) => about[place] ?? 0)
  const turned = new Float64Array(table.length)
  // Where each place of the clue counts in its own table.
  const strides = order.map((place) => 3 ** (about.length - 1 - place))
  for (let index = 0; index < table.length; index++) {
    let from = 0
    let left = index
    for (const stride of strides) {
      from += (left % 3) * stride
      left = Math.floor(left / 3)
    }
    turned[index] = table[from] ?? 0
  }
  return { one, two, three, table: turned }
}

/** Tables by the last seat they are about, one after the other, and where each seat's begin. */
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
