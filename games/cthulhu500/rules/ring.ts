import type { Seat, Turn } from '@octopolis/engine'
import type { Fact } from '../facts.ts'
import type { State } from '../state.ts'

function at(pack: readonly Seat[], place: number): Seat {
  const seat = pack[place]
  if (seat === undefined) throw new RangeError(`nobody is at place ${place} of the pack`)
  return seat
}

/** C500-3.1: directly ahead; of the leader, that is the tail. */
export function ahead({ pack }: State, seat: Seat): Seat {
  const place = pack.indexOf(seat)
  return at(pack, place === 0 ? pack.length - 1 : place - 1)
}

/** C500-3.1: directly behind; of the tail, that is the leader. */
export function behind({ pack }: State, seat: Seat): Seat {
  const place = pack.indexOf(seat)
  return at(pack, place === pack.length - 1 ? 0 : place + 1)
}

export function leads({ pack }: State, seat: Seat): boolean {
  return pack[0] === seat
}

export function trails({ pack }: State, seat: Seat): boolean {
  return pack[pack.length - 1] === seat
}

/** One passes another, and is then just ahead of it. Says whether a leader has passed the tail (C500-3.3). */
export function passes(state: State, seat: Seat, over: Seat): boolean {
  const { pack } = state
  const isLap = leads(state, seat) && trails(state, over)
  pack.splice(pack.indexOf(seat), 1)
  pack.splice(pack.indexOf(over), 0, seat)
  return isLap
}

/** Two change places: nobody passes anybody. */
export function swap(state: State, seat: Seat, other: Seat, turn: Turn<Fact>): void {
  if (seat === other) return
  const { pack } = state
  const [here, there] = [pack.indexOf(seat), pack.indexOf(other)]
  pack[here] = other
  pack[there] = seat
  turn.tell({ type: 'swapped', seat, other, pack: pack.slice() })
}
