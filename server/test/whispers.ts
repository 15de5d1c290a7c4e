import { Refusal, type AnyGame, type Game, type Kit, type Outcome, type Seat } from '@octopolis/engine'
import type { Box } from '@octopolis/games'

/**
 * A game made for trying out a house: in every round each seat secretly holds up one to five fingers, then all are
 * shown; most fingers in all wins. Who has chosen may only gesture, and in the last round all are silent.
 */
interface State {
  readonly rounds: number
  round: number
  readonly hands: (number | null)[]
  readonly totals: number[]
  outcome: Outcome | null
}

interface Move {
  readonly fingers: number
}

interface Options {
  readonly length: 'short' | 'long'
}

interface View {
  readonly round: number
  readonly own: number | null
  readonly chosen: readonly boolean[]
  readonly totals: readonly number[]
}

type Fact =
  | { readonly type: 'held'; readonly seat: Seat; readonly fingers: number }
  | { readonly type: 'ready'; readonly seat: Seat }
  | { readonly type: 'shown'; readonly hands: readonly number[] }

type Ask = { readonly type: 'fingers' }

const moves: readonly Move[] = [1, 2, 3, 4, 5].map((fingers) => ({ fingers }))

const longRounds = 200

interface Whispers extends Kit {
  State: State
  Move: Move
  Options: Options
  View: View
  Fact: Fact
  Ask: Ask
  Talk: { type: 'claim'; fingers: number }
}

export const whispers: Game<Whispers> = {
  id: 'whispers',
  version: 1,
  seats: { min: 2, max: 5 },
  options: { length: { kind: 'choice', values: ['short', 'long'], default: 'short' } },
  longest: 5 * longRounds,
  setup: ({ length }, seats) => ({
    rounds: length === 'long' ? longRounds : 3,
    round: 1,
    hands: Array.from({ length: seats }, () => null),
    totals: Array.from({ length: seats }, () => 0),
    outcome: null,
  }),
  awaiting: ({ hands, outcome }) =>
    outcome === null ? hands.flatMap((hand, seat) => (hand === null ? seat : [])) : [],
  prompt: ({ hands, outcome }, seat) =>
    outcome === null && hands[seat] === null
      ? { ask: { type: 'fingers' }, moves, fallback: { fingers: 1 }, pace: 'think', rule: 'WHI-1.1' }
      : null,
  play(state, seat, { fingers }, turn) {
    state.hands[seat] = fingers
    turn.tell({ type: 'held', seat, fingers }, [seat], { type: 'ready', seat })
    if (state.hands.includes(null)) return
    const hands = state.hands.map((hand) => hand ?? 0)
    turn.reveal()
    turn.tell({ type: 'shown', hands })
    hands.forEach((hand, one) => {
      state.totals[one] = (state.totals[one] ?? 0) + hand
      state.hands[one] = null
    })
    if (state.round < state.rounds) state.round++
    else {
      const places = state.totals.map((total) => 1 + state.totals.filter((other) => other > total).length)
      state.outcome = { places, reason: 'counted' }
    }
  },
  view: ({ round, hands, totals }, viewer) => ({
    round,
    own: viewer === 'watcher' ? null : (hands[viewer] ?? null),
    chosen: hands.map((hand) => hand !== null),
    totals: [...totals],
  }),
  imagine() {
    throw new Refusal('Nobody imagines this game.')
  },
  outcome: ({ outcome }) => outcome,
  clone: (state) => ({ ...state, hands: [...state.hands], totals: [...state.totals] }),
  voice: ({ round, rounds, hands }, seat) =>
    rounds > 1 && round === rounds ? 'silent' : hands[seat] === null ? 'free' : 'gestures',
  talk: () => moves.map(({ fingers }) => ({ type: 'claim', fingers })),
}

/** In its box, with bots that always show what the fallback shows. */
export const whispersBox = {
  game: whispers as unknown as AnyGame,
  words: { en: { title: 'Whispers', pitch: '' }, fr: { title: 'Murmures', pitch: '' } },
} as unknown as Box

/** The same, but all may talk until the last round, and bots may want to; what they say is up to the test. */
export const chatterBox = {
  ...whispersBox,
  game: {
    ...whispersBox.game,
    id: 'chatter',
    voice: ({ round, rounds }: State) => (round === rounds ? 'silent' : 'free'),
  },
  bots: { easy: {}, normal: { speak: () => null } },
} as unknown as Box
