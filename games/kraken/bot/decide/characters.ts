import type { Seat } from '@octopolis/engine'
import type { Character, Moment } from '../../data/characters.ts'
import { isHarbour, spaceAt } from '../../data/charts.ts'
import type { Move, UseOf } from '../../moves.ts'
import { successor } from '../../rules/captaincy.ts'
import { musketsNeeded } from '../../rules/loyalty.ts'
import { manner } from '../manner.ts'
import type { Mind } from '../mind.ts'
import { CAPTAIN, LIEUTENANT } from '../tables.ts'
import { expected } from '../value.ts'
import { gainUnder } from './loyalty.ts'

const { character } = manner

/** KRA-8: uses the character where that gains something; passes otherwise. */
export function useCharacter(mind: Mind, moment: Moment, moves: readonly Move[]): Move {
  const uses = moves.filter((move) => move.type === 'use')
  const pass = moves.find((move) => move.type === 'pass')
  if (pass === undefined || uses.length === 0) return mind.best(moves, () => 0)
  const scales = new Scales(mind, moment)
  let best: Move = pass
  let most: number = character.worthwhile
  for (const use of uses) {
    const judge: Gain<Character> = gains[use.character]
    const gain = judge(use, scales)
    if (gain > most) {
      most = gain
      best = use
    }
  }
  return best
}

/** What the ways to use a character are weighed by. */
class Scales {
  readonly mind: Mind
  readonly moment: Moment
  /** The supply line is ahead, which fills everybody up. */
  readonly supplied: boolean
  /** What a musket is worth. */
  readonly musket: number
  private overthrow: number | null = null

  constructor(mind: Mind, moment: Moment) {
    const space = spaceAt(mind.chart, mind.view.ship)
    this.mind = mind
    this.moment = moment
    this.supplied = !isHarbour(space) && space.south === true
    this.musket = this.supplied ? character.musket.ahead : character.musket.gone
  }

  /** My side's chances with the team as it is. */
  sail(): number {
    const { captain, team } = this.mind.view
    return this.mind.team(captain, team.lieutenant, team.navigator)
  }

  /** What my side gains if I could take over. */
  ifICould(): number {
    return (this.overthrow ??= gainUnder(this.mind, this.mind.seat))
  }
}

/** What my side gains by a use. Written as a method, so that each fits the type Gain<Character>. */
type Gain<Name extends Character> = { gain(use: UseOf<Name>, scales: Scales): number }['gain']

