import type { Typed } from '@octopolis/engine'
import type { Count, InEach } from '@octopolis/games/box'

/** What studies have in common: labels, and counting by them. */
export type Labels<Label extends string | number = string> = Readonly<Record<Label, InEach>>

/** A count of one game's own facts. */
interface Tally<Fact extends Typed> extends Count {
  of(facts: readonly Fact[]): Readonly<Record<string, number>>
}

/** How often each label comes up; `shares`: as parts of a whole. */
export function tally<Fact extends Typed, Label extends string | number>(
  title: InEach,
  unit: InEach,
  labels: Labels<Label>,
  label: (fact: Fact) => Label | null,
  shares = false,
): Tally<Fact> {
  return {
    title,
    unit,
    labels,
    shares,
    of(facts) {
      const counts: Record<string, number> = {}
      for (const fact of facts) {
        const name = label(fact)
        if (name !== null) counts[String(name)] = (counts[String(name)] ?? 0) + 1
      }
      return counts
    },
  }
}

type Named<Id extends string | number> = Readonly<Record<Id, { readonly name: string }>>

/** Things by their names in both languages. */
export function named<Id extends string | number>(ids: readonly Id[], en: Named<Id>, fr: Named<Id>): Labels<Id> {
  // The entries are of these ids, which fromEntries forgets.
  return Object.fromEntries(ids.map((id) => [id, { en: en[id].name, fr: fr[id].name }])) as Labels<Id>
}

/** Numbers from 0 on, which are the same in both. */
export function numbered(most: number): Labels {
  return Object.fromEntries(Array.from({ length: most + 1 }, (_, count) => [count, { en: `${count}`, fr: `${count}` }]))
}
