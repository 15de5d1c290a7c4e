import type { AnyTrial, Group, Trial } from '../../conform/index.ts'
import type { Chance, Choice, Game, Prompt, RuleId, Seat, Turn, Typed } from '../../index.ts'
import { handOf, pearls, talk, type Ask, type Fact, type Move, type Options, type State, type View } from './game.ts'
import { night, redeal as redealByNight } from './night.ts'
import { redeal, rulebooks, trial } from './trial.ts'
import { en, fr } from './words.ts'

type Pearls = Game<State, Move, Options, View, Fact, Ask>
type PearlSteps = NonNullable<(typeof fr.steps)['bid']>
type PearlsTrial = Trial<State, Move, Options, View, Fact, Ask>

/** The sound game with one thing wrong, and the group that has to find it. */
export interface Planted {
  readonly group: Group
  /** A part of the sentence that says so: it tells which of the group's checks has seen it. */
  readonly says: string
  /** Groups that can't help seeing it too, and why. */
  readonly also?: readonly Group[]
  readonly because?: string
  /** 8 unless told: more for what only shows where one looks hard, less where other checks look first. */
  readonly thoroughness?: number
  readonly game?: Partial<Pearls>
  readonly trial?: Partial<PearlsTrial>
}

function atPile(state: State): number {
  return state.pile[0] ?? 0
}

function holds(state: State, seat: Seat, card: number): boolean {
  return handOf(state, seat).includes(card)
}

/** The turn, with another way to tell. */
function telling(turn: Turn<Fact>, tell: Turn<Fact>['tell']): Turn<Fact> {
  return { chance: turn.chance, tell, reveal: () => turn.reveal() }
}

function prompting(bend: (prompt: Prompt<Move, Ask>, state: State, seat: Seat) => Prompt<Move, Ask>): Partial<Pearls> {
  return {
    prompt(state, seat) {
      const prompt = pearls.prompt(state, seat)
      return prompt === null ? null : bend(prompt, state, seat)
    },
  }
}

/** What is wrong is set up, and kept by the clone. */
function keeping(more: () => object): Partial<Pearls> {
  return {
    setup: (options, seats, turn) => Object.assign(pearls.setup(options, seats, turn), more()),
    clone: (state) => ({ ...state, ...pearls.clone(state) }),
  }
}

function without(of: object, key: string): object {
  return Object.fromEntries(Object.entries(of).filter(([name]) => name !== key))
}

function inFrench(
  part: 'facts' | 'talk' | 'asks' | 'answers' | 'steps' | 'endings' | 'options' | 'problems',
  of: object,
): Partial<PearlsTrial> {
  // The compiler would refuse such words: this is what a cast, or a plain JavaScript file, lets through.
  const words = { ...fr, [part]: of } as unknown as AnyTrial['words']['fr']
  return { words: { en, fr: words } }
}

/** The sound steps to a bid, with something done to them. */
function steppingInFrench(bend: (way: readonly Choice[], card: number) => readonly Choice[]): Partial<PearlsTrial> {
  const bid: PearlSteps = (move, ask, say, view) =>
    bend(fr.steps.bid?.(move, ask, say, view) ?? [], move.type === 'bid' ? move.card : 0)
  return inFrench('steps', { ...fr.steps, bid })
}

function inEnglish(part: 'facts' | 'talk', of: object): Partial<PearlsTrial> {
  const words = { ...en, [part]: of } as unknown as AnyTrial['words']['en']
  return { words: { en: words, fr } }
}

/** A list that is asked whether it holds a stranger. */
function answeringStrangers<Item>(items: readonly Item[], answer: (items: readonly Item[]) => Item): Item[] {
  const list = [...items]
  const find = (fits: (item: Item) => boolean) => {
    const index = items.findIndex(fits)
    return index === -1 ? answer(items) : items[index]
  }
  return Object.defineProperty(list, 'find', { value: find })
}

