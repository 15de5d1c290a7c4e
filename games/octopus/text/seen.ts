import type { Seat } from '@octopolis/engine'
import { exteriorLocation, type Component, type Location } from '../data/places.ts'
import { possibleStairs } from '../data/stairs.ts'
import { readClock } from '../rules/choice.ts'
import type { Clock, Parley } from '../state.ts'
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

/** A name for each stair: "library – museum". */
export function stairNames(places: Readonly<Record<Location, { readonly name: string }>>): Record<string, string> {
  const nameOf = (room: string | undefined) => places[Number(room) as Location].name
  return Object.fromEntries(possibleStairs.map((stair) => [stair, `${nameOf(stair[0])} – ${nameOf(stair[2])}`]))
}
