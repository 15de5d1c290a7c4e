import type { Seat } from '@octopolis/engine'
import { exteriorLocation, type Location } from '../../data/places.ts'
import type { Parley } from '../../state.ts'
import type { Talk } from '../../talk.ts'
import { weigh } from '../negotiation.ts'
import type { Company } from './company.ts'
import type { Word } from './pledges.ts'
import { bestShare, wants, wishesOf, worthOf } from './worth.ts'

/** Set by judgement. */
const manners = {
  /** How often, of the times it is asked for a word, the most talkative begins to speak. */
  eager: { clock: 0.2, parley: 0.9, calm: 0.4, alarm: 0.35 },
  /** Trust below which nobody makes an offer. */
  least: 0.45,
  /** Power at which peace begins to look good. */
  weak: 3,
  /** How often somebody thinks of asking where others go: they seldom say. */
  curious: 0.3,
  /** Those who are less blunt than this don't threaten, and the more honest don't bluff. */
  rough: 0.4,
  straight: 0.75,
  /** How often somebody without any honesty offers what they won't keep. */
  lies: 0.5,
} as const

/** While clocks are set: a warning if there is cause, else what promises most for both, or what frightens a rival off. */
export function plan(company: Company): Talk | null {
  const { temper } = company
  const alarm = warning(company)
  if (alarm !== null && company.happens(manners.eager.alarm)) return alarm
  if (!company.happens(manners.eager.clock * temper.talkative)) return null
  for (const idea of company.chance.shuffle([...ideas(company)])) {
    const said = idea()
    if (said !== null) return said
  }
  return null
}

/** Each only comes to the mind of somebody with a mind for it; dealing comes to everybody's twice. */
function* ideas(company: Company): Generator<() => Talk | null> {
  const { temper } = company
  yield () => sharing(company)
  yield () => sharing(company)
  yield () => truce(company)
  if (temper.blunt > manners.rough) yield () => menace(company)
  if (temper.honest < manners.straight) yield () => bluff(company)
  if (company.happens(manners.curious)) yield () => curiosity(company)
}

/** Of a cult that can finish this turn; once by each, and not by two at a time. */
function warning(company: Company): Talk | null {
  const { others, world } = company
  const [leader] = others.filter((cult) => company.isNearTheRitual(cult) && wishesOf(world, cult).length > 0)
  if (leader === undefined || others.length < 2) return null
  const alarm: Talk = { type: 'alarm', cult: leader }
  return company.hasSaid(alarm) ? null : company.novel(alarm)
}

/** Those one might deal with: to be believed, not about to win, and not asked too much already. */
function partners(company: Company): Seat[] {
  return company.others.filter(
    (cult) => company.trust(cult) >= manners.least && !company.isNearTheRitual(cult) && !company.hasPestered(cult),
  )
}

/** Who has set the clock already knows what the promise is worth. */
function mayPromise(company: Company, word: Word): boolean {
  return !company.hasBroken(word) || company.happens(manners.lies * (1 - company.temper.honest))
}

function sharing(company: Company): Talk | null {
  const { world, seat, view } = company
  let best: { readonly said: Talk; readonly worth: number } | null = null
  for (const other of partners(company)) {
    const found = bestShare(world, seat, other)
    if (found === null || found.worth <= (best?.worth ?? 0)) continue
    const { mine, yours, worth } = found
    if (!mayPromise(company, { type: 'out', at: yours, by: seat, to: other, turn: view.turn, kept: null })) continue
    best = { said: { type: 'share', with: other, mine, yours, turn: view.turn }, worth }
  }
  return best === null ? null : company.novel(best.said)
}

/** With somebody who has as much to lose. */
function truce(company: Company): Talk | null {
  const { view, seat } = company
  const power = view.cults[seat]?.power ?? 0
  if (power > manners.weak) return null
  const equals = partners(company).filter((cult) => Math.abs((view.cults[cult]?.power ?? 0) - power) <= 1)
  const [other] = company.chance.shuffle(equals)
  if (other === undefined) return null
  const { turn } = view
  if (!mayPromise(company, { type: 'peace', by: seat, to: other, turn, kept: null })) return null
  return company.novel({ type: 'peace', with: other, turn })
}

