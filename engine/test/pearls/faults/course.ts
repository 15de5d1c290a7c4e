import { pearls, type State } from '../game.ts'
import type { PearlsGame, Planted } from './planted.ts'

/** Knows its own finished states only, not what was read back from storage. */
function forgetfulOutcome(): Partial<PearlsGame> {
  const finished = new WeakSet<State>()
  return {
    play(state, seat, move, turn) {
      pearls.play(state, seat, move, turn)
      if (state.asking.type === 'over') finished.add(state)
    },
    outcome: (state) => {
      const outcome = pearls.outcome(state)
      return outcome === null || finished.has(state) ? outcome : { ...outcome, reason: 'shared' }
    },
  }
}

/** Games that don't end as they should, or lose something on the way. */
export const course = {
  'a game that never ends': { group: 1, says: 'goes on after the 12 answers', game: { play() {} } },
  'a game that takes longer than it says': { group: 1, says: 'goes on after the 5 answers', game: { longest: 5 } },
  'a bound that is no number': { group: 1, says: 'goes on after the NaN answers', game: { longest: Number.NaN } },
  'a bound without end': { group: 1, says: 'goes on after the Infinity answers', game: { longest: Infinity } },
  'places that leave a gap': {
    group: 1,
    says: "don't share",
    game: {
      outcome(state) {
        const outcome = pearls.outcome(state)
        return outcome === null ? null : { ...outcome, places: outcome.places.map((place) => place * 2 - 1) }
      },
    },
  },
  'a place too few': {
    group: 1,
    says: 'are not one for each',
    game: {
      outcome(state) {
        const outcome = pearls.outcome(state)
        return outcome === null ? null : { ...outcome, places: outcome.places.slice(1) }
      },
    },
  },
  'places counted from 0': {
    group: 1,
    says: 'are not all whole numbers from 1 on',
    game: {
      outcome(state) {
        const outcome = pearls.outcome(state)
        return outcome === null ? null : { ...outcome, places: outcome.places.map((place) => place - 1) }
      },
    },
  },
  'an outcome that storage changes': {
    group: 1,
    says: 'once the state was stored and read back',
    also: [7],
    because: 'a redealt state is none of those that the outcome remembers either',
    game: forgetfulOutcome(),
  },
  'a lost pearl': {
    group: 9,
    says: 'there are 19, not 20',
    game: {
      play(state, seat, move, turn) {
        pearls.play(state, seat, move, turn)
        if (move.type === 'pass') state.bank--
      },
    },
  },
} as const satisfies Readonly<Record<string, Planted>>
