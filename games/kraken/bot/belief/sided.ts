import type { Seat } from '@octopolis/engine'
import { CULT } from '../codes.ts'

/** A table by the sides that were dealt, for a seat that has been converted since with this chance. */
export function mixed(table: Float64Array, stride: number, converted: number): Float64Array {
  if (converted <= 0) return table
  const mix = table.slice()
  for (let index = 0; index < table.length; index++) {
    const side = Math.floor(index / stride) % 3
    if (side === CULT) continue
    const cult = index + (CULT - side) * stride
    mix[index] = (1 - converted) * (table[index] ?? 0) + converted * (table[cult] ?? 0)
  }
  return mix
}

export function tempered(table: ArrayLike<number>, power: number): Float64Array {
  return Float64Array.from(table, (number) => number ** power)
}

/** The table without the posts that nobody held. */
export function without(about: readonly (Seat | null)[], table: Float64Array): Float64Array {
  let left = table
  for (let place = about.length - 1, stride = 1; place >= 0; place--) {
    if (about[place] !== null) {
      stride *= 3
      continue
    }
    const cut = new Float64Array(left.length / 3)
    for (let index = 0; index < cut.length; index++) {
      const high = Math.floor(index / stride) * stride * 3
      cut[index] = left[high + (index % stride)] ?? 0
    }
    left = cut
  }
  return left
}