/** The place that would help most, and the weaker rival who could want it too. */
function menace(company: Company): Talk | null {
  const { world, seat, view, others } = company
  const at = bestPlace(company)
  if (at === null) return null
  const power = view.cults[seat]?.power ?? 0
  const rivals = others.filter((cult) => wants(world, cult, at) && !company.hasPestered(cult))
  const weaker = rivals.filter((cult) => (view.cults[cult]?.power ?? 0) < power)
  const [rival] = company.chance.shuffle(weaker)
  return rival === undefined ? null : company.novel({ type: 'threat', with: rival, at, turn: view.turn })
}

/** An offspring that is said to be where one would like to be alone. */
function bluff(company: Company): Talk | null {
  const { world, others } = company
  const at = bestPlace(company)
  if (at === null || at === exteriorLocation || !others.some((cult) => wants(world, cult, at))) return null
  const bluffed: Talk = { type: 'sending', to: at }
  return company.hasSaid(bluffed) ? null : company.novel(bluffed)
}

function bestPlace({ world, seat }: Company): Location | null {
  const wishes = wishesOf(world, seat)
  return wishes.toSorted((one, other) => worthOf(world, seat, other) - worthOf(world, seat, one))[0] ?? null
}

/** Of whoever is most in the way. */
function curiosity(company: Company): Talk | null {
  const { world, seat, view, others } = company
  const mine = wishesOf(world, seat)
  const rivals = others.filter((cult) => !company.hasPestered(cult) && mine.some((at) => wants(world, cult, at)))
  const [rival] = company.chance.shuffle(rivals)
  return rival === undefined ? null : company.novel({ type: 'whither', with: rival, turn: view.turn })
}

/** While it negotiates: what it wants, said as it would say it, from what each outcome is worth to it. */
export function bargain(company: Company, parley: Parley): Talk | null {
  const { seat, view, temper, chance } = company
  if (isSettled(company, parley) || !company.happens(manners.eager.parley * (0.3 + temper.talkative))) return null
  const others = parley.parties.map(({ cult }) => cult).filter((cult) => cult !== seat)
  const { prospects, goal, worth, serves } = weigh(company.moment, parley, company.mind.manner, company.mind.worlds)
  const { at } = parley
  const { turn } = view
  // Who means to fight doesn't announce it, and where all want the same there is nothing to say.
  const agreed = parley.parties.every(({ cult, stance }) => cult === seat || stance === goal)
  if (goal === 'fight' || agreed) return null
  if (typeof goal === 'number' && goal !== seat) {
    return company.hasPestered(goal) ? null : company.novel({ type: 'deal', with: goal, at, taker: goal })
  }
  const [other] = chance.shuffle(others.filter((cult) => !company.hasPestered(cult)))
  if (other === undefined) return null
  const fear = (cult: Seat) => (prospects.get('nothing')?.[cult] ?? 0) - (prospects.get('fight')?.[cult] ?? 0)
  const calm: Talk[] = fear(other) > 0 && fear(seat) > 0 ? [{ type: 'calm', with: other, turn }] : []
  if (goal === 'nothing') return company.happens(manners.eager.calm) ? company.novel(...calm) : null
  const threat: Talk[] =
    !serves(other) && worth('fight') >= worth(other) && temper.blunt > manners.rough
      ? [{ type: 'threat', with: other, at, turn }]
      : []
  const ask: Talk = { type: 'deal', with: other, at, taker: seat }
  const owe: Talk = { type: 'next', with: other, at, turn }
  return company.novel(...threat, ...chance.shuffle([ask, owe, ...calm]))
}

/** Who has said yes, or heard it, leaves it at that. */
function isSettled({ words, seat, view }: Company, { at }: Parley): boolean {
  return words.some(
    (word) =>
      word.type === 'yield' && word.at === at && word.turn === view.turn && (word.by === seat || word.to === seat),
  )
}
