import type { Chance, Game, Kit, Prompt, RuleId, Seat, Turn, Viewer } from '../../index.ts'

/** The smallest game with a bit of everything: secret bids, hidden hands, a die, tokens, a peek, a change of mind, talk. */
export interface Options {
  readonly die: 'four' | 'six'
  readonly peeking: boolean
  readonly charms: readonly ('shell' | 'star')[]
}

export type Asking =
  | { readonly type: 'bids' }
  | { readonly type: 'peek'; readonly seat: Seat }
  | { readonly type: 'over' }

export interface State {
  readonly rules: Options
  round: number
  readonly hands: number[][]
  readonly bids: (number | null)[]
  readonly pile: number[]
  readonly pearls: number[]
  bank: number
  readonly played: number[][]
  die: number | null
  /** Who knows the first card of the pile. */
  readonly peeked: boolean[]
  asking: Asking
}

export type Move =
  | { readonly type: 'bid'; readonly card: number }
  | { readonly type: 'peek' }
  | { readonly type: 'pass' }

export type Ask =
  | { readonly type: 'bid'; readonly round: number }
  | { readonly type: 'rebid'; readonly bid: number }
  | { readonly type: 'peek' }

export type Fact =
  | { readonly type: 'dealt'; readonly cards: number }
  | { readonly type: 'hand'; readonly seat: Seat; readonly cards: readonly number[] }
  | { readonly type: 'bid'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'ready'; readonly seat: Seat }
  | { readonly type: 'shown'; readonly bids: readonly (number | null)[] }
  | { readonly type: 'rolled'; readonly seat: Seat; readonly die: number; readonly round: number }
  | { readonly type: 'saw'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'peeked'; readonly seat: Seat }
  | { readonly type: 'passed'; readonly seat: Seat }

/** A bid, true or not; a warning to another seat. */
export type Talk = { readonly type: 'claim'; readonly card: number } | { readonly type: 'threat'; readonly seat: Seat }

export interface View {
  readonly viewer: Viewer
  readonly rules: Options
  readonly round: number
  readonly hand: readonly number[]
  readonly held: readonly number[]
  readonly bid: number | null
  readonly ready: readonly boolean[]
  readonly hidden: number
  readonly top: number | null
  readonly pearls: readonly number[]
  readonly bank: number
  readonly played: readonly (readonly number[])[]
  readonly die: number | null
  readonly peeked: readonly boolean[]
  readonly asking: Asking
}

const rounds = 3
export const allPearls = 20

export function deckFor(seats: number): number[] {
  return Array.from({ length: (seats + 1) * rounds }, (_, index) => index + 1)
}

export function handOf(state: State, seat: Seat): number[] {
  const hand = state.hands[seat]
  if (hand === undefined) throw new RangeError(`no seat ${seat}`)
  return hand
}

function bidding(state: State): Seat[] {
  return state.bids.flatMap((card, seat) => (card === null ? [seat] : []))
}

function setup(rules: Options, seats: number, turn: Turn<Fact>): State {
  const deck = turn.chance.shuffle(deckFor(seats))
  const hands = Array.from({ length: seats }, () => deck.splice(0, rounds))
  turn.tell({ type: 'dealt', cards: rounds })
  hands.forEach((cards, seat) => turn.tell({ type: 'hand', seat, cards: [...cards] }, [seat]))
  return {
    rules,
    round: 1,
    hands,
    bids: hands.map(() => null),
    pile: deck,
    pearls: hands.map(() => 0),
    bank: allPearls,
    played: [],
    die: null,
    peeked: hands.map(() => false),
    asking: { type: 'bids' },
  }
}

function awaiting(state: State): Seat[] {
  switch (state.asking.type) {
    case 'bids':
      return bidding(state)
    case 'peek':
      return [state.asking.seat]
    case 'over':
      return []
  }
}

function question(ask: Ask, moves: readonly Move[], fallback: Move, rule: RuleId): Prompt<Move, Ask> {
  return { ask, moves, fallback, pace: ask.type === 'peek' ? 'quick' : 'think', rule }
}

function prompt(state: State, seat: Seat): Prompt<Move, Ask> | null {
  const { asking } = state
  switch (asking.type) {
    case 'bids': {
      const bid = state.bids[seat] ?? null
      const moves = handOf(state, seat).map((card): Move => ({ type: 'bid', card }))
      const [first] = moves
      if (first === undefined) return null
      return bid === null
        ? question({ type: 'bid', round: state.round }, moves, first, 'PRL-1.1')
        : question({ type: 'rebid', bid }, moves, first, 'PRL-1.2')
    }
    case 'peek':
      if (asking.seat !== seat) return null
      return question({ type: 'peek' }, [{ type: 'peek' }, { type: 'pass' }], { type: 'pass' }, 'PRL-2.1')
    case 'over':
      return null
  }
}

function play(state: State, seat: Seat, move: Move, turn: Turn<Fact>): void {
  switch (move.type) {
    case 'bid':
      return placeBid(state, seat, move.card, turn)
    case 'peek':
      turn.reveal()
      state.peeked[seat] = true
      turn.tell({ type: 'saw', seat, card: state.pile[0] ?? 0 }, [seat], { type: 'peeked', seat })
      return nextRound(state)
    case 'pass':
      turn.tell({ type: 'passed', seat })
      return nextRound(state)
  }
}

