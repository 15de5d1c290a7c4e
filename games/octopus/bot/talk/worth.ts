import type { Seat } from '@octopolis/engine'
import { locations, type Location } from '../../data/places.ts'
import { clone, cultOf, type State } from '../../state.ts'
import { judge } from '../judge.ts'
import { has, reachOf } from '../reach.ts'

/** In chances of winning: less than this isn't worth a word. Set by judgement. */
const TRIFLE = 0.005

/** Everybody's chances if each of these gathered there. */
function after(state: State, takings: readonly (readonly [Seat, Location])[]): readonly number[] {
  const imagined = clone(state)
  for (const [seat, at] of takings) {
    const cult = cultOf(imagined, seat)
    cult.at = at
    if (cult.components.includes(at)) continue
    cult.components.push(at)
    imagined.stock[at] = (imagined.stock[at] ?? 0) - 1
  }
  return judge(imagined)
}

/** What it would gain this cult to gather there. */
export function worthOf(state: State, seat: Seat, at: Location): number {
  if (!wants(state, seat, at)) return 0
  return (after(state, [[seat, at]])[seat] ?? 0) - (judge(state)[seat] ?? 0)
}

/** Does it lack what is there, and can it come there this turn? */
export function wants(state: State, seat: Seat, at: Location): boolean {
  return (state.stock[at] ?? 0) > 0 && !cultOf(state, seat).components.includes(at) && reaches(state, seat, at)
}

function reaches(state: State, seat: Seat, at: Location): boolean {
  return has(reachOf(state.night).once[cultOf(state, seat).at] ?? 0, at)
}

export function wishesOf(state: State, seat: Seat): Location[] {
  return locations.filter((at) => wants(state, seat, at))
}

/** What each of two gains if one gathers here and the other there: what the poorer of them gains. */
export function shareWorth(state: State, seat: Seat, mine: Location, other: Seat, yours: Location): number {
  if (!wants(state, seat, mine) || !wants(state, other, yours)) return 0
  const before = judge(state)
  const then = after(state, [
    [seat, mine],
    [other, yours],
  ])
  const least = Math.min(...[seat, other].map((cult) => (then[cult] ?? 0) - (before[cult] ?? 0)))
  return least > TRIFLE ? least : 0
}

/**
 * The best way to share out two places. Each could come to the other's place too, or there would be nothing to promise.
 */
export function bestShare(
  state: State,
  seat: Seat,
  other: Seat,
): { readonly mine: Location; readonly yours: Location; readonly worth: number } | null {
  let best: { readonly mine: Location; readonly yours: Location; readonly worth: number } | null = null
  for (const mine of wishesOf(state, seat)) {
    if (!reaches(state, other, mine)) continue
    for (const yours of wishesOf(state, other)) {
      if (yours === mine || !reaches(state, seat, yours)) continue
      const worth = shareWorth(state, seat, mine, other, yours)
      if (worth > (best?.worth ?? 0)) best = { mine, yours, worth }
    }
  }
  return best
}
