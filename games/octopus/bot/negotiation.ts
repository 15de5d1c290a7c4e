import { brokenTo, temperOf, Thought, trustIn, type Moment, type Situation } from '@octopolis/bots'
import { same, type Chance, type Seat } from '@octopolis/engine'
import type { Fact } from '../facts.ts'
import { octopus } from '../game.ts'
import type { Move } from '../moves.ts'
import { clone, type Parley, type Party, type Stance, type State } from '../state.ts'
import type { View } from '../view.ts'
import { guide } from './guide.ts'
import { brokenWords } from './memory.ts'
import { wordsGiven, type Word } from './talk/pledges.ts'
import type { Octopus } from '../kit.ts'

/** In chances of winning: by how much an agreement must beat a fight before it is worth having. Set by judgement. */
const CARE = 0.004
/** In chances of winning: how much dearer each broken word makes it to let that cult have its way. Set by judgement. */
const GRUDGE = 0.03
/** In chances of winning: what it is worth to keep one's word, to somebody who is all honesty. Set by judgement. */
const HONOUR = 0.03
/** In chances of winning: what being promised the next time is worth, if the promise is sure to be kept. Set by judgement. */
const NEXT_TIME = 0.02
/** One in so many times a cult locks in at once what it could have declared first. Set by judgement. */
const BLUNT = 4

/**
 * Fair: proposes what pleases all best. Bold: proposes what pleases itself best, as long as the others prefer it to a
 * fight.
 */
export type Manner = 'fair' | 'bold'

type BotSituation = Situation<Octopus>

/** What each outcome of the talk is worth to each cult. */
type Prospects = ReadonlyMap<Stance, readonly number[]>

/** OCT-4.4: accepts what serves it, fights when it gains by it, and remembers who broke a word. */
export function negotiate(situation: BotSituation, parley: Parley, manner: Manner, worlds: number): Move {
  const word = worlds === 0 ? goAlong(parley, situation.seat) : speak(situation, parley, manner, worlds)
  return situation.prompt.moves.find((move) => same(move, word)) ?? situation.prompt.fallback
}

const lock = (stance: Stance): Move => ({ type: 'lock', stance })
const declare = (stance: Stance): Move => ({ type: 'declare', stance })

/** Without a thought: yes to whatever somebody wants, as long as it is peace. */
function goAlong({ parties }: Parley, seat: Seat): Move {
  const wish = parties.find(({ cult, stance }) => cult !== seat && stance !== null && stance !== 'fight')
  return lock(wish?.stance ?? 'nothing')
}

/** What a party makes of a negotiation. */
export interface Weighing {
  readonly prospects: Prospects
  /** Given so far, by everybody. */
  readonly words: readonly Word[]
  /** To oneself, with grudges and given words. */
  worth(stance: Stance): number
  /** Is it peace, and better than a fight? */
  serves(stance: Stance): boolean
  /** What to ask for. */
  readonly goal: Stance
}

/** Looks at every outcome in so many worlds, and adds what was promised and what was broken. */
export function weigh(moment: Moment<Octopus>, parley: Parley, manner: Manner, worlds: number): Weighing {
  const { seat, view, facts, talk, chance } = moment
  const prospects = lookAhead(view, facts, parley, worlds, chance)
  const words = wordsGiven(talk, facts)
  const grudges = brokenWords(facts, view.cults.length).map((broken, cult) => broken + grudge(moment, words, cult))
  const worth = (stance: Stance): number => {
    const value = prospects.get(stance)?.[seat] ?? 0
    if (typeof stance !== 'number' || stance === seat) return value
    return value - GRUDGE * (grudges[stance] ?? 0) + promised(moment, words, parley, stance)
  }
  const fight = worth('fight')
  const serves = (stance: Stance) => stance !== 'fight' && worth(stance) > fight + CARE
  return { prospects, words, worth, serves, goal: proposal(parley, seat, manner, prospects, worth, serves) }
}

/** What somebody broke to this seat weighs by how long it bears things in mind. */
function grudge({ seat, temper }: Moment<Octopus>, words: readonly Word[], cult: Seat): number {
  return temperOf(temper).grudging * brokenTo(words, seat).filter(({ by }) => by === cult).length
}

/** What words add to letting that cult take it: one's own that is to be kept, and theirs that next time it will be us. */
function promised(moment: Moment<Octopus>, words: readonly Word[], parley: Parley, cult: Seat): number {
  const { seat, view, talk, temper } = moment
  const offered = talk.some(
    ({ seat: by, talk: said }) =>
      by === cult && said.type === 'next' && said.with === seat && said.at === parley.at && said.turn === view.turn,
  )
  const honour = hasPromised(moment, words, parley, cult) ? HONOUR * temperOf(temper).honest : 0
  return honour + (offered ? NEXT_TIME * trustIn(words, cult) : 0)
}

