import { cardNames, cards } from '../../data/cards.ts'
import type { ChartName } from '../../data/charts.ts'
import { HANDS, hands, wayOf, type Way } from '../codes.ts'

/** How many cards of each colour may still be drawn. */
export type Composition = [number, number, number]

export function wholeDeck(chart: ChartName): Composition {
  const counts: Composition = [0, 0, 0]
  for (const card of cardNames) counts[wayOf(card)] += cards[card].copies[chart]
  return counts
}

/** How likely two cards drawn from these are each hand. */
export function handChances(composition: Composition): Float64Array {
  const all = composition[0] + composition[1] + composition[2]
  const chances = new Float64Array(HANDS)
  if (all < 2) return chances.fill(1 / HANDS)
  hands.forEach(([one, other], hand) => {
    const first = Math.max(0, composition[one])
    const second = Math.max(0, one === other ? composition[other] - 1 : composition[other])
    chances[hand] = ((one === other ? 1 : 2) * first * second) / (all * (all - 1))
  })
  return chances
}

/** The same for three cards, which the Smuggler lets somebody draw: by the set of colours among them, as bits. */
export function threeChances(composition: Composition): Float64Array {
  const chances = new Float64Array(8)
  const all = composition[0] + composition[1] + composition[2]
  if (all === 0) return chances.fill(1 / 7)
  for (let a = 0; a < 3; a++) {
    for (let b = 0; b < 3; b++) {
      for (let c = 0; c < 3; c++) {
        const set = (1 << a) | (1 << b) | (1 << c)
        const chance = (composition[a as Way] * composition[b as Way] * composition[c as Way]) / all ** 3
        chances[set] = (chances[set] ?? 0) + chance
      }
    }
  }
  return chances
}
