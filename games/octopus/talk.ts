import type { Seat } from '@octopolis/engine'
import { exteriorLocation, rooms, type Location, type Room } from './data/places.ts'
import type { View } from './view.ts'

/** What a cult may say in the game's own terms. Nothing of it binds (OCT-4.8), and everybody hears it (OCT-7.5). */
export type Talk =
  /** Where its cultists will be at the next reveal. */
  | { readonly type: 'going'; readonly to: Location }
  /** Where its offspring will be. */
  | { readonly type: 'sending'; readonly to: Room }
  /** Of the two, who is to take what this place holds, this time. */
  | { readonly type: 'deal'; readonly with: Seat; readonly at: Location; readonly taker: Seat }
  /** That cult is near its ritual, and somebody ought to do something. */
  | { readonly type: 'alarm'; readonly cult: Seat }

/** Any claim may be made, likely or not: a cult that is taken at its word has itself to thank. */
export function talk({ night, cults, ending }: View, seat: Seat): readonly Talk[] {
  const left = cults.flatMap(({ power }, cult) => (power > 0 ? [cult] : []))
  if (ending !== null || !left.includes(seat)) return []
  const others = left.filter((cult) => cult !== seat)
  const places: readonly Location[] = night.exterior === null ? rooms : [...rooms, exteriorLocation]
  return [
    ...places.map((to): Talk => ({ type: 'going', to })),
    ...rooms.map((to): Talk => ({ type: 'sending', to })),
    ...others.flatMap((other) => places.flatMap((at) => deals(seat, other, at))),
    ...others.map((cult): Talk => ({ type: 'alarm', cult })),
  ]
}

function deals(seat: Seat, other: Seat, at: Location): Talk[] {
  return [seat, other].map((taker) => ({ type: 'deal', with: other, at, taker }))
}
