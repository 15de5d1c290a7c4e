import { QuickChance, type Chance, type Seat, type Turn } from '@octopolis/engine'
import type { Fact } from '../facts.ts'
import { cthulhu500 } from '../game.ts'
import type { Move } from '../moves.ts'
import { reactions } from '../rules/answers.ts'
import { holdAfter } from '../rules/choices.ts'
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
/** How many standard deviations a thought must be better than a habit. */
const caution = 1

/** An answer under consideration: what came of it, beside what came of the habitual one in the same worlds. */
interface Idea {
  readonly move: Move
  sum: number
  squares: number
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
  let tried = 0
  // Half the answers are dropped after a quarter of the worlds, and half of those after another.
  for (const tries of [worlds >> 2, worlds >> 2, worlds >> 1]) {
    for (let n = 0; n < tries; n++, tried++) {
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
    left = left.toSorted((one, other) => other.sum - one.sum).slice(0, Math.max(1, left.length >> 1))
  }
  const [best] = left
  return best !== undefined && best.sum > caution * Math.sqrt(best.squares) ? best.move : habitual
}

/** How well a seat stands after this answer and some turns by habit, in a copy of this world. */
function outlook(world: State, seat: Seat, move: Move, turns: number, chance: Chance): number {
  const state = clone(world)
  const turn: Turn<Fact> = { chance, tell: () => undefined, reveal: () => undefined }
  cthulhu500.play(state, seat, move, turn)
  playOn(state, turns, turn)
  return judge(state)[seat] ?? 0
}

/** Goes on by habit to the end of the turn under way, and so many more. */
function playOn(state: State, turns: number, turn: Turn<Fact>): void {
  let [whose, left] = [state.pack.length === 0 ? -1 : state.turn, turns]
  for (;;) {
    const step = state.agenda.at(-1)
    if (step === undefined) return
    if (step.type === 'act' && state.turn !== whose) {
      if (left === 0) return
      left--
      whose = state.turn
    }
    if (step.type === 'window') answerAll(state, turn)
    else {
      const seat = cthulhu500.awaiting(state)[0]
      const prompt = seat === undefined ? null : cthulhu500.prompt(state, seat)
      if (seat === undefined || prompt === null) return
      cthulhu500.play(state, seat, habit(state, seat, prompt, turn.chance), turn)
    }
  }
}

/** A window, with as little ado as possible: most hold nothing that answers anything. Once it is closed all have held. */
function answerAll(state: State, turn: Turn<Fact>): void {
  const { seats } = state.race
  const first = turn.chance.below(seats)
  for (let n = 0; n < seats; n++) {
    const seat = (first + n) % seats
    if (((state.held >> seat) & 1) === 1) continue
    const prompt = canAnswer(state, seat) ? cthulhu500.prompt(state, seat) : null
    const move = prompt === null ? holdAfter(state.laid.length)[0] : habit(state, seat, prompt, turn.chance)
    cthulhu500.play(state, seat, move, turn)
    if (move.type === 'react') return
  }
}

function canAnswer(state: State, seat: Seat): boolean {
  for (const id of racerAt(state, seat).hand) if (reactions[id] !== null) return true
  return false
}
