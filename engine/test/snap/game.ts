import { byAgenda, steps, type Chance, type Game, type Kit, type Seat, type Viewer } from '../../index.ts'

/**
 * The smallest game with windows: in turn somebody turns up a shell, and anybody may snap it up, or hush the card that
 * was played before. Cards take effect when all have passed, the last one first.
 */
export type Card = 'snap' | 'hush' | 'dud'

export interface Laid {
  readonly seat: Seat
  readonly card: 'snap' | 'hush'
}

export type Ask = { readonly type: 'turn'; readonly seat: Seat } | { readonly type: 'window'; readonly seat: Seat }

export interface State {
  readonly shells: number[]
  readonly hands: Card[][]
  readonly rest: Card[]
  readonly laid: Laid[]
  readonly passed: boolean[]
  readonly points: number[]
  /** The shell that lies open. */
  shell: number
  agenda: Ask[]
}

export type Move =
  | { readonly type: 'turn' }
  | { readonly type: 'pass'; readonly on: number }
  | { readonly type: 'snap' }
  | { readonly type: 'hush'; readonly of: number }

export type Fact =
  | { readonly type: 'turned'; readonly seat: Seat; readonly shell: number }
  | { readonly type: 'laid'; readonly seat: Seat; readonly card: 'snap' | 'hush' }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'taken'; readonly seat: Seat; readonly shell: number }
  | { readonly type: 'left'; readonly shell: number }

export interface View {
  readonly viewer: Viewer
  readonly hand: readonly Card[]
  readonly held: readonly number[]
  readonly hidden: number
  readonly laid: readonly Laid[]
  readonly gone: readonly Card[]
  readonly passed: readonly boolean[]
  readonly points: readonly number[]
  readonly shell: number
  readonly shells: number
  readonly agenda: readonly Ask[]
}

export type Options = object

export interface Snap extends Kit {
  State: State
  Step: Ask
  Move: Move
  Answers: { turn: Extract<Move, { type: 'turn' }>; window: Exclude<Move, { type: 'turn' }> }
  Options: Options
  View: View
  Fact: Fact
  Ask: Ask
}

const { question } = steps<Snap>()

const rounds = 6

function deckFor(seats: number): Card[] {
  const cards = (card: Card, count: number): Card[] => Array.from({ length: count }, () => card)
  return [...cards('snap', seats), ...cards('hush', seats), ...cards('dud', seats)]
}

export function handOf(state: State, seat: Seat): Card[] {
  return state.hands[seat] ?? []
}

/** The cards that aren't hidden any more. */
function goneFrom({ hands, rest }: State): Card[] {
  const hidden = [...hands.flat(), ...rest]
  return deckFor(hands.length).filter((card) => {
    const index = hidden.indexOf(card)
    if (index < 0) return true
    hidden.splice(index, 1)
    return false
  })
}

const everybody = ({ hands }: State): Seat[] => hands.map((_hand, seat) => seat)

/** What is on the table counts from the last card back: a hush takes the card before it away. */
export function standing(laid: readonly Laid[]): Laid | null {
  const left = [...laid]
  for (let last = left.pop(); last !== undefined; last = left.pop()) {
    if (last.card === 'snap') return last
    left.pop()
  }
  return null
}

const turning = question<'turn'>({
  rule: 'SNP-1.1',
  pace: 'think',
  asks: (_state, step, seat) => step.seat === seat,
  moves: () => [{ type: 'turn' }],
  fallback: () => ({ type: 'turn' }),
  answer(state, step, _seat, _move, turn) {
    state.shell = state.shells.pop() ?? 0
    turn.reveal()
    turn.tell({ type: 'turned', seat: step.seat, shell: state.shell })
    state.agenda = [{ type: 'window', seat: step.seat }]
  },
})

