import type { DeckCard, State } from '../state.ts'

/** For all to see, on top of the others. */
export function discard(state: State, card: DeckCard): void {
  state.discards.push(card)
  state.gone.push(card)
}
