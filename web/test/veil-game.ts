import { Refusal, type AnyGame, type Game, type Kit, type Seat } from '@octopolis/engine'

/** A game of one night, made for trying closed eyes: all sleep, but for a witch, who may mark somebody. */
interface State {
  readonly witch: Seat
  readonly slept: boolean[]
  mark: Seat | null
}

type Move = { readonly type: 'sleep' } | { readonly type: 'mark'; readonly seat: Seat }

const sleep: Move = { type: 'sleep' }
const isOver = ({ slept }: State): boolean => !slept.includes(false)
const seatsOf = ({ slept }: State): Seat[] => slept.map((_, seat) => seat)

interface VeilGame extends Kit {
  State: State
  Move: Move
  Options: { readonly witch: string }
  View: { readonly sleeps: boolean }
  Fact: { readonly type: 'morning' }
  Ask: { readonly type: 'night' }
}

const game: Game<VeilGame> = {
  id: 'veil',
  version: 1,
  seats: { min: 3, max: 3 },
  options: { witch: { kind: 'choice', values: ['0', '1', '2', '9'], default: '0' } },
  longest: 3,
  setup: ({ witch }, seats) => ({
    witch: Number(witch),
    slept: Array.from({ length: seats }, () => false),
    mark: null,
  }),
  awaiting: (state) => seatsOf(state).filter((seat) => state.slept[seat] === false),
  prompt(state, seat) {
    if (state.slept[seat] !== false) return null
    const marks = seatsOf(state).flatMap((one): Move[] => (one === seat ? [] : [{ type: 'mark', seat: one }]))
    const moves = seat === state.witch ? [sleep, ...marks] : [sleep]
    return { ask: { type: 'night' }, moves, fallback: sleep, pace: 'reflex', rule: 'VEI-1.1' }
  },
  veil: (state) => (isOver(state) ? null : seatsOf(state)),
  play(state, seat, move, turn) {
    state.slept[seat] = true
    if (move.type === 'mark') state.mark = move.seat
    if (isOver(state)) turn.tell({ type: 'morning' })
  },
  view: ({ slept }, viewer) => ({ sleeps: viewer !== 'watcher' && slept[viewer] === true }),
  imagine() {
    throw new Refusal('Nobody imagines this game.')
  },
  outcome: (state) => (isOver(state) ? { places: state.slept.map(() => 1), reason: 'morning' } : null),
  clone: (state) => ({ ...state, slept: [...state.slept] }),
}

export const veilGame: AnyGame = game