const answering = question<'window'>({
  rule: 'SNP-1.2',
  pace: 'reflex',
  asks: (state, _step, seat) => state.passed[seat] === false,
  window: (_state, step, seat) => ({ event: 'turned', mine: step.seat === seat }),
  moves(state, _step, seat) {
    const hand = handOf(state, seat)
    const { length } = state.laid
    const moves: Snap['Answers']['window'][] = [{ type: 'pass', on: length }]
    if (hand.includes('snap')) moves.push({ type: 'snap' })
    if (hand.includes('hush') && length > 0) moves.push({ type: 'hush', of: length })
    return moves
  },
  fallback: ({ laid }) => ({ type: 'pass', on: laid.length }),
  answer(state, step, seat, move, turn) {
    if (move.type !== 'pass') {
      const hand = handOf(state, seat)
      hand.splice(hand.indexOf(move.type), 1)
      state.laid.push({ seat, card: move.type })
      state.passed.fill(false)
      return turn.tell({ type: 'laid', seat, card: move.type })
    }
    state.passed[seat] = true
    turn.tell({ type: 'passed', seat })
    if (state.passed.includes(false)) return
    const taker = standing(state.laid)
    const { shell } = state
    if (taker === null) turn.tell({ type: 'left', shell })
    else {
      state.points[taker.seat] = (state.points[taker.seat] ?? 0) + shell
      turn.tell({ type: 'taken', seat: taker.seat, shell })
    }
    state.laid.length = 0
    state.passed.fill(false)
    const next = (step.seat + 1) % state.hands.length
    state.agenda = state.shells.length === 0 ? [] : [{ type: 'turn', seat: next }]
  },
})

const { awaiting, prompt, play } = byAgenda<Snap>({ turn: turning, window: answering }, ({ hands }) => hands.length)

function copied(state: State): State {
  return {
    ...state,
    shells: [...state.shells],
    hands: state.hands.map((hand) => [...hand]),
    rest: [...state.rest],
    laid: [...state.laid],
    passed: [...state.passed],
    points: [...state.points],
    agenda: [...state.agenda],
  }
}

function imagine(view: View, chance: Chance): State {
  const { viewer, hand, held, hidden, gone, laid, passed, points, shell, shells, agenda } = view
  const unseen = deckFor(held.length)
  for (const card of [...hand, ...gone]) unseen.splice(unseen.indexOf(card), 1)
  const cards = chance.shuffle(unseen)
  return {
    shells: Array.from({ length: shells }, () => chance.die(3)),
    hands: held.map((size, seat) => (seat === viewer ? [...hand] : cards.splice(0, size))),
    rest: cards.splice(0, hidden),
    laid: [...laid],
    passed: [...passed],
    points: [...points],
    shell,
    agenda: [...agenda],
  }
}

export const snap: Game<Snap> = {
  id: 'snap',
  version: 1,
  seats: { min: 2, max: 4 },
  options: {},
  longest: 200,
  setup(_options, seats, { chance }) {
    const rest = chance.shuffle(deckFor(seats))
    const hands = Array.from({ length: seats }, () => rest.splice(0, 2))
    return {
      shells: Array.from({ length: rounds }, () => chance.die(3)),
      hands,
      rest,
      laid: [],
      passed: hands.map(() => false),
      points: hands.map(() => 0),
      shell: 0,
      agenda: [{ type: 'turn', seat: 0 }],
    }
  },
  awaiting,
  prompt,
  play,
  view: (state, viewer) => ({
    viewer,
    hand: viewer === 'watcher' ? [] : [...handOf(state, viewer)],
    held: state.hands.map(({ length }) => length),
    hidden: state.rest.length,
    gone: goneFrom(state),
    laid: [...state.laid],
    passed: [...state.passed],
    points: [...state.points],
    shell: state.shell,
    shells: state.shells.length,
    agenda: [...state.agenda],
  }),
  imagine,
  clone: copied,
  outcome(state) {
    if (state.agenda.length > 0) return null
    const { points } = state
    return { places: points.map((mine) => 1 + points.filter((other) => other > mine).length), reason: 'shells' }
  },
}

/** Hands, the rest of the cards and the shells to come, dealt anew. */
export function redeal(state: State, viewer: Viewer, chance: Chance): State {
  const twin = copied(state)
  const strangers = everybody(state).filter((seat) => seat !== viewer)
  const cards = chance.shuffle([...strangers.flatMap((seat) => handOf(state, seat)), ...state.rest])
  for (const seat of strangers) twin.hands[seat] = cards.splice(0, handOf(state, seat).length)
  twin.rest.splice(0, twin.rest.length, ...cards)
  twin.shells.splice(0, twin.shells.length, ...state.shells.map(() => chance.die(3)))
  return twin
}
