import {
  Refusal,
  type AnyGame,
  type Chance,
  type Game,
  type Kit,
  type Outcome,
  type Seat,
  type Viewer,
} from '@octopolis/engine'
import type { Box } from '@octopolis/games'

/**
 * A game made for trying out closed eyes: every night all confirm that they sleep, but for a witch, who may mark
 * somebody. Who was marked knows it in the morning. By day one seat after the other rings a bell.
 */
interface State {
  readonly nights: number
  night: number
  readonly witch: Seat | null
  isNight: boolean
  readonly slept: boolean[]
  mark: Seat | null
  readonly marks: number[]
  outcome: Outcome | null
}

type Move = { readonly type: 'sleep' } | { readonly type: 'mark'; readonly seat: Seat } | { readonly type: 'ring' }

interface Options {
  /** 9: there is none. */
  readonly witch: 'any' | '0' | '1' | '2' | '9'
}

interface View {
  readonly night: number
  readonly isNight: boolean
  readonly isWitch: boolean
  readonly sleeps: boolean
  readonly marks: number
}

type Fact =
  | { readonly type: 'morning'; readonly night: number }
  | { readonly type: 'marked' }
  | { readonly type: 'rung'; readonly seat: Seat }

type Ask = { readonly type: 'night' } | { readonly type: 'day' }

const sleep: Move = { type: 'sleep' }
const ring: Move = { type: 'ring' }

function seatsOf({ slept }: State): Seat[] {
  return slept.map((_, seat) => seat)
}

function ringer({ night, slept }: State): Seat {
  return night % slept.length
}

interface VeilGame extends Kit {
  State: State
  Move: Move
  Options: Options
  View: View
  Fact: Fact
  Ask: Ask
}

export const veilGame: Game<VeilGame> = {
  id: 'veil',
  version: 1,
  seats: { min: 3, max: 5 },
  options: { witch: { kind: 'choice', values: ['any', '0', '1', '2', '9'], default: 'any' } },
  longest: 3 * (5 + 1),
  setup: ({ witch }, seats, { chance }) => ({
    nights: 3,
    night: 1,
    witch: witch === '9' ? null : witch === 'any' ? chance.below(seats) : Number(witch),
    isNight: true,
    slept: Array.from({ length: seats }, () => false),
    mark: null,
    marks: Array.from({ length: seats }, () => 0),
    outcome: null,
  }),
  awaiting(state) {
    if (state.outcome !== null) return []
    return state.isNight ? seatsOf(state).filter((seat) => state.slept[seat] === false) : [ringer(state)]
  },
  prompt(state, seat) {
    if (!veilGame.awaiting(state).includes(seat)) return null
    if (!state.isNight) return { ask: { type: 'day' }, moves: [ring], fallback: ring, pace: 'quick', rule: 'VEI-2.1' }
    const others = seatsOf(state).filter((one) => one !== seat)
    const marking = others.map((one): Move => ({ type: 'mark', seat: one }))
    const moves = seat === state.witch ? [sleep, ...marking] : [sleep]
    return { ask: { type: 'night' }, moves, fallback: sleep, pace: 'reflex', rule: 'VEI-1.1' }
  },
  veil: (state) => (state.isNight && state.outcome === null ? seatsOf(state) : null),
  play(state, seat, move, turn) {
    if (move.type === 'ring') {
      turn.tell({ type: 'rung', seat })
      if (state.night < state.nights) {
        state.night++
        state.isNight = true
      } else state.outcome = { places: state.slept.map(() => 1), reason: 'dawn' }
      return
    }
    state.slept[seat] = true
    if (move.type === 'mark') state.mark = move.seat
    if (state.slept.includes(false)) return
    turn.tell({ type: 'morning', night: state.night })
    if (state.mark !== null) {
      turn.tell({ type: 'marked' }, [state.mark])
      state.marks[state.mark] = (state.marks[state.mark] ?? 0) + 1
    }
    state.mark = null
    state.slept.fill(false)
    state.isNight = false
  },
  view: ({ night, isNight, witch, slept, marks }, viewer) => ({
    night,
    isNight,
    isWitch: viewer === witch,
    sleeps: viewer !== 'watcher' && slept[viewer] === true,
    marks: viewer === 'watcher' ? 0 : (marks[viewer] ?? 0),
  }),
  imagine() {
    throw new Refusal('Nobody imagines this game.')
  },
  outcome: ({ outcome }) => outcome,
  clone: (state) => ({ ...state, slept: [...state.slept], marks: [...state.marks] }),
}

/** Somebody else is the witch, and others may sleep already; what was done to others is anybody's guess. */
export function redealVeilGame(state: State, viewer: Viewer, chance: Chance): State {
  const seats = seatsOf(state)
  const strangers = seats.filter((seat) => seat !== viewer)
  const witch = viewer === state.witch || state.witch === null ? state.witch : chance.pick(strangers)
  const slept = state.slept.map((sleeps, seat) => (seat === viewer ? sleeps : state.isNight && chance.below(2) === 0))
  if (!slept.includes(false)) slept[chance.pick(strangers)] = false
  const marks = state.marks.map((count, seat) => (seat === viewer ? count : chance.below(state.night)))
  return { ...state, witch, slept, marks, mark: viewer === state.witch ? state.mark : null }
}

/** In its box, with bots that sleep. */
export const veilBox = {
  game: veilGame as unknown as AnyGame,
  words: { en: { title: 'Veil', pitch: '' }, fr: { title: 'Voile', pitch: '' } },
} as unknown as Box
