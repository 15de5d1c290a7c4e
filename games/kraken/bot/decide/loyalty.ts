import type { Seat } from '@octopolis/engine'
import { crewOf } from '../../data/crew.ts'
import { isHarbour, spaceAt } from '../../data/charts.ts'
import type { Move } from '../../moves.ts'
import { SAILORS, sides } from '../codes.ts'
import { lore } from '../lore.ts'
import { manner, NEVER } from '../manner.ts'
import type { Mind } from '../mind.ts'
import { at } from '../tables.ts'
import { expected } from '../value.ts'

const { mutiny } = manner

/** KRA-3.2: how many muskets to show. */
export function commit(mind: Mind, moves: readonly Move[]): Move {
  if (!mind.nature.foresight) return byTrust(mind, moves)
  const { view } = mind
  const { captain, team } = view
  const sail = mind.team(captain, team.lieutenant, team.navigator)
  const mine = mind.mate(mind.seat).tongueless ? 0 : mind.myRule()
  const others = showing(mind)
  const theirs = otherRule(mind, others)
  const price = musketPrice(mind)
  const need = view.test.equal ? 1 : crewOf(view.voyage.seats).threshold
  const shy = mind.coverCost('manners') * mutiny.showing
  const care = mind.side !== SAILORS && mind.friend(captain) > mutiny.ours ? mutiny.care.ours : mutiny.care.others
  return mind.best(moves, (move) => {
    if (move.type !== 'commit') return NEVER
    const { muskets } = move
    const { success, top } = outlook(others, muskets, need)
    const gain = top * (mine - sail) + (1 - top) * (theirs - sail) - care - price * muskets
    return success * gain - (muskets > 0 ? shy : 0) - muskets * mutiny.trifle
  })
}

function musketPrice({ view, chart }: Mind): number {
  const space = spaceAt(chart, view.ship)
  return !isHarbour(space) && space.south === true ? mutiny.musket.ahead : mutiny.musket.gone
}

/** My side's chances if one of the others takes over. Those who are likelier to show muskets count more. */
function otherRule(mind: Mind, others: readonly Showing[]): number {
  let sum = 0
  let all = 0
  for (const { seat, shown } of others) {
    if (mind.mate(seat).tongueless) continue
    const weight = shown.reduce((total, chance, muskets) => total + chance * muskets, mutiny.stray)
    sum += weight * mind.rule(seat)
    all += weight
  }
  return all > 0 ? sum / all : 0
}

/** How likely a seat shows 0, 1, 2 or 3 muskets. */
interface Showing {
  readonly seat: Seat
  readonly shown: readonly number[]
}

/** All others that take part. */
function showing(mind: Mind): readonly Showing[] {
  const { view, belief, stage } = mind
  const { captain, team, test } = view
  const call = outcry(mind)
  const part = mind.seats(({ muskets }, seat) => seat !== captain && muskets > 0 && !test.sitOut.includes(seat))
  return part.map((seat) => {
    const sails = seat === team.lieutenant || seat === team.navigator
    const shown = [0, 0, 0, 0]
    for (const side of sides) {
      for (const other of sides) {
        const chance = belief.chance(seat, side) * belief.chance(captain, other)
        shown.forEach((sum, muskets) => {
          shown[muskets] = sum + chance * (lore.learnt.muskets[at.muskets(sails, side, other, stage > 0, muskets)] ?? 0)
        })
      }
    }
    // If all can see that it is a bad team, honest sailors will all but stand up as one.
    const honest = belief.chance(seat, SAILORS) * call
    for (let muskets = 0; muskets < 4; muskets++) shown[muskets] = (shown[muskets] ?? 0) * (1 - honest)
    shown[mutiny.upright] = (shown[mutiny.upright] ?? 0) + honest
    return { seat, shown: capped(shown, test.equal ? 1 : mind.mate(seat).muskets) }
  })
}

/** How likely sailors who only watched would want another captain. */
function outcry(mind: Mind): number {
  const { view, outside } = mind
  const { captain, team } = view
  const table = mind.prospectsTo(SAILORS, captain, outside, null)
  const sail = expected(outside.team(captain, team.lieutenant, team.navigator), table)
  const seats = view.crew.flatMap((mate, seat) => (mate.aboard && seat !== captain ? [seat] : []))
  const trusted = seats.toSorted((one, other) => outside.chance(other, SAILORS) - outside.chance(one, SAILORS))
  const [first, second, third] = trusted
  if (first === undefined || second === undefined || third === undefined) return 0
  const gain = expected(outside.team(first, second, third), mind.prospectsTo(SAILORS, first, outside, null)) - sail
  const { from, over, most } = mutiny.outcry
  return Math.min(most, Math.max(0, (gain - from) / over))
}

/** Nobody shows more than they have. */
function capped(shown: readonly number[], most: number): number[] {
  const fits = shown.slice(0, Math.min(3, most) + 1)
  const rest = shown.slice(fits.length).reduce((sum, one) => sum + one, 0)
  fits[fits.length - 1] = (fits.at(-1) ?? 0) + rest
  return fits
}

/** If I show so many muskets: how likely the mutiny succeeds, and how likely I am captain then. */
function outlook(
  others: readonly Showing[],
  muskets: number,
  need: number,
): { readonly success: number; readonly top: number } {
  // By the total so far: how likely, and how likely with nobody above me.
  let totals = [1]
  let below = [1]
  for (const { shown } of others) {
    const sum: number[] = []
    const under: number[] = []
    totals.forEach((chance, total) => {
      shown.forEach((share, count) => {
        const to = Math.min(need, total + count)
        sum[to] = (sum[to] ?? 0) + chance * share
        const mine = count < muskets ? 1 : count === muskets && count > 0 ? 0.5 : 0
        under[to] = (under[to] ?? 0) + (below[total] ?? 0) * share * mine
      })
    })
    totals = Array.from(sum, (one) => one ?? 0)
    below = Array.from(under, (one) => one ?? 0)
  }
  const enough = (chances: readonly number[]) =>
    chances.reduce((sum, chance, total) => sum + (total + muskets >= need ? chance : 0), 0)
  const success = enough(totals)
  return { success, top: success > 0 ? Math.min(1, enough(below) / success) : 0 }
}

/** Without looking ahead. Sailors show one musket or two against a team that they mistrust; the others show none. */
function byTrust(mind: Mind, moves: readonly Move[]): Move {
  const { captain, team } = mind.view
  const crew = [captain, team.lieutenant, team.navigator].filter((seat) => seat !== null)
  const others = crew.filter((seat) => seat !== mind.seat)
  const foe = others.reduce((sum, seat) => sum + mind.foe(seat), 0) / Math.max(1, others.length)
  const { mistrust, outrage } = mutiny
  const wanted = mind.side !== SAILORS || foe < mistrust ? 0 : foe < mistrust + outrage ? 1 : 2
  return mind.best(moves, (move) => (move.type === 'commit' ? -Math.abs(move.muskets - wanted) : NEVER))
}

/** What my side gains if this one takes over from the captain, with the team as it is. */
export function gainUnder(mind: Mind, seat: Seat): number {
  const { captain, team } = mind.view
  const sail = mind.team(captain, team.lieutenant, team.navigator)
  return (seat === mind.seat ? mind.myRule() : mind.rule(seat)) - sail
}
