import type { Chance, Seat, Spoken } from '@octopolis/engine'
import type { Faction } from '../../data/crew.ts'
import { mayTalk, type Talk } from '../../talk.ts'
import { factionKnown, type HandView, type NavigationView, type View } from '../../view.ts'
import { CULT, headingAt, NORTH, PIRATES, SAILORS, sideOf, wayOf, WEST, type Side, type Way } from '../codes.ts'
import { manner } from '../manner.ts'
import { Mind, type KrakenMoment, type Nature } from '../mind.ts'
import { answer, opinion } from './opinions.ts'

/** Something to say, or nothing: claims first, then answers, then an opinion now and then. */
export function speak(moment: KrakenMoment, nature: Nature): Talk | null {
  const { seat, view, talk, chance } = moment
  if (!mayTalk(view, seat) || !isTimeToTalk(view)) return null
  const mine = talk.filter((spoken) => spoken.seat === seat)
  const side = sideNow(view, seat)
  const claim = nextClaim(view, seat, mine, side, chance)
  if (claim !== null) return claim
  const mind = () => new Mind(view, seat, talk, chance, nature)
  return answer(mind, talk, seat) ?? (isTurnToJudge(view, seat) ? opinion(mind, view, mine) : null)
}

/** Between navigations: when the next is being prepared, all have the time. */
function isTimeToTalk({ agenda, navigation }: View): boolean {
  const step = agenda.at(-1)
  if (navigation !== null) return false
  return (
    step?.type === 'nominate' || step?.type === 'loyalty' || (step?.type === 'window' && step.window !== 'afterMuskets')
  )
}

/** While a team is being named, a part of the crew at a time. */
function isTurnToJudge({ agenda, round }: View, seat: Seat): boolean {
  return agenda.at(-1)?.type === 'nominate' && (seat + round) % manner.talk.judges === 0
}

function sideNow({ crew }: View, seat: Seat): Side {
  const me = crew[seat]
  if (me === undefined || me.convert === true || me.dealt === 'leader' || me.dealt === 'cultist') return CULT
  return me.dealt === 'pirate' ? PIRATES : SAILORS
}

function nextClaim(view: View, seat: Seat, mine: readonly Spoken<Talk>[], side: Side, chance: Chance): Talk | null {
  const { log } = view
  for (let at = log.length - 1; at >= Math.max(0, log.length - manner.talk.fresh); at--) {
    const entry = log[at]
    if (entry?.type === 'navigation') {
      const claim = claimOf(entry, at, seat, mine, side, chance)
      if (claim !== null) return claim
    } else if (entry?.type === 'search' && entry.captain === seat) {
      const said = mine.some(({ talk }) => talk.type === 'found' && talk.seat === entry.seat)
      const claim = said ? null : found(view, entry.seat, side, chance)
      if (claim !== null) return claim
    }
  }
  return null
}

function claimOf(
  entry: NavigationView,
  at: number,
  seat: Seat,
  mine: readonly Spoken<Talk>[],
  side: Side,
  chance: Chance,
): Talk | null {
  const said = (type: Talk['type']) => mine.some(({ talk }) => talk.type === type && 'at' in talk && talk.at === at)
  for (const as of ['captain', 'lieutenant'] as const) {
    if (entry[as] !== seat) continue
    const hand = as === 'captain' ? entry.captainHand : entry.lieutenantHand
    const told = story(hand, side, chance)
    if (told === null) continue
    if (!said('drew')) return { type: 'drew', at, as, cards: told.drew.map((way) => headingAt(way)) }
    if (!said('gave')) return { type: 'gave', at, as, card: headingAt(told.gave) }
  }
  if (entry.navigator !== seat || entry.revealed === null || said('logbook')) return null
  const ways = entry.logbook.flatMap((card) => (card === null ? [] : [wayOf(card)]))
  if (ways.length !== 2) return null
  const revealed = wayOf(entry.revealed)
  const cards = mustLie(side, revealed, ways) ? [revealed, revealed] : ways
  return { type: 'logbook', at, cards: inOrder(cards).map((way) => headingAt(way)) }
}

/** As claims name them: west, north, east. */
function inOrder(ways: readonly Way[]): Way[] {
  return ways.toSorted((one, other) => one - other)
}

/** Sailors have nothing to hide. Others say they had no choice, where they chose what no sailor would have. */
function mustLie(side: Side, taken: Way, held: readonly Way[]): boolean {
  return side !== SAILORS && held.some((way) => way > taken)
}

function story(
  hand: HandView,
  side: Side,
  chance: Chance,
): { readonly drew: readonly Way[]; readonly gave: Way } | null {
  const drew = inOrder(hand.drew.flatMap((card) => (card === null ? [] : [wayOf(card)])))
  if (hand.gave === null || drew.length !== hand.drew.length) return null
  const gave = wayOf(hand.gave)
  if (!mustLie(side, gave, drew)) return { drew, gave }
  const two: Way[] = gave === WEST ? [WEST, NORTH] : [WEST, gave]
  const mixes = drew.length === 2 && chance.below(100) < manner.talk.mixed[gave]
  return { drew: mixes ? two : drew.map(() => gave), gave }
}

/** What a search is said to have brought to light. */
function found({ crew }: View, seat: Seat, side: Side, chance: Chance): Talk | null {
  const mate = crew[seat]
  const truth = mate === undefined ? null : factionKnown(mate)
  if (truth === null) return null
  const say = (faction: Faction): Talk => ({ type: 'found', seat, faction })
  if (side === SAILORS) return say(truth)
  // One's own people are honest sailors; an honest sailor is often made out to be something else.
  if (sideOf(truth) === side) return say('sailors')
  return truth === 'sailors' && chance.below(2) === 0 ? say(chance.below(2) === 0 ? 'pirates' : 'cult') : say(truth)
}
