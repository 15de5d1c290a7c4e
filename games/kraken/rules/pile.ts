import type { Seat, Turn } from '@octopolis/engine'
import type { Card } from '../data/cards.ts'
import type { Fact } from '../facts.ts'
import { question } from '../kit.ts'
import type { Answers } from '../moves.ts'
import type { State } from '../state.ts'
import { discard, leave } from './choices.ts'

/** KRA-4.4: fewer than this in the pile, and no navigation begins. */
const fewest = 4

/** KRA-4.4: pile and discards become a new pile. Revealed cards never return. */
export function shuffle(state: State, turn: Turn<Fact>): void {
  state.pile = turn.chance.shuffle([...state.pile, ...state.discards])
  state.discards = []
  turn.tell({ type: 'shuffled', cards: state.pile.length })
}

export function renewPile(state: State, turn: Turn<Fact>): void {
  if (state.pile.length >= fewest) return
  shuffle(state, turn)
  state.log.push({ type: 'shuffle' })
}

/** Draws so many; KRA-4.10: a pile that ran dry is made anew at once. Says after which card that was. */
export function draw(
  state: State,
  count: number,
  turn: Turn<Fact>,
): { readonly cards: readonly Card[]; readonly dry: readonly number[] } {
  const cards: Card[] = []
  const dry: number[] = []
  while (cards.length < count) {
    const card = state.pile.pop()
    if (card === undefined) break
    cards.push(card)
    if (state.pile.length > 0 || state.discards.length === 0) continue
    shuffle(state, turn)
    dry.push(cards.length)
  }
  return { cards, dry }
}

/** KRA-6.3, KRA-8.10: somebody looks at the top card. */
export function lookAtTop(state: State, seat: Seat, by: 'telescope' | 'lookout', turn: Turn<Fact>): void {
  if (state.pile.length === 0) {
    shuffle(state, turn)
    state.log.push({ type: 'shuffle' })
  }
  const card = state.pile.at(-1)
  if (card === undefined) return
  turn.tell({ type: 'peeked', seat, card }, [seat])
  turn.reveal()
  state.agenda.push({ type: 'peek', seat, by })
}

const leaveOrNot: readonly Answers['peek'][] = [leave, discard]

export const peek = question<'peek'>({
  rule: 'KRA-6.3',
  pace: 'think',
  asks: (_state, step, seat) => seat === step.seat,
  moves: () => leaveOrNot,
  fallback: () => leave,
  answer(state, { seat, by }, _seat, move, turn) {
    state.agenda.pop()
    const discarded = move.type === 'discard'
    const card = discarded ? state.pile.pop() : state.pile.at(-1)
    if (card === undefined) return
    if (discarded) state.discards.push(card)
    state.log.push({ type: 'peek', seat, by, card, discarded })
    turn.tell({ type: discarded ? 'topDiscarded' : 'topLeft', seat })
  },
})
