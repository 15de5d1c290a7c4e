import type { Study } from '@octopolis/games/box'
import { byName } from './changes.ts'
import type { Balance, Move, Attempt, Attempts } from './attempts.ts'

/** What moved in one mark or measure, the surest first. */
export interface Moved {
  readonly of: string
  readonly moves: readonly Move[]
  /** How many there are, of which `moves` has the first. */
  readonly found: number
}

/** Which changes bring a mark nearest to the fair share. */
export interface Nearest {
  readonly mark: string
  readonly now: Balance
  readonly by: readonly { readonly change: Attempt['change']; readonly balance: Balance }[]
}

const surest = (one: Move, other: Move): number =>
  Math.abs(other.difference) / other.reach - Math.abs(one.difference) / one.reach || byName(one.change, other.change)

export function movedIn({ marks = [], measures = [] }: Study, { moves }: Attempts, top: number): Moved[] {
  const groups = [
    ...marks.map(({ title }, index) => ({
      of: title.en,
      moves: moves.filter(({ subject }) => 'mark' in subject && subject.mark === index),
    })),
    ...measures.map(({ title }, index) => ({
      of: title.en,
      moves: moves.filter(({ subject }) => 'measure' in subject && subject.measure === index),
    })),
  ]
  return groups.map(({ of, moves: found }) => ({
    of,
    moves: found.toSorted(surest).slice(0, top),
    found: found.length,
  }))
}

export function nearestBy({ marks = [] }: Study, { balances, attempts }: Attempts, top: number): Nearest[] {
  return marks.flatMap(({ title }, index) => {
    const now = balances[index]
    if (now === undefined) return []
    const by = attempts
      .flatMap(({ change, balances: found }) => {
        const balance = found[index]
        return balance === undefined || balance.distance >= now.distance ? [] : [{ change, balance }]
      })
      .toSorted((one, other) => one.balance.distance - other.balance.distance || byName(one.change, other.change))
    return [{ mark: title.en, now, by: by.slice(0, top) }]
  })
}
