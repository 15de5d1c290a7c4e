import type { Chance } from '@octopolis/engine'

/**
 * Regret matching for one seat: answers are chosen in proportion to how much they are missed. The average over time
 * is a mixed strategy that nobody can exploit if all do the same.
 */
export class RegretMatching {
  private readonly regrets: Float64Array
  private readonly sum: Float64Array
  private readonly current: Float64Array

  constructor(answers: number) {
    this.regrets = new Float64Array(answers)
    this.sum = new Float64Array(answers)
    this.current = new Float64Array(answers).fill(1 / answers)
  }

  draw(chance: Chance): number {
    return drawFrom(this.current, chance)
  }

  /** Takes in what each answer would have been worth at time t, beside what the drawn one was worth. */
  learn(values: Float64Array, drawn: number, t: number): void {
    const { regrets, sum, current } = this
    const got = values[drawn] as number
    let positive = 0
    for (let answer = 0; answer < regrets.length; answer++) {
      // Regrets never sink below nought, and late strategies count more: both let go of early mistakes sooner.
      const regret = Math.max(0, (regrets[answer] as number) + (values[answer] as number) - got)
      regrets[answer] = regret
      positive += regret
    }
    for (let answer = 0; answer < current.length; answer++) {
      current[answer] = positive > 0 ? (regrets[answer] as number) / positive : 1 / current.length
      sum[answer] = (sum[answer] as number) + t * (current[answer] as number)
    }
  }

  /** The average strategy, without the answers that it all but never gives. */
  strategy(least: number): Float64Array {
    const most = Math.max(...this.sum)
    if (most === 0) return this.current
    return this.sum.map((weight) => (weight < least * most ? 0 : weight))
  }
}

const GRAIN = 2 ** 24

/** An index, each as likely as its weight says. */
export function drawFrom(weights: Float64Array, chance: Chance): number {
  let left = (chance.below(GRAIN) / GRAIN) * weights.reduce((total, weight) => total + weight, 0)
  for (let index = 0; index < weights.length; index++) {
    left -= weights[index] as number
    if (left < 0) return index
  }
  return weights.length - 1
}
