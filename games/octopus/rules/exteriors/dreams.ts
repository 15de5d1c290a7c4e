import type { Seat } from '@octopolis/engine'
import { exteriorLocation, mostPower } from '../../data/places.ts'
import { question } from '../../kit.ts'
import type { Answers } from '../../moves.ts'
import { cultOf, standing, type State } from '../../state.ts'
import type { ExteriorRules } from './exterior.ts'

const dreamMove: Answers['dream'] = { type: 'dream' }
const wakeMove: Answers['dream'] = { type: 'wake' }
const dreamOrWake: readonly Answers['dream'][] = [dreamMove, wakeMove]

function mayDream(state: State, seat: Seat): boolean {
  const cult = cultOf(state, seat)
  const tookKey = state.taken.some((token) => token.cult === seat && token.at === exteriorLocation)
  return cult.power < mostPower && !cult.hurt && !tookKey
}

/** OCT-5.1: the Dimension of Dreams gives power back. */
export const dreams: ExteriorRules = {
  dusk(state) {
    const cults = standing(state, exteriorLocation).filter((seat) => mayDream(state, seat))
    if (cults.length > 0) state.agenda.push({ type: 'dream', cults })
  },
}

export const dream = question<'dream'>({
  rule: 'OCT-5.1',
  pace: 'quick',
  asks: (_state, { cults }, seat) => cults.includes(seat),
  moves: () => dreamOrWake,
  fallback: () => dreamMove,
  answer(state, { cults }, seat, move, turn) {
    cults.splice(cults.indexOf(seat), 1)
    if (cults.length === 0) state.agenda.pop()
    const cult = cultOf(state, seat)
    if (move.type === 'dream') turn.tell({ type: 'dreamt', cult: seat, power: ++cult.power })
    else turn.tell({ type: 'woke', cult: seat })
  },
})