/** Has it given its word to let that cult take what they have met over? */
function hasPromised({ seat, view }: Moment<Octopus>, words: readonly Word[], { at }: Parley, cult: Seat): boolean {
  return words.some((word) => {
    if (word.by !== seat || word.to !== cult || word.kept !== null) return false
    return word.type === 'debt' || (word.type === 'yield' && word.at === at && word.turn === view.turn)
  })
}

function speak(situation: BotSituation, parley: Parley, manner: Manner, worlds: number): Move {
  const { seat, chance } = situation
  const { words, worth, serves, goal } = weigh(situation, parley, manner, worlds)
  const others = parley.parties.filter(({ cult }) => cult !== seat)
  const creditor = others.find(({ cult }) => hasPromised(situation, words, parley, cult))?.cult
  // A word is kept as long as it serves, by those who are honest enough.
  if (creditor !== undefined && serves(creditor) && chance.below(100) < 100 * temperOf(situation.temper).honest) {
    return lock(creditor)
  }
  const offer = common(others.filter(({ locked }) => locked))
  // Somebody has locked in: agree if it serves, else there is nothing left to agree on.
  if (offer !== undefined) return lock(offer !== null && serves(offer) ? offer : bestOf(parley, worth))
  if (goal === 'fight') return lock(goal)
  // First the word, then the deed: a declared wish gives the others something to agree with.
  const isSilent = parley.parties.some(({ cult, stance }) => cult === seat && stance === null)
  if (parley.round === 1 && isSilent && chance.below(BLUNT) > 0) return declare(goal)
  const wish = common(others)
  return lock(wish !== undefined && wish !== null && serves(wish) ? wish : goal)
}

/** What all of these want; null if they differ or are silent, undefined if there are none. */
function common(parties: readonly Party[]): Stance | null | undefined {
  const [first] = parties
  if (first === undefined) return undefined
  return parties.every(({ stance }) => stance === first.stance) ? first.stance : null
}

function outcomes(parley: Parley): Stance[] {
  return ['nothing', ...parley.parties.map(({ cult }) => cult), 'fight']
}

function bestOf(parley: Parley, worth: (stance: Stance) => number): Stance {
  return outcomes(parley).reduce((best, stance) => (worth(stance) > worth(best) ? stance : best))
}

/** Of what serves all, that which pleases all best; if nothing does, what pleases oneself. */
function proposal(
  parley: Parley,
  seat: Seat,
  manner: Manner,
  prospects: Prospects,
  worth: (stance: Stance) => number,
  serves: (stance: Stance) => boolean,
): Stance {
  const fights = prospects.get('fight') ?? []
  const gain = (stance: Stance, cult: Seat) =>
    cult === seat ? worth(stance) - worth('fight') : (prospects.get(stance)?.[cult] ?? 0) - (fights[cult] ?? 0)
  const joy = (stance: Stance) =>
    parley.parties.reduce((product, { cult }) => product * Math.max(0, gain(stance, cult)), 1)
  const peaceful = outcomes(parley).filter(serves)
  if (peaceful.length === 0) return 'fight'
  const shared = peaceful.filter((stance) => joy(stance) > 0)
  const rank = manner === 'fair' ? joy : worth
  if (shared.length > 0) return shared.reduce((best, stance) => (rank(stance) > rank(best) ? stance : best))
  return bestOf(parley, worth)
}

/** Plays each outcome to the end of the turn in imagined worlds. */
function lookAhead(view: View, facts: readonly Fact[], parley: Parley, worlds: number, chance: Chance): Prospects {
  const prospects = new Map<Stance, number[]>()
  const thought = new Thought(octopus, guide, chance)
  const last = parley.parties.at(-1)?.cult ?? 0
  for (let world = 0; world < worlds; world++) {
    const table = guide.world(view, facts, chance)
    for (const stance of outcomes(parley)) {
      const values = thought.after(nearlySettled(table, stance), new Map([[last, { type: 'lock', stance }]]))
      const sum = prospects.get(stance) ?? values.map(() => 0)
      prospects.set(
        stance,
        sum.map((total, cult) => total + (values[cult] ?? 0) / worlds),
      )
    }
  }
  return prospects
}

/** The world in which all parties but the last have locked this in, and the last is about to. */
function nearlySettled(table: State, stance: Stance): State {
  const state = clone(table)
  const parley = state.agenda.at(-1)
  if (parley?.type !== 'negotiate') return state
  parley.parties.forEach((party, index) => {
    party.stance = stance
    party.locked = index < parley.parties.length - 1
  })
  return state
}
