import type { Seat, Turn } from '@octopolis/engine'
import type { Fact } from '../../facts.ts'
import { question } from '../../kit.ts'
import type { Answers } from '../../moves.ts'
import { aboard, among, mateAt, others, setOf, type Open, type State } from '../../state.ts'
import { decline, join } from '../choices.ts'
import { musketsNeeded } from '../loyalty.ts'
import type { Entries } from './entry.ts'

const hasShown = ({ test }: Open, seat: Seat) => (test.committed[seat] ?? 0) > 0

/** How loyalty is tested, and what comes of it. */
export const loyalty = {
  minstrel: {
    rule: 'KRA-8.7',
    moments: ['afterNomination'],
    offers: (table) => others(table) & ~setOf(table.test.sitOut),
    does({ test }, _seat, { seats }) {
      test.sitOut = [...test.sitOut, ...seats]
    },
  },

  agitator: {
    rule: 'KRA-8.13',
    moments: ['afterNomination'],
    offers: (table) => others(table) & ~setOf(table.test.sitOut) & ~setOf(table.test.pressed),
    does({ test }, _seat, { seats }) {
      test.pressed = [...test.pressed, ...seats]
    },
  },

  equalizer: {
    rule: 'KRA-8.21',
    moments: ['afterNomination'],
    offers: ({ test }) => !test.equal,
    does({ test }) {
      test.equal = true
    },
  },

  troublemaker: {
    rule: 'KRA-8.3',
    moments: ['afterMuskets'],
    offers: (table) => among(aboard(table), (one) => hasShown(table, one) && !table.test.doubled.includes(one)),
    does({ test }, _seat, use) {
      test.doubled = [...test.doubled, use.seat]
    },
  },

  peacemaker: {
    rule: 'KRA-8.5',
    moments: ['afterMuskets'],
    offers: (table) => among(aboard(table), (one) => hasShown(table, one)),
    does: (state, _seat, use, turn) => takeBack(state, use.seat, turn),
  },

  strategist: {
    rule: 'KRA-8.11',
    moments: ['afterMuskets'],
    offers: (table, seat) => hasShown(table, seat),
    does({ test }, seat) {
      test.strategist = seat
    },
  },

  rouser: {
    rule: 'KRA-8.16',
    moments: ['afterMuskets'],
    offers: (table) => musketsNeeded(table) > 1,
    does({ test }) {
      test.halvings++
    },
  },

  instigator: {
    rule: 'KRA-8.22',
    moments: ['afterMuskets'],
    // KRA-8.27: not again in the same test.
    offers: (table, seat) =>
      table.test.refused ? 0 : among(others(table) & ~(1 << seat), (one) => hasSomethingToAdd(table, one)),
    does(state, seat, use) {
      state.agenda.push({ type: 'instigated', by: seat, seat: use.seat })
    },
  },
} satisfies Partial<Entries>

function takeBack(state: State, seat: Seat, turn: Turn<Fact>): void {
  const { test } = state
  const mate = mateAt(state, seat)
  mate.muskets += test.committed[seat] ?? 0
  test.committed[seat] = 0
  turn.tell({ type: 'armament', seat, muskets: mate.muskets, why: 'character' })
}

/** The Equalizer's cap beats the Instigator (KRA-8.23). */
function hasSomethingToAdd(table: Open, seat: Seat): boolean {
  return mateAt(table, seat).muskets > 0 && !(table.test.equal && hasShown(table, seat))
}

const joinOrNot: readonly Answers['instigated'][] = [decline, join]

export const instigated = question<'instigated'>({
  rule: 'KRA-8.22',
  pace: 'think',
  asks: (_state, step, seat) => seat === step.seat,
  moves: () => joinOrNot,
  fallback: () => decline,
  answer(state, { by, seat }, _seat, move, turn) {
    state.agenda.pop()
    const { test } = state
    if (move.type === 'decline') {
      mateAt(state, by).used = false
      test.refused = true
      turn.tell({ type: 'declined', seat, by })
      return
    }
    const mate = mateAt(state, seat)
    const added = test.equal ? 1 : mate.muskets
    mate.muskets -= added
    test.committed[seat] = (test.committed[seat] ?? 0) + added
    turn.tell({ type: 'joined', seat, muskets: added })
  },
})
