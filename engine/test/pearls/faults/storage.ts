import { pearls, talk, type Options } from '../game.ts'
import { telling, type PearlsGame, type Planted } from './planted.ts'

/** What is wrong is set up, and kept by the clone. */
function keeping(more: () => object): Partial<PearlsGame> {
  return {
    setup: (options, seats, turn) => Object.assign(pearls.setup(options, seats, turn, pearls.version), more()),
    clone: (state) => ({ ...state, ...pearls.clone(state) }),
  }
}

/** Counts over all games, where no record knows of it. */
function counting(): () => object {
  let count = 0
  return () => ({ count: count++ })
}

function countedFacts(): Partial<PearlsGame> {
  const count = counting()
  return telling(
    (turn) =>
      (fact, ...audience) =>
        turn.tell(Object.assign(count(), fact), ...audience),
  )
}

function countedViews(): Partial<PearlsGame> {
  const count = counting()
  return { view: (state, viewer) => Object.assign(count(), pearls.view(state, viewer)) }
}

/** Two parts of the state are one and the same thing, until it is stored. */
const siamese: Partial<PearlsGame> = {
  ...keeping(() => ({})),
  setup(options, seats, turn) {
    const state = pearls.setup(options, seats, turn, pearls.version)
    return Object.assign(state, { house: state.rules })
  },
  ...telling((turn, state) => {
    const joined = 'house' in state && state.house === state.rules
    return (fact, ...audience) => turn.tell(Object.assign({ joined }, fact), ...audience)
  }),
}

function hiddenDie(): Partial<PearlsGame> {
  let rolls = 0
  return {
    play(state, seat, move, turn) {
      const { length } = state.played
      pearls.play(state, seat, move, turn)
      if (state.played.length > length) state.die = 1 + ((turn.chance.die(6) + rolls++) % 6)
    },
  }
}

/** Tells by the rules of whichever table was set up last. */
function absentMinded(): Partial<PearlsGame> {
  let rules: Options | null = null
  return {
    setup(options, seats, turn) {
      rules = options
      return pearls.setup(options, seats, turn, pearls.version)
    },
    ...telling(
      (turn) =>
        (fact, ...audience) =>
          turn.tell(Object.assign({ rules }, fact), ...audience),
    ),
  }
}

/** What isn't plain JSON, and what a record can't bring back. */
export const storage = {
  'a view that fails': {
    group: 5,
    says: 'no view',
    also: [2, 3, 4, 6, 7, 8],
    because: 'everything that looks at it fails',
    game: {
      view() {
        throw new Error('no view')
      },
    },
  },
  'a state with a Map in it': {
    group: 4,
    says: 'The state is not plain JSON at /seen',
    game: keeping(() => ({ seen: new Map([[1, 2]]) })),
  },
  'a state with an undefined in it': {
    group: 4,
    says: 'The state is not plain JSON at /seen',
    game: keeping(() => ({ seen: undefined })),
  },
  'a state with a class in it': {
    group: 4,
    says: 'The state is not plain JSON at /seen',
    game: keeping(() => ({ seen: new Error('a class') })),
  },
  'a state with a NaN in it': {
    group: 4,
    says: 'The state is not plain JSON at /seen',
    game: keeping(() => ({ seen: Number.NaN })),
  },
  'a state that says one thing twice': {
    group: 4,
    says: 'A twin stored after every move strays: /purse',
    game: {
      setup(options, seats, turn) {
        const state = pearls.setup(options, seats, turn, pearls.version)
        return Object.assign(state, { purse: state.pearls })
      },
      clone: (state) => ({ ...state, ...pearls.clone(state) }),
    },
  },
  'facts that depend on one thing being another': {
    group: 4,
    says: 'A twin stored after every move is told otherwise: /0/fact/joined',
    game: siamese,
  },
  'a fact with a function in it': {
    group: 4,
    says: 'is not plain JSON at /say',
    game: telling(
      (turn) =>
        (fact, ...audience) =>
          turn.tell(Object.assign({ say: () => '' }, fact), ...audience),
    ),
  },
  'a view with an undefined in it': {
    group: 4,
    says: 'is not plain JSON at /seen',
    game: { view: (state, viewer) => Object.assign(pearls.view(state, viewer), { seen: undefined }) },
  },
  'talk with an undefined in it': {
    group: 4,
    says: 'is not plain JSON at /0/loud',
    game: { talk: (view, seat) => talk(view, seat).map((one) => Object.assign({ loud: undefined }, one)) },
  },
  'a set-up that is remembered outside of the state': {
    group: 5,
    says: 'Resumed after move',
    game: absentMinded(),
  },
  'a hidden source of luck': { group: 5, says: 'Replayed, the state is another: /die', game: hiddenDie() },
  'facts from a hidden source': {
    group: 5,
    says: 'Replayed, other facts are told: /0/fact/count',
    also: [7],
    because: 'the same move tells otherwise each time, whatever a viewer may know',
    game: countedFacts(),
  },
  'views from a hidden source': {
    group: 5,
    says: 'sees otherwise: /count',
    also: [6, 7],
    because: 'no two views of one state are equal',
    game: countedViews(),
  },
} as const satisfies Readonly<Record<string, Planted>>
