import type { Chance, Seat, Turn } from '../../../index.ts'
import { handOf, pearls, type Fact, type State } from '../game.ts'
import { redeal } from '../proof.ts'
import { prompting, telling, type PearlsGame, type Planted } from './planted.ts'

function atPile(state: State): number {
  return state.pile[0] ?? 0
}

function holds(state: State, seat: Seat, card: number): boolean {
  return handOf(state, seat).includes(card)
}

function imaginesTheTruth(): Partial<PearlsGame> {
  let truth: State | null = null
  return {
    view(state, viewer) {
      truth = state
      return pearls.view(state, viewer)
    },
    imagine: (view, chance) => (truth === null ? pearls.imagine(view, chance) : pearls.clone(truth)),
  }
}

const noLuck: Chance = { below: () => 0, die: () => 1, pick: (items) => items[0] as never, shuffle: (items) => items }

const alsoImagined = 'an imagined world has other secrets, so what shows them differs there too'

/** What tells somebody more than they may know. */
export const leaks = {
  'a leak in a view': {
    group: 7,
    says: '/omen is',
    also: [6],
    because: alsoImagined,
    game: {
      view: (state, viewer) => Object.assign(pearls.view(state, viewer), { omen: atPile(state) % 2 === 0 }),
    },
  },
  'a leak in the size of a message': {
    group: 7,
    says: '/padding is',
    also: [6],
    because: alsoImagined,
    game: {
      view: (state, viewer) => Object.assign(pearls.view(state, viewer), { padding: ' '.repeat(atPile(state)) }),
    },
  },
  'a leak in the order of keys': {
    group: 7,
    says: 'gets another view: the order of keys differs',
    game: {
      view(state, viewer) {
        const { bank, ...view } = pearls.view(state, viewer)
        return atPile(state) % 2 === 0 ? { bank, ...view } : { ...view, bank }
      },
    },
  },
  'a leak in who is waited for': {
    group: 7,
    says: 'sees others waited for',
    also: [6],
    because: alsoImagined,
    game: {
      awaiting: (state) =>
        pearls.awaiting(state).toSorted((a, b) => (handOf(state, a)[0] ?? 0) - (handOf(state, b)[0] ?? 0)),
    },
  },
  'a leak in the pace of another seat': {
    group: 7,
    says: 'sees others asked otherwise: /0/pace',
    game: prompting((prompt, state, seat) => ({ ...prompt, pace: holds(state, seat, 1) ? 'quick' : prompt.pace })),
  },
  'a leak in the question of another seat': {
    group: 7,
    says: 'sees others asked otherwise: /0/rule',
    game: prompting((prompt, state, seat) => ({ ...prompt, rule: holds(state, seat, 1) ? 'PRL-2.1' : prompt.rule })),
  },
  'a leak in what one may do oneself': {
    group: 7,
    says: 'asked otherwise',
    also: [6],
    because: alsoImagined,
    game: prompting((prompt, state) => ({ ...prompt, pace: atPile(state) % 2 === 0 ? 'quick' : 'talk' })),
  },
  'a leak in who may speak': {
    group: 7,
    says: 'sees others free to speak',
    game: { voice: (state) => (atPile(state) % 2 === 0 ? 'free' : 'gestures') },
  },
  'a leak in a log': {
    group: 7,
    says: 'has left the log',
    game: { faded: (state, fact) => fact.type === 'dealt' && atPile(state) % 2 === 0 },
  },
  'a leak in a fact about a secret choice': {
    group: 7,
    says: 'hears: /0/high',
    game: telling(
      (turn) => (fact, to, others) =>
        turn.tell(fact, to, others && Object.assign({ high: fact.type === 'bid' && fact.card > 5 }, others)),
    ),
  },
  'a leak in a fact about an old secret': {
    group: 7,
    says: 'hears: /0/card',
    game: telling(
      (turn, state) =>
        (fact, ...audience) =>
          turn.tell(fact.type === 'passed' ? Object.assign({ card: atPile(state) }, fact) : fact, ...audience),
    ),
  },
  'an undo offered though something was learned': {
    group: 7,
    says: 'may take {"type":"peek"} back',
    game: {
      play(state, seat, move, turn) {
        const tell: Turn<Fact>['tell'] = (...told) => turn.tell(...told)
        pearls.play(state, seat, move, { chance: turn.chance, tell, reveal() {} })
      },
    },
  },
  'an imagine that returns the truth': { group: 7, says: 'depends on more than its view', game: imaginesTheTruth() },
  'an imagine that never varies': {
    group: 7,
    thoroughness: 80,
    says: "is the same, though it can't know it",
    game: { imagine: (view) => pearls.imagine(view, noLuck) },
  },
  'a redeal that never varies': {
    group: 7,
    thoroughness: 80,
    says: 'never changes, though it can only be imagined',
    proof: { redeal: (state) => pearls.clone(state) },
  },
  'a redeal that breaks the state': {
    group: 7,
    thoroughness: 80,
    says: 'the state is broken: cards',
    proof: {
      redeal(state, viewer, chance) {
        const twin = redeal(state, viewer, chance)
        return { ...twin, pile: twin.pile.map((card, depth) => (depth === 0 ? card : 1)) }
      },
    },
  },
} as const satisfies Readonly<Record<string, Planted>>
