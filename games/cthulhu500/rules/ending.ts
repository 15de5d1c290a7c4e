import type { Seat, Turn } from '@octopolis/engine'
import type { CardId } from '../data/cards/index.ts'
import type { Ending, Fact } from '../facts.ts'
import { racerAt, type State, type Step } from '../state.ts'
import { discard } from './discarding.ts'

/** C500-1.6: the race ends at once; or, C500-6.4, after one more turn for everybody. */
export function waveFlag(state: State, seat: Seat | null, turn: Turn<Fact>): void {
  const { lastTurn, seats } = state.race
  state.flag = 'waved'
  state.pile = state.pile.filter((card) => card !== 'flag')
  state.discards = state.discards.filter((card) => card !== 'flag')
  turn.tell({ type: 'flag', seat, lastTurns: lastTurn })
  if (lastTurn) state.last = seats
  else finish(state, seat === null ? 'dry' : 'flag', turn)
}

/** C500-6.1: most laps, then the place in the pack. */
export function finish(state: State, ending: Ending, turn: Turn<Fact>): void {
  const { pack, racers } = state
  const order = pack.toSorted((one, other) => racerAt(state, other).laps - racerAt(state, one).laps)
  const places = racers.map((_racer, seat) => order.indexOf(seat) + 1)
  clearTable(state)
  state.ending = { places, reason: ending }
  turn.reveal()
  turn.tell({ type: 'ended', ending, pack: pack.slice(), laps: racers.map(({ laps }) => laps), places })
}

/** What was still to be done isn't, and the cards that it would have taken lie among the discards. */
function clearTable(state: State): void {
  for (const step of state.agenda) {
    const card = cardOf(step)
    if (card !== null) discard(state, card)
  }
  state.agenda.length = 0
}

/** The card that is on its way somewhere in a step. */
export function cardOf(step: Step): CardId | null {
  switch (step.type) {
    case 'spend':
      return step.card
    case 'settle':
    case 'reopen':
      return 'card' in step.event ? step.event.card : null
    default:
      return null
  }
}
