import type { Turn } from '@octopolis/engine'
import { moments } from '../../data/characters.ts'
import type { Fact } from '../../facts.ts'
import { aboard, among, countOf, mateAt, newTest, others, type State } from '../../state.ts'
import { successor, takeOver } from '../captaincy.ts'
import type { Entries } from './entry.ts'

/** Who is on duty, who commands, who is somebody again. */
export const crew = {
  herbalist: {
    rule: 'KRA-8.9',
    moments: ['beforeNomination'],
    offers(table) {
      const from = among(aboard(table), (seat) => mateAt(table, seat).offDuty)
      return { from, to: aboard(table) & ~from }
    },
    does(state, _seat, { from, to }) {
      mateAt(state, from).offDuty = false
      mateAt(state, to).offDuty = true
    },
  },

  /** What comes of it is in nomination.ts. */
  consultant: {
    rule: 'KRA-8.14',
    moments: ['beforeNomination'],
    offers: (table, seat) => seat !== table.captain && table.consultant === null && countOf(others(table)) > 1,
    does(state, seat) {
      state.consultant = seat
    },
  },

  cook: {
    rule: 'KRA-8.15',
    moments: ['afterNomination'],
    offers: (table) => successor(table) !== null,
    does: (state, _seat, _use, turn) => servePoison(state, turn),
  },

  mentor: {
    rule: 'KRA-8.18',
    moments,
    offers: (table, seat) => among(aboard(table) & ~(1 << seat), (one) => mateAt(table, one).used),
    does(state, _seat, use) {
      mateAt(state, use.seat).used = false
    },
  },
} satisfies Partial<Entries>

/** The next captain nominates anew, and what was aimed at the cancelled test is gone. */
function servePoison(state: State, turn: Turn<Fact>): void {
  takeOver(state, successor(state), 'cook', turn)
  state.test = newTest(state.voyage.seats)
  state.agenda = [{ type: 'round' }]
}
