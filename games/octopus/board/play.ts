import type { Prompt, Seat } from '@octopolis/engine'
import { exteriorLocation, libraryRoom, type Location, type Room } from '../data/places.ts'
import type { Move } from '../moves.ts'
import { readClock } from '../rules/choice.ts'
import type { Ask, Clock, Hand } from '../state.ts'
import type { View } from '../view.ts'

type Asked = Prompt<Move, Ask> | null
export type HandName = 'dagger' | 'tentacle'

/** The listed answer that sets the clock so. */
export function clockAnswer(prompt: Asked, { dagger, tentacle }: Clock): Move | null {
  const listed = prompt?.moves.find(
    (move) => move.type === 'clock' && move.dagger === dagger && move.tentacle === tentacle,
  )
  return listed ?? null
}

/** The clock as it lies before its owner: the one chosen, else the one that is set, else what a lapse would set. */
export function clockBefore(view: View, seat: Seat | null, prompt: Asked, draft: Move | null): Clock | null {
  if (prompt?.ask.type !== 'clock') return null
  if (draft?.type === 'clock') return draft
  const set = seat === null ? null : (view.cults[seat]?.clock ?? null)
  if (set !== null) return set
  return prompt.fallback.type === 'clock' ? prompt.fallback : null
}

/** Can the dagger send this cult there without an error? */
export function isInReach({ night, cults }: View, seat: Seat, room: Room): boolean {
  const at = cults[seat]?.at ?? 0
  return at !== 0 && readClock(night, at, { dagger: room, tentacle: 0 }).walk !== 'errs'
}

/** The clock after a place on the board was pressed: a room takes the hand, the Exterior brings both together. */
export function pressed(clock: Clock | null, at: Location, hand: HandName): Clock {
  const now: Clock = clock ?? { dagger: 0, tentacle: 0 }
  if (at === exteriorLocation) {
    const room: Hand = now.dagger === 0 ? libraryRoom : now.dagger
    return { dagger: room, tentacle: room }
  }
  return hand === 'dagger' ? { ...now, dagger: at } : { ...now, tentacle: at }
}
