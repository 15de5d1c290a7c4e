import { Conversation, type Pledge } from '@octopolis/bots'
import type { Seat, Spoken } from '@octopolis/engine'
import type { Location } from '../../data/places.ts'
import type { Fact } from '../../facts.ts'
import type { Stance } from '../../state.ts'
import type { Talk } from '../../talk.ts'
import { hearing } from './hearing.ts'

/** What a cult has given its word on. */
export type Word = Pledge &
  (
    | /** To keep out of a place, cultists and offspring. */ { readonly type: 'out'; readonly at: Location }
    | /** To do the other no harm. */ { readonly type: 'peace' }
    | /** To let the other take what is there. */ { readonly type: 'yield'; readonly at: Location }
    | /** To let the other take what they next meet over. */ { readonly type: 'debt' }
  )

type Revealed = Extract<Fact, { readonly type: 'revealed' }>

interface Meeting {
  readonly turn: number
  readonly at: Location
  readonly parties: readonly Seat[]
  readonly stances: Map<Seat, Stance>
  /** What all agreed on, who forced the fight, or null while they talk. */
  end: { readonly agreed: Stance } | { readonly foughtBy: Seat | null } | null
}

/** What everybody saw of each turn: who went where, and how they parted when they met. */
interface Past {
  readonly revealed: ReadonlyMap<string, Revealed>
  readonly meetings: readonly Meeting[]
}

function pastOf(facts: readonly Fact[]): Past {
  const revealed = new Map<string, Revealed>()
  const meetings: Meeting[] = []
  let turn = 0
  for (const fact of facts) {
    const meeting = meetings.at(-1)
    switch (fact.type) {
      case 'turn':
        turn = fact.turn
        break
      case 'revealed':
        revealed.set(`${turn} ${fact.cult}`, fact)
        break
      case 'negotiation':
        meetings.push({ turn, at: fact.at, parties: fact.parties, stances: new Map(), end: null })
        break
      case 'locked':
        meeting?.stances.set(fact.cult, fact.stance)
        break
      case 'agreed':
        if (meeting !== undefined) meeting.end = { agreed: fact.stance }
        break
      case 'confrontation':
        if (meeting !== undefined) meeting.end = { foughtBy: fact.by }
        break
      default:
        break
    }
  }
  return { revealed, meetings }
}

/** All words given so far, with what became of them: what was said and agreed to, beside what was done. */
export function wordsGiven(talk: readonly Spoken<Talk>[], facts: readonly Fact[]): Word[] {
  if (talk.length === 0) return []
  const past = pastOf(facts)
  const exchanges = new Conversation(hearing, talk).exchanges()
  return [
    ...exchanges.flatMap(({ asked, answer }) => agreedWords(past, asked, answer)),
    ...talk.flatMap(({ seat, talk: said }) => (said.type === 'next' ? debt(past, seat, said.with, said) : [])),
  ]
}

/** What two have given their word on, if the answer was a yes. */
function agreedWords(
  past: Past,
  { seat: asker, talk }: Spoken<Talk>,
  { seat: answerer, talk: yes }: Spoken<Talk>,
): Word[] {
  if (yes.type !== 'agree' && yes.type !== 'deal' && yes.type !== 'thanks') return []
  switch (talk.type) {
    case 'share':
      return [
        keepingOut(past, asker, answerer, talk.yours, talk.turn),
        keepingOut(past, answerer, asker, talk.mine, talk.turn),
      ]
    case 'peace':
      return [peace(past, asker, answerer, talk.turn), peace(past, answerer, asker, talk.turn)]
    case 'deal': {
      // A deal doesn't say for which turn; the answer does.
      if (yes.type === 'deal') return []
      const [giver, taker] = talk.taker === asker ? [answerer, asker] : [asker, answerer]
      return [yielding(past, giver, taker, talk.at, yes.turn)]
    }
    case 'next':
    case 'threat':
      return [yielding(past, answerer, asker, talk.at, talk.turn)]
    default:
      return []
  }
}

function keepingOut({ revealed }: Past, by: Seat, to: Seat, at: Location, turn: number): Word {
  const seen = revealed.get(`${turn} ${by}`)
  const kept = seen === undefined ? null : seen.at !== at && seen.offspring !== at
  return { type: 'out', by, to, at, turn, kept }
}

function peace({ revealed, meetings }: Past, by: Seat, to: Seat, turn: number): Word {
  const seen = revealed.get(`${turn} ${by}`)
  const theirs = revealed.get(`${turn} ${to}`)
  const struck = seen !== undefined && theirs !== undefined && theirs.walk !== 'errs' && seen.offspring === theirs.at
  const fought = meetings.some(
    (one) =>
      one.turn === turn &&
      one.parties.includes(to) &&
      one.end !== null &&
      'foughtBy' in one.end &&
      one.end.foughtBy === by,
  )
  return { type: 'peace', by, to, turn, kept: struck || fought ? false : seen === undefined ? null : true }
}

/** It can be seen only where the two have met. */
function yielding({ meetings }: Past, by: Seat, to: Seat, at: Location, turn: number): Word {
  const meeting = meetings.find(
    (one) => one.turn === turn && one.at === at && one.parties.includes(by) && one.parties.includes(to),
  )
  return { type: 'yield', by, to, at, turn, kept: meeting === undefined ? null : hasYielded(meeting, by, to) }
}

/** Owed only if the other has really let it be taken. It falls due when the two meet again. */
function debt(
  { meetings }: Past,
  by: Seat,
  to: Seat,
  { at, turn }: { readonly at: Location; readonly turn: number },
): Word[] {
  const place = meetings.findIndex((one) => one.turn === turn && one.at === at && one.parties.includes(by))
  const end = meetings[place]?.end ?? null
  if (end === null || !('agreed' in end) || end.agreed !== by) return []
  const due = meetings.slice(place + 1).find((one) => one.parties.includes(by) && one.parties.includes(to))
  return [{ type: 'debt', by, to, turn: due?.turn ?? turn, kept: due === undefined ? null : hasYielded(due, by, to) }]
}

/** Who is drawn into a fight before they have had their say has broken no word. */
function hasYielded({ stances, end }: Meeting, by: Seat, to: Seat): boolean | null {
  if (end === null) return null
  const stance = stances.get(by)
  return stance === undefined ? null : stance === to
}
