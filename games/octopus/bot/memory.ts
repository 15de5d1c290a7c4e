import type { Seat } from '@octopolis/engine'
import type { Component } from '../data/places.ts'
import type { Fact } from '../facts.ts'
import type { View } from '../view.ts'

/**
 * OCT-7.3: the table forgets who took what, but players needn't. Gives the view with all tokens that this seat can
 * still be sure of, where imagine looks for known ones.
 */
export function remember(view: View, facts: readonly Fact[]): View {
  if (view.cults.every(({ components }) => components !== null)) return view
  const known = knownTokens(facts, view.cults.length)
  const taken = known.flatMap((components, cult) =>
    view.cults[cult]?.components === null ? [...components].map((at) => ({ cult, at })) : [],
  )
  return { ...view, taken }
}

function knownTokens(facts: readonly Fact[], seats: number): readonly ReadonlySet<Component>[] {
  const known = Array.from({ length: seats }, () => new Set<Component>())
  const of = (cult: Seat) => known[cult] ?? new Set()
  for (const fact of facts) {
    switch (fact.type) {
      case 'gathered':
        of(fact.cult).add(fact.component)
        break
      case 'returned':
        of(fact.cult).delete(fact.component)
        break
      case 'swapped':
        of(fact.cult).delete(fact.gave)
        of(fact.cult).add(fact.took)
        of(fact.with).delete(fact.took)
        of(fact.with).add(fact.gave)
        break
      case 'swappedUnseen':
        of(fact.cult).clear()
        of(fact.with).clear()
        break
      default:
        break
    }
  }
  return known
}

/** How often each cult locked in something else than it had declared last. */
export function brokenWords(facts: readonly Fact[], seats: number): readonly number[] {
  const broken = Array.from({ length: seats }, () => 0)
  const word = new Map<Seat, unknown>()
  for (const fact of facts) {
    if (fact.type === 'negotiation') word.clear()
    else if (fact.type === 'declared') word.set(fact.cult, fact.stance)
    else if (fact.type === 'locked') {
      const given = word.get(fact.cult)
      if (given !== undefined && given !== 'fight' && fact.stance === 'fight') {
        broken[fact.cult] = (broken[fact.cult] ?? 0) + 1
      }
    }
  }
  return broken
}
