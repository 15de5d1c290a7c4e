import type { ChartName } from './charts.ts'
import type { Heading } from './headings.ts'

export type Action = 'drunk' | 'mermaid' | 'telescope' | 'armed' | 'disarmed' | 'uprising'

export const cardNames = [
  'north-uprising',
  'east-drunk',
  'east-disarmed',
  'west-drunk',
  'west-mermaid',
  'west-telescope',
  'west-armed',
] as const
export type Card = (typeof cardNames)[number]

/** What is printed on a navigation card, and how many of it each chart takes (KRA-1.7). */
interface CardPrint {
  readonly heading: Heading
  readonly action: Action
  readonly copies: Readonly<Record<ChartName, number>>
}

export const cards: Readonly<Record<Card, CardPrint>> = {
  'north-uprising': { heading: 'north', action: 'uprising', copies: { short: 5, long: 6 } },
  'east-drunk': { heading: 'east', action: 'drunk', copies: { short: 3, long: 4 } },
  'east-disarmed': { heading: 'east', action: 'disarmed', copies: { short: 2, long: 2 } },
  'west-drunk': { heading: 'west', action: 'drunk', copies: { short: 5, long: 5 } },
  'west-mermaid': { heading: 'west', action: 'mermaid', copies: { short: 2, long: 2 } },
  'west-telescope': { heading: 'west', action: 'telescope', copies: { short: 2, long: 2 } },
  'west-armed': { heading: 'west', action: 'armed', copies: { short: 0, long: 2 } },
}

/** Every navigation card of a chart, unshuffled. */
export const decks: Readonly<Record<ChartName, readonly Card[]>> = {
  short: deckOf('short'),
  long: deckOf('long'),
}

function deckOf(chart: ChartName): Card[] {
  return cardNames.flatMap((card) => Array.from({ length: cards[card].copies[chart] }, () => card))
}

export type Ritual = 'conversion' | 'stash' | 'cabin'

/** KRA-1.8 */
export const ritualCards: readonly Ritual[] = ['conversion', 'conversion', 'conversion', 'stash', 'cabin']
