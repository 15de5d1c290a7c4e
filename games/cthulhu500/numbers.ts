import type { Numbers } from '@octopolis/games/box'
import { actions, crew, mods, reactions, tires } from './data/cards/index.ts'
import { vehicles } from './data/vehicles.ts'
import { reprint } from './rules/printed.ts'

/** Where a printed number stands, and what it was when the cards were printed. */
interface Place {
  readonly on: Record<string, unknown>
  readonly name: string
  readonly printed: number
}

/** What the rules can play by, by the last word of a path. Copies aren't there: C500-1.3 counts the deck. */
const ranges: Readonly<Record<string, readonly [least: number, most: number]>> = {
  speed: [0, 20],
  complexity: [1, 20],
  driver: [-10, 10],
  fixIt: [-10, 10],
  amount: [-10, 10],
  bonus: [-10, 10],
  more: [-2, 4],
  cards: [1, 7],
  places: [1, 7],
  atLeast: [1, 7],
  die: [1, 6],
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function placesIn(on: Record<string, unknown>, path: string): (readonly [path: string, place: Place])[] {
  return Object.entries(on).flatMap(([name, value]) => {
    const here = `${path}.${name}`
    if (isRecord(value)) return placesIn(value, here)
    return typeof value === 'number' && name in ranges ? [[here, { on, name, printed: value }] as const] : []
  })
}

const places = new Map(
  Object.entries({ vehicles, crew, mods, tires, actions, reactions }).flatMap(([table, cards]) =>
    placesIn(cards, table),
  ),
)

/** For the lab: every number on a vehicle or a card, by its place in data/. */
export const numbers: Numbers = {
  printed: Object.fromEntries([...places].map(([path, { printed }]) => [path, printed])),
  allows(path, value) {
    const place = places.get(path)
    const [least, most] = ranges[place?.name ?? ''] ?? [0, -1]
    return Number.isInteger(value) && value >= least && value <= most
  },
  tryOut(changes) {
    for (const [path, { on, name, printed }] of places) on[name] = changes[path] ?? printed
    reprint()
  },
}