function whoIsThis(): never {
  throw new Error('who is this?')
}

/** Counts over all games, where no record knows of it. */
function counting(): () => object {
  let count = 0
  return () => ({ count: count++ })
}

function countedFacts(): Partial<Pearls> {
  const count = counting()
  return {
    play(state, seat, move, turn) {
      const tell: Turn<Fact>['tell'] = (fact, ...audience) => turn.tell(Object.assign(count(), fact), ...audience)
      pearls.play(state, seat, move, telling(turn, tell))
    },
  }
}

function countedViews(): Partial<Pearls> {
  const count = counting()
  return { view: (state, viewer) => Object.assign(count(), pearls.view(state, viewer)) }
}

/** Two parts of the state are one and the same thing, until it is stored. */
const siamese: Partial<Pearls> = {
  ...keeping(() => ({})),
  setup(options, seats, turn) {
    const state = pearls.setup(options, seats, turn)
    return Object.assign(state, { house: state.rules })
  },
  play(state, seat, move, turn) {
    const joined = 'house' in state && state.house === state.rules
    const tell: Turn<Fact>['tell'] = (fact, ...audience) => turn.tell(Object.assign({ joined }, fact), ...audience)
    pearls.play(state, seat, move, telling(turn, tell))
  },
}

function hiddenDie(): Partial<Pearls> {
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
function absentMinded(): Partial<Pearls> {
  let rules: Options | null = null
  return {
    setup(options, seats, turn) {
      rules = options
      return pearls.setup(options, seats, turn)
    },
    play(state, seat, move, turn) {
      const tell: Turn<Fact>['tell'] = (fact, ...audience) => turn.tell(Object.assign({ rules }, fact), ...audience)
      pearls.play(state, seat, move, telling(turn, tell))
    },
  }
}

function imaginesTheTruth(): Partial<Pearls> {
  let truth: State | null = null
  return {
    view(state, viewer) {
      truth = state
      return pearls.view(state, viewer)
    },
    imagine: (view, chance) => (truth === null ? pearls.imagine(view, chance) : pearls.clone(truth)),
  }
}

/** Knows its own finished states only, not what was read back from storage. */
function forgetfulOutcome(): Partial<Pearls> {
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

const noLuck: Chance = { below: () => 0, die: () => 1, pick: (items) => items[0] as never, shuffle: (items) => items }

const alsoImagined = 'an imagined world has other secrets, so what shows them differs there too'

export const faults = {
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

  'a seat awaited after the end': {
    group: 2,
    says: 'There is an outcome, but awaited are seats 0',
    game: { awaiting: (state) => (state.asking.type === 'over' ? [0] : pearls.awaiting(state)) },
  },
  'nobody awaited before the end': {
    group: 2,
    says: 'Nobody is awaited, but there is no outcome',
    game: { awaiting: (state) => (state.asking.type === 'peek' ? [] : pearls.awaiting(state)) },
  },
  'a seat awaited twice': {
    group: 2,
    says: 'A seat is awaited twice',
    game: { awaiting: (state) => pearls.awaiting(state).flatMap((seat) => [seat, seat]) },
  },
  'a seat awaited that is not there': {
    group: 2,
    says: 'Seat 7 is awaited, and there is no such seat',
    game: { awaiting: (state) => [...pearls.awaiting(state), ...(state.asking.type === 'peek' ? [7] : [])] },
  },
  'a seat awaited that is asked nothing': {
    group: 2,
    says: 'is awaited, but asked nothing',
    game: { awaiting: (state) => (state.asking.type === 'peek' ? [0, 1] : pearls.awaiting(state)) },
  },
  'a question without answers': {
    group: 2,
    says: 'has no answer to "peek"',
    game: prompting((prompt) => (prompt.ask.type === 'peek' ? { ...prompt, moves: [] } : prompt)),
  },
  'a fallback that is not legal': {
    group: 2,
    says: 'is not among its answers to "bid"',
    game: prompting((prompt) => ({ ...prompt, fallback: { type: 'bid', card: 99 } })),
  },
  'an answer listed twice': {
    group: 2,
    says: 'is listed twice',
    game: prompting((prompt) => ({ ...prompt, moves: [...prompt.moves, ...prompt.moves] })),
  },
  'a listed move that throws': {
    group: 2,
    says: 'Error: no peeking',
    game: {
      play(state, seat, move, turn) {
        if (move.type === 'peek') throw new Error('no peeking')
        pearls.play(state, seat, move, turn)
      },
    },
  },
  'talk that is listed twice': {
    group: 2,
    says: 'may say is listed twice: {"type":"claim"',
    game: { talk: (view, seat) => [...talk(view, seat), ...talk(view, seat)] },
  },
  'a silent seat that has something to say': {
    group: 2,
    says: 'is silent, yet may say {"type":"threat","seat":0}',
    game: { talk: (view, seat) => (view.asking.type === 'over' ? [{ type: 'threat', seat: 0 }] : talk(view, seat)) },
  },
  'a clone that shares': {
    group: 2,
    says: 'A clone shares what changes',
    game: { clone: (state) => ({ ...pearls.clone(state), hands: state.hands }) },
  },
  'a clone that forgets': {
    group: 2,
    says: 'The clone is not equal: /die',
    game: { clone: (state) => ({ ...pearls.clone(state), die: null }) },
  },
  'a table that cannot be set up': {
    group: 2,
    says: "The game can't be set up",
    trial: { tables: [{ seats: 2, options: { die: 'twelve' } }] },
  },
  'a bot that invents moves': {
    group: 2,
    says: "can't be played: Refusal",
    trial: { bots: [() => ({ type: 'bid', card: 99 })] },
  },

  'a bot that gives up': {
    group: 2,
    says: 'A bot fails: Error: I give up',
    trial: {
      bots: [
        () => {
          throw new Error('I give up')
        },
      ],
    },
  },
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

  'a prompt that changes the state': {
    group: 3,
    says: 'Looking at the state changed it: /hands',
    also: [5, 7],
    because: 'a replay and a twin are asked less often, so they come to other states',
    game: {
      prompt(state, seat) {
        handOf(state, seat).sort((a, b) => a - b)
        return pearls.prompt(state, seat)
      },
    },
  },
  'a view that changes the state': {
    group: 3,
    says: 'Looking at the state changed it: /die',
    also: [4, 5, 7],
    because: 'a stored twin and a redealt one are looked at less often, so they come to other states',
    game: {
      view(state, viewer) {
        if (viewer === 'watcher') state.die = null
        return pearls.view(state, viewer)
      },
    },
  },

  'a list of moves that lets any move in': {
    group: 3,
    says: 'was accepted',
    game: prompting((prompt) => ({
      ...prompt,
      moves: answeringStrangers(prompt.moves, ([first]) => first ?? { type: 'pass' }),
    })),
  },
  'a list of moves that fails on strangers': {
    group: 3,
    says: 'met an error, not a refusal: Error: who is this?',
    game: prompting((prompt) => ({ ...prompt, moves: answeringStrangers(prompt.moves, whoIsThis) })),
  },
  'talk that changes the state': {
    group: 3,
    says: 'Looking at the state changed it: /hands',
    also: [5, 6, 7],
    because: 'a prompt from before the talk, a replay and a twin have the cards in their old order',
    thoroughness: 2,
    game: {
      view: (state, viewer) =>
        viewer === 'watcher'
          ? pearls.view(state, viewer)
          : { ...pearls.view(state, viewer), hand: handOf(state, viewer) },
      talk(view, seat) {
        const hand = view.hand as number[]
        hand.sort((a, b) => a - b)
        return talk(view, seat)
      },
    },
  },
  'a list of talk that lets anything in': {
    group: 3,
    says: 'was accepted',
    game: {
      talk: (view, seat) => answeringStrangers<Typed>(talk(view, seat), ([first]) => first ?? { type: 'boast' }),
    },
  },
  'a list of talk that fails on strangers': {
    group: 3,
    says: 'met an error, not a refusal: Error: who is this?',
    game: { talk: (view, seat) => answeringStrangers(talk(view, seat), whoIsThis) },
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
        const state = pearls.setup(options, seats, turn)
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
    game: {
      play(state, seat, move, turn) {
        const tell: Turn<Fact>['tell'] = (fact, ...audience) =>
          turn.tell(Object.assign({ say: () => '' }, fact), ...audience)
        pearls.play(state, seat, move, telling(turn, tell))
      },
    },
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

  'a view too poor to rebuild a world': {
    group: 6,
    says: 'its prompt differs: /ask/round',
    game: { view: (state, viewer) => ({ ...pearls.view(state, viewer), round: 1 }) },
  },
  'an imagined world that looks otherwise': {
    group: 6,
    says: 'its view differs: /die',
    game: { imagine: (view, chance) => ({ ...pearls.imagine(view, chance), die: 6 }) },
  },
  'an imagined world without a pearl': {
    group: 6,
    says: 'is broken: pearls',
    game: { view: (state, viewer) => ({ ...pearls.view(state, viewer), bank: 0 }) },
  },
  'an imagined world that shares its view': {
    group: 6,
    says: 'A world shares what changes with the view',
    game: { imagine: (view, chance) => ({ ...pearls.imagine(view, chance), pearls: view.pearls as number[] }) },
  },
  'an imagined world that cannot be played in': {
    group: 6,
    says: "can't be played: TypeError",
    game: {
      imagine(view, chance) {
        const world = pearls.imagine(view, chance)
        return { ...world, bids: Object.freeze(world.bids) as typeof world.bids }
      },
    },
  },
  'an imagined world that is not JSON': {
    group: 6,
    says: 'imagines is not plain JSON at /seen',
    game: { imagine: (view, chance) => Object.assign(pearls.imagine(view, chance), { seen: undefined }) },
  },

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
    game: {
      play(state, seat, move, turn) {
        const tell: Turn<Fact>['tell'] = (fact, to, others) =>
          turn.tell(fact, to, others && Object.assign({ high: fact.type === 'bid' && fact.card > 5 }, others))
        pearls.play(state, seat, move, telling(turn, tell))
      },
    },
  },
  'a leak in a fact about an old secret': {
    group: 7,
    says: 'hears: /0/card',
    game: {
      play(state, seat, move, turn) {
        const tell: Turn<Fact>['tell'] = (fact, ...audience) =>
          turn.tell(fact.type === 'passed' ? Object.assign({ card: atPile(state) }, fact) : fact, ...audience)
        pearls.play(state, seat, move, telling(turn, tell))
      },
    },
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
    trial: { redeal: (state) => pearls.clone(state) },
  },
  'a redeal that breaks the state': {
    group: 7,
    thoroughness: 80,
    says: 'the state is broken: cards',
    trial: {
      redeal(state, viewer, chance) {
        const twin = redeal(state, viewer, chance)
        return { ...twin, pile: twin.pile.map((card, depth) => (depth === 0 ? card : 1)) }
      },
    },
  },
  'a fact without French words': {
    group: 8,
    says: 'French words for rolled',
    trial: inFrench('facts', without(fr.facts, 'rolled')),
  },
  'a fact without English words': {
    group: 8,
    says: 'English words for rolled',
    trial: inEnglish('facts', without(en.facts, 'rolled')),
  },
  'talk without French words': {
    group: 8,
    says: 'French words for claim of the talk',
    trial: inFrench('talk', without(fr.talk, 'claim')),
  },
  'talk without English words': {
    group: 8,
    says: 'English words for claim of the talk',
    trial: inEnglish('talk', without(en.talk, 'claim')),
  },
  'talk without any words': {
    group: 8,
    says: 'English words for the talk {"type":"boast"} are missing',
    game: {
      talk(view, seat) {
        const listed = talk(view, seat)
        return listed.length === 0 ? [] : [...listed, { type: 'boast' }]
      },
    },
  },
  'a veil over those alone who have not answered': {
    group: 7,
    says: 'under the same veil',
    also: [6],
    because: 'in an imagined world others are awaited',
    game: { ...night, veil: (state) => (state.asking.type === 'bids' ? night.awaiting(state) : null) },
    trial: { redeal: redealByNight },
  },
  'no veil where there should be one': {
    group: 7,
    says: 'sees others waited for',
    also: [6],
    because: 'in an imagined world others are awaited',
    game: { ...night, veil: () => null },
    trial: { redeal: redealByNight },
  },
  'a view through the veil': {
    group: 7,
    says: 'gets another view: /held',
    also: [6],
    because: 'a world is imagined in which others have bid',
    game: {
      ...night,
      view: (state, viewer) => ({ ...night.view(state, viewer), held: state.hands.map(({ length }) => length) }),
    },
    trial: { redeal: redealByNight },
  },
  'an answer told through the veil': {
    group: 7,
    says: 'hears {"type":"ready"',
    game: { ...night, play: pearls.play },
    trial: { redeal: redealByNight },
  },
  'a veil under which not all are asked alike': {
    group: 7,
    says: 'not all are asked alike',
    game: {
      ...night,
      prompt(state, seat) {
        const prompt = night.prompt(state, seat)
        return prompt === null || seat > 0 ? prompt : { ...prompt, pace: 'quick' }
      },
    },
    trial: { redeal: redealByNight },
  },
  'a word unasked under the veil': {
    group: 7,
    says: 'may speak unasked',
    game: { ...night, prompt: pearls.prompt },
    trial: { redeal: redealByNight },
  },
  'a veil that falls too soon': {
    group: 7,
    says: 'those still awaited are not seats',
    game: {
      ...night,
      play(state, seat, move, turn) {
        night.play(state, seat, move, turn)
        const hasty = night.awaiting(state)[0]
        if (move.type !== 'bid' || seat !== 0 || hasty === undefined || hasty === 0) return
        const [card] = handOf(state, hasty)
        if (state.asking.type === 'bids' && card !== undefined) night.play(state, hasty, { type: 'bid', card }, turn)
      },
    },
    trial: { redeal: redealByNight },
  },
  'a lid on the veil': {
    group: 7,
    says: 'is not under the veil',
    game: { ...night, veil: (state) => (state.asking.type === 'bids' ? [0] : null) },
    trial: { redeal: redealByNight },
  },
  'a question without French words': {
    group: 8,
    says: 'French words for peek',
    trial: inFrench('asks', without(fr.asks, 'peek')),
  },
  'answers without French words': {
    group: 8,
    says: 'French words for bid',
    trial: inFrench('answers', without(fr.answers, 'bid')),
  },
  'many answers without steps to them': {
    group: 8,
    says: '"bid" has 15 answers, and no English steps lead to them',
    game: prompting((prompt) => {
      const moves = prompt.moves.flatMap((move) => [1, 2, 3, 4, 5].map((bow) => Object.assign({ bow }, move)))
      return { ...prompt, moves, fallback: moves[0] ?? prompt.fallback }
    }),
    trial: { words: { en: { ...en, steps: {} }, fr: { ...fr, steps: {} } } },
  },
  'steps in one language only': {
    group: 8,
    says: 'French words for bid of the steps',
    trial: inFrench('steps', {}),
  },
  'one way to two answers': {
    group: 8,
    says: 'lead to {"type":"bid"',
    trial: steppingInFrench((way) => way.slice(0, 1)),
  },
  'a way that stops short': {
    group: 8,
    says: 'stop short of it',
    trial: steppingInFrench((way, card) => (card === 5 ? way.slice(0, 1) : way)),
  },
  'a way that goes past another answer': {
    group: 8,
    says: 'go past {"type":"bid","card":6}',
    trial: steppingInFrench((way, card) => (card === 6 ? way.slice(0, 1) : way)),
  },
  'a way without a step': {
    group: 8,
    says: 'stop short of it',
    trial: steppingInFrench((way, card) => (card === 5 ? [] : way)),
  },
  'two questions at once': {
    group: 8,
    says: 'ask both "Basse ou haute',
    trial: steppingInFrench((way, card) => (card === 5 ? way.map((step) => ({ ...step, question: 'Hein ?' })) : way)),
  },
  'a step without words': {
    group: 8,
    says: 'The French words for a step to the answer {"type":"bid","card":5} to "bid" are missing',
    trial: steppingInFrench((way, card) => way.map((step) => (card === 5 ? { ...step, choice: ' ' } : step))),
  },
  'much to say without steps to it': {
    group: 8,
    says: 'things, and no English steps lead to them',
    trial: { words: { en: without(en, 'sayings') as typeof en, fr: without(fr, 'sayings') as typeof fr } },
  },
  'steps to what may be said in one language only': {
    group: 8,
    says: 'Only one language has steps to what may be said',
    trial: { words: { en, fr: without(fr, 'sayings') as typeof fr } },
  },
  'one way to two things to say': {
    group: 8,
    says: 'lead to {"type":"claim"',
    trial: { words: { en, fr: { ...fr, sayings: () => [{ question: 'Quoi ?', choice: 'ça' }] } } },
  },
  'an ending without French words': {
    group: 8,
    says: 'French words for shared',
    trial: inFrench('endings', without(fr.endings, 'shared')),
  },
  'an option without French words': {
    group: 8,
    says: 'French words for the option die',
    trial: inFrench('options', without(fr.options, 'die')),
  },
  'a value of an option without French words': {
    group: 8,
    says: 'French words for the value four of option die',
    trial: inFrench('options', { ...fr.options, die: { ...fr.options.die, values: { six: 'six' } } }),
  },
  'a problem of options without French words': {
    group: 8,
    says: 'French words for the problem "noCharm"',
    trial: inFrench('problems', {}),
  },
  'an empty phrase': {
    group: 8,
    says: 'French words for the fact {"type":"peeked"',
    trial: inFrench('facts', { ...fr.facts, peeked: () => ' ' }),
  },
  'a phrase that lets slip an undefined': {
    group: 8,
    says: 'say "undefined regarde."',
    trial: inFrench('facts', { ...fr.facts, peeked: ({ who }: { who?: string }) => `${who} regarde.` }),
  },
  'a phrase that throws': {
    group: 8,
    says: 'fail: Error: no words',
    trial: inFrench('asks', {
      ...fr.asks,
      rebid: () => {
        throw new Error('no words')
      },
    }),
  },
  'a rule missing in one rulebook': {
    group: 8,
    says: 'The rule PRL-1.2 is in one rulebook only',
    trial: { rulebooks: { ...rulebooks, fr: rulebooks.fr.replace('**PRL-1.2**', '') } },
  },
  'a rule that is there twice': {
    group: 8,
    says: 'The rule PRL-1.1 is there twice',
    trial: { rulebooks: { ...rulebooks, en: `${rulebooks.en}\n**PRL-1.1** Again.` } },
  },
  'a question whose rule is in no rulebook': {
    group: 8,
    says: 'The rule PRL-7.7 of ',
    game: prompting((prompt) => ({ ...prompt, rule: 'PRL-7.7' satisfies RuleId })),
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

export function plant({ game, trial: bent }: Planted): { readonly game: Pearls; readonly trial: PearlsTrial } {
  return { game: { ...pearls, ...game }, trial: { ...trial, ...bent } }
}
