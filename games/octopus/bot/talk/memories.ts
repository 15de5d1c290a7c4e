import { brokenTo } from '@octopolis/bots'
import type { Seat } from '@octopolis/engine'
import type { Fact } from '../../facts.ts'
import type { Talk } from '../../talk.ts'
import type { Company } from './company.ts'

/** How often, of the times it is asked for a word, somebody says such a thing at most. Set by judgement. */
const often = { reproach: 0.7, thanks: 0.5, grudge: 0.35 } as const

/** What was done to it lately: a word broken, a word kept, an offspring in the dark. */
export function remember(company: Company): Talk | null {
  return reproach(company) ?? thanks(company) ?? grudge(company)
}

function reproach(company: Company): Talk | null {
  const { seat, view, words, temper, conversation } = company
  for (const { by, turn } of brokenTo(words, seat)) {
    if (turn < view.turn - 1 || !company.others.includes(by) || company.hasPestered(by)) continue
    const said: Talk = { type: 'reproach', with: by, turn }
    if (!conversation.isSaid(said) && company.happens(often.reproach * (0.4 + temper.grudging))) return said
  }
  return null
}

/** For what somebody had promised, and really left. */
function thanks(company: Company): Talk | null {
  const { seat, view, words, temper, conversation } = company
  const kept = words.find(
    ({ type, to, turn, kept: isKept }) => to === seat && isKept === true && turn === view.turn && isGenerous(type),
  )
  if (kept === undefined || !company.others.includes(kept.by)) return null
  const said: Talk = { type: 'thanks', with: kept.by, turn: view.turn }
  return !conversation.isSaid(said) && company.happens(often.thanks * (1 - temper.blunt)) ? said : null
}

function isGenerous(type: 'out' | 'peace' | 'yield' | 'debt'): boolean {
  return type === 'yield' || type === 'debt'
}

/** It needn't have been promised anything to be cross. */
function grudge(company: Company): Talk | null {
  const { seat, view, moment, temper, conversation } = company
  const since = moment.facts.findLastIndex(({ type }) => type === 'turn')
  const culprit = whoHarmed(moment.facts.slice(since), seat)
  if (culprit === null || !company.others.includes(culprit)) return null
  if (
    company.words.some(
      ({ by, to, turn, kept }) => by === culprit && to === seat && turn === view.turn && kept === false,
    )
  ) {
    return null
  }
  const said: Talk = { type: 'grudge', with: culprit, turn: view.turn }
  return !conversation.isSaid(said) && company.happens(often.grudge * temper.grudging) ? said : null
}

/** Whose offspring found this cult, or who wanted the fight, since these facts begin. */
function whoHarmed(facts: readonly Fact[], seat: Seat): Seat | null {
  const offspring = new Map<number, Seat>()
  let fighter: Seat | null = null
  let culprit: Seat | null = null
  for (const fact of facts) {
    if (fact.type === 'revealed' && fact.cult !== seat) offspring.set(fact.offspring, fact.cult)
    else if (fact.type === 'confrontation') fighter = fact.by
    else if (fact.type === 'harmed' && fact.cult === seat) culprit = offspring.get(fact.at) ?? culprit
    else if (fact.type === 'fought' && fact.cult === seat && fighter !== seat) culprit = fighter ?? culprit
  }
  return culprit
}
