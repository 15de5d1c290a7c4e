import { random, type Bot } from '@octopolis/bots'
import type { Game, Kit, Seat, Typed, Words } from '@octopolis/engine'
import type { Box, InEach } from '@octopolis/games/box'

/** A tiny game to try the lab on: prizes come up one by one, everyone bids in secret, the highest single bid takes it. */
interface State {
  readonly prizes: readonly number[]
  round: number
  bids: (number | null)[]
  points: number[]
}

interface Options {
  readonly short: boolean
}

interface Bid {
  readonly bid: number
}

interface View extends State {
  readonly viewer: Seat | 'watcher'
}

/** What the prizes are worth, as printed. */
const printed: readonly number[] = [1, 2, 3, 4, 5, 6]
const worths = [...printed]

type Fact =
  /** For that seat alone: it means nothing. */
  | { readonly type: 'lucky'; readonly seat: Seat }
  | { readonly type: 'prize'; readonly worth: number }
  | { readonly type: 'sold'; readonly to: Seat; readonly worth: number }
  | { readonly type: 'unsold'; readonly worth: number }
type Ask = { readonly type: 'bid'; readonly worth: number }

const bids: readonly Bid[] = [0, 1, 2, 3].map((bid) => ({ bid }))

function leader(offers: readonly (number | null)[]): Seat | null {
  const most = Math.max(...offers.map((bid) => bid ?? 0))
  const first = offers.flatMap((bid, seat) => (bid === most ? [seat] : []))
  return first.length === 1 ? (first[0] ?? null) : null
}

interface Auction extends Kit {
  State: State
  Move: Bid
  Options: Options
  View: View
  Fact: Fact
  Ask: Ask
}

const game: Game<Auction> = {
  id: 'auction',
  version: 1,
  seats: { min: 2, max: 4 },
  options: { short: { kind: 'toggle', default: false } },
  longest: 100,
  setup({ short }, seats, turn) {
    const prizes = turn.chance.shuffle(worths.slice(0, short ? 2 : 6))
    const lucky = worths.indexOf(prizes[0] ?? 0) % seats
    turn.tell({ type: 'lucky', seat: lucky }, [lucky])
    turn.tell({ type: 'prize', worth: prizes[0] ?? 0 })
    return {
      prizes,
      round: 0,
      bids: Array.from({ length: seats }, () => null),
      points: Array.from({ length: seats }, () => 0),
    }
  },
  awaiting: (state) =>
    state.round === state.prizes.length ? [] : state.bids.flatMap((bid, seat) => (bid === null ? [seat] : [])),
  prompt: (state, seat) =>
    state.round === state.prizes.length || state.bids[seat] !== null
      ? null
      : {
          ask: { type: 'bid', worth: state.prizes[state.round] ?? 0 },
          moves: bids,
          fallback: { bid: 0 },
          pace: 'quick',
          rule: 'AUC-1.1',
        },
  play(state, seat, { bid }, turn) {
    state.bids[seat] = bid
    if (state.bids.includes(null)) return
    const worth = state.prizes[state.round] ?? 0
    const winner = leader(state.bids)
    if (winner === null) turn.tell({ type: 'unsold', worth })
    else {
      state.points[winner] = (state.points[winner] ?? 0) + worth - bid
      turn.tell({ type: 'sold', to: winner, worth })
    }
    state.round++
    state.bids = state.bids.map(() => null)
    const next = state.prizes[state.round]
    if (next !== undefined) turn.tell({ type: 'prize', worth: next })
  },
  view: (state, viewer) => ({
    ...game.clone(state),
    viewer,
    bids: state.bids.map((bid, seat) => (seat === viewer ? bid : null)),
  }),
  imagine: ({ viewer: _viewer, ...state }) => game.clone(state),
  outcome(state) {
    if (state.round < state.prizes.length) return null
    const best = Math.max(...state.points)
    return {
      places: state.points.map((points) => 1 + state.points.filter((other) => other > points).length),
      reason: best === 0 ? 'nothing' : 'sold',
    }
  },
  clone: (state) => ({ ...state, bids: [...state.bids], points: [...state.points] }),
}

const words: Words<Auction> = {
  title: 'Auction',
  pitch: 'Bid, and be alone in it.',
  options: { short: { label: 'Short', help: 'Two prizes only.' } },
  problems: {},
  asks: { bid: ({ worth }) => `What do you bid for a prize worth ${worth}?` },
  doing: { bid: (names) => `${names.join(', ')} will bid` },
  answers: { bid: ({ bid }) => `bid ${bid}` },
  steps: {},
  facts: {
    lucky: () => 'You feel lucky.',
    prize: ({ worth }) => `A prize worth ${worth} comes up.`,
    sold: ({ to, worth }, say) => `${say.name(to)} takes the prize worth ${worth}.`,
    unsold: ({ worth }) => `Nobody takes the prize worth ${worth}.`,
  },
  talk: {},
  endings: { sold: 'the last prize is sold', nothing: 'nobody gained anything' },
  table: ({ points }, say) => [{ title: 'Points', lines: points.map((own, seat) => `${say.name(seat)}: ${own}`) }],
}

/** Bids the more the stronger it is. */
const bidder = (most: number): Bot<Auction> => ({
  decide: ({ prompt, chance }) => prompt.moves[chance.below(most + 1)] ?? prompt.fallback,
})

const inEach = (text: string): InEach => ({ en: text, fr: text })

export const auction: Box = {
  game,
  words: { en: words, fr: words },
  chapters: {},
  bots: { random, easy: bidder(1), normal: bidder(2), hard: bidder(3) },
  study: {
    tables: [{ label: inEach('Short'), seats: 3, options: { short: true } }],
    counts: [
      {
        title: inEach('Prizes'),
        unit: inEach('prizes'),
        labels: { sold: inEach('sold'), unsold: inEach('unsold') },
        of: (facts: readonly Typed[]) => ({
          sold: facts.filter(({ type }) => type === 'sold').length,
          unsold: facts.filter(({ type }) => type === 'unsold').length,
        }),
      },
    ],
    marks: [
      {
        title: inEach('Taken'),
        labels: { small: inEach('a lesser prize'), large: inEach('the grand prize') },
        of: (facts: readonly Fact[]) =>
          facts.flatMap((fact) =>
            fact.type === 'sold' ? [{ seat: fact.to, label: fact.worth > 5 ? 'large' : 'small' }] : [],
          ),
      },
      {
        title: inEach('Luck'),
        labels: { lucky: inEach('feels lucky'), cursed: inEach('feels cursed') },
        of: (facts: readonly Fact[]) =>
          facts.flatMap((fact) => (fact.type === 'lucky' ? [{ seat: fact.seat, label: 'lucky' }] : [])),
      },
    ],
    measures: [
      {
        title: inEach('What a sold prize is worth'),
        unit: inEach('points'),
        of(facts: readonly Fact[]) {
          const sold = facts.flatMap((fact) => (fact.type === 'sold' ? [fact.worth] : []))
          return sold.length === 0 ? null : sold.reduce((sum, worth) => sum + worth, 0) / sold.length
        },
      },
    ],
  },
  numbers: {
    printed: Object.fromEntries(printed.map((worth, prize) => [`prizes.${prize}`, worth])),
    allows: (_path, value) => Number.isInteger(value) && value >= 1 && value <= 30,
    tryOut(changes) {
      printed.forEach((worth, prize) => (worths[prize] = changes[`prizes.${prize}`] ?? worth))
    },
  },
  proof: { redeal: (state) => state, invariants: {}, tables: [{ seats: 2, options: {} }] },
}
