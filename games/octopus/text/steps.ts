import type { Choice, Say, Seat } from '@octopolis/engine'
import { exteriorLocation, type Component, type Exterior, type Location, type Room } from '../data/places.ts'
import type { Move } from '../moves.ts'
import type { Ask, Stance } from '../state.ts'
import { comingTurn, type Talk } from '../talk.ts'
import type { View } from '../view.ts'
import { othersAt, ranks, stanceRank, wayOf, type Way } from './seen.ts'

type Named = { readonly the: string }

/** What a language says on the way to an answer; the way itself is the same in all. */
export interface StepPhrases {
  readonly places: Readonly<Record<Location, Named>>
  readonly exteriors: Readonly<Record<Exterior, Named>>
  readonly components: Readonly<Record<Component, Named & { readonly name: string; readonly a: string }>>
  readonly fates: Readonly<Record<'noStair' | 'noExterior' | 'line', string>>
  readonly list: (names: readonly string[]) => string
  readonly stores: (at: Location, left: number | undefined) => string
  readonly clock: {
    readonly cultists: string
    readonly offspring: string
    readonly bothOn: string
    readonly nowhere: string
    readonly walks: Readonly<Record<'stays' | 'walks' | 'returns', string>>
    readonly both: string
    readonly outside: { readonly stays: (left: string) => string; readonly goes: (left: string) => string }
    readonly line: string
    readonly noOffspring: string
    readonly thereNow: (names: string) => string
  }
  readonly stance: {
    readonly question: string
    readonly wanted: (stance: Stance, takes: (seat: Seat) => string) => string
    readonly own: string
    readonly declaredBy: (names: string) => string
    readonly iTake: string
    readonly takes: (name: string) => string
    readonly nothing: string
    readonly fight: string
    readonly firmly: string
    readonly declare: { readonly choice: string; readonly note: string }
    readonly lock: { readonly choice: string; readonly fight: string; readonly note: string }
  }
  readonly swap: {
    readonly question: string
    readonly nobody: string
    readonly keep: string
    readonly faceDown: (tokens: number) => string
    readonly give: string
    readonly take: string
  }
  readonly talk: {
    readonly question: string
    readonly going: { readonly choice: string; readonly where: string }
    readonly sending: { readonly choice: string; readonly where: string }
    readonly deal: Readonly<Record<'choice' | 'note' | 'whom' | 'where' | 'taker' | 'me' | 'you', string>>
    readonly alarm: { readonly choice: string; readonly note: string; readonly whom: string }
    readonly share: Readonly<Record<'choice' | 'note' | 'mine' | 'yours', string>>
    readonly threat: Readonly<Record<'choice' | 'note' | 'where', string>>
    readonly ask: Readonly<Record<'choice' | 'what' | 'whither' | 'peace', string>>
    readonly reply: Readonly<Record<'choice' | 'what' | 'agree' | 'refuse' | 'shrug', string>>
    readonly here: Readonly<Record<'choice' | 'note' | 'what' | 'next' | 'threat' | 'calm', string>>
    readonly recall: Readonly<Record<'choice' | 'what' | 'thanks' | 'grudge', string>> & {
      readonly reproach: (turn: number) => string
    }
    /** To whom something is said. */
    readonly whom: string
  }
}

type Stepping = (move: Move, ask: Ask, say: Say, view: View) => Choice[]

/** The choices that lead to each answer, and to each thing to say, in one language. */
export function stepsIn(phrases: StepPhrases): {
  readonly steps: { readonly clock: Stepping; readonly negotiate: Stepping; readonly swap: Stepping }
  readonly sayings: (talk: Talk, speaker: Seat, say: Say, view: View) => Choice[]
} {
  return {
    steps: {
      /** First where the cultists go and what comes of it, then the offspring. */
      clock(move, _ask, say, view) {
        if (move.type !== 'clock') return []
        const way = wayOf(view, move)
        const first = cultistsChoice(phrases, way, view)
        if (way.type !== 'both') return [first, offspringChoice(phrases, move.tentacle, say, view)]
        return [first, { question: phrases.clock.bothOn, ...roomChoice(phrases, move.dagger) }]
      },
      negotiate: (move, ask, say, view) => stanceSteps(phrases, move, ask, say, view),
      swap: (move, _ask, say, view) => swapSteps(phrases, move, say, view),
    },
    sayings: (talk, speaker, say, view) => sayingsOf(phrases, talk, speaker, say, view),
  }
}