function placeBid(state: State, seat: Seat, card: number, turn: Turn<Fact>): void {
  const hand = handOf(state, seat)
  const earlier = state.bids[seat] ?? null
  hand.splice(hand.indexOf(card), 1)
  if (earlier !== null) hand.push(earlier)
  state.bids[seat] = card
  if (earlier === null) turn.tell({ type: 'bid', seat, card }, [seat], { type: 'ready', seat })
  else turn.tell({ type: 'bid', seat, card }, [seat])
  if (bidding(state).length === 0) settle(state, turn)
}

/** The highest bid rolls for pearls, and may peek once. */
function settle(state: State, turn: Turn<Fact>): void {
  turn.reveal()
  const bids = state.bids.map((card) => card ?? 0)
  const winner = bids.indexOf(Math.max(...bids))
  const die = turn.chance.die(state.rules.die === 'four' ? 4 : 6)
  const gain = Math.min(die, state.bank)
  turn.tell({ type: 'shown', bids })
  turn.tell({ type: 'rolled', seat: winner, die, round: state.round })
  state.die = die
  state.bank -= gain
  state.pearls[winner] = (state.pearls[winner] ?? 0) + gain
  state.played.push(bids)
  state.bids.fill(null)
  if (state.rules.peeking && state.peeked[winner] === false) state.asking = { type: 'peek', seat: winner }
  else nextRound(state)
}

function nextRound(state: State): void {
  state.asking = state.round === rounds ? { type: 'over' } : { type: 'bids' }
  state.round++
}

function view(state: State, viewer: Viewer): View {
  const { rules, round, hands, bids, pile, pearls, bank, played, die, peeked, asking } = state
  const mine = viewer === 'watcher' ? null : viewer
  return {
    viewer,
    rules,
    round,
    hand: mine === null ? [] : [...handOf(state, mine)],
    held: hands.map((hand) => hand.length),
    bid: mine === null ? null : (bids[mine] ?? null),
    ready: bids.map((card) => card !== null),
    hidden: pile.length,
    top: mine !== null && peeked[mine] === true ? (pile[0] ?? null) : null,
    pearls: [...pearls],
    bank,
    played: played.map((cards) => [...cards]),
    die,
    peeked: [...peeked],
    asking,
  }
}

function imagine(seen: View, chance: Chance): State {
  const { viewer, rules, round, hand, held, bid, ready, hidden, top, pearls, bank, played, die, peeked, asking } = seen
  const known = new Set([...hand, ...played.flat(), ...(bid === null ? [] : [bid]), ...(top === null ? [] : [top])])
  const unseen = chance.shuffle(deckFor(held.length).filter((card) => !known.has(card)))
  const hands = held.map((size, seat) => (seat === viewer ? [...hand] : unseen.splice(0, size)))
  const bids = ready.map((isReady, seat) => (seat === viewer ? bid : isReady ? (unseen.pop() ?? null) : null))
  const pile = top === null ? unseen : [top, ...unseen]
  if (pile.length !== hidden) throw new Error('this view has no world')
  return {
    rules,
    round,
    hands,
    bids,
    pile,
    pearls: [...pearls],
    bank,
    played: played.map((cards) => [...cards]),
    die,
    peeked: [...peeked],
    asking,
  }
}

function clone(state: State): State {
  return {
    ...state,
    hands: state.hands.map((hand) => [...hand]),
    bids: [...state.bids],
    pile: [...state.pile],
    pearls: [...state.pearls],
    played: state.played.map((cards) => [...cards]),
    peeked: [...state.peeked],
  }
}

export function talk({ asking, held, played }: View, seat: Seat): Talk[] {
  if (asking.type !== 'bids') return []
  const gone = new Set(played.flat())
  const others = held.flatMap((_size, other) => (other === seat ? [] : [other]))
  return [
    ...deckFor(held.length).flatMap((card): Talk[] => (gone.has(card) ? [] : [{ type: 'claim', card }])),
    ...others.map((other): Talk => ({ type: 'threat', seat: other })),
  ]
}

export interface Pearls extends Kit {
  State: State
  Move: Move
  Options: Options
  View: View
  Fact: Fact
  Ask: Ask
  Talk: Talk
}

export const pearls: Game<Pearls> = {
  id: 'pearls',
  version: 1,
  seats: { min: 2, max: 3 },
  options: {
    die: { kind: 'choice', values: ['four', 'six'], default: 'six' },
    peeking: { kind: 'toggle', default: true },
    charms: {
      kind: 'several',
      values: ['shell', 'star'],
      default: ['shell'],
      problem: (chosen) => (chosen.length === 0 ? 'noCharm' : null),
    },
  },
  longest: rounds * (3 + 1),
  setup,
  awaiting,
  prompt,
  play,
  view,
  imagine,
  clone,
  outcome(state) {
    if (state.asking.type !== 'over') return null
    const places = state.pearls.map((mine) => 1 + state.pearls.filter((other) => other > mine).length)
    return { places, reason: places.filter((place) => place === 1).length > 1 ? 'shared' : 'richest' }
  },
  voice: (state) => (state.asking.type === 'bids' ? 'free' : 'silent'),
  talk,
  faded: (state, fact) => fact.type === 'rolled' && fact.round < state.round - 1,
}
