import type { Check } from './check.ts'
import { text } from './plain.ts'
import { seatsFrom0 } from './position.ts'
import { Fault } from './report.ts'
import { onePositionIn } from './sampling.ts'

/** Group 2: nothing that a seat may say is listed twice, and who is silent has nothing to say. */
export const talking: Check = {
  group: 2,
  onePositionIn: onePositionIn.talking,
  look({ game, table, state }) {
    for (const seat of seatsFrom0(table.seats)) {
      const said = table.talk(seat).map(text)
      const twice = said.find((one, index) => said.indexOf(one) < index)
      if (twice !== undefined) throw new Fault(2, `What seat ${seat} may say is listed twice: ${twice}.`)
      if (said.length > 0 && game.voice?.(state, seat) === 'silent') {
        throw new Fault(2, `Seat ${seat} is silent, yet may say ${said[0]}.`)
      }
    }
  },
}
