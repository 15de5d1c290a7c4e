import type { Choice, Say, Seat } from '@octopolis/engine'
import { cards } from '../data/cards.ts'
import type { Move, Use } from '../moves.ts'
import type { Ask } from '../state.ts'
import type { View } from '../view.ts'
import { roles } from './fr-characters.ts'
import { cardName, headingNames, legEnd, marks, muskets, posts } from './fr-nouns.ts'
import { legOf, musketsOf, splitOf } from './seen.ts'

/** Somebody to point at, with what all can see of them. */
function person(question: string, seat: Seat, say: Say, view: View): Choice {
  const mate = view.crew[seat]
  const note = mate === undefined ? [] : [...marks(mate), muskets(mate.muskets)]
  return { question, choice: say.name(seat), rank: seat, ...(note.length === 0 ? {} : { note: note.join(' · ') }) }
}

/** First whether, then on whom. */
export function windowSteps(move: Move, _ask: Ask, say: Say, view: View): Choice[] {
  const question = 'Utiliser votre personnage ?'
  if (move.type !== 'use') return [{ question, choice: 'passer', note: 'le garder pour plus tard', rank: 0 }]
  const { the, does } = roles[move.character]
  const first = { question, choice: `utiliser ${the}`, note: does, rank: 1 }
  return [first, ...targetSteps(move, say, view)]
}

function targetSteps(use: Use, say: Say, view: View): Choice[] {
  const pointAt = (question: string, seat: Seat) => person(question, seat, say, view)
  const shown = (question: string, seat: Seat): Choice => {
    const count = view.test.committed[seat] ?? 0
    return { question, choice: say.name(seat), note: `sur la table : ${muskets(count)}`, rank: seat }
  }
  switch (use.character) {
    case 'gunsmith':
    case 'gunslinger':
    case 'bosun':
    case 'lookout':
    case 'strategist':
    case 'consultant':
    case 'cook':
    case 'rouser':
    case 'equalizer':
      return []
    case 'kleptomaniac':
      return [pointAt('Chez qui vous servez-vous ?', use.seat)]
    case 'troublemaker':
      return [shown('À qui les mousquets qui comptent double ?', use.seat)]
    case 'peacemaker':
      return [shown('Qui reprend ses mousquets ?', use.seat)]
    case 'mentor': {
      const character = view.crew[use.seat]?.character ?? null
      const choice = { question: 'Quel personnage pourra resservir ?', choice: say.name(use.seat), rank: use.seat }
      return [character === null ? choice : { ...choice, note: `${roles[character].name} : ${roles[character].does}` }]
    }
    case 'collector':
      return [pointAt('Qui paie les autres membres de l’équipe ?', use.seat)]
    case 'instigator':
      return [pointAt('Qui pressez-vous de se joindre à la mutinerie ?', use.seat)]
    case 'minstrel':
      return [pointAt('Qui écoutera la chanson ?', use.seats[0]), pointAt('Et qui d’autre ?', use.seats[1])]
    case 'agitator':
      return [pointAt('Qui devra révéler un mousquet ?', use.seats[0]), pointAt('Et qui d’autre ?', use.seats[1])]
    case 'spiritualist':
      return [
        pointAt('Qui donne un mousquet ?', use.seats[0]),
        pointAt('Et qui d’autre ?', use.seats[1]),
        pointAt('Qui les reçoit ?', use.to),
      ]
    case 'herbalist':
      return [pointAt('Qui reprend du service ?', use.from), pointAt('Qui part en quartier libre ?', use.to)]
    case 'smuggler':
    case 'archivist': {
      const seat = use.post === 'captain' ? view.captain : view.team.lieutenant
      const rank = use.post === 'captain' ? 0 : 1
      const choice = { question: 'Pour quel poste ?', choice: posts[use.post], rank }
      return [seat === null ? choice : { ...choice, note: say.name(seat) }]
    }
  }
}

export function nominateSteps(move: Move, _ask: Ask, say: Say, view: View): Choice[] {
  if (move.type !== 'nominate') return []
  const post = (question: string, seat: Seat | null): Choice =>
    seat === null
      ? { question, choice: 'personne', note: 'le hasard s’en charge', rank: view.crew.length }
      : person(question, seat, say, view)
  return [post('Qui sera lieutenant ?', move.lieutenant), post('Qui sera navigateur ?', move.navigator)]
}

/** The leader's answers; all others have but one. */
export function ritualSteps(move: Move, _ask: Ask, say: Say, view: View): Choice[] {
  const pointAt = (question: string, seat: Seat) => person(question, seat, say, view)
  if (move.type === 'choose') return [pointAt('Qui convertissez-vous ?', move.seat)]
  if (move.type !== 'stash') return [{ question: 'C’est fait ?', choice: 'les yeux sont fermés' }]
  const question = 'Comment répartir les trois mousquets ?'
  const split = splitOf(move.to)
  switch (split.type) {
    case 'three':
      return [{ question, choice: 'tout à une personne', rank: 0 }, pointAt('Qui reçoit les trois ?', split.to)]
    case 'two':
      return [
        { question, choice: 'deux et un', rank: 1 },
        pointAt('Qui en reçoit deux ?', split.to),
        pointAt('Qui en reçoit un ?', split.one),
      ]
    case 'each':
      return [
        { question, choice: 'un à chacun de trois', note: 'dans l’ordre des places', rank: 2 },
        pointAt('Qui reçoit le premier ?', split.to[0]),
        pointAt('Qui reçoit le deuxième ?', split.to[1]),
        pointAt('Qui reçoit le troisième ?', split.to[2]),
      ]
  }
}

export function logbookSteps(move: Move, _ask: Ask, _say: Say, view: View): Choice[] {
  const question = 'Que faites-vous ?'
  if (move.type !== 'steer') {
    const note = 'les deux cartes sont défaussées, et vous quittez la partie'
    return [{ question, choice: 'sauter par-dessus bord', note, harms: true, rank: 3 }]
  }
  const leg = legOf(view, move.card)
  const { heading } = cards[move.card]
  const note = leg === null ? `cap ${headingNames[heading]}` : legEnd(leg)
  return [{ question, choice: cardName(move.card), note }]
}

export function loyaltySteps(move: Move, _ask: Ask, _say: Say, view: View): Choice[] {
  if (move.type !== 'commit') return []
  const own = view.viewer === 'watcher' ? 0 : musketsOf(view, view.viewer)
  const question = 'Combien de mousquets ?'
  const choice = move.muskets === 0 ? 'aucun' : String(move.muskets)
  const note = move.muskets === 0 ? 'loyal, pour l’instant' : move.muskets === own ? 'tout ce que vous avez' : null
  return [{ question, choice, rank: move.muskets, ...(note === null ? {} : { note }) }]
}
