import type { Seat } from '@octopolis/engine'
import type { LessonStep } from '@octopolis/games/lesson'
import { exteriorLocation, rooms, type Room } from '../data/places.ts'
import type { Move } from '../moves.ts'
import type { Hand, Stance } from '../state.ts'
import type { View } from '../view.ts'

export type Step = LessonStep<Move, View>

export const [prosper, octavie]: readonly [Seat, Seat] = [1, 2]
export const names = ['Prosper', 'Octavie']

export const take: Move = { type: 'take' }
export const dream: Move = { type: 'dream' }
export const clock = (dagger: Hand, tentacle: Hand): Move => ({ type: 'clock', dagger, tentacle })
export const declare = (stance: Stance): Move => ({ type: 'declare', stance })
export const lock = (stance: Stance): Move => ({ type: 'lock', stance })

const hands: readonly Hand[] = [0, ...rooms]

/** The dagger on this room, and the tentacle on any other: on the same one it would be a journey. */
export function goTo(room: Room): Move[] {
  return hands.filter((hand) => hand !== room).map((hand) => clock(room, hand))
}

/** Both hands on one room: any will do. */
export const journeys: readonly Move[] = rooms.map((room) => clock(room, room))

/** Rooms that the learner's cult reaches this turn and whose component it lacks. */
export function rewarding({ cults, night }: View): Room[] {
  const me = cults[0]
  if (me === undefined || me.at === 0) return []
  const near = me.at === exteriorLocation ? rooms : (night.stairs[me.at] ?? [])
  return near.filter((room) => me.components?.includes(room) === false)
}

/** Where the learner stands, for those who mean them harm. */
export function whereYouAre({ cults }: View): Hand {
  const at = cults[0]?.at ?? 0
  return at === exteriorLocation ? 0 : at
}

export function others(...moves: readonly (readonly [Seat, Move])[]): Step {
  return { kind: 'others', moves: () => moves }
}
