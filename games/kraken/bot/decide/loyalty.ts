import type { Seat } from '@octopolis/engine'
import { crewOf } from '../../data/crew.ts'
import { isHarbour, spaceAt } from '../../data/charts.ts'
import type { Move } from '../../moves.ts'
import { SAILORS, sides } from '../codes.ts'
import { lore } from '../lore.ts'
import type { Mind } from '../mind.ts'
import { at } from '../tables.ts'
import { expected } from '../value.ts'

/** What a musket is worth: little while the supply line is ahead, which fills everybody up. */
const MUSKET = { ahead: 0.006, gone: 0.03 } as const
/** A captain overthrown for nothing costs trust; so much must be gained by it, and more if it is one of ours. */
const CARE = { others: 0.015, ours: 0.1 } as const
/** How badly it looks to show muskets, for those who have something to hide. */
const SHOWING = 0.25

/** How bad a team must look to sailors who go by trust alone. */
const MISTRUST = 0.62

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
  const shy = mind.coverCost('manners') * SHOWING
  const care = mind.side !== SAILORS && mind.friend(captain) > 0.9 ? CARE.ours : CARE.others
  return mind.best(moves, (move) => {
    if (move.type !== 'commit') return -1
    const { muskets } = move
    const { success, top } = outlook(others, muskets, need)
    const gain = top * (mine - sail) + (1 - top) * (theirs - sail) - care - price * muskets
    return success * gain - (muskets > 0 ? shy : 0) - muskets * 0.0005
  })
}

function musketPrice({ view, chart }: Mind): number {
  const space = spaceAt(chart, view.ship)
  return !isHarbour(space) && space.south === true ? MUSKET.ahead : MUSKET.gone
}

/** My side's chances under whoever else may take over: those who are likely to stand up. */
function otherRule(mind: Mind, others: readonly Showing[]): number {
  let sum = 0
  let all = 0
  for (const { seat, shown } of others) {
    if (mind.mate(seat).tongueless) continue
    const weight = shown.reduce((total, chance, muskets) => total + chance * muskets, 0.01)
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
    shown[2] = (shown[2] ?? 0) + honest
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
  return Math.min(0.8, Math.max(0, (gain - 0.02) / 0.1))
}

/** Nobody shows more than they have. */
function capped(shown: readonly number[], most: number): number[] {
  const fits = shown.slice(0, Math.min(3, most) + 1)
  const rest = shown.slice(fits.length).reduce((sum, one) => sum + one, 0)
  fits[fits.length - 1] = (fits.at(-1) ?? 0) + rest
  return fits
}

/** How likely a mutiny succeeds if I show so many, and that I am captain then. */
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

/** Without weighing anything: sailors stand up against whom they mistrust, by how much; the others lie low. */
function byTrust(mind: Mind, moves: readonly Move[]): Move {
  const { captain, team } = mind.view
  const crew = [captain, team.lieutenant, team.navigator].filter((seat) => seat !== null)
  const others = crew.filter((seat) => seat !== mind.seat)
  const foe = others.reduce((sum, seat) => sum + mind.foe(seat), 0) / Math.max(1, others.length)
  const wanted = mind.side !== SAILORS || foe < MISTRUST ? 0 : foe < MISTRUST + 0.12 ? 1 : 2
  return mind.best(moves, (move) => (move.type === 'commit' ? -Math.abs(move.muskets - wanted) : -9))
}

/** What my side gains if this one takes over from the captain, with the team as it is. */
export function gainUnder(mind: Mind, seat: Seat): number {
  const { captain, team } = mind.view
  const sail = mind.team(captain, team.lieutenant, team.navigator)
  return (seat === mind.seat ? mind.myRule() : mind.rule(seat)) - sail
}
