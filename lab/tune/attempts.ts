import type { Study } from '@octopolis/games/box'
import type { GameResult } from '../simulate/game.ts'
import { distance, labelRates, type LabelRate } from '../simulate/rates.ts'
import type { Setting } from '../simulate/setting.ts'
import { Tally } from '../simulate/tally.ts'
import type { Change } from './changes.ts'
import { pairedDifference, type Difference } from './paired.ts'
import { keyOf, readingsOf, type Readings, type Subject } from './readings.ts'

/** Something that a change has moved by more than the interval of the difference. */
export interface Move extends Difference {
  readonly change: Change
  readonly subject: Subject
}

/** How far a mark's labels are from the fair share. */
export interface Balance {
  /** On average over the seats that have one. */
  readonly distance: number
  /** The label furthest off, of those that were had often enough. */
  readonly worst: Pick<LabelRate, 'label' | 'off'> | null
}

/** One change, played: a balance a mark. */
export interface Attempt {
  readonly change: Change
  readonly balances: readonly Balance[]
}

/** Rarer ones are off by chance. */
const OFTEN = 30

function subjectsOf({ marks = [], measures = [] }: Study): Subject[] {
  return [
    ...marks.flatMap(({ labels }, mark) => Object.keys(labels).map((label) => ({ mark, label }))),
    ...measures.map((_, measure) => ({ measure })),
  ]
}

/** Holds changed games against the same games as they are. */
export class Attempts {
  readonly balances: readonly Balance[]
  readonly moves: Move[] = []
  readonly attempts: Attempt[] = []
  /** How many differences were looked at. */
  comparisons = 0
  private readonly study: Study
  private readonly subjects: readonly Subject[]
  private readonly base: Readings

  constructor(study: Study, setting: Setting, results: readonly GameResult[]) {
    this.study = study
    this.subjects = subjectsOf(study)
    this.base = readingsOf(results)
    this.balances = this.balancesOf(setting, results)
  }

  add(change: Change, setting: Setting, results: readonly GameResult[]): void {
    this.attempts.push({ change, balances: this.balancesOf(setting, results) })
    const readings = readingsOf(results)
    for (const subject of this.subjects) {
      const [before, after] = [this.base.get(keyOf(subject)), readings.get(keyOf(subject))]
      const found = before === undefined || after === undefined ? null : pairedDifference(before, after)
      if (found === null) continue
      this.comparisons++
      if (Math.abs(found.difference) > found.reach) this.moves.push({ change, subject, ...found })
    }
  }

  private balancesOf(setting: Setting, results: readonly GameResult[]): Balance[] {
    const tally = new Tally(setting)
    for (const result of results) tally.add(result)
    return (this.study.marks ?? []).map((_, mark) => {
      const rates = labelRates([{ setting, tally }], mark)
      const often = rates.filter(({ seats }) => seats >= OFTEN)
      const [worst] = often.toSorted((one, other) => Math.abs(other.off) - Math.abs(one.off))
      return { distance: distance(rates), worst: worst === undefined ? null : { label: worst.label, off: worst.off } }
    })
  }
}
