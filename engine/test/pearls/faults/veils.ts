import { handOf, pearls } from '../game.ts'
import { night, redeal as redealByNight } from '../night.ts'
import type { Planted } from './planted.ts'

/** What shines through when eyes are closed. */
export const veils = {
  'a veil over those alone who have not answered': {
    group: 7,
    says: 'under the same veil',
    also: [6],
    because: 'in an imagined world others are awaited',
    game: { ...night, veil: (state) => (state.asking.type === 'bids' ? night.awaiting(state) : null) },
    proof: { redeal: redealByNight },
  },
  'no veil where there should be one': {
    group: 7,
    says: 'sees others waited for',
    also: [6],
    because: 'in an imagined world others are awaited',
    game: { ...night, veil: () => null },
    proof: { redeal: redealByNight },
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
    proof: { redeal: redealByNight },
  },
  'an answer told through the veil': {
    group: 7,
    says: 'hears {"type":"ready"',
    game: { ...night, play: pearls.play },
    proof: { redeal: redealByNight },
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
    proof: { redeal: redealByNight },
  },
  'a word unasked under the veil': {
    group: 7,
    says: 'may speak unasked',
    game: { ...night, prompt: pearls.prompt },
    proof: { redeal: redealByNight },
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
    proof: { redeal: redealByNight },
  },
  'a lid on the veil': {
    group: 7,
    says: 'is not under the veil',
    game: { ...night, veil: (state) => (state.asking.type === 'bids' ? [0] : null) },
    proof: { redeal: redealByNight },
  },
} as const satisfies Readonly<Record<string, Planted>>