const gains: { readonly [Name in Character]: Gain<Name> } = {
  /** Rather from a foe, and rather the last one they have. */
  kleptomaniac({ seat }, { mind, supplied }) {
    const { foe, last } = character.kleptomaniac
    return supplied ? 0 : foe * (mind.foe(seat) - 0.5) + (mind.mate(seat).muskets === 1 ? last : 0)
  },

  gunsmith: (_use, { mind, supplied }) =>
    mind.mate(mind.seat).muskets > 1 && mind.stage === 0 && (supplied || mind.chart === 'short')
      ? character.gunsmith
      : 0,

  gunslinger: (_use, scales) =>
    scales.mind.stage > 0 || (scales.moment === 'afterNomination' && scales.ifICould() > character.gunslinger.gain)
      ? character.gunslinger.muskets
      : 0,

  spiritualist({ seats, to }, { mind, supplied, musket }) {
    const { doubt, waste } = character.spiritualist
    const taken = seats.reduce(
      (sum, seat) => sum + (mind.mate(seat).muskets > 0 && seat !== mind.seat ? mind.foe(seat) - doubt : -waste),
      0,
    )
    const given = to === mind.seat ? 1 : mind.friend(to)
    return supplied ? 0 : musket * (taken + 2 * (given - 0.5))
  },

  collector({ seat }, { mind, musket }) {
    const { captain, team } = mind.view
    const posts = [captain, team.lieutenant, team.navigator].filter((one) => one !== null)
    const friends = posts.reduce((sum, one) => (one === seat ? sum : sum + mind.friend(one) - 0.5), 0)
    return character.collector * musket * (mind.foe(seat) - 0.5) + musket * friends
  },

  /** Somebody who would rather overthrow the team keeps armed foes out, who might take over instead. */
  minstrel({ seats }, scales) {
    const { mind } = scales
    const danger = seats.reduce((sum, seat) => sum + mind.foe(seat) * mind.mate(seat).muskets, 0)
    return scales.ifICould() < character.minstrel.gain ? 0 : character.minstrel.musket * danger
  },

  agitator({ seats }, scales) {
    const { mind } = scales
    const { gain: enough, part, foe, idle } = character.agitator
    const gain = scales.ifICould()
    const armed = seats.reduce((sum, seat) => sum + (mind.mate(seat).muskets > 0 ? mind.foe(seat) : -idle), 0)
    return gain > enough ? gain * part + foe * armed : 0
  },

  equalizer: (_use, scales) =>
    scales.ifICould() > character.equalizer && !scales.mind.mate(scales.mind.seat).tongueless ? scales.ifICould() : 0,

  troublemaker: ({ seat }, { mind }) => swing(mind, (counts) => (counts[seat] = (counts[seat] ?? 0) * 2)),

  peacemaker: ({ seat }, { mind }) => swing(mind, (counts) => (counts[seat] = 0)),

  strategist(_use, { mind }) {
    const counts = onTable(mind)
    const most = Math.max(...counts)
    const mine = mind.view.test.committed[mind.seat] ?? 0
    return sumOf(counts) >= musketsNeeded(mind.view) && (counts[mind.seat] ?? 0) < most
      ? character.strategist * mine
      : 0
  },

  rouser(_use, { mind }) {
    const counts = onTable(mind)
    const need = musketsNeeded(mind.view)
    return outcome(mind, counts, Math.ceil(need / 2)) - outcome(mind, counts, need)
  },

  instigator({ seat }, { mind }) {
    const { anybody, friend } = character.instigator
    const added = mind.view.test.equal ? 1 : mind.mate(seat).muskets
    return (
      swing(mind, (counts) => (counts[seat] = (counts[seat] ?? 0) + added)) * (anybody + friend * mind.friend(seat))
    )
  },

  bosun(_use, scales) {
    const { captain, team } = scales.mind.view
    return scales.mind.team(captain, team.navigator, team.lieutenant) - scales.sail()
  },

  lookout: (_use, { mind, moment }) => (moment === 'beforeDraw' && mind.stage > 0 ? character.lookout : 0),

  smuggler({ post }, scales) {
    const { mind } = scales
    const { captain, team } = mind.view
    const joint = mind.belief.team(captain, team.lieutenant, team.navigator)
    const three = mind.prospects(captain, post === 'captain' ? CAPTAIN : LIEUTENANT)
    return expected(joint, three) - scales.sail() - (mind.stage === 0 ? character.smuggler : 0)
  },

  archivist({ post }, { mind }) {
    const { friend, early } = character.archivist
    const { captain, team } = mind.view
    const drawer = post === 'captain' ? captain : team.lieutenant
    return drawer === null ? 0 : friend * (trustIn(mind, drawer) - 0.5) - (mind.stage === 0 ? early : 0)
  },

  herbalist({ from, to }, { mind }) {
    const { friend, more } = character.herbalist
    const { captain } = mind.view
    return to === captain ? 0 : friend * trustIn(mind, captain) * (trustIn(mind, from) - trustIn(mind, to) - more)
  },

  consultant: (_use, { mind }) => character.consultant.foe * (mind.foe(mind.view.captain) - character.consultant.doubt),

  cook(_use, scales) {
    const { mind } = scales
    const heir = successor(mind.view)
    return heir === null ? 0 : character.cook * ((heir === mind.seat ? mind.myRule() : mind.rule(heir)) - scales.sail())
  },

  mentor: ({ seat }, { mind }) =>
    mind.mate(seat).character === 'gunsmith'
      ? 0
      : character.mentor.friend * (mind.friend(seat) - character.mentor.trust),
}

/** Nobody trusts anybody as they trust themself. */
function trustIn(mind: Mind, seat: Seat): number {
  return seat === mind.seat ? 1 : mind.friend(seat)
}

/** By seat, the muskets on the table, as they count. */
function onTable({ view: { test } }: Mind): number[] {
  return test.committed.map((shown, seat) => (shown ?? 0) * (test.doubled.includes(seat) ? 2 : 1))
}

/** What my side gains if what lies on the table is changed so. */
function swing(mind: Mind, change: (counts: number[]) => void): number {
  const counts = onTable(mind)
  const need = musketsNeeded(mind.view)
  const before = outcome(mind, counts, need)
  change(counts)
  return outcome(mind, counts, need) - before
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, one) => sum + one, 0)
}

/** What my side gains, against sailing as it is, if the muskets lie like this. */
function outcome(mind: Mind, counts: readonly number[], need: number): number {
  if (sumOf(counts) < need) return 0
  const able = counts.map((count, seat) => (mind.mate(seat).tongueless || seat === mind.view.captain ? -1 : count))
  const most = Math.max(...able)
  const tied = able.flatMap((count, seat) => (count === most ? [seat] : []))
  return tied.reduce((sum, seat) => sum + gainUnder(mind, seat), 0) / tied.length - character.mutiny
}
