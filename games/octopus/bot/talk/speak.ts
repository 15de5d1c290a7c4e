import type { Moment } from '@octopolis/bots'
import type { Octopus } from '../../kit.ts'
import type { Talk } from '../../talk.ts'
import { answer } from './answers.ts'
import { Company, type Mind } from './company.ts'
import { bargain, plan } from './initiative.ts'
import { remember } from './memories.ts'

/** How many things are said unasked while clocks are set, or in one negotiation; by all, and by one. Set by judgement. */
const MOST = { all: 2, one: 1 } as const

/** Something to say, or nothing: first what it owes an answer, then what it can't forget, then what it wants. */
export function speak(moment: Moment<Octopus>, mind: Mind): Talk | null {
  const { seat, view } = moment
  const me = view.cults[seat]
  if (view.ending !== null || me === undefined || me.power === 0) return null
  const company = new Company(moment, mind)
  const owed = answer(company)
  if (owed !== null) return owed
  const { conversation, times } = company
  if (conversation.unasked(times.phase).length >= MOST.all) return null
  if (conversation.unasked(times.phase, seat).length >= MOST.one) return null
  return remember(company) ?? begin(company)
}

/** Where nobody sets a clock or negotiates, there is nothing to gain by words. */
function begin(company: Company): Talk | null {
  const { view, seat } = company
  const step = view.agenda.at(-1)
  if (step?.type === 'clock') return plan(company)
  if (step?.type !== 'negotiate') return null
  return step.parties.some(({ cult, locked }) => cult === seat && !locked) ? bargain(company, step) : null
}

/** Those who play at random have no plans to speak of, but they have manners. */
export function answerOnly(moment: Moment<Octopus>): Talk | null {
  const { seat, view } = moment
  if (view.ending !== null || (view.cults[seat]?.power ?? 0) === 0) return null
  return answer(new Company(moment, { manner: 'fair', worlds: 1 }))
}