function roomChoice(
  { places, clock }: StepPhrases,
  room: Room | 0,
): { readonly choice: string; readonly rank: number } {
  return room === 0 ? { choice: clock.nowhere, rank: ranks.line } : { choice: places[room].the, rank: room }
}

function cultistsChoice(phrases: StepPhrases, way: Way, { night: { exterior }, stock }: View): Choice {
  const { clock, exteriors, fates, stores } = phrases
  const question = clock.cultists
  switch (way.type) {
    case 'room': {
      const chosen = { question, ...roomChoice(phrases, way.room) }
      if (way.walk === 'errs') return { ...chosen, note: fates.noStair, harms: true }
      return { ...chosen, note: `${clock.walks[way.walk]} · ${stores(way.room, stock[way.room])}` }
    }
    case 'both': {
      const choice = exterior === null ? clock.both : exteriors[exterior].the
      if (way.walk === 'errs') return { question, choice, note: fates.noExterior, harms: true, rank: ranks.both }
      const left = stores(exteriorLocation, stock[exteriorLocation])
      const note = way.walk === 'stays' ? clock.outside.stays(left) : clock.outside.goes(left)
      return { question, choice, note, rank: ranks.both }
    }
    case 'line':
      return { question, choice: clock.line, note: fates.line, harms: true, rank: ranks.line }
  }
}

function offspringChoice(phrases: StepPhrases, room: Room | 0, say: Say, view: View): Choice {
  const { clock, list } = phrases
  const chosen = { question: clock.offspring, ...roomChoice(phrases, room) }
  if (room === 0) return { ...chosen, note: clock.noOffspring }
  const there = othersAt(view, room).map((seat) => say.name(seat))
  return there.length === 0 ? chosen : { ...chosen, note: clock.thereNow(list(there)) }
}

/** First the stance, then how firmly. */
function stanceSteps({ stance: phrases, list }: StepPhrases, move: Move, ask: Ask, say: Say, view: View): Choice[] {
  if (move.type !== 'declare' && move.type !== 'lock') return []
  const { viewer } = view
  const { stance } = move
  const holders = ask.type === 'negotiate' ? ask.parties.filter((party) => party.stance === stance) : []
  const others = holders.flatMap(({ cult }) => (cult === viewer ? [] : [say.name(cult)]))
  const held = [
    ...(holders.length > others.length ? [phrases.own] : []),
    ...(others.length > 0 ? [phrases.declaredBy(list(others))] : []),
  ]
  const takes = (seat: Seat) => (seat === viewer ? phrases.iTake : phrases.takes(say.name(seat)))
  const { question, wanted, firmly, declare, lock } = phrases
  return [
    { question, choice: wanted(stance, takes), ...stanceNote(phrases, stance, held), rank: stanceRank(stance) },
    move.type === 'declare'
      ? { question: firmly, choice: declare.choice, note: declare.note, rank: 1 }
      : { question: firmly, choice: lock.choice, ...lockNote(phrases, stance), rank: 2 },
  ]
}

/** What a stance would mean, and who has it already. */
function stanceNote(
  { nothing, fight }: StepPhrases['stance'],
  stance: Stance,
  held: readonly string[],
): { readonly note?: string; readonly harms?: boolean } {
  const means = stance === 'nothing' ? [nothing] : stance === 'fight' ? [fight] : []
  const note = [...means, ...held].join(' · ')
  return { ...(note === '' ? {} : { note }), harms: stance === 'fight' }
}

