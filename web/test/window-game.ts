import { Refusal, type AnyGame, type Game, type Kit, type Seat } from '@octopolis/engine'

/** A game of two shells, made for trying windows: when one is shown anybody may grab it, once, or cheer. */
interface State {
  shown: number
  isOpen: boolean
  readonly laid: { readonly seat: Seat; readonly card: string }[]
  readonly passed: boolean[]
}

type Move = { readonly type: 'show' | 'grab' | 'cheer' } | { readonly type: 'pass'; readonly on: number }
type Fact = { readonly type: 'shown' | 'grab' | 'cheer' | 'passed'; readonly seat: Seat }

const shells = 2

interface WindowGame extends Kit {
  State: State
  Move: Move
  View: { readonly viewer: number | string; readonly shown: number }
  Fact: Fact
  Ask: { readonly type: 'show' } | { readonly type: 'answer'; readonly passed: readonly boolean[] }
}

const game: Game<WindowGame> = {
  id: 'window',
  version: 1,
  seats: { min: 2, max: 4 },
  options: {},
  longest: 100,
  setup: (_options, seats) => ({
    shown: 0,
    isOpen: false,
    laid: [],
    passed: Array.from({ length: seats }, () => false),
  }),
  awaiting({ shown, isOpen, passed }) {
    if (isOpen) return passed.flatMap((has, seat) => (has ? [] : [seat]))
    return shown === shells ? [] : [shown % passed.length]
  },
  prompt(state, seat) {
    if (!game.awaiting(state).includes(seat)) return null
    const show: Move = { type: 'show' }
    if (!state.isOpen) return { ask: { type: 'show' }, moves: [show], fallback: show, pace: 'think', rule: 'WIN-1.1' }
    const { laid, passed } = state
    const pass: Move = { type: 'pass', on: laid.length }
    const grab: Move[] = laid.some(({ card }) => card === 'grab') ? [] : [{ type: 'grab' }]
    const window = { event: 'shown', mine: seat === (state.shown - 1) % passed.length }
    const ask = { type: 'answer', passed: [...passed] } as const
    return { ask, moves: [pass, ...grab, { type: 'cheer' }], fallback: pass, pace: 'reflex', rule: 'WIN-1.2', window }
  },
  play(state, seat, move, turn) {
    if (move.type === 'pass') {
      turn.tell({ type: 'passed', seat })
      state.passed[seat] = true
      if (state.passed.includes(false)) return
      state.isOpen = false
      state.laid.length = 0
    } else if (move.type === 'show') {
      turn.tell({ type: 'shown', seat })
      state.shown++
      state.isOpen = true
    } else {
      turn.tell({ type: move.type, seat })
      state.laid.push({ seat, card: move.type })
    }
    state.passed.fill(false)
  },
  view: ({ shown }, viewer) => ({ viewer, shown }),
  imagine() {
    throw new Refusal('Nobody imagines this game.')
  },
  outcome: (state) =>
    game.awaiting(state).length > 0 ? null : { places: state.passed.map(() => 1), reason: 'shells' },
  clone: (state) => ({ ...state, laid: [...state.laid], passed: [...state.passed] }),
}

export const windowGame: AnyGame = game
