import type { Seat, Turn } from '@octopolis/engine'
import type { Fact } from '../facts.ts'
import { deed, question } from '../kit.ts'
import { countOf, listOf, mateAt, newTest, others, type State, type Team } from '../state.ts'
import { chooseAmong, eitherPost, nominateAmong, pick } from './choices.ts'
import { openMoment } from './moments.ts'

/** KRA-3: every nomination begins a round. */
export const beginRound = deed<'round'>((state) => {
  state.round++
  state.test = newTest(state.voyage.seats)
  state.team = { lieutenant: null, navigator: null }
  state.agenda.push({ type: 'nomination' })
  openMoment(state, 'beforeNomination')
})

/** KRA-3.1: on board, not the captain, not off duty; markers are ignored if that leaves fewer than two. */
function eligible(state: State): number {
  const all = others(state)
  let rested = all
  for (const seat of listOf(all)) if (mateAt(state, seat).offDuty) rested &= ~(1 << seat)
  return countOf(rested) < 2 ? all : rested
}

/** KRA-3.1; with two on board the captain chooses the other's post (KRA-4.8). */
export const nominate = question<'nominate'>({
  rule: 'KRA-3.1',
  pace: 'talk',
  asks: ({ captain }, _step, seat) => seat === captain,
  moves: (state) => {
    const seats = eligible(state)
    return countOf(seats) < 2 ? eitherPost(seats) : nominateAmong(seats)
  },
  fallback(state) {
    const seats = eligible(state)
    return pick(countOf(seats) < 2 ? eitherPost(seats) : nominateAmong(seats), 0)
  },
  answer: (state, _step, _seat, move, turn) => appoint(state, move, turn),
})

/** What is asked where nobody can be named, or where the Consultant speaks first. */
export const nomination = deed<'nomination'>((state, _step, turn) => {
  const { consultant } = state
  state.consultant = null
  if (consultant !== null && mateAt(state, consultant).aboard && consultant !== state.captain) {
    state.agenda.push({ type: 'advise', by: consultant })
  } else if (others(state) === 0) {
    setTeam(state, { lieutenant: null, navigator: null }, turn) // KRA-4.11
  } else {
    state.agenda.push({ type: 'nominate' })
  }
})

/** KRA-8.14 */
export const advise = question<'advise'>({
  rule: 'KRA-8.14',
  pace: 'think',
  asks: (_state, { by }, seat) => seat === by,
  moves: (state) => chooseAmong(eligible(state)),
  fallback: (state) => pick(chooseAmong(eligible(state)), 0),
  answer(state, { by }, _seat, move, turn) {
    state.agenda.pop()
    state.team = { lieutenant: move.seat, navigator: null }
    turn.tell({ type: 'advised', seat: by, lieutenant: move.seat })
    state.agenda.push({ type: 'navigator', emergency: false })
  },
})

/** KRA-8.14: beside the Consultant's lieutenant; KRA-4.7: in an emergency, when off duty doesn't count. */
export const nameNavigator = question<'navigator'>({
  rule: 'KRA-4.7',
  pace: 'think',
  asks: ({ captain }, _step, seat) => seat === captain,
  moves: (state, { emergency }) => chooseAmong(navigators(state, emergency)),
  fallback: (state, { emergency }) => pick(chooseAmong(navigators(state, emergency)), 0),
  answer(state, { emergency }, _seat, move, turn) {
    state.agenda.pop()
    const { lieutenant } = state.team
    if (emergency) replaceNavigator(state, move.seat, turn)
    else setTeam(state, { lieutenant, navigator: move.seat }, turn)
  },
})

function navigators(state: State, emergency: boolean): number {
  const seats = emergency ? others(state) : eligible(state)
  const { lieutenant } = state.team
  return lieutenant === null ? seats : seats & ~(1 << lieutenant)
}

function appoint(state: State, { lieutenant, navigator }: Team, turn: Turn<Fact>): void {
  state.agenda.pop()
  setTeam(state, { lieutenant, navigator }, turn)
}

function setTeam(state: State, team: Team, turn: Turn<Fact>): void {
  state.team = team
  turn.tell({ type: 'nominated', captain: state.captain, ...team, emergency: false })
  state.agenda.push({ type: 'test' })
  openMoment(state, 'afterNomination')
}

/** KRA-4.7: no loyalty test; the three navigate anew. */
export function callEmergency(state: State, turn: Turn<Fact>): void {
  const { lieutenant } = state.team
  state.team = { lieutenant, navigator: null }
  if (navigators(state, true) === 0) replaceNavigator(state, null, turn)
  else state.agenda.push({ type: 'navigator', emergency: true })
}

function replaceNavigator(state: State, navigator: Seat | null, turn: Turn<Fact>): void {
  const { lieutenant } = state.team
  state.team = { lieutenant, navigator }
  turn.tell({ type: 'nominated', captain: state.captain, lieutenant, navigator, emergency: true })
  state.agenda.push({ type: 'sail', emergency: true })
  openMoment(state, 'beforeDraw') // KRA-8.29
}
