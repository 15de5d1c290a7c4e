import { moments } from '../../data/characters.ts'
import type { Drawer } from '../../logbook.ts'
import { isAboard, type Open } from '../../state.ts'
import { lookAtTop } from '../pile.ts'
import type { Entries } from './entry.ts'

/** Which card will steer the ship. */
export const course = {
  bosun: {
    rule: 'KRA-8.8',
    moments: ['beforeDraw'],
    offers: (table) => isAboard(table, table.team.lieutenant) && isAboard(table, table.team.navigator),
    does(state) {
      const { lieutenant, navigator } = state.team
      state.team = { lieutenant: navigator, navigator: lieutenant }
    },
  },

  lookout: {
    rule: 'KRA-8.10',
    moments,
    offers: () => true,
    does: (state, seat, _use, turn) => lookAtTop(state, seat, 'lookout', turn),
  },

  smuggler: {
    rule: 'KRA-8.12',
    moments: ['beforeDraw'],
    offers: (table) => drawersWithout(table, 'smuggler'),
    does(state, _seat, { post }) {
      state.tricks = { ...state.tricks, smuggler: [...state.tricks.smuggler, post] }
    },
  },

  archivist: {
    rule: 'KRA-8.17',
    moments: ['beforeDraw'],
    offers: (table) => drawersWithout(table, 'archivist'),
    does(state, _seat, { post }) {
      state.tricks = { ...state.tricks, archivist: [...state.tricks.archivist, post] }
    },
  },
} satisfies Partial<Entries>

const drawers: readonly Drawer[] = ['captain', 'lieutenant']

/** Those who draw and have no such help yet. */
function drawersWithout(table: Open, trick: keyof Open['tricks']): readonly Drawer[] {
  const { captain, team, tricks } = table
  return drawers.filter((post) => {
    const isHere = isAboard(table, post === 'captain' ? captain : team.lieutenant)
    return isHere && !tricks[trick].includes(post)
  })
}
