import type { Choice, Say, Seat } from '@octopolis/engine'
import { exteriorLocation, type Component, type Exterior, type Location, type Room } from '../data/places.ts'
import type { Move } from '../moves.ts'
import type { Ask, Stance } from '../state.ts'
import type { Talk } from '../talk.ts'
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

/** First what, then where and with whom. */
function sayingsOf(
  { talk: { question, going, sending, deal, alarm }, places, exteriors }: StepPhrases,
  talk: Talk,
  speaker: Seat,
  say: Say,
  { night: { exterior } }: View,
): Choice[] {
  const where = (at: Location) => ({
    choice: at === exteriorLocation && exterior !== null ? exteriors[exterior].the : places[at].the,
    rank: at,
  })
  switch (talk.type) {
    case 'going':
      return [
        { question, choice: going.choice, rank: 1 },
        { question: going.where, ...where(talk.to) },
      ]
    case 'sending':
      return [
        { question, choice: sending.choice, rank: 2 },
        { question: sending.where, ...where(talk.to) },
      ]
    case 'deal':
      return [
        { question, choice: deal.choice, note: deal.note, rank: 3 },
        { question: deal.whom, choice: say.name(talk.with), rank: talk.with },
        { question: deal.where, ...where(talk.at) },
        talk.taker === speaker
          ? { question: deal.taker, choice: deal.me, rank: 1 }
          : { question: deal.taker, choice: deal.you, rank: 2 },
      ]
    case 'alarm':
      return [
        { question, choice: alarm.choice, note: alarm.note, rank: 4 },
        { question: alarm.whom, choice: say.name(talk.cult), rank: talk.cult },
      ]
  }
}
