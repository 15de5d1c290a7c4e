import type { Seat } from '@octopolis/engine'
import { exteriorLocation, type Component, type Location, type Room } from '../data/places.ts'
import { possibleStairs } from '../data/stairs.ts'
import { mustPart, readClock } from '../rules/choice.ts'
import type { Clock, Parley, Stance } from '../state.ts'
import type { CultView, View } from '../view.ts'

export interface SeenCult extends CultView {
  readonly seat: Seat
  /** What it is known to have taken this turn. */
  readonly taken: readonly Component[]
}

/** The cults as a viewer reads them: its own first. */
export function cultsFrom({ cults, taken, viewer }: View): SeenCult[] {
  return cults
    .map((cult, seat) => ({ ...cult, seat, taken: taken.filter((token) => token.cult === seat).map(({ at }) => at) }))
    .toSorted((a, b) => Number(b.seat === viewer) - Number(a.seat === viewer))
}

/** The negotiation under way, the viewer's own stance first. */
export function parleyIn({ agenda, viewer }: View): Parley | null {
  const step = agenda.at(-1)
  if (step?.type !== 'negotiate') return null
  return { ...step, parties: step.parties.toSorted((a, b) => Number(b.cult === viewer) - Number(a.cult === viewer)) }
}

/** What a clock will do to the viewer's own cult, where a player wants to be told: OCT-3.6. */
export type Fate = 'walks' | 'journeys' | 'staysOutside' | 'line' | 'noStair' | 'noExterior'

export function fateOf({ night, cults, viewer }: View, clock: Clock): Fate {
  const at = viewer === 'watcher' ? 0 : (cults[viewer]?.at ?? 0)
  if (at === 0) return 'walks'
  const { walk, to } = readClock(night, at, clock)
  switch (walk) {
    case 'journeys':
      return 'journeys'
    case 'stays':
      return to === exteriorLocation ? 'staysOutside' : 'walks'
    case 'walks':
    case 'returns':
      return 'walks'
    case 'errs':
      if (clock.dagger === 0) return 'line'
      return clock.dagger === clock.tentacle ? 'noExterior' : 'noStair'
  }
}

/** OCT-3.4: the room where the viewer's cult and offspring may not be left together again; null: there is none. */
export function partingFrom({ night, cults, viewer }: View): Location | null {
  const cult = viewer === 'watcher' ? undefined : cults[viewer]
  return cult !== undefined && cult.at !== 0 && mustPart(night, cult) ? cult.at : null
}

/** What the dagger is asked first: a room; both hands on one room, which is a journey; or the line. */
export type Way =
  | { readonly type: 'room'; readonly room: Room; readonly walk: 'stays' | 'walks' | 'returns' | 'errs' }
  | { readonly type: 'both'; readonly walk: 'stays' | 'journeys' | 'errs' }
  | { readonly type: 'line' }

export function wayOf({ night, cults, viewer }: View, { dagger, tentacle }: Clock): Way {
  if (dagger === 0) return { type: 'line' }
  const at = (viewer === 'watcher' ? 0 : cults[viewer]?.at) || dagger
  const { walk } = readClock(night, at, { dagger, tentacle })
  if (dagger === tentacle) return { type: 'both', walk: walk === 'stays' || walk === 'errs' ? walk : 'journeys' }
  return { type: 'room', room: dagger, walk: walk === 'journeys' ? 'walks' : walk }
}

/** The other cults that are there now. */
export function othersAt({ cults, viewer }: View, room: Room): Seat[] {
  return cults.flatMap(({ at }, seat) => (at === room && seat !== viewer ? [seat] : []))
}

/** In this order the rooms keep their numbers, the Exterior is the seventh, and the line comes last. */
export const ranks = { both: exteriorLocation, line: exteriorLocation + 1 } as const

/** Peace first, then the cults, and the fight last. */
export function stanceRank(stance: Stance): number {
  if (typeof stance === 'number') return 1 + stance
  return stance === 'nothing' ? 0 : Number.MAX_SAFE_INTEGER
}

/** What the viewer has, where nobody else may see it. */
export function hoardIn({ night, cults, viewer, ending }: View): readonly Component[] {
  if (viewer === 'watcher' || !night.hidden || ending !== null) return []
  return cults[viewer]?.components ?? []
}

/** The clock that the viewer has set, and that nobody else has seen yet. */
export function clockIn({ cults, viewer }: View): Clock | null {
  return viewer === 'watcher' ? null : (cults[viewer]?.clock ?? null)
}

/** A name for each stair: "library – museum". */
export function stairNames(places: Readonly<Record<Location, { readonly name: string }>>): Record<string, string> {
  const nameOf = (room: string | undefined) => places[Number(room) as Location].name
  return Object.fromEntries(possibleStairs.map((stair) => [stair, `${nameOf(stair[0])} – ${nameOf(stair[2])}`]))
}
