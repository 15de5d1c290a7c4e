import type { Chance } from '../chance.ts'
import type { Viewer } from '../game.ts'
import type { Check } from './check.ts'
import { brokenBy } from './invariants.ts'
import { copy, eachLeaf, text } from './plain.ts'
import type { Position } from './position.ts'
import { Fault, nameOf } from './report.ts'
import { deducedShare, onePositionIn, worlds, worldsWhenInDoubt } from './sampling.ts'

/**
 * Group 7: what a viewer can't deduce varies in the worlds it imagines. And what varies there must differ in redealt
 * twins too, or no leak of it would ever be found.
 */
export const variety: Check = {
  group: 7,
  onePositionIn: onePositionIn.variety,
  look(position, chance) {
    const viewer = chance.pick(position.viewers)
    const suspects = compare(position, viewer, worlds, chance)
    if (suspects.timidImagine.length === 0 && suspects.timidRedeal.length === 0) return
    const sure = compare(position, viewer, worldsWhenInDoubt, chance)
    const [unvaried] = sure.timidImagine
    if (unvaried !== undefined) {
      throw new Fault(
        7,
        `In all worlds that ${nameOf(viewer)} imagines, ${unvaried} is the same, though it can't know it.`,
      )
    }
    const [undealt] = sure.timidRedeal
    if (undealt !== undefined) {
      throw new Fault(7, `Redealt for ${nameOf(viewer)}, ${undealt} never changes, though it can only be imagined.`)
    }
  },
}

interface Suspects {
  readonly timidImagine: readonly string[]
  readonly timidRedeal: readonly string[]
}

function compare(position: Position, viewer: Viewer, size: number, chance: Chance): Suspects {
  const { game, state } = position
  const view = game.view(state, viewer)
  const dealt = new Spread(size, () => redealt(position, viewer, chance))
  const imagined = new Spread(size, () => game.imagine(view, chance))
  return {
    timidImagine: dealt.open.filter((path) => imagined.isConstant(path)),
    timidRedeal: imagined.open.filter((path) => dealt.isConstant(path)),
  }
}

function redealt({ proof, state }: Position, viewer: Viewer, chance: Chance): unknown {
  const twin = proof.redeal(copy(state), viewer, chance)
  const broken = brokenBy(proof, twin, state)
  if (broken !== null) throw new Fault(7, `Redealt for ${nameOf(viewer)}, the state is broken: ${broken}.`)
  return twin
}

/** How often each leaf took which value, over many worlds. */
class Spread {
  private readonly values = new Map<string, Map<string, number>>()
  private readonly size: number

  constructor(size: number, world: () => unknown) {
    this.size = size
    for (let drawn = 0; drawn < size; drawn++) eachLeaf(world(), (path, leaf) => this.count(path, text(leaf)))
  }

  private count(path: string, value: string): void {
    const counts = this.values.get(path) ?? new Map<string, number>()
    counts.set(value, (counts.get(value) ?? 0) + 1)
    this.values.set(path, counts)
  }

  /** The leaves of which no value, nor their absence, is so frequent that it counts as deduced. */
  get open(): string[] {
    return [...this.values.keys()].filter((path) => this.topShare(path) <= deducedShare)
  }

  isConstant(path: string): boolean {
    return this.topShare(path) === 1
  }

  private topShare(path: string): number {
    const counts = [...(this.values.get(path)?.values() ?? [])]
    const present = counts.reduce((sum, count) => sum + count, 0)
    return Math.max(this.size - present, ...counts) / this.size
  }
}
