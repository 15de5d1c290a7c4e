import type { Choice, Say, Seat } from '@octopolis/engine'
import { exteriorLocation, type Location, type Room } from '../data/places.ts'
import type { Ask, Move, Stance } from '../state.ts'
import type { Talk } from '../talk.ts'
import type { View } from '../view.ts'
import { components, exteriors, fates, list, places, stores, wanted } from './fr-nouns.ts'
import { othersAt, ranks, stanceRank, wayOf, type Way } from './seen.ts'

/** First where the cultists go and what comes of it, then the offspring. */
export function clockSteps(move: Move, _ask: Ask, say: Say, view: View): Choice[] {
  if (move.type !== 'clock') return []
  const way = wayOf(view, move)
  const first = cultistsChoice(way, view)
  if (way.type !== 'both') return [first, offspringChoice(move.tentacle, say, view)]
  return [first, { question: 'Les deux aiguilles sur quelle salle ? Peu importe.', ...roomChoice(move.dagger) }]
}

function roomChoice(room: Room | 0): { readonly choice: string; readonly rank: number } {
  return room === 0 ? { choice: 'nulle part', rank: ranks.line } : { choice: places[room].the, rank: room }
}

function cultistsChoice(way: Way, { night: { exterior }, stock }: View): Choice {
  const question = 'Où vont vos cultistes ?'
  switch (way.type) {
    case 'room': {
      const chosen = { question, ...roomChoice(way.room) }
      if (way.walk === 'errs') return { ...chosen, note: fates.noStair, harms: true }
      const walks = { stays: 'rester ici', walks: 'par l’escalier', returns: 'retour de l’Extérieur' } as const
      return { ...chosen, note: `${walks[way.walk]} · ${stores(way.room, stock[way.room])}` }
    }
    case 'both': {
      const choice = exterior === null ? 'les deux aiguilles sur la même salle' : exteriors[exterior].the
      if (way.walk === 'errs') return { question, choice, note: fates.noExterior, harms: true, rank: ranks.both }
      const left = stores(exteriorLocation, stock[exteriorLocation])
      const note =
        way.walk === 'stays'
          ? `rester dans l’Extérieur : les deux aiguilles sur la même salle · ${left}`
          : `voyage vers l’Extérieur : les deux aiguilles sur la même salle · ${left}`
      return { question, choice, note, rank: ranks.both }
    }
    case 'line':
      return { question, choice: 'sur le trait', note: fates.line, harms: true, rank: ranks.line }
  }
}

function offspringChoice(room: Room | 0, say: Say, view: View): Choice {
  const chosen = { question: 'Où va votre rejeton ?', ...roomChoice(room) }
  if (room === 0) return { ...chosen, note: 'tentacule sur le trait : pas de rejeton' }
  const there = othersAt(view, room)
  return there.length === 0
    ? chosen
    : { ...chosen, note: `en ce moment : ${list(there.map((seat) => say.name(seat)))}` }
}

/** First the stance, then how firmly. */
export function stanceSteps(move: Move, ask: Ask, say: Say, { viewer }: View): Choice[] {
  if (move.type !== 'declare' && move.type !== 'lock') return []
  const { stance } = move
  const holders = ask.type === 'negotiate' ? ask.parties.filter((party) => party.stance === stance) : []
  const others = holders.flatMap(({ cult }) => (cult === viewer ? [] : [say.name(cult)]))
  const held = [
    ...(holders.length > others.length ? ['votre position pour l’instant'] : []),
    ...(others.length > 0 ? [`déclaré par ${list(others)}`] : []),
  ]
  const takes = (seat: Seat) => (seat === viewer ? 'je me sers' : `${say.name(seat)} se sert`)
  const firmly = 'Avec quelle fermeté ?'
  return [
    {
      question: 'Que voulez-vous ici ?',
      choice: wanted(stance, takes),
      ...stanceNote(stance, held),
      rank: stanceRank(stance),
    },
    move.type === 'declare'
      ? { question: firmly, choice: 'déclarer', note: 'tous l’entendent, et vous pouvez changer d’avis', rank: 1 }
      : { question: firmly, choice: 'verrouiller', ...lockNote(stance), rank: 2 },
  ]
}

/** What a stance would mean, and who has it already. */
function stanceNote(stance: Stance, held: readonly string[]): { readonly note?: string; readonly harms?: boolean } {
  const means =
    stance === 'nothing'
      ? ['personne ne prend rien']
      : stance === 'fight'
        ? ['chaque culte présent perd 1 point de puissance']
        : []
  const note = [...means, ...held].join(' · ')
  return { ...(note === '' ? {} : { note }), harms: stance === 'fight' }
}

function lockNote(stance: Stance): { readonly note: string; readonly harms?: boolean } {
  return stance === 'fight'
    ? { note: 'l’affrontement éclate aussitôt', harms: true }
    : { note: 'définitif pour ce tour de discussion' }
}

/** With whom, what for what. */
export function swapSteps(move: Move, _ask: Ask, say: Say, { cults }: View): Choice[] {
  const question = 'Échanger avec qui ?'
  if (move.type !== 'swap') return [{ question, choice: 'avec personne', note: 'ne rien échanger', rank: cults.length }]
  const theirs = cults[move.with]
  const note =
    theirs?.components?.map((kind) => components[kind].name).join(', ') ?? `${theirs?.tokens ?? 0} face cachée`
  return [
    { question, choice: say.name(move.with), note, rank: move.with },
    { question: 'Que donnez-vous ?', choice: components[move.give].the, rank: move.give },
    { question: 'Que prenez-vous ?', choice: components[move.take].a, rank: move.take },
  ]
}

/** First what, then where and with whom. */
export function sayings(talk: Talk, speaker: Seat, say: Say, { night: { exterior } }: View): Choice[] {
  const question = 'Que voulez-vous dire ?'
  const where = (at: Location) => ({
    choice: at === exteriorLocation && exterior !== null ? exteriors[exterior].the : places[at].the,
    rank: at,
  })
  switch (talk.type) {
    case 'going':
      return [
        { question, choice: 'où je serai', rank: 1 },
        { question: 'Où serez-vous ?', ...where(talk.to) },
      ]
    case 'sending':
      return [
        { question, choice: 'où sera mon rejeton', rank: 2 },
        { question: 'Où sera-t-il ?', ...where(talk.to) },
      ]
    case 'deal':
      return [
        { question, choice: 'un arrangement', note: 'rien n’oblige à s’y tenir', rank: 3 },
        { question: 'Avec qui ?', choice: say.name(talk.with), rank: talk.with },
        { question: 'Pour quel lieu ?', ...where(talk.at) },
        talk.taker === speaker
          ? { question: 'Qui prend ce qui s’y trouve ?', choice: 'laissez-le-moi', rank: 1 }
          : { question: 'Qui prend ce qui s’y trouve ?', choice: 'je vous le laisse', rank: 2 },
      ]
    case 'alarm':
      return [
        { question, choice: 'un avertissement', note: 'quelqu’un est tout près du rituel', rank: 4 },
        { question: 'Qui en est si près ?', choice: say.name(talk.cult), rank: talk.cult },
      ]
  }
}
