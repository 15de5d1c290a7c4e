import type { Seat } from '@octopolis/engine'
import { isHarbour, spaceAt } from '../../data/charts.ts'
import type { Window } from '../../data/characters.ts'
import type { Move, Use } from '../../moves.ts'
import { musketsNeeded } from '../../rules/loyalty.ts'
import type { Mind } from '../mind.ts'
import { CAPTAIN, LIEUTENANT } from '../tables.ts'
import { expected } from '../value.ts'
import { heirOf } from './cards.ts'
import { gainUnder } from './loyalty.ts'

/** What a use must gain, in chances of winning, before a character is shown for it. */
const WORTHWHILE = 0.02

/** KRA-8: uses the character where that gains something; passes otherwise. */
export function useCharacter(mind: Mind, window: Window, moves: readonly Move[]): Move {
  const uses = moves.filter((move) => move.type === 'use')
  const pass = moves.find((move) => move.type === 'pass')
  if (pass === undefined || uses.length === 0) return mind.best(moves, () => 0)
  const gains = gainsOf(mind, window)
  let best: Move = pass
  let most = WORTHWHILE
  for (const use of uses) {
    const gain = gains(use)
    if (gain > most) {
      most = gain
      best = use
    }
  }
  return best
}

/** What is worked out once for all ways to use a character. */
function gainsOf(mind: Mind, window: Window): (use: Use) => number {
  const { view, seat: me } = mind
  const { captain, team } = view
  const sail = () => mind.team(captain, team.lieutenant, team.navigator)
  const space = spaceAt(mind.chart, view.ship)
  const supplied = !isHarbour(space) && space.south === true
  const musket = supplied ? 0.006 : 0.02
  let overthrow: number | null = null
  const ifICould = () => (overthrow ??= gainUnder(mind, me))

  return (use) => {
    switch (use.character) {
      case 'kleptomaniac':
        return supplied ? 0 : 0.06 * (mind.foe(use.seat) - 0.5) + (mind.mate(use.seat).muskets === 1 ? 0.005 : 0)
      case 'gunslinger':
        return mind.stage > 0 || (window === 'afterNomination' && ifICould() > 0.05) ? 0.05 : 0
      case 'gunsmith':
        return mind.mate(me).muskets > 1 && mind.stage === 0 && (supplied || mind.chart === 'short') ? 0.03 : 0
      case 'lookout':
        return window === 'beforeDraw' && mind.stage > 0 ? 0.03 : 0
      case 'mentor':
        return mind.mate(use.seat).character === 'gunsmith' ? 0 : 0.08 * (mind.friend(use.seat) - 0.55)
      case 'troublemaker':
      case 'peacemaker':
      case 'rouser':
      case 'strategist':
      case 'instigator':
        return afterMuskets(mind, use)
      case 'minstrel': {
        // Whoever likes the team keeps those out who might not.
        const danger = use.seats.reduce((sum, seat) => sum + mind.foe(seat) * mind.mate(seat).muskets, 0)
        return -ifICould() > -0.01 ? 0 : 0.008 * danger
      }
      case 'agitator': {
        const gain = ifICould()
        const armed = use.seats.reduce((sum, seat) => sum + (mind.mate(seat).muskets > 0 ? mind.foe(seat) : -0.5), 0)
        return gain > 0.03 ? gain * 0.3 + 0.02 * armed : 0
      }
      case 'equalizer':
        return ifICould() > 0.04 && !mind.mate(me).tongueless ? ifICould() : 0
      case 'cook': {
        const heir = heirOf(mind)
        return heir === null ? 0 : 0.7 * ((heir === me ? mind.myRule() : mind.rule(heir)) - sail())
      }
      case 'collector': {
        const posts = [captain, team.lieutenant, team.navigator].filter((one) => one !== null)
        const friends = posts.reduce((sum, one) => (one === use.seat ? sum : sum + mind.friend(one) - 0.5), 0)
        return 3 * musket * (mind.foe(use.seat) - 0.5) + musket * friends
      }
      case 'bosun':
        return mind.team(captain, team.navigator, team.lieutenant) - sail()
      case 'smuggler': {
        const post = use.post === 'captain' ? CAPTAIN : LIEUTENANT
        const joint = mind.belief.team(captain, team.lieutenant, team.navigator)
        return expected(joint, mind.prospects(captain, post)) - sail() - (mind.stage === 0 ? 0.02 : 0)
      }
      case 'archivist': {
        const drawer = use.post === 'captain' ? captain : team.lieutenant
        return drawer === null
          ? 0
          : 0.06 * ((drawer === me ? 1 : mind.friend(drawer)) - 0.5) - (mind.stage === 0 ? 0.01 : 0)
      }
      case 'herbalist': {
        if (use.to === captain) return 0
        const mine = captain === me ? 1 : mind.friend(captain)
        const better = (seat: Seat) => (seat === me ? 1 : mind.friend(seat))
        return 0.12 * mine * (better(use.from) - better(use.to) - 0.2)
      }
      case 'consultant':
        return 0.15 * (mind.foe(captain) - 0.35)
      case 'spiritualist': {
        const taken = use.seats.reduce(
          (sum, seat) => sum + (mind.mate(seat).muskets > 0 && seat !== me ? mind.foe(seat) - 0.4 : -0.6),
          0,
        )
        const given = use.to === me ? 1 : mind.friend(use.to)
        return supplied ? 0 : musket * (taken + 2 * (given - 0.5))
      }
    }
  }
}

/** KRA-8.3, 8.5, 8.11, 8.16, 8.22: the muskets lie on the table, and something can still be done about it. */
function afterMuskets(mind: Mind, use: Use): number {
  const { view, seat: me } = mind
  const { test } = view
  const counts = test.committed.map((shown, seat) => (shown ?? 0) * (test.doubled.includes(seat) ? 2 : 1))
  const need = musketsNeeded(view)
  const before = outcome(mind, counts, need)
  switch (use.character) {
    case 'troublemaker': {
      const after = [...counts]
      after[use.seat] = (after[use.seat] ?? 0) * 2
      return outcome(mind, after, need) - before
    }
    case 'peacemaker': {
      const after = [...counts]
      after[use.seat] = 0
      return outcome(mind, after, need) - before
    }
    case 'rouser':
      return outcome(mind, counts, Math.ceil(need / 2)) - before
    case 'strategist': {
      const total = counts.reduce((sum, one) => sum + one, 0)
      const most = Math.max(...counts)
      return total >= need && (counts[me] ?? 0) < most ? 0.025 * (test.committed[me] ?? 0) : 0
    }
    case 'instigator': {
      const after = [...counts]
      const added = test.equal ? 1 : mind.mate(use.seat).muskets
      after[use.seat] = (after[use.seat] ?? 0) + added
      return (outcome(mind, after, need) - before) * (0.3 + 0.6 * mind.friend(use.seat))
    }
    default:
      return 0
  }
}

/** What my side gains, against sailing as it is, if the muskets lie like this. */
function outcome(mind: Mind, counts: readonly number[], need: number): number {
  const total = counts.reduce((sum, one) => sum + one, 0)
  if (total < need) return 0
  const able = counts.map((count, seat) => (mind.mate(seat).tongueless || seat === mind.view.captain ? -1 : count))
  const most = Math.max(...able)
  const tied = able.flatMap((count, seat) => (count === most ? [seat] : []))
  return tied.reduce((sum, seat) => sum + gainUnder(mind, seat), 0) / tied.length - 0.01
}
