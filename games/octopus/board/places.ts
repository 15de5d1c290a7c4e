import type { Seat } from '@octopolis/engine'
import { mostPower, type Location, type Room } from '../data/places.ts'
import type { CultView, View } from '../view.ts'
import type { Box, Layout, Point } from './layout.ts'

/** What there is in a place, to be told. */
export interface Present {
  readonly stock: number
  readonly standing: readonly Seat[]
  readonly lying: readonly Seat[]
  readonly offspring: readonly Seat[]
  readonly stairs: readonly Room[]
}

export function presentAt({ cults, stock, night }: View, at: Location): Present {
  const seats = (test: (cult: CultView) => boolean) => cults.flatMap((cult, seat) => (test(cult) ? [seat] : []))
  return {
    stock: stock[at] ?? 0,
    standing: seats((cult) => cult.at === at && !cult.lying),
    lying: seats((cult) => cult.at === at && cult.lying),
    offspring: seats((cult) => cult.offspring === at),
    stairs: night.stairs[at] ?? [],
  }
}

/** Tokens lie along the left wall, one above the other; offspring lurk behind, and pawns stand in front. */
const shelf = 36

function floorOf({ y, h }: Box, scale: number): number {
  return y + h - 19 * scale
}

/** The place of one in a row of several, as close together as the room demands. */
function inRow(box: Box, y: number, index: number, count: number, ideal: number, scale: number): Point {
  const free = box.w - (shelf + 16) * scale
  const step = Math.min(ideal * scale, free / Math.max(count, 1))
  // Many make two ranks.
  const back = count > 3 && index % 2 === 1 ? 15 * scale : 0
  return { x: box.x + shelf * scale + free / 2 + (index - (count - 1) / 2) * step, y: y - back }
}

/** Where a cult's pawn stands; null: it is off the board. */
export function pawnPoint(view: View, layout: Layout, seat: Seat): Point | null {
  const at = view.cults[seat]?.at ?? 0
  if (at === 0) return null
  const here = view.cults.flatMap((cult, one) => (cult.at === at ? [one] : []))
  return pawnSpot(layout, at, here.indexOf(seat), here.length)
}

export function pawnSpot(layout: Layout, at: Location, index: number, count: number): Point {
  const box = layout.places[at]
  return inRow(box, floorOf(box, layout.scale), index, count, 42, layout.scale)
}

/** Where a cult's offspring is; null: off the board. */
export function offspringPoint(view: View, layout: Layout, seat: Seat): Point | null {
  const at = view.cults[seat]?.offspring ?? 0
  if (at === 0) return null
  const here = view.cults.flatMap((cult, one) => (cult.offspring === at ? [one] : []))
  return offspringSpot(layout, at, here.indexOf(seat), here.length)
}

export function offspringSpot(layout: Layout, at: Location, index: number, count: number): Point {
  const box = layout.places[at]
  return inRow(box, floorOf(box, layout.scale) - (count > 3 ? 72 : 68) * layout.scale, index, count, 44, layout.scale)
}

export function tokenSpot({ places, scale }: Layout, at: Location, index: number): Point {
  const box = places[at]
  const corner = at === 1 || at === 4 ? box.w * 0.09 : 0
  return { x: box.x + 23 * scale, y: floorOf(box, scale) - corner - (9 + index * 29) * scale }
}

/** Where a marker is on the Dagger of Power: those of equal power side by side. */
export function powerPoint(view: View, { power }: Layout, seat: Seat): Point {
  const level = view.cults[seat]?.power ?? 0
  const equal = view.cults.flatMap((cult, one) => (cult.power === level ? [one] : []))
  const along = (mostPower - level) * power.step
  const step = power.hangs ? Math.min(26, 88 / Math.max(equal.length - 1, 1)) : 16
  const aside = (equal.indexOf(seat) - (equal.length - 1) / 2) * step
  return power.hangs ? { x: power.x + aside, y: power.y + along } : { x: power.x + along, y: power.y + aside }
}

/** Where a cult's own board is: its name and what it holds. */
export function cultBox(view: View, { cults }: Layout, seat: Seat): Box {
  const gap = 6
  const most = view.night.exterior === null ? 110 : 84
  const h = Math.min(most, (cults.h + gap) / view.cults.length - gap)
  return { x: cults.x, y: cults.y + seat * (h + gap), w: cults.w, h }
}

/** How large a token is on a cult's board: the quick game needs fewer, and leaves more room for each. */
export function slotSize(box: Box, layout: Layout, goal: number): number {
  const plain = layout.name === 'wide' ? 1.06 : 0.98
  return goal < 4 && box.h > 70 ? plain * 1.35 : plain
}

/** The place of a token on a cult's board. */
export function slotPoint(box: Box, layout: Layout, index: number, goal: number): Point {
  const step = slotSize(box, layout, goal) * 33.5
  return { x: box.x + box.w - 4 - step * (goal - index - 0.42), y: box.y + box.h / 2 }
}

export function clockPoint(view: View, { clocks }: Layout, seat: Seat): Point {
  const count = view.cults.length
  const step = Math.min(clocks.w / count, clocks.h * 1.7)
  return { x: clocks.x + clocks.w / 2 + (seat - (count - 1) / 2) * step, y: clocks.y + clocks.h / 2 }
}
