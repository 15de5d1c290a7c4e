import type { Typed } from '../../../index.ts'
import { handOf, pearls, talk } from '../game.ts'
import { prompting, type Planted } from './planted.ts'

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

/** Looking changes nothing, and what isn't listed is refused. */
export const strangers = {
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
} as const satisfies Readonly<Record<string, Planted>>
