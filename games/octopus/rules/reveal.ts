import type { Seat, Turn } from '@octopolis/engine'
import type { Fact } from '../facts.ts'
import { deed } from '../kit.ts'
import { inPlay, type Cult, type State } from '../state.ts'
import { readClock } from './choice.ts'
import { losePower } from './power.ts'

/** OCT-3.1: all clocks are revealed and all pawns move at once. */
export const revealClocks = deed<'reveal'>((state, _step, turn) => {
  turn.reveal()
  state.swap = null
  state.agenda.push({ type: 'resolve', at: 1 })
  state.cults.forEach((cult, seat) => {
    if (inPlay(cult)) movePawns(state, cult, seat, turn)
  })
})

function movePawns(state: State, cult: Cult, seat: Seat, turn: Turn<Fact>): void {
  const { at, clock } = cult
  if (at === 0 || clock === null) return
  const { walk, to, offspring } = readClock(state.night, at, clock)
  cult.at = to
  cult.offspring = offspring
  cult.shown = clock
  cult.clock = null
  const { dagger, tentacle } = clock
  turn.tell({ type: 'revealed', cult: seat, dagger, tentacle, walk, at: to, offspring })
  if (walk === 'errs') err(cult, seat, turn)
}

/** OCT-3.2: an error of the clock. */
function err(cult: Cult, seat: Seat, turn: Turn<Fact>): void {
  cult.lying = true
  losePower(cult, seat, { type: 'erred', cult: seat, power: cult.power - 1 }, turn)
}
