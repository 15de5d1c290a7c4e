import type { Choice, Say, Seat } from '@octopolis/engine'
import { cards } from '../data/cards.ts'
import type { Move, Use } from '../moves.ts'
import type { Ask } from '../state.ts'
import type { View } from '../view.ts'
import { roles, the } from './en-characters.ts'
import { cardName, headingNames, legEnd, marks, muskets, posts } from './en-nouns.ts'
import { legOf, musketsOf, splitOf } from './seen.ts'

/** Somebody to point at, with what all can see of them. */
function person(question: string, seat: Seat, say: Say, view: View): Choice {
  const mate = view.crew[seat]
  const note = mate === undefined ? [] : [...marks(mate), muskets(mate.muskets)]
  return { question, choice: say.name(seat), rank: seat, ...(note.length === 0 ? {} : { note: note.join(' · ') }) }
}

/** First whether, then on whom. */
export function windowSteps(move: Move, _ask: Ask, say: Say, view: View): Choice[] {
  const question = 'Use your character?'
  if (move.type !== 'use') return [{ question, choice: 'pass', note: 'keep it for later', rank: 0 }]
  const { character } = move
  const first = { question, choice: `use ${the(character)}`, note: roles[character].does, rank: 1 }
  return [first, ...targetSteps(move, say, view)]
}

function targetSteps(use: Use, say: Say, view: View): Choice[] {
  const pointAt = (question: string, seat: Seat) => person(question, seat, say, view)
  const shown = (question: string, seat: Seat): Choice => {
    const count = view.test.committed[seat] ?? 0
    return { question, choice: say.name(seat), note: `${muskets(count)} shown`, rank: seat }
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
      return [pointAt('Whose musket is it going to be?', use.seat)]
    case 'troublemaker':
      return [shown('Whose muskets count double?', use.seat)]
    case 'peacemaker':
      return [shown('Who takes their muskets back?', use.seat)]
    case 'mentor': {
      const character = view.crew[use.seat]?.character ?? null
      const choice = { question: 'Whose character may be used again?', choice: say.name(use.seat), rank: use.seat }
      return [character === null ? choice : { ...choice, note: `${roles[character].name}: ${roles[character].does}` }]
    }
    case 'collector':
      return [pointAt('Who pays the others of the team?', use.seat)]
    case 'instigator':
      return [pointAt('Whom do you urge?', use.seat)]
    case 'minstrel':
      return [pointAt('Who sits out the test?', use.seats[0]), pointAt('And who else?', use.seats[1])]
    case 'agitator':
      return [pointAt('Who must show a musket?', use.seats[0]), pointAt('And who else?', use.seats[1])]
    case 'spiritualist':
      return [
        pointAt('Who gives a musket?', use.seats[0]),
        pointAt('And who else?', use.seats[1]),
        pointAt('Who gets them?', use.to),
      ]
    case 'herbalist':
      return [pointAt('Who is back on duty?', use.from), pointAt('Who goes off duty instead?', use.to)]
    case 'smuggler':
    case 'archivist': {
      const seat = use.post === 'captain' ? view.captain : view.team.lieutenant
      const rank = use.post === 'captain' ? 0 : 1
      const choice = { question: 'For which post?', choice: posts[use.post], rank }
      return [seat === null ? choice : { ...choice, note: say.name(seat) }]
    }
  }
}

export function nominateSteps(move: Move, _ask: Ask, say: Say, view: View): Choice[] {
  if (move.type !== 'nominate') return []
  const post = (question: string, seat: Seat | null): Choice =>
    seat === null
      ? { question, choice: 'nobody', note: 'chance takes the post', rank: view.crew.length }
      : person(question, seat, say, view)
  return [post('Who is your lieutenant?', move.lieutenant), post('Who is your navigator?', move.navigator)]
}

/** The leader's answers; all others have but one. */
export function ritualSteps(move: Move, _ask: Ask, say: Say, view: View): Choice[] {
  const pointAt = (question: string, seat: Seat) => person(question, seat, say, view)
  if (move.type === 'choose') return [pointAt('Whom do you convert?', move.seat)]
  if (move.type !== 'stash') return [{ question: 'Ready?', choice: 'eyes closed' }]
  const question = 'How do you split the three muskets?'
  const split = splitOf(move.to)
  switch (split.type) {
    case 'three':
      return [{ question, choice: 'all to one', rank: 0 }, pointAt('Who gets all three?', split.to)]
    case 'two':
      return [
        { question, choice: 'two and one', rank: 1 },
        pointAt('Who gets two?', split.to),
        pointAt('Who gets one?', split.one),
      ]
    case 'each':
      return [
        { question, choice: 'one each to three', note: 'name them in the order they sit', rank: 2 },
        pointAt('Who gets the first?', split.to[0]),
        pointAt('Who gets the second?', split.to[1]),
        pointAt('Who gets the third?', split.to[2]),
      ]
  }
}

export function logbookSteps(move: Move, _ask: Ask, _say: Say, view: View): Choice[] {
  const question = 'What do you do?'
  if (move.type !== 'steer') {
    const note = 'both cards are discarded, and you are out'
    return [{ question, choice: 'jump overboard', note, harms: true, rank: 3 }]
  }
  const leg = legOf(view, move.card)
  const { heading } = cards[move.card]
  const note = leg === null ? `to the ${headingNames[heading]}` : `to ${legEnd(leg)}`
  return [{ question, choice: cardName(move.card), note }]
}

export function loyaltySteps(move: Move, _ask: Ask, _say: Say, view: View): Choice[] {
  if (move.type !== 'commit') return []
  const own = view.viewer === 'watcher' ? 0 : musketsOf(view, view.viewer)
  const question = 'How many muskets?'
  const choice = move.muskets === 0 ? 'none' : String(move.muskets)
  const note = move.muskets === 0 ? 'loyal, for now' : move.muskets === own ? 'all you have' : null
  return [{ question, choice, rank: move.muskets, ...(note === null ? {} : { note }) }]
}
