import { QuickChance, type Chance, type Seat, type Turn } from '@octopolis/engine'
import type { EventKind } from '../data/vocabulary.ts'
import type { Fact } from '../facts.ts'
import { cthulhu500 } from '../game.ts'
import type { Move } from '../moves.ts'
import { holdAfter } from '../rules/choices.ts'
import { printOf } from '../rules/printed.ts'
import { clone, racerAt, type State } from '../state.ts'
import { judge } from './judge.ts'
import { habit } from './policy.ts'

/** How much a bot thinks before it answers. */
export interface Budget {
  /** Worlds in which the best of its answers are tried; the others are dropped on the way. */
  readonly worlds: number
  /** Turns of others that it looks ahead beyond the one under way. */
  readonly turns: number
}

const seeds = 2 ** 32
/**
 * In standard deviations, set by judgement. An answer must be better than the habitual one by `caution` to be given. While
 * it isn't worse by more than `patience`, it is thought about further.
 */
const caution = 1
const patience = 0.5
/**
 * How many questions and windows of one turn are thought through. A racer who gets back the action that a pit stop
 * costs could go on for ever.
 */
const longestTurn = 300

/** An answer under consideration: what came of it, beside what came of the habitual one in the same worlds. */
interface Idea {
  readonly move: Move
  sum: number
  squares: number
}

/** Has it been better than the habit by more than so many standard deviations? */
function isBetter({ sum, squares }: Idea, by: number): boolean {
  return sum > by * Math.sqrt(squares)
}

/**
 * Of these answers the one that leads to the best positions, over imagined worlds. The habitual one is left only for one
 * that is better by more than luck.
 */
export function bestOf(
  answers: readonly Move[],
  habitual: Move,
  seat: Seat,
  world: () => State,
  { worlds, turns }: Budget,
  chance: Chance,
): Move {
  let left: Idea[] = answers.filter((move) => move !== habitual).map((move) => ({ move, sum: 0, squares: 0 }))
  // Half the answers are dropped after a quarter of the worlds, and half of those after another.
  for (const tries of [worlds >> 2, worlds >> 2, worlds >> 1]) {
    if (left.length === 0) return habitual
    for (let n = 0; n < tries; n++) {
      const state = world()
      const seed = chance.below(seeds)
      // The same dice for all of them, so that luck doesn't choose.
      const usual = outlook(state, seat, habitual, turns, new QuickChance(seed))
      for (const idea of left) {
        const more = outlook(state, seat, idea.move, turns, new QuickChance(seed)) - usual
        idea.sum += more
        idea.squares += more * more
      }
    }
    const half = left.toSorted((one, other) => other.sum - one.sum).slice(0, Math.max(1, left.length >> 1))
    // Mostly all are worse than the habit, and soon seen to be.
    left = half.filter((idea) => isBetter(idea, -patience))
  }
  return left.find((idea) => isBetter(idea, caution))?.move ?? habitual
}

/** How well a seat stands after this answer, on average over the next turns by habit, in a copy of this world. */
function outlook(world: State, seat: Seat, move: Move, turns: number, chance: Chance): number {
  const state = clone(world)
  const turn: Turn<Fact> = { chance, tell: () => undefined, reveal: () => undefined }
  cthulhu500.play(state, seat, move, turn)
  playOn(state, turn)
  let sum = 0
  for (let left = turns; left > 0; left--) {
    playOn(state, turn)
    sum += judge(state)[seat] ?? 0
  }
  return sum / turns
}

/** Goes on by habit to the end of the turn under way. */
function playOn(state: State, turn: Turn<Fact>): void {
  const whose = state.pack.length === 0 ? null : state.turn
  for (let steps = 0; steps < longestTurn; steps++) {
    const step = state.agenda.at(-1)
    if (step === undefined || (step.type === 'act' && state.turn !== whose)) return
    if (step.type === 'window') answerAll(state, step.event.kind, turn)
    else {
      const seat = cthulhu500.awaiting(state)[0]
      const prompt = seat === undefined ? null : cthulhu500.prompt(state, seat)
      if (seat === undefined || prompt === null) return
      cthulhu500.play(state, seat, habit(state, seat, prompt, turn.chance), turn)
    }
  }
}

/**
 * Answers a window in thought. Most seats hold no card that answers anything, so they are not asked. When it is closed
 * all have passed.
 */
function answerAll(state: State, kind: EventKind, turn: Turn<Fact>): void {
  const { seats } = state.race
  const first = turn.chance.below(seats)
  const all = (1 << seats) - 1
  for (let n = 0; n < seats; n++) {
    const seat = (first + n) % seats
    if (((state.held >> seat) & 1) === 1) continue
    const prompt = canAnswer(state, seat, kind) ? cthulhu500.prompt(state, seat) : null
    const move = prompt === null ? null : habit(state, seat, prompt, turn.chance)
    if (move?.type === 'react') return cthulhu500.play(state, seat, move, turn)
    // All but the last only take note.
    if ((state.held | (1 << seat)) !== all) state.held |= 1 << seat
    else return cthulhu500.play(state, seat, holdAfter(state.laid.length)[0], turn)
  }
}

/** Has this seat a card for this kind of event, or one that cancels others? */
function canAnswer(state: State, seat: Seat, kind: EventKind): boolean {
  const print = printOf(state)
  for (const id of racerAt(state, seat).hand) {
    const reaction = print.reaction(id)
    if (reaction !== undefined && (reaction.cancels || reaction.to[kind].length > 0)) return true
  }
  return false
}
