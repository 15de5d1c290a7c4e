import type { Seat } from '@octopolis/engine'
import { exteriorLocation, locations, rooms, type Location, type Room } from './data/places.ts'
import type { Parley } from './state.ts'
import type { View } from './view.ts'

/**
 * What a cult may say in the game's own terms. Nothing of it binds (OCT-4.8), and everybody hears it (OCT-7.5). `with`
 * is whom it is put to, and `turn` the turn that is spoken of.
 */
export type Talk =
  /** Where its cultists will be at the next reveal. */
  | { readonly type: 'going'; readonly to: Location }
  /** Where its offspring will be. */
  | { readonly type: 'sending'; readonly to: Room }
  /** Of the two, who is to take what this place holds, this time. */
  | { readonly type: 'deal'; readonly with: Seat; readonly at: Location; readonly taker: Seat }
  /** That cult is near its ritual, and somebody ought to do something. */
  | { readonly type: 'alarm'; readonly cult: Seat }
  /** Each keeps out of the other's place, cultists and offspring alike. */
  | {
      readonly type: 'share'
      readonly with: Seat
      readonly mine: Location
      readonly yours: Location
      readonly turn: number
    }
  /** Whoever comes there has a fight on their hands. */
  | { readonly type: 'threat'; readonly with: Seat; readonly at: Location; readonly turn: number }
  /** While the two negotiate: let me take it, and the next time it is you. */
  | { readonly type: 'next'; readonly with: Seat; readonly at: Location; readonly turn: number }
  | { [Type in Plain]: { readonly type: Type; readonly with: Seat; readonly turn: number } }[Plain]

const questions = ['whither', 'peace'] as const
const replies = ['agree', 'refuse', 'shrug'] as const
const feelings = ['thanks', 'grudge'] as const

/**
 * Where will you be? Shall we leave each other in peace? Yes, no, who knows. A fight costs us both. Thank you; I won't
 * forget this; you broke your word that turn.
 */
type Plain = (typeof questions)[number] | (typeof replies)[number] | (typeof feelings)[number] | 'calm' | 'reproach'

export type TalkOf<Type extends Talk['type']> = Extract<Talk, { readonly type: Type }>

/** So many turns back a broken word can still be held against somebody. */
const longAgo = 4

/** Any claim may be made, likely or not: a cult that is taken at its word has itself to thank. */
export function talk(view: View, seat: Seat): readonly Talk[] {
  const { night, cults, ending } = view
  const left = cults.flatMap(({ power }, cult) => (power > 0 ? [cult] : []))
  if (ending !== null || !left.includes(seat)) return []
  const others = left.filter((cult) => cult !== seat)
  const places: readonly Location[] = night.exterior === null ? rooms : locations
  return [
    ...places.map((to): Talk => ({ type: 'going', to })),
    ...rooms.map((to): Talk => ({ type: 'sending', to })),
    ...others.flatMap((other) => places.flatMap((at) => deals(seat, other, at))),
    ...others.map((cult): Talk => ({ type: 'alarm', cult })),
    ...others.flatMap((other) => putTo(view, seat, other)),
  ]
}

function deals(seat: Seat, other: Seat, at: Location): Talk[] {
  return [seat, other].map((taker) => ({ type: 'deal', with: other, at, taker }))
}

/** What one cult may say to another. */
function putTo(view: View, seat: Seat, other: Seat): Talk[] {
  const { turn } = view
  const coming = comingTurn(view)
  const mine = within(view, seat)
  const yours = within(view, other)
  const parley = parleyOf(view, seat, other)
  return [
    ...(parley === null ? [] : atTheParley(other, parley, turn)),
    ...mine.flatMap((one) =>
      yours.flatMap((two): Talk[] =>
        one === two ? [] : [{ type: 'share', with: other, mine: one, yours: two, turn: coming }],
      ),
    ),
    ...questions.map((type): Talk => ({ type, with: other, turn: coming })),
    ...mine.map((at): Talk => ({ type: 'threat', with: other, at, turn: coming })),
    ...[...replies, ...feelings].map((type): Talk => ({ type, with: other, turn })),
    ...Array.from({ length: Math.min(longAgo, turn) }, (_, ago): Talk => ({
      type: 'reproach',
      with: other,
      turn: turn - ago,
    })),
  ]
}

function atTheParley(other: Seat, { at }: Parley, turn: number): Talk[] {
  return [
    { type: 'next', with: other, at, turn },
    { type: 'threat', with: other, at, turn },
    { type: 'calm', with: other, turn },
  ]
}

/** The turn whose clocks are revealed next. */
export function comingTurn({ turn, agenda }: View): number {
  return agenda.at(-1)?.type === 'clock' ? turn : turn + 1
}

/** The negotiation in which both have a say. */
export function parleyOf({ agenda }: View, seat: Seat, other: Seat): Parley | null {
  const step = agenda.at(-1)
  if (step?.type !== 'negotiate') return null
  return [seat, other].every((cult) => step.parties.some((party) => party.cult === cult)) ? step : null
}

/** The places within a cult's reach that still hold something. */
function within({ night, cults, stock }: View, seat: Seat): Location[] {
  const at = cults[seat]?.at ?? 0
  return locations.filter((place) => {
    if ((stock[place] ?? 0) === 0) return false
    if (place === exteriorLocation) return night.exterior !== null
    return at === exteriorLocation || place === at || night.stairs[at]?.includes(place) === true
  })
}
