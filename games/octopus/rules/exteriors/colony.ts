import type { Seat, Turn } from '@octopolis/engine'
import type { Component } from '../../data/places.ts'
import type { Fact } from '../../facts.ts'
import { question } from '../../kit.ts'
import type { Answers } from '../../moves.ts'
import { cultOf, stockAt, type State } from '../../state.ts'
import { losePower } from '../power.ts'
import { isWithinReach, type ExteriorRules } from './exterior.ts'

type Sacrifice = Extract<Answers['gather'], { type: 'sacrifice' }>

/** OCT-5.3: in the Colony of the Moon Men somebody is named, and gives a component back. */
export const colony: ExteriorRules = {
  instead: {
    moves({ cults, night }, seat) {
      const moves: Sacrifice[] = []
      cults.forEach((cult, target) => {
        if (target !== seat && isWithinReach(night, cult)) moves.push({ type: 'sacrifice', target })
      })
      return moves
    },
    answer(state, seat, { target }, turn) {
      const cult = cultOf(state, seat)
      losePower(cult, seat, { type: 'sacrificed', cult: seat, target, power: cult.power - 1 }, turn)
      const [only, second] = cultOf(state, target).components
      if (only !== undefined && second === undefined) giveBack(state, target, only, turn)
      else state.agenda.push({ type: 'return', cult: target, to: seat })
    },
  },
}

/** The named player chooses which of its components goes back. */
export const returnComponent = question<'return'>({
  rule: 'OCT-5.3',
  pace: 'quick',
  asks: (_state, { cult }, seat) => seat === cult,
  moves: (state, { cult }) => cultOf(state, cult).components.map((component) => ({ type: 'return', component })),
  fallback: (state, { cult }) => ({ type: 'return', component: cultOf(state, cult).components.at(-1) as Component }),
  answer(state, _step, seat, move, turn) {
    state.agenda.pop()
    giveBack(state, seat, move.component, turn)
  },
})

function giveBack(state: State, seat: Seat, component: Component, turn: Turn<Fact>): void {
  if (state.night.hidden) turn.reveal()
  const { components } = cultOf(state, seat)
  components.splice(components.indexOf(component), 1)
  state.stock[component] = stockAt(state, component) + 1
  turn.tell({ type: 'returned', cult: seat, component, turn: state.turn })
}
