import type { Seat } from '@octopolis/engine'
import { crewOf } from '../../data/crew.ts'
import { CULT, PIRATES, SAILORS, type Side } from '../codes.ts'

/**
 * Every way in which the faction cards of a crew may have been dealt. A world is a row that holds one side for each
 * seat.
 */
export interface Worlds {
  readonly seats: number
  readonly count: number
  readonly sides: Uint8Array
  /** By world: who leads the cult. */
  readonly leaders: Uint8Array
  /**
   * By world: the first seat whose side differs from the world before. What was worked out for the seats before it
   * still holds.
   */
  readonly turns: Uint8Array
}

const known = new Map<number, Worlds>()

export function worldsOf(seats: number): Worlds {
  const before = known.get(seats)
  if (before !== undefined) return before
  const worlds = deal(seats)
  known.set(seats, worlds)
  return worlds
}

/** KRA-1.2; at five one sailor or pirate is missing, and each such deal is as likely as any other (KRA-1.3). */
function deal(seats: number): Worlds {
  const { sailor, pirate, cultist } = crewOf(seats).allegiances
  const spare = sailor + pirate + cultist + 1 - seats
  const sides: number[] = []
  const leaders: number[] = []
  const row: Side[] = []
  const lay = (left: readonly [number, number, number], leader: Seat | null): void => {
    if (row.length === seats) {
      if (leader === null) return
      sides.push(...row)
      leaders.push(leader)
      return
    }
    const open = seats - row.length
    const [sailors, pirates, cultists] = left
    const honest = sailors + pirates - spare + cultists + (leader === null ? 1 : 0)
    if (honest > open) return
    const seat = row.length
    const put = (side: Side, rest: readonly [number, number, number], leads: Seat | null) => {
      row.push(side)
      lay(rest, leads)
      row.pop()
    }
    if (sailors > 0) put(SAILORS, [sailors - 1, pirates, cultists], leader)
    if (pirates > 0) put(PIRATES, [sailors, pirates - 1, cultists], leader)
    if (cultists > 0) put(CULT, [sailors, pirates, cultists - 1], leader)
    if (leader === null) put(CULT, left, seat)
  }
  lay([sailor, pirate, cultist], null)
  const turns = leaders.map((_leader, world) => {
    for (let seat = 0; seat < seats; seat++) {
      if (world === 0 || sides[world * seats + seat] !== sides[(world - 1) * seats + seat]) return seat
    }
    return seats
  })
  return {
    seats,
    count: leaders.length,
    sides: Uint8Array.from(sides),
    leaders: Uint8Array.from(leaders),
    turns: Uint8Array.from(turns),
  }
}
