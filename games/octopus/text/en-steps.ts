import type { Choice, Say, Seat } from '@octopolis/engine'
import { exteriorLocation, type Location, type Room } from '../data/places.ts'
import type { Ask, Move, Stance } from '../state.ts'
import type { Talk } from '../talk.ts'
import type { View } from '../view.ts'
import { components, exteriors, fates, list, places, stores, wanted } from './en-nouns.ts'
import { othersAt, ranks, stanceRank, wayOf, type Way } from './seen.ts'

/** First where the cultists go and what comes of it, then the offspring. */
export function clockSteps(move: Move, _ask: Ask, say: Say, view: View): Choice[] {
  if (move.type !== 'clock') return []
  const way = wayOf(view, move)
  const first = cultistsChoice(way, view)
  if (way.type !== 'both') return [first, offspringChoice(move.tentacle, say, view)]
  return [first, { question: 'Both hands on which room? Any will do.', ...roomChoice(move.dagger) }]
}

function roomChoice(room: Room | 0): { readonly choice: string; readonly rank: number } {
  return room === 0 ? { choice: 'nowhere', rank: ranks.line } : { choice: places[room].the, rank: room }
}

function cultistsChoice(way: Way, { night: { exterior }, stock }: View): Choice {
  const question = 'Where do your cultists go?'
  switch (way.type) {
    case 'room': {
      const chosen = { question, ...roomChoice(way.room) }
      if (way.walk === 'errs') return { ...chosen, note: fates.noStair, harms: true }
      const walks = { stays: 'stay here', walks: 'by the stairs', returns: 'back from the Exterior' } as const
      return { ...chosen, note: `${walks[way.walk]} · ${stores(way.room, stock[way.room])}` }
    }
    case 'both': {
      const choice = exterior === null ? 'both hands on the same room' : exteriors[exterior].the
      if (way.walk === 'errs') return { question, choice, note: fates.noExterior, harms: true, rank: ranks.both }
      const left = stores(exteriorLocation, stock[exteriorLocation])
      const note =
        way.walk === 'stays'
          ? `stay in the Exterior: both hands on the same room · ${left}`
          : `journey to the Exterior: both hands on the same room · ${left}`
      return { question, choice, note, rank: ranks.both }
    }
    case 'line':
      return { question, choice: 'on the line', note: fates.line, harms: true, rank: ranks.line }
  }
}

function offspringChoice(room: Room | 0, say: Say, view: View): Choice {
  const chosen = { question: 'Where does your offspring go?', ...roomChoice(room) }
  if (room === 0) return { ...chosen, note: 'tentacle on the line: no offspring' }
  const there = othersAt(view, room)
  return there.length === 0 ? chosen : { ...chosen, note: `there now: ${list(there.map((seat) => say.name(seat)))}` }
}

/** First the stance, then how firmly. */
export function stanceSteps(move: Move, ask: Ask, say: Say, { viewer }: View): Choice[] {
  if (move.type !== 'declare' && move.type !== 'lock') return []
  const { stance } = move
  const holders = ask.type === 'negotiate' ? ask.parties.filter((party) => party.stance === stance) : []
  const others = holders.flatMap(({ cult }) => (cult === viewer ? [] : [say.name(cult)]))
  const held = [
    ...(holders.length > others.length ? ['your stance so far'] : []),
    ...(others.length > 0 ? [`declared by ${list(others)}`] : []),
  ]
  const takes = (seat: Seat) => (seat === viewer ? 'I take it' : `${say.name(seat)} takes it`)
  const firmly = 'How firmly?'
  return [
    {
      question: 'What do you want here?',
      choice: wanted(stance, takes),
      ...stanceNote(stance, held),
      rank: stanceRank(stance),
    },
    move.type === 'declare'
      ? { question: firmly, choice: 'declare it', note: 'all hear it, and you may change it', rank: 1 }
      : { question: firmly, choice: 'lock it in', ...lockNote(stance), rank: 2 },
  ]
}

/** What a stance would mean, and who has it already. */
function stanceNote(stance: Stance, held: readonly string[]): { readonly note?: string; readonly harms?: boolean } {
  const means =
    stance === 'nothing' ? ['nobody takes anything'] : stance === 'fight' ? ['each cult present loses 1 power'] : []
  const note = [...means, ...held].join(' · ')
  return { ...(note === '' ? {} : { note }), harms: stance === 'fight' }
}

function lockNote(stance: Stance): { readonly note: string; readonly harms?: boolean } {
  return stance === 'fight' ? { note: 'the fight begins at once', harms: true } : { note: 'final for this round' }
}

/** With whom, what for what. */
export function swapSteps(move: Move, _ask: Ask, say: Say, { cults }: View): Choice[] {
  const question = 'Swap with whom?'
  if (move.type !== 'swap') return [{ question, choice: 'with nobody', note: 'keep what you have', rank: cults.length }]
  const theirs = cults[move.with]
  const note = theirs?.components?.map((kind) => components[kind].name).join(', ') ?? `${theirs?.tokens ?? 0} face down`
  return [
    { question, choice: say.name(move.with), note, rank: move.with },
    { question: 'What do you give?', choice: components[move.give].the, rank: move.give },
    { question: 'What do you take?', choice: components[move.take].a, rank: move.take },
  ]
}

/** First what, then where and with whom. */
export function sayings(talk: Talk, speaker: Seat, say: Say, { night: { exterior } }: View): Choice[] {
  const question = 'What do you want to say?'
  const where = (at: Location) => ({
    choice: at === exteriorLocation && exterior !== null ? exteriors[exterior].the : places[at].the,
    rank: at,
  })
  switch (talk.type) {
    case 'going':
      return [
        { question, choice: 'where I shall be', rank: 1 },
        { question: 'Where will you be?', ...where(talk.to) },
      ]
    case 'sending':
      return [
        { question, choice: 'where my offspring will be', rank: 2 },
        { question: 'Where will it be?', ...where(talk.to) },
      ]
    case 'deal':
      return [
        { question, choice: 'a deal', note: 'nobody has to keep it', rank: 3 },
        { question: 'With whom?', choice: say.name(talk.with), rank: talk.with },
        { question: 'About which place?', ...where(talk.at) },
        talk.taker === speaker
          ? { question: 'Who takes what is there?', choice: 'leave it to me', rank: 1 }
          : { question: 'Who takes what is there?', choice: 'I leave it to you', rank: 2 },
      ]
    case 'alarm':
      return [
        { question, choice: 'a warning', note: 'somebody is close to the ritual', rank: 4 },
        { question: 'Who is close to it?', choice: say.name(talk.cult), rank: talk.cult },
      ]
  }
}