function lockNote(
  { lock }: StepPhrases['stance'],
  stance: Stance,
): { readonly note: string; readonly harms?: boolean } {
  return stance === 'fight' ? { note: lock.fight, harms: true } : { note: lock.note }
}

/** With whom, what for what. */
function swapSteps({ swap, components }: StepPhrases, move: Move, say: Say, { cults }: View): Choice[] {
  const { question } = swap
  if (move.type !== 'swap') return [{ question, choice: swap.nobody, note: swap.keep, rank: cults.length }]
  const theirs = cults[move.with]
  const note = theirs?.components?.map((kind) => components[kind].name).join(', ') ?? swap.faceDown(theirs?.tokens ?? 0)
  return [
    { question, choice: say.name(move.with), note, rank: move.with },
    { question: swap.give, choice: components[move.give].the, rank: move.give },
    { question: swap.take, choice: components[move.take].a, rank: move.take },
  ]
}

/** What may be said, in the order of the list: what is at hand first, what is over last. */
const order = ['here', 'going', 'sending', 'deal', 'share', 'ask', 'reply', 'threat', 'alarm', 'recall'] as const

/** First what, then to whom, then where. */
function sayingsOf(
  { talk: phrases, places, exteriors }: StepPhrases,
  talk: Talk,
  speaker: Seat,
  say: Say,
  view: View,
): Choice[] {
  const { exterior } = view.night
  const where = (at: Location) => ({
    choice: at === exteriorLocation && exterior !== null ? exteriors[exterior].the : places[at].the,
    rank: at,
  })
  const what = (kind: (typeof order)[number]): Choice => {
    const { choice, note } = { note: undefined, ...phrases[kind] }
    return { question: phrases.question, choice, ...(note === undefined ? {} : { note }), rank: order.indexOf(kind) }
  }
  const whom = (seat: Seat, question = phrases.whom): Choice => ({ question, choice: say.name(seat), rank: seat })
  const { going, sending, deal, alarm, share, threat, ask, reply, here, recall } = phrases
  switch (talk.type) {
    case 'going':
      return [what('going'), { question: going.where, ...where(talk.to) }]
    case 'sending':
      return [what('sending'), { question: sending.where, ...where(talk.to) }]
    case 'deal':
      return [
        what('deal'),
        whom(talk.with, deal.whom),
        { question: deal.where, ...where(talk.at) },
        talk.taker === speaker
          ? { question: deal.taker, choice: deal.me, rank: 1 }
          : { question: deal.taker, choice: deal.you, rank: 2 },
      ]
    case 'alarm':
      return [what('alarm'), whom(talk.cult, alarm.whom)]
    case 'share':
      return [
        what('share'),
        whom(talk.with, deal.whom),
        { question: share.mine, ...where(talk.mine) },
        { question: share.yours, ...where(talk.yours) },
      ]
    case 'whither':
    case 'peace':
      return [what('ask'), whom(talk.with), { question: ask.what, choice: ask[talk.type] }]
    case 'agree':
    case 'refuse':
    case 'shrug':
      return [what('reply'), whom(talk.with), { question: reply.what, choice: reply[talk.type] }]
    case 'threat':
      if (talk.turn !== comingTurn(view))
        return [what('here'), whom(talk.with), { question: here.what, choice: here.threat }]
      return [what('threat'), whom(talk.with), { question: threat.where, ...where(talk.at) }]
    case 'next':
    case 'calm':
      return [what('here'), whom(talk.with), { question: here.what, choice: here[talk.type] }]
    case 'thanks':
    case 'grudge':
      return [what('recall'), whom(talk.with), { question: recall.what, choice: recall[talk.type], rank: 0 }]
    case 'reproach':
      return [
        what('recall'),
        whom(talk.with),
        { question: recall.what, choice: recall.reproach(talk.turn), rank: talk.turn },
      ]
  }
}
