import type { Choice, Say, Seat } from '@octopolis/engine'
import type { Card } from '../data/cards.ts'
import type { Character } from '../data/characters.ts'
import type { Drawer } from '../logbook.ts'
import type { Move, Use } from '../moves.ts'
import type { Ask } from '../state.ts'
import type { MateView, View } from '../view.ts'
import type { Role } from './role.ts'
import { legOf, musketsOf, splitOf, targetsOf, type Leg } from './seen.ts'

/** What a language says on the way to an answer; the way itself is the same in all. */
export interface StepPhrases {
  readonly roles: { readonly [Name in Character]: Role<Name> }
  /** What all can see of somebody, beside their muskets. */
  readonly marks: (mate: MateView) => readonly string[]
  readonly muskets: (count: number) => string
  readonly posts: Readonly<Record<Drawer, string>>
  readonly window: {
    readonly question: string
    readonly pass: string
    readonly later: string
    readonly use: (character: Character) => string
  }
  readonly team: {
    readonly lieutenant: string
    readonly navigator: string
    readonly nobody: string
    readonly chance: string
  }
  readonly ritual: {
    readonly convert: string
    readonly ready: string
    readonly closed: string
    readonly split: string
    readonly three: { readonly choice: string; readonly to: string }
    readonly two: { readonly choice: string; readonly to: string; readonly one: string }
    readonly each: { readonly choice: string; readonly note: string; readonly to: readonly [string, string, string] }
  }
  readonly logbook: {
    readonly question: string
    readonly jump: string
    readonly out: string
    readonly card: (card: Card) => string
    /** Where it leads: null, if the ship has nowhere to go. */
    readonly course: (card: Card, leg: Leg | null) => string
  }
  readonly loyalty: { readonly question: string; readonly none: string; readonly loyal: string; readonly all: string }
}

type Stepping = (move: Move, ask: Ask, say: Say, view: View) => Choice[]

/** The choices that lead to each answer, in one language. */
export function stepsIn(phrases: StepPhrases): {
  readonly window: Stepping
  readonly nominate: Stepping
  readonly ritual: Stepping
  readonly logbook: Stepping
  readonly loyalty: Stepping
} {
  return {
    /** First whether, then on whom. */
    window(move, _ask, say, view) {
      const { question, pass, later, use } = phrases.window
      if (move.type !== 'use') return [{ question, choice: pass, note: later, rank: 0 }]
      const first = { question, choice: use(move.character), note: phrases.roles[move.character].does, rank: 1 }
      return [first, ...targets(phrases, move, say, view)]
    },

    nominate(move, _ask, say, view) {
      if (move.type !== 'nominate') return []
      const { lieutenant, navigator, nobody, chance } = phrases.team
      const post = (question: string, seat: Seat | null): Choice =>
        seat === null
          ? { question, choice: nobody, note: chance, rank: view.crew.length }
          : person(phrases, question, seat, say, view)
      return [post(lieutenant, move.lieutenant), post(navigator, move.navigator)]
    },

    /** The leader's answers; all others have but one. */
    ritual(move, _ask, say, view) {
      const { convert, ready, closed } = phrases.ritual
      if (move.type === 'choose') return [person(phrases, convert, move.seat, say, view)]
      if (move.type !== 'stash') return [{ question: ready, choice: closed }]
      return stash(phrases, move.to, say, view)
    },

    logbook(move, _ask, _say, view) {
      const { question, jump, out, card, course } = phrases.logbook
      if (move.type !== 'steer') return [{ question, choice: jump, note: out, harms: true, rank: 3 }]
      return [{ question, choice: card(move.card), note: course(move.card, legOf(view, move.card)) }]
    },

    loyalty(move, _ask, _say, view) {
      if (move.type !== 'commit') return []
      const { question, none, loyal, all } = phrases.loyalty
      const own = view.viewer === 'watcher' ? 0 : musketsOf(view, view.viewer)
      const choice = move.muskets === 0 ? none : String(move.muskets)
      const note = move.muskets === 0 ? loyal : move.muskets === own ? all : null
      return [{ question, choice, rank: move.muskets, ...(note === null ? {} : { note }) }]
    },
  }
}

function named(question: string, seat: Seat, say: Say, note: string | null): Choice {
  return { question, choice: say.name(seat), rank: seat, ...(note === null ? {} : { note }) }
}

/** Somebody to point at, with what all can see of them. */
function person({ marks, muskets }: StepPhrases, question: string, seat: Seat, say: Say, view: View): Choice {
  const mate = view.crew[seat]
  return named(question, seat, say, mate === undefined ? null : [...marks(mate), muskets(mate.muskets)].join(' · '))
}

function targets(phrases: StepPhrases, use: Use, say: Say, view: View): Choice[] {
  const { asks, note }: Role<Character> = phrases.roles[use.character]
  return targetsOf(use).map((target, at) => {
    const question = asks[at] ?? ''
    if (typeof target !== 'number') return forPost(phrases, question, target, say, view)
    return note === undefined
      ? person(phrases, question, target, say, view)
      : named(question, target, say, note(view, target))
  })
}

function forPost({ posts }: StepPhrases, question: string, drawer: Drawer, say: Say, { captain, team }: View): Choice {
  const seat = drawer === 'captain' ? captain : team.lieutenant
  const rank = drawer === 'captain' ? 0 : 1
  return { question, choice: posts[drawer], rank, ...(seat === null ? {} : { note: say.name(seat) }) }
}

/** KRA-7.1: first how three muskets are split, then to whom. */
function stash(phrases: StepPhrases, to: readonly [Seat, Seat, Seat], say: Say, view: View): Choice[] {
  const { split: question, three, two, each } = phrases.ritual
  const pointAt = (asked: string, seat: Seat) => person(phrases, asked, seat, say, view)
  const split = splitOf(to)
  switch (split.type) {
    case 'three':
      return [{ question, choice: three.choice, rank: 0 }, pointAt(three.to, split.to)]
    case 'two':
      return [{ question, choice: two.choice, rank: 1 }, pointAt(two.to, split.to), pointAt(two.one, split.one)]
    case 'each':
      return [
        { question, choice: each.choice, note: each.note, rank: 2 },
        pointAt(each.to[0], split.to[0]),
        pointAt(each.to[1], split.to[1]),
        pointAt(each.to[2], split.to[2]),
      ]
  }
}
