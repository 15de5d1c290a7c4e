import type { Seat } from '@octopolis/engine'
import { factionOf } from '../../data/crew.ts'
import { isIn } from '../../state.ts'
import type { View } from '../../view.ts'
import { sideOf, type Side } from '../codes.ts'
import type { Clue } from './clues.ts'

export interface Certainties {
  readonly clues: readonly Pick<Clue, 'about' | 'table'>[]
  leads(seat: Seat): boolean
}

/** What these eyes know for certain, and what the rules allow. */
export function certainties(view: View, eyes: Seat | null): Certainties {
  const { crew, log } = view
  const me = eyes === null ? null : crew[eyes]
  const clues = crew.flatMap(({ dealt }, seat) => {
    if (eyes === null) return []
    if (dealt !== null) return [{ about: [seat], table: only(sideOf(factionOf[dealt])) }]
    // KRA-1.4: pirates know each other.
    return me?.dealt === 'pirate' ? [{ about: [seat], table: Float64Array.of(1, 0, 1) }] : []
  })
  const leader = eyes === null ? -1 : crew.findIndex(({ dealt }) => dealt === 'leader')
  let barred = 0
  if (view.ending === null) for (const entry of log) if (entry.type === 'fed') barred |= 1 << entry.seat
  if (eyes !== null && leader < 0) barred |= 1 << eyes
  const stash = log.find((entry) => entry.type === 'ritual' && entry.ritual === 'stash')
  const handed = stash?.type === 'ritual' ? stash : null
  return {
    clues,
    leads(seat) {
      if (leader >= 0 ? seat !== leader : isIn(barred, seat)) return false
      // KRA-7.1: a stash is handed out by a leader on board, or not at all.
      return handed === null || isIn(handed.aboard, seat) === handed.given.length > 0
    },
  }
}

function only(side: Side): Float64Array {
  const table = new Float64Array(3)
  table[side] = 1
  return table
}
