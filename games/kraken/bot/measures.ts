import type { Spoken } from '@octopolis/engine'
import type { Beliefs, Training, Sides } from '@octopolis/games/box'
import { factionOf, factions } from '../data/crew.ts'
import { faction, type State } from '../state.ts'
import type { Talk } from '../talk.ts'
import type { View } from '../view.ts'
import { believe } from './belief/belief.ts'
import { natures } from './bots.ts'
import { factionAt, halfway, levelOf, sides as allSides } from './codes.ts'
import { learntFrom, learntText } from './learning.ts'
import { learnt } from './learnt.ts'
import { lore } from './lore.ts'
import { trainingOf } from './training.ts'

/** KRA-1.1: the factions, as they were dealt. */
export const sides: Sides = {
  names: factions,
  at: (state: State) => state.crew.map(({ dealt }) => factionOf[dealt]),
  won: ({ ending }: State) =>
    ending?.reason === 'bluewater' ? 'sailors' : ending?.reason === 'crimson' ? 'pirates' : 'cult',
}

export const training: Training = {
  of: (state: State, talk: readonly Spoken<Talk>[]) => trainingOf(state, talk),
  text: learntText,
  adopt(sums) {
    lore.learnt = sums === null ? learnt : learntFrom(sums)
  },
}

/** At half time, what sailors that play hard think of everybody else. */
export const beliefs: Beliefs = {
  due: ({ ship, voyage, navigation }: State) => navigation === null && levelOf(ship) >= halfway[voyage.chart],
  of({ crew }: State, seat, view: View, talk: readonly Spoken<Talk>[]) {
    const me = crew[seat]
    if (me === undefined || me.dealt !== 'sailor' || me.convert || !me.aboard) return []
    const { attention } = natures.hard
    const belief = believe(lore.learnt, view, talk, seat, attention)
    const blank = believe(lore.learnt, { ...view, log: [], navigation: null }, [], seat, attention)
    return crew.flatMap((mate, other) =>
      other === seat
        ? []
        : allSides.map((side) => ({
            chance: belief.chance(other, side),
            prior: blank.chance(other, side),
            isSo: faction(mate) === factionAt(side),
          })),
    )
  },
}
