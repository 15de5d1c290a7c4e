import {
  Refusal,
  type AnyGame,
  type Chance,
  type Game,
  type Kit,
  type Outcome,
  type Seat,
  type Viewer,
} from '@octopolis/engine'
import type { Box } from '@octopolis/games'

/**
 * A game made for trying out windows. In turn somebody shows a shell, and anybody may grab it, if nobody has yet; cheer; or
 * hush the last card that was laid. When all have passed, what wasn't hushed brings points.
 */
type Card = 'grab' | 'cheer' | 'hush'

interface Laid {
  readonly seat: Seat
  readonly card: Card
}

interface State {
  readonly rounds: number
  round: number
  isOpen: boolean
  readonly hands: Card[][]
  readonly rest: Card[]
  readonly laid: Laid[]
  readonly passed: boolean[]
  readonly points: number[]
  outcome: Outcome | null
}

type Move =
  | { readonly type: 'show' }
  | { readonly type: 'pass'; readonly on: number }
  | { readonly type: 'grab' | 'cheer' }
  | { readonly type: 'hush'; readonly of: number }

interface Options {
  /** all: everybody holds more of every card than they need. */
  readonly hands: 'dealt' | 'all'
  readonly length: 'short' | 'long'
}

interface View {
  readonly round: number
  readonly isOpen: boolean
  readonly hand: readonly Card[]
  readonly held: readonly number[]
  readonly laid: readonly Laid[]
  readonly passed: readonly boolean[]
  readonly points: readonly number[]
}

type Fact =
  | { readonly type: 'shown'; readonly seat: Seat }
  | { readonly type: 'laid'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'counted'; readonly points: readonly number[] }

type Ask = { readonly type: 'show' } | { readonly type: 'answer'; readonly passed: readonly boolean[] }

const cards: readonly Card[] = ['grab', 'cheer', 'hush']
const plenty: readonly Card[] = Array.from({ length: 40 }, () => cards).flat()

function seatsOf({ hands }: State): Seat[] {
  return hands.map((_, seat) => seat)
}

function shower({ round, hands }: State): Seat {
  return round % hands.length
}

function reactions(state: State, seat: Seat): Move[] {
  const hand = state.hands[seat] ?? []
  const { laid } = state
  const moves: Move[] = []
  if (hand.includes('grab') && !laid.some(({ card }) => card === 'grab')) moves.push({ type: 'grab' })
  if (hand.includes('cheer')) moves.push({ type: 'cheer' })
  if (hand.includes('hush') && laid.length > 0) moves.push({ type: 'hush', of: laid.length })
  return moves
}

function standing(laid: readonly Laid[]): Laid[] {
  const left = [...laid]
  const stand: Laid[] = []
  for (let last = left.pop(); last !== undefined; last = left.pop()) {
    if (last.card === 'hush') left.pop()
    else stand.push(last)
  }
  return stand
}

function count(state: State): void {
  for (const { seat, card } of standing(state.laid))
    state.points[seat] = (state.points[seat] ?? 0) + (card === 'grab' ? 3 : 1)
  state.laid.length = 0
  state.passed.fill(false)
  state.isOpen = false
  state.round++
  if (state.round < state.rounds) return
  const { points } = state
  state.outcome = { places: points.map((mine) => 1 + points.filter((other) => other > mine).length), reason: 'points' }
}

interface WindowGame extends Kit {
  State: State
  Move: Move
  Options: Options
  View: View
  Fact: Fact
  Ask: Ask
}

export const windowGame: Game<WindowGame> = {
  id: 'window',
  version: 1,
  seats: { min: 2, max: 5 },
  options: {
    hands: { kind: 'choice', values: ['dealt', 'all'], default: 'dealt' },
    length: { kind: 'choice', values: ['short', 'long'], default: 'short' },
  },
  longest: 2000,
  setup({ hands: dealt, length }, seats, { chance }) {
    const deck = chance.shuffle(Array.from({ length: seats + 1 }, () => cards).flat())
    const hands = Array.from({ length: seats }, () => (dealt === 'all' ? [...plenty] : deck.splice(0, 3)))
    return {
      rounds: length === 'long' ? 200 : 4,
      round: 0,
      isOpen: false,
      hands,
      rest: dealt === 'all' ? [] : deck,
      laid: [],
      passed: hands.map(() => false),
      points: hands.map(() => 0),
      outcome: null,
    }
  },
  awaiting(state) {
    if (state.outcome !== null) return []
    return state.isOpen ? seatsOf(state).filter((seat) => state.passed[seat] === false) : [shower(state)]
  },
  prompt(state, seat) {
    if (!windowGame.awaiting(state).includes(seat)) return null
    const show: Move = { type: 'show' }
    if (!state.isOpen) return { ask: { type: 'show' }, moves: [show], fallback: show, pace: 'think', rule: 'WIN-1.1' }
    const pass: Move = { type: 'pass', on: state.laid.length }
    const last = state.laid.at(-1)
    return {
      ask: { type: 'answer', passed: [...state.passed] },
      moves: [pass, ...reactions(state, seat)],
      fallback: pass,
      pace: 'reflex',
      rule: 'WIN-1.2',
      window:
        last === undefined
          ? { event: 'shown', mine: seat === shower(state) }
          : { event: 'laid', mine: seat === last.seat },
    }
  },
  play(state, seat, move, turn) {
    switch (move.type) {
      case 'show':
        turn.tell({ type: 'shown', seat })
        state.isOpen = true
        return
      case 'pass':
        turn.tell({ type: 'passed', seat })
        state.passed[seat] = true
        if (state.passed.includes(false)) return
        count(state)
        return turn.tell({ type: 'counted', points: [...state.points] })
      default: {
        const hand = state.hands[seat] ?? []
        hand.splice(hand.indexOf(move.type), 1)
        state.laid.push({ seat, card: move.type })
        state.passed.fill(false)
        turn.tell({ type: 'laid', seat, card: move.type })
      }
    }
  },
  view: ({ round, isOpen, hands, laid, passed, points }, viewer) => ({
    round,
    isOpen,
    hand: viewer === 'watcher' ? [] : [...(hands[viewer] ?? [])],
    held: hands.map(({ length }) => length),
    laid: [...laid],
    passed: [...passed],
    points: [...points],
  }),
  imagine() {
    throw new Refusal('Nobody imagines this game.')
  },
  outcome: ({ outcome }) => outcome,
  clone: (state) => ({
    ...state,
    hands: state.hands.map((hand) => [...hand]),
    rest: [...state.rest],
    laid: [...state.laid],
    passed: [...state.passed],
    points: [...state.points],
  }),
}

/** Whatever others hold could be anything that isn't seen. */
export function redealWindowGame(state: State, viewer: Viewer, chance: Chance): State {
  const twin = windowGame.clone(state)
  const strangers = seatsOf(state).filter((seat) => seat !== viewer)
  const unseen = chance.shuffle([...strangers.flatMap((seat) => state.hands[seat] ?? []), ...state.rest])
  for (const seat of strangers) twin.hands[seat] = unseen.splice(0, state.hands[seat]?.length ?? 0)
  return { ...twin, rest: unseen }
}

/** In its box, with bots that only ever pass. */
export const windowBox = {
  game: windowGame as unknown as AnyGame,
  words: {
    en: { title: 'Window', pitch: '', windows: { shown: 'a shell is shown', laid: 'a card is laid' } },
    fr: { title: 'Fenêtre', pitch: '', windows: { shown: 'on montre un coquillage', laid: 'on pose une carte' } },
  },
} as unknown as Box
