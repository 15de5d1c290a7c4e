import type { Seat, Turn } from '@octopolis/engine'
import { lastTurn, locations } from '../data/places.ts'
import type { Ending, Fact } from '../facts.ts'
import { deed } from '../kit.ts'
import { cultOf, inPlay, type State } from '../state.ts'

/** OCT-6: checked once, after all locations. */
export const verifyVictory = deed<'verify'>((state, _step, turn) => {
  const alive: Seat[] = []
  const complete: Seat[] = []
  for (let seat = 0; seat < state.cults.length; seat++) {
    if (!inPlay(cultOf(state, seat))) continue
    alive.push(seat)
    if (count(state, seat) >= state.night.goal) complete.push(seat)
  }
  if (complete.length > 0) return crown(state, breakTie(state, complete), 'ritual', 'standstill', turn) // OCT-6.1
  if (alive.length <= 1) return crown(state, alive, 'survivor', 'extinction', turn) // OCT-6.3
  if (state.turn >= lastTurn) return crown(state, richest(state, alive), 'dawn', 'dawnForNobody', turn) // OCT-6.5
  beginTurn(state, turn)
})

function count(state: State, seat: Seat): number {
  return cultOf(state, seat).components.length
}

/** OCT-6.2: a grimoire settles it, then each kind in turn, then power; more than one left: nobody wins. */
function breakTie(state: State, tied: readonly Seat[]): readonly Seat[] {
  let left = tied
  for (const kind of locations) {
    const holders = left.filter((seat) => cultOf(state, seat).components.includes(kind))
    if (holders.length > 0) left = holders
  }
  const most = Math.max(...left.map((seat) => cultOf(state, seat).power))
  return left.filter((seat) => cultOf(state, seat).power === most)
}

/** OCT-6.5 */
function richest(state: State, alive: readonly Seat[]): readonly Seat[] {
  const most = Math.max(...alive.map((seat) => count(state, seat)))
  return breakTie(
    state,
    alive.filter((seat) => count(state, seat) === most),
  )
}

/** OCT-6.6: the winner is first and all others share the second place; without a winner all do. */
function crown(state: State, left: readonly Seat[], won: Ending, lost: Ending, turn: Turn<Fact>): void {
  const winner = left.length === 1 ? (left[0] ?? null) : null
  const reason = winner === null ? lost : won
  turn.reveal()
  state.ending = { places: state.cults.map((_cult, seat) => (seat === winner ? 1 : 2)), reason }
  turn.tell({ type: 'ended', reason, winner })
}

/** OCT-6.4: offspring leave, lying pawns stand up, cultists stay. */
function beginTurn(state: State, turn: Turn<Fact>): void {
  state.turn++
  state.taken = []
  for (const cult of state.cults) {
    cult.lying = false
    cult.offspring = 0
    cult.hurt = false
  }
  state.agenda.push({ type: 'clock' })
  turn.tell({ type: 'turn', turn: state.turn })
}
