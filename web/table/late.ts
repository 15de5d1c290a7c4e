import type { AnyWords, Seat, Typed } from '@octopolis/engine'
import type { Position } from '@octopolis/server/protocol/tables'

/** A fact that is the house's and no game's: somebody's time ran out, so what comes next in the log was nobody's choice. */
interface Late extends Typed {
  readonly type: typeof LATE
  readonly seat: Seat
}

const LATE = 'house:late'

/** Boards and bots know nothing of it. */
export function isLate(fact: Typed): fact is Late {
  return fact.type === LATE
}

/** What was told, with the house's own lines where they belong. */
export function toldOf({ facts, late }: Position['log']): readonly Typed[] {
  if (late.length === 0) return facts
  const lines = late.map(({ seat, before }) => ({ before, fact: { type: LATE, seat } satisfies Late }))
  const at = (index: number): Typed[] => lines.flatMap(({ before, fact }) => (before === index ? fact : []))
  return [...facts.flatMap((fact, index) => [...at(index), fact]), ...at(facts.length)]
}

/** A game's words, and the house's own for what it tells among the game's facts. */
export function withHouseWords(words: AnyWords, timeRanOut: (name: string) => string): AnyWords {
  const line: AnyWords['facts'][string] = (fact, say) => (isLate(fact) ? timeRanOut(say.name(fact.seat)) : '')
  return { ...words, facts: { ...words.facts, [LATE]: line } }
}
