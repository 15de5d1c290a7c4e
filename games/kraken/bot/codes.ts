import { cards, type Card } from '../data/cards.ts'
import { headings, type Heading } from '../data/headings.ts'
import { isHarbour, spaceAt, type ChartName, type SpaceId } from '../data/charts.ts'
import { factions, type Faction } from '../data/crew.ts'

/** Factions and headings as small numbers: beliefs are tables, and tables want an index. */
export const SAILORS = 0
export const PIRATES = 1
export const CULT = 2
export const sides = [SAILORS, PIRATES, CULT] as const
export type Side = (typeof sides)[number]

export const WEST = 0
export const NORTH = 1
export const EAST = 2
export const ways = [WEST, NORTH, EAST] as const
export type Way = (typeof ways)[number]

export function sideOf(faction: Faction): Side {
  return factions.indexOf(faction) as Side
}

export function factionAt(side: Side): Faction {
  return factions[side]
}

export function wayOf(card: Card): Way {
  return headings.indexOf(cards[card].heading) as Way
}

export function wayAt(heading: Heading): Way {
  return headings.indexOf(heading) as Way
}

export function headingAt(way: Way): Heading {
  return headings[way]
}

/** A hand of two by its colours: red red, red yellow, red blue, yellow yellow, yellow blue, blue blue. */
export const HANDS = 6
export const hands: readonly (readonly [Way, Way])[] = [
  [WEST, WEST],
  [WEST, NORTH],
  [WEST, EAST],
  [NORTH, NORTH],
  [NORTH, EAST],
  [EAST, EAST],
]
const handIndex = [0, 1, 2, 1, 3, 4, 2, 4, 5]

export function handOfTwo(one: Way, other: Way): number {
  return handIndex[one * 3 + other] ?? 0
}

/** A hand with the card that was taken from it. */
export const TAKES = 9
export const takes: readonly { readonly hand: number; readonly taken: Way }[] = hands.flatMap(([one, other], hand) =>
  one === other
    ? [{ hand, taken: one }]
    : [
        { hand, taken: one },
        { hand, taken: other },
      ],
)

export function takeOf(hand: number, taken: Way): number {
  return takes.findIndex((take) => take.hand === hand && take.taken === taken)
}

/** The three choices there are between two colours: red or yellow, red or blue, yellow or blue. */
export const PAIRS = 3
const pairIndex = [-1, 0, 1, 0, -1, 2, 1, 2, -1]

export function pairOf(one: Way, other: Way): number {
  return pairIndex[one * 3 + other] ?? -1
}

/** How far the voyage has come: the first half, the second, and one card from a harbour. */
export const STAGES = 3
export type Stage = 0 | 1 | 2

/** In steps from the start: half of those to the northernmost harbour. */
export const halfway: Readonly<Record<ChartName, number>> = { short: 5, long: 6 }

export function stageOf(chart: ChartName, ship: SpaceId): Stage {
  const space = spaceAt(chart, ship)
  if (isHarbour(space)) return 2
  if (headings.some((heading) => isHarbour(spaceAt(chart, space[heading])))) return 2
  return levelOf(ship) < halfway[chart] ? 0 : 1
}

export function levelOf(ship: SpaceId): number {
  return Number(ship.slice(ship.indexOf(',') + 1))
}

/** Where a colour leads from here. */
export function next(chart: ChartName, ship: SpaceId, way: Way): SpaceId {
  const space = spaceAt(chart, ship)
  return isHarbour(space) ? ship : space[headings[way]]
}

/** KRA-5.4: does the Kraken wait to be fed there? */
export function isFeast(chart: ChartName, ship: SpaceId): boolean {
  const space = spaceAt(chart, ship)
  return !isHarbour(space) && space.token === 'feed'
}
