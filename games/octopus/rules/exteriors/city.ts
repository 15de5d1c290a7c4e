import { exteriorLocation } from '../../data/places.ts'
import { cultOf, standing } from '../../state.ts'
import { losePower } from '../power.ts'
import type { ExteriorRules } from './exterior.ts'

/** OCT-5.4: the Lost City costs 1 power. */
export const city: ExteriorRules = {
  before(state, turn) {
    for (const seat of standing(state, exteriorLocation)) {
      const cult = cultOf(state, seat)
      losePower(cult, seat, { type: 'drowned', cult: seat, power: cult.power - 1 }, turn)
    }
  },
}
