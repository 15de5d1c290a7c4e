import { Conversation, type Hearing } from '@octopolis/bots'
import type { Seat, Spoken } from '@octopolis/engine'
import type { Reason, Talk } from '../../talk.ts'
import type { View } from '../../view.ts'
import { CULT, PIRATES, SAILORS, sides, type Side } from '../codes.ts'
import { manner } from '../manner.ts'
import type { Mind } from '../mind.ts'

const { sure } = manner.talk

/** A question is put to somebody about somebody, and any opinion of theirs about that one answers it. */
const hearing: Hearing<Talk> = {
  to: (talk) => (talk.type === 'ask' ? talk.seat : null),
  asks: (talk) => talk.type === 'ask',
  answers: (reply, asked) => asked.type === 'ask' && speaksOf(reply) === asked.about,
}

/** Answers the last question that was put to this seat, once. */
export function answer(mind: () => Mind, talk: readonly Spoken<Talk>[], seat: Seat): Talk | null {
  const asked = new Conversation(hearing, talk).lastOpen(seat)?.talk
  return asked?.type !== 'ask' || asked.about === seat ? null : view(mind(), asked.about)
}

function speaksOf(talk: Talk): Seat | null {
  return talk.type === 'trust' || talk.type === 'suspect' ? talk.seat : null
}

/** One opinion for each navigation at most: the strongest that hasn't been said. */
export function opinion(mind: () => Mind, { log, crew }: View, mine: readonly Spoken<Talk>[]): Talk | null {
  const sailed = log.reduce((sum, entry) => sum + (entry.type === 'navigation' ? 1 : 0), 0)
  const judged = mine.filter(({ talk }) => speaksOf(talk) !== null)
  if (judged.length >= sailed) return null
  const thinker = mind()
  const open = crew.flatMap(({ aboard }, seat) => (aboard && seat !== thinker.seat ? [seat] : []))
  let best: Talk | null = null
  let most = 0
  for (const seat of open) {
    const one = view(thinker, seat)
    if (one === null || (one.type !== 'trust' && one.type !== 'suspect')) continue
    const last = mine.findLast(({ talk }) => speaksOf(talk) === seat)?.talk
    if (last !== undefined && last.type === one.type) continue
    const strength = strengthOf(thinker, seat, one)
    if (strength > most) {
      most = strength
      best = one
    }
  }
  return best
}

function strengthOf(mind: Mind, seat: Seat, talk: Talk): number {
  if (talk.type === 'trust') return said(mind, seat, SAILORS) - sure.trust
  if (talk.type !== 'suspect') return 0
  return talk.of === 'pirates'
    ? said(mind, seat, PIRATES) - sure.pirates + manner.talk.loud
    : said(mind, seat, CULT) - sure.cult
}

/**
 * How likely this seat says something is. Sailors say what they believe. The others start from what somebody who only
 * watched could believe, and make it better for their own people and worse for all others.
 */
function said(mind: Mind, seat: Seat, side: Side): number {
  if (mind.side === SAILORS) return mind.belief.chance(seat, side)
  const { comrade, decent, praise, quiet, blame } = manner.talk
  const ours = mind.friend(seat)
  // Nobody gives a comrade away.
  if (ours > comrade) return side === SAILORS ? Math.max(decent, mind.repute(seat)) : 0
  const seen = mind.outside.chance(seat, side)
  const tilt = side === SAILORS ? praise * (ours - 0.5) : side === mind.side ? -quiet * ours : blame * (1 - ours)
  return Math.min(1, Math.max(0, seen + tilt))
}

/** What this seat says of another, if it says anything, with the reason that weighs most. */
function view(mind: Mind, seat: Seat): Talk {
  const chances = sides.map((side) => said(mind, seat, side))
  const [sailors = 0, pirates = 0, cult = 0] = chances
  if (sailors >= pirates && sailors >= cult) return { type: 'trust', seat, why: reason(mind, seat, SAILORS) }
  const side = pirates >= cult ? PIRATES : CULT
  return { type: 'suspect', seat, of: side === PIRATES ? 'pirates' : 'cult', why: reason(mind, seat, side) }
}

/** The kind of evidence that speaks loudest for a seat to be of a side. */
export function reason(mind: Mind, seat: Seat, side: Side): Reason {
  const belief = mind.side === SAILORS ? mind.belief : mind.outside
  if (mind.side === SAILORS && mind.mate(seat).dealt !== null) return 'search'
  let best: Reason = 'hunch'
  let most: number = manner.talk.hunch
  for (const { about, table, why } of belief.clues.list) {
    const place = about.indexOf(seat)
    if (place < 0) continue
    const stride = 3 ** (about.length - 1 - place)
    // The sides of the others as they most likely are.
    let base = 0
    about.forEach((other, at) => {
      if (other === seat) return
      const likely = sides.reduce<Side>(
        (one, two) => (belief.chance(other, two) > belief.chance(other, one) ? two : one),
        0,
      )
      base += likely * 3 ** (about.length - 1 - at)
    })
    const weight = sides.map((one) => (table[base + one * stride] ?? 0) + manner.talk.doubt)
    const rest = sides.reduce<number>((sum, one) => (one === side ? sum : sum + (weight[one] ?? 0) / 2), 0)
    const strength = Math.log((weight[side] ?? 0) / rest)
    if (strength > most) {
      most = strength
      best = why
    }
  }
  return best
}
