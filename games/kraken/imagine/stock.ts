import { cardNames, cards as prints, type Card } from '../data/cards.ts'
import type { ChartName } from '../data/charts.ts'

const kinds = Object.fromEntries(cardNames.map((card, kind) => [card, kind])) as Record<Card, number>
const fullStock = {
  short: cardNames.map((card) => prints[card].copies.short),
  long: cardNames.map((card) => prints[card].copies.long),
}

/** The cards of a chart, as they are taken one after the other. */
export class Stock {
  private readonly left: number[]

  constructor(chart: ChartName) {
    this.left = [...fullStock[chart]]
  }

  /** False: there is none left of it. */
  take(card: Card | null): boolean {
    if (card === null) return true
    const kind = kinds[card]
    const count = (this.left[kind] ?? 0) - 1
    this.left[kind] = count
    return count >= 0
  }

  cards(): Card[] {
    const cards: Card[] = []
    cardNames.forEach((card, kind) => {
      for (let left = this.left[kind] ?? 0; left > 0; left--) cards.push(card)
    })
    return cards
  }
}
