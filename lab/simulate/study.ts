import type { Typed } from '@octopolis/engine'
import type { Study } from '@octopolis/games/box'
import { countUp } from './tally.ts'

/** Occurrences by label, for each of a study's counts. Plain data: workers send it. */
export type Counted = readonly Readonly<Record<string, number>>[]

/** Sums of what a study counts, over games. */
export class Counts {
  private readonly study: Study
  private readonly sums: readonly Map<string, number>[]

  constructor(study: Study) {
    this.study = study
    this.sums = study.counts.map(() => new Map())
  }

  count(facts: readonly Typed[]): void {
    this.add(this.study.counts.map((count) => count.of(facts)))
  }

  add(counted: Counted): void {
    this.sums.forEach((sum, index) => {
      for (const [label, times] of Object.entries(counted[index] ?? {})) countUp(sum, label, times)
    })
  }

  get counted(): Counted {
    return this.sums.map((sum) => Object.fromEntries(sum))
  }
}
