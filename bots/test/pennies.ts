import type { Game, Kit } from '@octopolis/engine'
import type { Bot } from '../index.ts'

/** Matching pennies with a third, bad answer: one seat wins if both show the same, the other if they differ. */
export interface Pennies {
  shown: (number | null)[]
  ending: readonly number[] | null
}

interface Show {
  readonly side: number
}

export interface PenniesKit extends Kit {
  State: Pennies
  Move: Show
  View: Pennies
  Fact: { type: 'shown' }
  Ask: { type: 'show' }
}

export type PenniesBot = Bot<PenniesKit>

const sides: readonly Show[] = [{ side: 0 }, { side: 1 }, { side: 2 }]
const forfeit = 2

export const pennies: Game<PenniesKit> = {
  id: 'pennies',
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  longest: 2,
  setup: () => ({ shown: [null, null], ending: null }),
  awaiting: ({ shown }) => shown.flatMap((side, seat) => (side === null ? [seat] : [])),
  prompt: ({ shown }, seat) =>
    shown[seat] === null
      ? { ask: { type: 'show' }, moves: sides, fallback: { side: 0 }, pace: 'think', rule: 'PEN-1.1' }
      : null,
  play(state, seat, { side }) {
    state.shown[seat] = side
    const [even, odd] = state.shown
    if (even === null || odd === null || even === undefined || odd === undefined) return
    const evenWins = odd === forfeit || (even !== forfeit && even === odd)
    state.ending = evenWins ? [1, 2] : [2, 1]
  },
  view: ({ shown, ending }, viewer) => ({
    shown: shown.map((side, seat) => (seat === viewer || ending !== null ? side : side === null ? null : -1)),
    ending,
  }),
  // Those who have chosen already are asked again: in a thought all choose at once.
  imagine: ({ shown, ending }) => ({ shown: shown.map((side) => (side === -1 ? null : side)), ending }),
  outcome: ({ ending }) => (ending === null ? null : { places: ending, reason: 'shown' }),
  clone: ({ shown, ending }) => ({ shown: [...shown], ending }),
}
