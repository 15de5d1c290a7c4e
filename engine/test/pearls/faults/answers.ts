import { pearls, talk } from '../game.ts'
import { prompting, type Planted } from './planted.ts'

/** Who is awaited, what they are asked, and whether they can answer. */
export const answers = {
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
    proof: { tables: [{ seats: 2, options: { die: 'twelve' } }] },
  },
  'a bot that invents moves': {
    group: 2,
    says: "can't be played: Refusal",
    proof: { bots: [() => ({ type: 'bid', card: 99 })] },
  },
  'a bot that gives up': {
    group: 2,
    says: 'A bot fails: Error: I give up',
    proof: {
      bots: [
        () => {
          throw new Error('I give up')
        },
      ],
    },
  },
} as const satisfies Readonly<Record<string, Planted>>
