import type { Seat, Spoken } from '@octopolis/engine'
import { locations, type Location } from '../../data/places.ts'
import { parleyOf, type Talk, type TalkOf } from '../../talk.ts'
import { weigh } from '../negotiation.ts'
import type { Company } from './company.ts'
import type { Word } from './pledges.ts'
import { shareWorth, wishesOf, worthOf } from './worth.ts'

/** What somebody wants a yes or a no to. */
type Offer = TalkOf<'peace' | 'share' | 'deal' | 'next' | 'threat'>

type Verdict = 'agree' | 'refuse' | 'shrug'

/** Set by judgement. */
const manners = {
  /** Trust below which nobody makes deals. */
  least: 0.4,
  /** In chances of winning: what a place must be worth not to be given up for a polite word. */
  dear: 0.04,
  /** How often somebody without any honesty agrees to what they won't keep. */
  lies: 0.5,
  /** How often the blunt say no where others shrug, and the polite say where they will be. */
  plainNo: 0.8,
  tells: 0.5,
  /** How often, where the two have met, one says yes by naming the place. */
  names: 0.4,
} as const

/** An answer to the oldest thing that was put to this seat and that it hasn't answered. */
export function answer(company: Company): Talk | null {
  const { conversation, seat } = company
  for (const asked of conversation.open(seat)) {
    // Of those who are out nobody wants anything any more.
    if ((company.view.cults[asked.seat]?.power ?? 0) === 0) continue
    const said = answerTo(company, asked)
    if (said !== null) return said
  }
  return null
}

function answerTo(company: Company, { seat: asker, talk }: Spoken<Talk>): Talk | null {
  const { turn } = company.view
  const reply = (type: Verdict): Talk => ({ type, with: asker, turn })
  switch (talk.type) {
    case 'whither':
      return whereabouts(company, asker)
    case 'reproach':
      return company.fresh(reply('shrug'), reply('refuse'))
    case 'deal':
      if (talk.taker === company.seat) {
        const obliged = company.happens(1 - company.temper.blunt)
        const [first, second] = obliged ? (['thanks', 'agree'] as const) : (['agree', 'thanks'] as const)
        return company.fresh({ type: first, with: asker, turn }, { type: second, with: asker, turn }, reply('shrug'))
      }
      return say(company, asker, consider(company, asker, talk), talk.at)
    case 'next':
    case 'threat':
      return say(company, asker, consider(company, asker, talk), talk.at)
    case 'peace':
    case 'share':
      return say(company, asker, consider(company, asker, talk), null)
    default:
      return null
  }
}

/** Says it in a way that hasn't been used this turn. */
function say(company: Company, asker: Seat, verdict: Verdict, at: Location | null): Talk | null {
  const { turn } = company.view
  const reply = (type: Verdict): Talk => ({ type, with: asker, turn })
  if (verdict !== 'agree') return company.fresh(reply(verdict), reply(verdict === 'refuse' ? 'shrug' : 'refuse'))
  const isHere = at !== null && parleyOf(company.view, company.seat, asker)?.at === at
  if (!isHere) return company.fresh(reply('agree'), reply('shrug'))
  const named: Talk = { type: 'deal', with: asker, at, taker: asker }
  const ways = company.happens(manners.names) ? [named, reply('agree')] : [reply('agree'), named]
  return company.fresh(...ways, reply('shrug'))
}

/** Where it will be is nobody's business: whoever says it says where one might be, whatever the clock says. */
function whereabouts(company: Company, asker: Seat): Talk | null {
  const { world, seat, view, temper, chance } = company
  const shrug: Talk = { type: 'shrug', with: asker, turn: view.turn }
  if (!company.happens(manners.tells * (1 - temper.blunt))) return company.fresh(shrug)
  const likely = wishesOf(world, seat)
  const places = likely.length > 0 ? likely : locations.filter((at) => at === view.cults[seat]?.at)
  const promised = company.words.filter(({ by, turn, kept }) => by === seat && turn === view.turn && kept === null)
  const open = places.filter((at) => !promised.some((word) => 'at' in word && word.at === at))
  if (open.length === 0) return company.fresh(shrug)
  return company.fresh({ type: 'going', to: chance.pick(open) }, shrug)
}

/** Yes, no or neither, by what it would come to, whom it would help and whether they are to be believed. */
function consider(company: Company, asker: Seat, talk: Offer): Verdict {
  const { seat, view, temper } = company
  const parley = parleyOf(view, seat, asker)
  const no: Verdict = company.happens(manners.plainNo * temper.blunt + 0.15) ? 'refuse' : 'shrug'
  if (talk.type !== 'peace' && talk.type !== 'share' && parley?.at === talk.at) {
    const { serves } = weigh(company.moment, parley, company.mind.manner, company.mind.worlds)
    return serves(asker) ? 'agree' : lie(company, no)
  }
  if (view.agenda.at(-1)?.type !== 'clock' && talk.type === 'deal') return 'shrug'
  if ('turn' in talk && talk.turn < view.turn) return 'shrug'
  if (company.isNearTheRitual(asker)) return 'refuse'
  if (!isWelcome(company, asker, talk)) return lie(company, no)
  const isTooLate = company.hasBroken(wordOf(company, asker, talk))
  return isTooLate ? lie(company, no) : 'agree'
}

/** Would it be any good, before anybody has met? */
function isWelcome(company: Company, asker: Seat, talk: Offer): boolean {
  const { world, seat, view } = company
  if (talk.type !== 'threat' && company.trust(asker) < manners.least) return false
  switch (talk.type) {
    case 'peace':
      return true
    case 'share':
      return shareWorth(world, seat, talk.yours, asker, talk.mine) > 0
    case 'deal':
    case 'next':
      return worthOf(world, seat, talk.at) < manners.dear
    case 'threat': {
      const stronger = (view.cults[asker]?.power ?? 0) > (view.cults[seat]?.power ?? 0)
      return worthOf(world, seat, talk.at) < (stronger ? 2 * manners.dear : manners.dear / 2)
    }
  }
}

/** The word it would give by agreeing. */
function wordOf({ seat, view: { turn } }: Company, asker: Seat, talk: Offer): Word {
  const given = { by: seat, to: asker, turn, kept: null }
  if (talk.type === 'peace') return { type: 'peace', ...given }
  return { type: 'out', at: talk.type === 'share' ? talk.mine : talk.at, ...given }
}

/** No; or yes, from somebody who doesn't mean it. */
function lie(company: Company, no: Verdict): Verdict {
  return company.happens(manners.lies * (1 - company.temper.honest)) ? 'agree' : no
}
