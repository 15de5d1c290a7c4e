import type { Seat, Turn } from '@octopolis/engine'
import { moments } from '../../data/characters.ts'
import type { Fact } from '../../facts.ts'
import { aboard, among, isAboard, mateAt, type Open, type State } from '../../state.ts'
import { gain, hand, lose } from '../muskets.ts'
import type { Entries } from './entry.ts'

const isArmed = (table: Open, seat: Seat) => mateAt(table, seat).muskets > 0

/** Muskets change hands. */
export const muskets = {
  kleptomaniac: {
    rule: 'KRA-8.2',
    moments,
    offers: (table, seat) => among(aboard(table) & ~(1 << seat), (one) => isArmed(table, one)),
    does: (state, seat, use, turn) => hand(state, use.seat, seat, turn),
  },

  /** The musket that comes back is in loyalty.ts, where the others are lost. */
  gunsmith: {
    rule: 'KRA-8.4',
    moments,
    offers: (table, seat) => isArmed(table, seat),
    does: (state, seat, _use, turn) => lose(state, seat, 1, 'character', turn),
  },

  gunslinger: {
    rule: 'KRA-8.6',
    moments,
    offers: () => true,
    does: (state, seat, _use, turn) => gain(state, seat, 2, 'character', turn),
  },

  spiritualist: {
    rule: 'KRA-8.19',
    moments: ['beforeNomination'],
    offers: (table) => (table.yellow ? aboard(table) : 0), // KRA-8.26
    does(state, _seat, { seats, to }, turn) {
      for (const giver of seats) hand(state, giver, to, turn)
    },
  },

  collector: {
    rule: 'KRA-8.20',
    moments: ['afterNomination'],
    offers: (table) => among(aboard(table), (one) => isOnTeam(table, one) && isArmed(table, one)),
    does: (state, _seat, use, turn) => collectDebts(state, use.seat, turn),
  },
} satisfies Partial<Entries>

function isOnTeam({ captain, team }: Open, seat: Seat): boolean {
  return seat === captain || seat === team.lieutenant || seat === team.navigator
}

function collectDebts(state: State, debtor: Seat, turn: Turn<Fact>): void {
  const { captain, team } = state
  for (const creditor of [captain, team.lieutenant, team.navigator]) {
    if (creditor !== debtor && isAboard(state, creditor)) hand(state, debtor, creditor, turn)
  }
}
